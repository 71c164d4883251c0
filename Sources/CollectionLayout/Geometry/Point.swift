/// A place in points, y down.
package struct Point: Equatable, Hashable, Sendable, BitwiseCopyable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    package static let zero = Point(x: 0, y: 0)
}
