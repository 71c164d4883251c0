extension PreparedLayout {
    /// Whether anything in the layout follows the scroll.
    package var hasTracks: Bool { traits.effects != nil }

    /// How an element follows the scroll while the content offset (along the scroll) is in `offsets`; nil where it does not.
    ///
    /// - Complexity: O(knots).
    package func track(of kind: ElementKind, at indexPath: IndexPath, over offsets: ClosedRange<Double>) -> Track? {
        nil
    }
}
