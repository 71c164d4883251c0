import CollectionLayout

/// Where a page may scroll to, and what of the content it can see there.
struct ScrollRange {
    var contentSize: Size
    var contentInset: EdgeInsets
    var bounds: Size
    var direction: ScrollDirection

    /// The offset at rest: insets move the scroll range, not the frames. A difference, so that it is never −0.
    var rest: Point { Point(x: 0 - contentInset.left, y: 0 - contentInset.top) }

    /// The offset farthest from rest.
    var end: Point {
        Point(
            x: max(rest.x, contentSize.width + contentInset.right - bounds.width),
            y: max(rest.y, contentSize.height + contentInset.bottom - bounds.height))
    }

    /// The nearest offset that exists; a layout scrolls along its direction only.
    func clamped(_ offset: Point) -> Point {
        switch direction {
        case .vertical: Point(x: rest.x, y: min(max(offset.y, rest.y), end.y))
        case .horizontal: Point(x: min(max(offset.x, rest.x), end.x), y: rest.y)
        }
    }

    func isAtRest(_ offset: Point) -> Bool {
        switch direction {
        case .vertical: offset.y <= rest.y
        case .horizontal: offset.x <= rest.x
        }
    }

    /// The visible bounds and `screens` viewports more on each side along the scroll.
    ///
    /// It begins at whole points: frames cross the wire relative to it, and so lose nothing to its own fraction.
    func window(at offset: Point, screens: Double) -> Rect {
        switch direction {
        case .vertical:
            let more = bounds.height * screens
            let top = (offset.y - more).rounded(.down)
            return Rect(x: offset.x, y: top, width: bounds.width, height: offset.y + bounds.height + more - top)
        case .horizontal:
            let more = bounds.width * screens
            let left = (offset.x - more).rounded(.down)
            return Rect(x: left, y: offset.y, width: offset.x + bounds.width + more - left, height: bounds.height)
        }
    }

    /// Whether `window` still has what is visible at `offset` and half a screen more, as far as there is content.
    func isCovered(by window: Rect, at offset: Point) -> Bool {
        let needed = self.window(at: offset, screens: 0.5)
        switch direction {
        case .vertical:
            return max(needed.minY, 0) >= window.minY && min(needed.maxY, contentSize.height) <= window.maxY
        case .horizontal:
            return max(needed.minX, 0) >= window.minX && min(needed.maxX, contentSize.width) <= window.maxX
        }
    }
}
