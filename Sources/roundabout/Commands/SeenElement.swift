import CollectionLayout

/// One element of a style as it is seen at a content offset.
struct SeenElement {
    var kind: ElementKind
    var indexPath: IndexPath
    /// The text form of its identity.
    var id: String
    /// In content coordinates, aligned to pixels; before the transform, and where its track has taken it.
    var frame: Rect
    var appearance: CellAppearance
    /// With its track's values and its cell's alpha upon them.
    var attributes: LayoutAttributes

    /// What it covers, turned and scaled.
    var covered: Rect { frame.transformed(by: attributes) }
}
