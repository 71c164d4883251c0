/// NSCollectionLayoutBoundarySupplementaryItem: a header, a footer, or something else at the edge of a section.
package struct BoundaryItem: Equatable, Sendable {
    /// NSRectAlignment, as far as it names an edge.
    package enum Alignment: UInt8, Sendable, CaseIterable, BitwiseCopyable {
        case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
    }

    /// `header`, `footer` or `supplementary`.
    package var kind: ElementKind
    /// Which of the section's elements of that kind it is.
    package var item: Int
    /// Of what the section's supplementary insets leave of the container.
    package var size: LayoutSize
    package var alignment: Alignment
    /// Points.
    package var absoluteOffset: Point
    /// Whether the section grows by it; else it lies over the section's edge.
    package var extendsBoundary: Bool
    package var pinToVisibleBounds: Bool
    package var zIndex: Int32

    package init(
        kind: ElementKind, item: Int = 0, size: LayoutSize, alignment: Alignment, absoluteOffset: Point = .zero,
        extendsBoundary: Bool = true, pinToVisibleBounds: Bool = false, zIndex: Int32 = 0
    ) {
        self.kind = kind
        self.item = item
        self.size = size
        self.alignment = alignment
        self.absoluteOffset = absoluteOffset
        self.extendsBoundary = extendsBoundary
        self.pinToVisibleBounds = pinToVisibleBounds
        self.zIndex = zIndex
    }
}
