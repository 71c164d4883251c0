extension Rect {
    /// Whether the two share a point, edges half-open: rectangles that only touch do not intersect.
    ///
    /// A rectangle without extent counts as its origin, so that an item whose size came out as 0 is still found in place:
    /// `Rect(x: 5, y: 5, width: 0, height: 0)` intersects `Rect(x: 5, y: 5, width: 10, height: 10)`.
    package func intersects(_ query: Rect) -> Bool {
        reaches(from: x, by: width, into: query.x, query.x + query.width)
            && reaches(from: y, by: height, into: query.y, query.y + query.height)
    }

    package func contains(_ point: Point) -> Bool {
        point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
    }

    package func offset(x dx: Double, y dy: Double) -> Rect {
        Rect(x: x + dx, y: y + dy, width: width, height: height)
    }

    /// The smallest rectangle that holds both, also where one of them is empty.
    package func union(_ other: Rect) -> Rect {
        let left = min(x, other.x)
        let top = min(y, other.y)
        return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    package func inset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }

    package var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}

/// Whether the stretch of `length` from `start` reaches into `lower..<upper`; one without length counts as its start.
@inline(__always)
func reaches(from start: Double, by length: Double, into lower: Double, _ upper: Double) -> Bool {
    start < upper && (start + length > lower || start >= lower)
}
