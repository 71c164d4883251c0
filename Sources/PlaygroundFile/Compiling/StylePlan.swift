import CollectionLayout
import TextSizing

/// A style in one situation (one set of variants that hold), all its formulas compiled.
struct StylePlan: Equatable {
    var scrollDirection: ScrollDirection
    var contentInset: InsetsPlan
    var adjustment: ContentInsetAdjustment
    var reference: SectionInsetReference
    var semanticContentAttribute: SemanticContentAttribute
    var headersPin: Bool
    var footersPin: Bool
    var animation: AnimationPlan
    /// The sections of the file that the style says nothing of.
    var common: SectionPlan
    /// By the id of the section.
    var overrides: [String: SectionPlan]
    /// Of a layout that runs once over all sections.
    var pass: PassPlan?
    /// What cells do as they scroll, one after the other.
    var effects: [EffectPlan] = []
    /// Of a compositional layout.
    var compositional: CompositionalPlan?

    func section(_ id: String?) -> SectionPlan {
        id.flatMap { overrides[$0] } ?? common
    }

    /// Whether no layout class of UIKit's own can do this.
    ///
    /// A grid and a list are compositional layouts, which can be configured; what changes with the scroll offset needs
    /// `shouldInvalidateLayout(forBoundsChange:)`.
    var needsSubclass: Bool {
        !effects.isEmpty || ([common] + overrides.values).contains { $0.needsSubclass }
    }
}

/// What a style says of one section.
struct SectionPlan: Equatable {
    /// In a compositional style its `contentInsets`.
    var sectionInset: InsetsPlan
    var items: ItemsPlan
    var cell: CellPlan
    /// Nil for none.
    var background: BackgroundPlan?
    /// In a compositional style.
    var edges: SectionEdgesPlan?
}

/// How the items of a section are laid out.
enum ItemsPlan: Equatable {
    case flow(FlowPlan)
    case grid(GridPlan)
    case list(ListPlan)
    case waterfall(WaterfallPlan)
    case mosaic(MosaicPlan)
    case formula(FormulaItemsPlan)
    /// In groups.
    case compositional(GroupsPlan)
    /// The rest is in the style's `PassPlan`.
    case pass(itemSize: SizePlan)
}

extension SectionPlan {
    fileprivate var needsSubclass: Bool {
        switch items {
        case .flow(let flow):
            flow.lineAlignment != .justified || flow.itemAlignment != .center
                || flow.fitTolerance != .constant(0, .extent) || background != nil
        case .grid, .list, .compositional: false
        case .waterfall, .mosaic, .formula, .pass: true
        }
    }
}

struct FlowPlan: Equatable {
    /// Nil for the items' own sizes.
    var itemSize: SizePlan?
    var minimumLineSpacing: CompiledNumber
    var minimumInteritemSpacing: CompiledNumber
    /// The extents along the scroll direction; nil where the style says nothing.
    var headerLength: CompiledNumber?
    var footerLength: CompiledNumber?
    var lineAlignment: FlowLayout.LineAlignment
    var itemAlignment: FlowLayout.ItemAlignment
    var fitTolerance: CompiledNumber
    /// Whether a lone item in a justified last line of different sizes is centred.
    var centersLoneLastItem: Bool
    /// Of a cell sized by its text, until the text is measured; nil for an estimate by letters.
    var estimatedItemSize: SizePlan?
}

struct GridPlan: Equatable {
    enum ItemLength: Equatable {
        case aspectRatio(CompiledNumber)
        case fixed(CompiledNumber)
    }

    var columns: ColumnsPlan
    var spacing: CompiledNumber
    /// Nil for the same as `spacing`.
    var lineSpacing: CompiledNumber?
    var itemLength: ItemLength
    var leadingBlanks: CompiledNumber
    /// Nil for one column each.
    var span: CompiledNumber?
    var headerLength: CompiledNumber?
    var footerLength: CompiledNumber?
}

/// What belongs to a layout that runs once over the items of all sections, and to no section.
enum PassPlan: Equatable {
    case spiral(SpiralPlan)
    case circle(CirclePlan)
    case stack(StackPlan)
    case carousel(CarouselPlan)
    case formula(FormulaPlan)
}

struct CellPlan: Equatable {
    var content: CellContent
    /// Nil for the radius that suits the content.
    var cornerRadius: CompiledNumber?
    var color: PlannedText?
    var cornerRadiusFollowsBounds: Bool
    /// Of titles.
    var textStyle = TextStyle.body
}

struct AnimationPlan: Equatable {
    enum Swing: Equatable {
        case bounce(CompiledNumber)
        case dampingRatio(CompiledNumber)
    }

    enum Timing: Equatable {
        case curve(AnimationCurve, duration: CompiledNumber)
        case spring(Swing, duration: CompiledNumber)
    }

    var timing: Timing
    var stagger: CompiledNumber
}

/// UIScrollView.ContentInsetAdjustmentBehavior.
enum ContentInsetAdjustment: String, Sendable {
    case automatic, scrollableAxes, never, always
}

/// UISemanticContentAttribute, as far as it concerns a layout.
enum SemanticContentAttribute: String, CaseIterable, Sendable {
    case unspecified, forceLeftToRight, forceRightToLeft
}

/// UICollectionViewFlowLayout.SectionInsetReference.
enum SectionInsetReference: String, Sendable {
    case contentInset, safeArea, layoutMargins
}
