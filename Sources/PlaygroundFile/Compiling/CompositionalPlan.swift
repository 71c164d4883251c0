import CollectionLayout

/// What belongs to a compositional layout as a whole.
struct CompositionalPlan: Equatable {
    var interSectionSpacing: CompiledNumber
    var contentInsetsReference: ContentInsetsReference
    var snapsEdges: Bool
}

/// The groups of a section.
struct GroupsPlan: Equatable {
    /// Has a `group`.
    var group: LayoutItemPlan
    var interGroupSpacing: CompiledNumber
    var orthogonalScrolling: OrthogonalScrollingBehavior
}

/// What is about the cells of a section of a compositional layout, whether they stand in groups or in rows.
struct SectionEdgesPlan: Equatable {
    /// `automatic` is the style's.
    var contentInsetsReference: ContentInsetsReference
    /// `automatic` is what the section's content insets and their reference keep free.
    var supplementaryReference: ContentInsetsReference
    /// Nil for the one that suits a section with such a text.
    var header: EdgeItemPlan?
    var footer: EdgeItemPlan?
    var others: [BoundaryItemPlan]
    /// A header where there is one and nothing is written of it.
    var standardHeader: BoundaryItemPlan
    var standardFooter: BoundaryItemPlan
}

/// `header` or `footer`.
struct EdgeItemPlan: Equatable {
    var item: BoundaryItemPlan
    /// Where only that is written: how far it reaches from the section's edge; 0 for no such item.
    var length: DimensionPlan?
}

struct DimensionPlan: Equatable {
    var kind: DimensionKind
    var number: CompiledNumber

    static func constant(_ kind: DimensionKind, _ value: Double) -> DimensionPlan {
        DimensionPlan(kind: kind, number: .constant(value, kind.range))
    }
}

struct LayoutSizePlan: Equatable {
    var width: DimensionPlan
    var height: DimensionPlan
    var origin: Origin

    static let filling = LayoutSizePlan(
        width: .constant(.fractionalWidth, 1), height: .constant(.fractionalHeight, 1), origin: .none)
}

struct SpacingPlan: Equatable {
    var isFlexible: Bool
    var number: CompiledNumber
}

struct EdgeSpacingPlan: Equatable {
    var leading: SpacingPlan?
    var top: SpacingPlan?
    var trailing: SpacingPlan?
    var bottom: SpacingPlan?
}

/// The place of a cell, or a group of such places.
struct LayoutItemPlan: Equatable {
    var size: LayoutSizePlan
    var contentInsets: InsetsPlan
    var edgeSpacing: EdgeSpacingPlan?
    var supplementaryItems: [SupplementaryItemPlan]
    var group: LayoutGroupPlan?
    var origin: Origin
}

struct LayoutGroupPlan: Equatable {
    enum Filling: Equatable {
        case subitems
        case count(CompiledNumber)
        case repeating(CompiledNumber)
        case custom(CustomItemsPlan)
    }

    var axis: LayoutGroup.Axis
    var filling: Filling
    var subitems: [LayoutItemPlan]
    var interItemSpacing: SpacingPlan?
}

struct CustomItemsPlan: Equatable {
    var count: CompiledNumber
    var x: CompiledNumber
    var y: CompiledNumber
    var width: CompiledNumber
    var height: CompiledNumber
    var zIndex: CompiledNumber?
}

struct SupplementaryItemPlan: Equatable {
    var size: LayoutSizePlan
    var containerAnchor: AnchorPlan
    var itemAnchor: AnchorPlan?
    var zIndex: CompiledNumber?
    /// Nil for the item's `badge`.
    var text: PlannedText?
}

struct AnchorPlan: Equatable {
    var x: Double
    var y: Double
    var offset: PointPlan?
    var isFractional: Bool
}

struct BoundaryItemPlan: Equatable {
    var kind: ElementKind
    var size: LayoutSizePlan
    var alignment: BoundaryItem.Alignment
    var absoluteOffset: PointPlan?
    var extendsBoundary: Bool
    /// Nil for what the style says of headers or footers.
    var pinToVisibleBounds: Bool?
    var zIndex: CompiledNumber?
    /// Nil for the section's own header or footer, or nothing.
    var text: PlannedText?
}
