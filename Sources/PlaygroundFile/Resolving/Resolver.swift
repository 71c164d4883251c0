import CollectionLayout
import Formula
import JSONText
import TextSizing

/// Turns a style and a viewport into what a layout needs.
struct Resolver {
    let playground: Playground
    let style: PlaygroundStyle
    let viewport: Viewport
    var values: ValueEvaluator
    let plan: StylePlan
    /// Whether the content is read from right to left.
    let isRightToLeft: Bool
    private let ownSizes: [OwnSizes]
    private let texts: TextSizes?

    init(_ playground: Playground, _ style: PlaygroundStyle, _ viewport: Viewport, texts: TextSizes?) {
        self.texts = texts
        self.playground = playground
        self.style = style
        self.viewport = viewport
        values = ValueEvaluator(playground, viewport)
        var variants = VariantSet.none
        for (index, condition) in style.conditions.enumerated() where values.holds(condition) { variants.insert(index) }
        let situation = playground.situation(of: style, variants, &values)
        plan = situation.plan
        switch plan.semanticContentAttribute {
        case .unspecified: isRightToLeft = viewport.layoutDirection == .rightToLeft
        case .forceLeftToRight: isRightToLeft = false
        case .forceRightToLeft: isRightToLeft = true
        }
        ownSizes = situation.ownSizes
    }

    /// - Complexity: O(sections), and O(items) of those whose sizes are formulas that name the item.
    mutating func resolved() -> ResolvedStyle {
        let contentInset = values.insets(plan.contentInset, isRightToLeft: isRightToLeft)
        let adjusted = adjustedContentInset(
            contentInset, plan.adjustment, plan.scrollDirection, safeArea: viewport.safeAreaInsets)
        values.inputs.set(contentInset, from: .contentInsetTop)
        values.inputs.set(adjusted, from: .adjustedTop)
        let viewportInputs = values.inputs
        let animation = animation()

        let sections = sectionValues(adjusted: adjusted)
        let styleValues = StyleValues(
            playground: playground, plan: plan, ownSizes: ownSizes, viewport: viewport,
            runsOnceOverAll: style.layoutKind.runsOnceOverAll,
            scrolling: ScrollingValues(plan.scrollDirection, adjusted: adjusted), sections: sections.values,
            numbers: sections.numbers, viewportInputs: viewportInputs, texts: texts)
        let layout = layout(sections.numbers, styleValues)
        let options = LayoutOptions(
            isRightToLeft: isRightToLeft, sectionHeadersPinToVisibleBounds: plan.headersPin,
            sectionFootersPinToVisibleBounds: plan.footersPin,
            sectionBackgrounds: sections.values.contains { $0.backgroundInset != nil }
                ? sections.values.map { $0.backgroundInset } : [])
        return ResolvedStyle(
            layout: layout, options: options, adjustedContentInset: adjusted, contentInset: contentInset,
            animation: animation, effects: effects(styleValues), problems: values.problems, values: styleValues,
            style: style)
    }

    private mutating func animation() -> Animation {
        let (duration, timing): (Double, Animation.Timing) =
            switch plan.animation.timing {
            case .curve(let curve, let duration): (values.value(duration), .curve(curve))
            case .spring(.bounce(let bounce), let duration):
                (values.value(duration), .spring(bounce: values.value(bounce)))
            case .spring(.dampingRatio(let ratio), let duration):
                (values.value(duration), .spring(bounce: bounce(of: values.value(ratio))))
            }
        return Animation(duration: duration, timing: timing, stagger: values.value(plan.animation.stagger))
    }

    /// The bounce of a damping ratio: 1 − ratio up to critical damping, 1 ÷ ratio − 1 beyond, which is how SwiftUI and UIKit
    /// turn one into the other.
    private func bounce(of dampingRatio: Double) -> Double {
        guard dampingRatio > 0 else { return 0 }
        return dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
    }
}
