import CollectionLayout

/// Where the visible bounds are at a content offset along the scroll.
struct ScrollingValues {
    private let isVertical: Bool
    /// The content offset across the scroll, which never changes.
    private let across: Double

    init(_ direction: ScrollDirection, adjusted: EdgeInsets) {
        isVertical = direction == .vertical
        across = 0 - (isVertical ? adjusted.left : adjusted.top)
    }

    /// The centre of a cell from the upper left corner of the visible bounds.
    @inline(__always)
    func center(of frame: Rect, at offset: Double) -> Point {
        isVertical
            ? Point(x: frame.midX - across, y: frame.midY - offset)
            : Point(x: frame.midX - offset, y: frame.midY - across)
    }

    /// The offsets at which a cell is seen within bounds of that size, evenly from when it comes to when it goes.
    func offsets(seeing frame: Rect, in bounds: Size, count: Int) -> [Double] {
        let first = (isVertical ? frame.minY - bounds.height : frame.minX - bounds.width)
        let last = isVertical ? frame.maxY : frame.maxX
        return (0..<count).map { first + (last - first) * (Double($0) + 0.5) / Double(count) }
    }
}
