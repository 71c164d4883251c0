import CollectionLayout

extension Resolver {
    /// What the style's cells do as they scroll, ready to be asked for any cell; nil for nothing.
    func effects(_ styleValues: StyleValues) -> ItemEffects? {
        let effects = plan.effects.filter { !$0.numbers.isEmpty }
        guard !effects.isEmpty else { return nil }
        return ItemEffects(
            tilts: effects.contains { $0.tilt != nil }, tolerance: Track.Tolerance(scale: viewport.scale)
        ) { indexPath, frame, offsets, values in
            styleValues.fill(effects, at: indexPath, frame, offsets, into: values)
        }
    }
}
