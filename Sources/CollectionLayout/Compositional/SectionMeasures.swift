/// What is taken from a section's container before its groups are solved; in the layout's own axes.
struct SectionMeasures {
    let reference: EdgeInsets
    /// What the reference leaves of the visible size.
    let container: Size
    /// In points.
    let insets: EdgeInsets
    let edges: SectionEdges
    let room: SectionRoom

    /// - Parameter visible: what the content inset leaves of the bounds.
    init(_ section: CompositionalLayout.Section, visible: Size, isTransposed: Bool) {
        func ownAxes(_ insets: EdgeInsets) -> EdgeInsets {
            isTransposed ? insets.asDistances.transposed : insets.asDistances
        }
        reference = ownAxes(section.referenceInset)
        container = Size(width: visible.width - reference.left - reference.right, height: visible.height)
        insets = ownAxes(section.contentInsets).points(of: container)
        edges = SectionEdges(
            section.boundaryItems.map { isTransposed ? $0.transposed : $0 },
            inset: ownAxes(section.supplementaryInset), visible: visible)
        room = SectionRoom(
            frame: Rect(
                x: reference.left + edges.leftLength + insets.left, y: edges.topLength + insets.top,
                width: container.width - edges.leftLength - edges.rightLength - insets.left - insets.right,
                height: container.height - insets.top - insets.bottom),
            insets: insets)
    }
}

extension CompositionalLayout.Section {
    /// The effective size that the section's groups are solved in.
    ///
    /// - Parameter visible: what the adjusted content inset leaves of the bounds.
    package func effectiveSize(within visible: Size, _ direction: ScrollDirection) -> Size {
        let isTransposed = direction == .horizontal
        let size = SectionMeasures(
            self, visible: isTransposed ? visible.transposed : visible, isTransposed: isTransposed
        ).room.frame.size
        return isTransposed ? size.transposed : size
    }
}
