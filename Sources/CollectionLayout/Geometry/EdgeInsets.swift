/// Distances inward from the four edges, in points, in UIEdgeInsets' order.
package struct EdgeInsets: Equatable, Hashable, Sendable, BitwiseCopyable {
    package var top: Double
    package var left: Double
    package var bottom: Double
    package var right: Double

    package init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    package static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}
