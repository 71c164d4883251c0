/// An extent in points.
package struct Size: Equatable, Hashable, Sendable, BitwiseCopyable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    package static let zero = Size(width: 0, height: 0)
}
