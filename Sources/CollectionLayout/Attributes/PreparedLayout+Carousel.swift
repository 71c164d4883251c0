extension PreparedLayout {
    /// How a cell of a carousel passes the middle; nil in other layouts, and where nothing of it moves.
    ///
    ///     offset     a pitch before      centred      a pitch after
    ///     scale      minimumScale           1         minimumScale
    ///     tilt       −tilt                  0         tilt
    ///
    /// Exact: all of it is straight between these, and beyond them only the zIndex goes on.
    func passing(of kind: ElementKind, at indexPath: IndexPath, over offsets: ClosedRange<Double>) -> Track? {
        guard let motion = traits.carousel, kind == .cell, contains(indexPath) else { return nil }
        let frame = sections[indexPath.section].cells.frame(indexPath.item)
        let pitch = motion.pitch(of: frame.height)
        let centered = frame.midY - motion.middle
        let ends = [outward(offset: offsets.lowerBound), outward(offset: offsets.upperBound)]
        let lower = min(ends[0], ends[1]) - Track.overrun
        let upper = max(ends[0], ends[1]) + Track.overrun
        let between = [centered - pitch, centered, centered + pitch].filter { $0 > lower && $0 < upper }
        return outward(
            Track(
                knots: ([lower] + between + [upper]).map {
                    Track.Knot(offset: $0, values: motion.values(at: centered - $0, pitch: pitch))
                }))
    }
}
