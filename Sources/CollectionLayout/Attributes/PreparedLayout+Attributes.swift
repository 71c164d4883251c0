extension PreparedLayout {
    /// What an element has beside its frame, before its track. O(1).
    package func attributes(of kind: ElementKind, at indexPath: IndexPath) -> LayoutAttributes {
        guard kind == .cell, contains(indexPath) else { return .plain }
        return sections[indexPath.section].cells.attributes(indexPath.item)
    }

    /// Where elements that come in start, and those that go end.
    package var arrival: Arrival { traits.arrival }

    /// Where scrolling comes to rest; nil for anywhere.
    package var snapOffsets: SnapOffsets? { traits.snapOffsets }

    /// The distance of the eye from the screen that tilted elements are seen in, points; 0 for none.
    package var perspective: Double { traits.perspective }

    /// Whether the content is to be seen from its end, and stay there while it grows.
    package var isAnchoredAtEnd: Bool { traits.isAnchoredAtEnd }
}
