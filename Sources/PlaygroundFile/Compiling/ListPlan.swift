import CollectionLayout

/// UICollectionLayoutListConfiguration.Appearance, as far as lists have it here.
enum ListAppearance: String, Sendable, CaseIterable {
    case plain, grouped, insetGrouped
}

struct ListPlan: Equatable {
    /// Nil for what suits the content.
    var width: CompiledNumber?
    /// Nil for what suits the content.
    var height: CompiledNumber?
    var spacing: CompiledNumber
    var alignment: CompiledChoice
    var appearance: ListAppearance
    var isAnchoredAtEnd: Bool
    var hasSeparators: Bool
    /// The extents along the scroll direction; nil where the style says nothing.
    var headerLength: CompiledNumber?
    var footerLength: CompiledNumber?

    /// Whether anything of a row depends on what is found in a slot.
    func names(_ slot: Int) -> Bool {
        width?.names(slot) == true || height?.names(slot) == true || spacing.names(slot) || alignment.names(slot)
    }

    func names(_ slot: BuiltInNames.Slot) -> Bool { names(slot.rawValue) }

    /// Whether a row depends on where the one before it is.
    var followsFrames: Bool { names(.previousMaxX) || names(.previousMaxY) }
}
