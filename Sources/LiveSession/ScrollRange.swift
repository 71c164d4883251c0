package import CollectionLayout

/// Where a page may scroll to, and what of the content it can see there.
package struct ScrollRange {
    package var contentSize: Size
    /// The adjusted one.
    package var contentInset: EdgeInsets
    package var bounds: Size
    package var direction: ScrollDirection
    /// Content that is to be seen from its end along the scroll: a chat, or a strip that is read from the right.
    package var restsAtEnd: Bool
    /// Content that is to be seen from its middle, both ways: rings about it.
    package var restsInMiddle: Bool

    package init(
        contentSize: Size, contentInset: EdgeInsets, bounds: Size, direction: ScrollDirection, restsAtEnd: Bool = false,
        restsInMiddle: Bool = false
    ) {
        self.contentSize = contentSize
        self.contentInset = contentInset
        self.bounds = bounds
        self.direction = direction
        self.restsAtEnd = restsAtEnd
        self.restsInMiddle = restsInMiddle
    }

    /// The offset at the content's beginning: insets move the scroll range, not the frames. A difference, so that it is never −0.
    var start: Point { Point(x: 0 - contentInset.left, y: 0 - contentInset.top) }

    /// The offset of a page that nobody has scrolled.
    package var rest: Point {
        if restsInMiddle { return Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2) }
        guard restsAtEnd else { return start }
        return switch direction {
        case .vertical: Point(x: start.x, y: end.y)
        case .horizontal: Point(x: end.x, y: start.y)
        }
    }

    /// The offset farthest from the beginning.
    var end: Point {
        let far = Point(
            x: max(start.x, contentSize.width + contentInset.right - bounds.width),
            y: max(start.y, contentSize.height + contentInset.bottom - bounds.height))
        // Across its direction a layout fills what the insets leave, up to a rounding of their sum.
        return switch direction {
        case .vertical: Point(x: far.x - start.x < Self.leastOverflow ? start.x : far.x, y: far.y)
        case .horizontal: Point(x: far.x, y: far.y - start.y < Self.leastOverflow ? start.y : far.y)
        }
    }

    /// Content that is larger than what is visible by less does not scroll across.
    static let leastOverflow = 0.5

    /// The nearest offset that exists. Content scrolls each way in which there is more of it than is visible, as in a
    /// UIScrollView: a flow along its direction only, a circle of many rings both ways.
    func clamped(_ offset: Point) -> Point {
        let end = end
        return Point(x: min(max(offset.x, start.x), end.x), y: min(max(offset.y, start.y), end.y))
    }

    /// Whether nobody has scrolled, as far as anybody can: within a point of an end that rounds.
    func isAtRest(_ offset: Point) -> Bool {
        if restsInMiddle { return abs(offset.x - rest.x) < 1 && abs(offset.y - rest.y) < 1 }
        let isFromRight = restsAtEnd && direction == .horizontal
        let isFromBelow = restsAtEnd && direction == .vertical
        let isAtRestX = isFromRight ? offset.x > end.x - 1 : offset.x <= start.x
        let isAtRestY = isFromBelow ? offset.y > end.y - 1 : offset.y <= start.y
        return (isAtRestX || !scrollsSideways) && (isAtRestY || !scrollsDown)
    }

    private var scrollsSideways: Bool { end.x > start.x }
    private var scrollsDown: Bool { end.y > start.y }

    /// The visible bounds and `screens` viewports more on each side to which the content scrolls.
    ///
    /// It begins at whole points: frames cross the wire relative to it, and so lose nothing to its own fraction.
    func window(at offset: Point, screens: Double) -> Rect {
        let (x, width) = stretch(
            from: offset.x, bounds.width, screens, scrolls: direction == .horizontal || scrollsSideways)
        let (y, height) = stretch(
            from: offset.y, bounds.height, screens, scrolls: direction == .vertical || scrollsDown)
        return Rect(x: x, y: y, width: width, height: height)
    }

    private func stretch(
        from offset: Double, _ length: Double, _ screens: Double, scrolls: Bool
    ) -> (start: Double, length: Double) {
        guard scrolls else { return (offset, length) }
        let more = length * screens
        let start = (offset - more).rounded(.down)
        return (start, offset + length + more - start)
    }

    /// Whether `window` still has what is visible at `offset` and half a screen more, as far as there is content.
    func isCovered(by window: Rect, at offset: Point) -> Bool {
        let needed = self.window(at: offset, screens: 0.5)
        let isCoveredX = max(needed.minX, 0) >= window.minX && min(needed.maxX, contentSize.width) <= window.maxX
        let isCoveredY = max(needed.minY, 0) >= window.minY && min(needed.maxY, contentSize.height) <= window.maxY
        return (isCoveredX || !(direction == .horizontal || scrollsSideways))
            && (isCoveredY || !(direction == .vertical || scrollsDown))
    }
}
