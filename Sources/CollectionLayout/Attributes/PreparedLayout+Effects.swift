extension PreparedLayout {
    /// What the style's effects make of a cell while the content offset (along the scroll) is in `offsets`; nil where they do
    /// nothing. In content coordinates.
    ///
    /// - Parameter frame: the cell's own, in content coordinates.
    func effects(
        of kind: ElementKind, at indexPath: IndexPath, _ frame: Rect, over offsets: ClosedRange<Double>, knots: Int
    )
        -> Track?
    {
        guard kind == .cell, let effects = traits.effects else { return nil }
        // What the corner of a cell is from its centre, as the layout itself draws it.
        let reach = frame.reach * abs(attributes(of: kind, at: indexPath).scale)
        return sampledTrack(over: offsets, reach: reach, tolerance: effects.tolerance, knots: knots) {
            offsets, values in
            effects.values(indexPath, frame, offsets, values)
        }
    }
}
