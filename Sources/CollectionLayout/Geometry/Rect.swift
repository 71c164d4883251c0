/// A rectangle in points, y down; half-open: it contains its top and left edge, not its bottom and right one.
package struct Rect: Equatable, Hashable, Sendable, BitwiseCopyable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    package init(origin: Point, size: Size) {
        self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
    }

    package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    package var origin: Point { Point(x: x, y: y) }
    package var size: Size { Size(width: width, height: height) }
    package var minX: Double { x }
    package var minY: Double { y }
    package var midX: Double { x + width / 2 }
    package var midY: Double { y + height / 2 }
    package var maxX: Double { x + width }
    package var maxY: Double { y + height }
}
