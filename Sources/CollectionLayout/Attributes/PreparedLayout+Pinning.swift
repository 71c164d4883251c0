extension PreparedLayout {
    /// How a pinned header or footer stays in sight; nil where it is not pinned, and where it does not move within `offsets`.
    ///
    ///     offset    header                     footer
    ///     before    in its place               as far up as the section reaches
    ///     between   at the visible top         at the visible bottom
    ///     beyond    pushed by what follows     in its place
    ///
    /// y = min(max(offset + inset.top, natural), footerY − height) for a header, and a footer from below likewise: the rule
    /// that was written out before UIKit had it (blog.radi.ws/post/32905838158) and that IGListKit's tests state. UNSURE
    /// whether UIKit lets a header go as far as the section inset reaches, as here, or only to the last cell.
    ///
    /// Exact: between its two knots it moves with the scroll, point by point.
    func pinning(of kind: ElementKind, at indexPath: IndexPath, over offsets: ClosedRange<Double>) -> Track? {
        guard kind != .cell, kind != .badge, options.pins(kind) || traits.hasPinned,
            let place = place(of: kind, at: indexPath), let course = place.course
        else { return nil }
        let originY = sections[indexPath.section].originY
        let length = course.upper - course.lower - place.frame.height
        guard length > 0 else { return nil }
        let start: Double
        let values: (Double) -> Track.Values
        if course.isAtEnd {
            start = originY + course.lower + place.frame.height + contentInset.bottom - bounds.height
            values = { Track.Values(dy: $0 - length) }
        } else {
            start = originY + course.lower - contentInset.top
            values = { Track.Values(dy: $0) }
        }
        let knots = [
            Track.Knot(offset: start, values: values(0)), Track.Knot(offset: start + length, values: values(length)),
        ]
        return outward(Track(knots: knots)).clipped(to: offsets)
    }
}
