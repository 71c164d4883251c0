/// A layout and all it needs to know but the size of the collection view.
///
/// A new layout is one file of its own and one case here.
package enum Layout {
    case flow(FlowLayout)
    case grid(GridLayout)
    case list(ListLayout)
    case waterfall(WaterfallLayout)
    case mosaic(MosaicLayout)
    case spiral(SpiralLayout)
    case circle(CircleLayout)
    case stack(StackLayout)
    case carousel(CarouselLayout)
    case formula(FormulaLayout)
    case compositional(CompositionalLayout)

    /// Lays everything out.
    ///
    /// Total: any numbers give finite frames. What is not finite, beyond ±1,000,000 or negative where a length is due
    /// counts as 0.
    ///
    /// - Parameters:
    ///   - bounds: the size of the collection view, points.
    ///   - adjustedContentInset: UIKit's; it narrows the content but does not move its origin.
    ///   - options: what holds for the layout as a whole. Mirrored, section insets go with the picture and the content inset
    ///     does not.
    ///   - effects: what cells do as they scroll, beside what the layout itself does with them.
    ///   - reuse: sections that a former layout has already; layouts that run once over all items take none.
    /// - Complexity: O(sections) where sizes are alike within a section, else O(n).
    package func prepared(
        for bounds: Size, adjustedContentInset inset: EdgeInsets, options: LayoutOptions = .none,
        effects: ItemEffects? = nil, reusing reuse: SectionReuse? = nil
    ) -> PreparedLayout {
        let layout = prepared(for: bounds, options.isRightToLeft ? inset.mirrored : inset, reuse)
        layout.apply(options)
        layout.adopt(effects)
        return layout
    }

    /// As if it were read from left to right.
    private func prepared(for bounds: Size, _ inset: EdgeInsets, _ reuse: SectionReuse?) -> PreparedLayout {
        switch self {
        case .flow(let flow): flow.prepared(for: bounds, adjustedContentInset: inset, reusing: reuse)
        case .grid(let grid): grid.prepared(for: bounds, adjustedContentInset: inset, reusing: reuse)
        case .list(let list): list.prepared(for: bounds, adjustedContentInset: inset, reusing: reuse)
        case .waterfall(let waterfall): waterfall.prepared(for: bounds, adjustedContentInset: inset, reusing: reuse)
        case .mosaic(let mosaic): mosaic.prepared(for: bounds, adjustedContentInset: inset, reusing: reuse)
        case .spiral(let spiral): spiral.prepared(for: bounds, adjustedContentInset: inset)
        case .circle(let circle): circle.prepared(for: bounds, adjustedContentInset: inset)
        case .stack(let stack): stack.prepared(for: bounds, adjustedContentInset: inset)
        case .carousel(let carousel): carousel.prepared(for: bounds, adjustedContentInset: inset)
        case .formula(let formula): formula.prepared(for: bounds, adjustedContentInset: inset)
        case .compositional(let compositional):
            compositional.prepared(for: bounds, adjustedContentInset: inset, reusing: reuse)
        }
    }
}
