import CollectionLayout
import Formula

extension PlanCompiler {
    func style(_ written: WrittenStyle, _ sections: [PlaygroundSection]) -> PlaygroundStyle {
        var situations: [VariantSet: PlaygroundStyle.Situation] = [:]
        formulas.namesText = false
        let count = written.variants.count
        let plans = written.variants.reduce(1 + written.settings.sections.count) { $0 + $1.settings.sections.count }
        for variants in VariantSet.toCheck(count: count, sections: plans) {
            situations[variants] = situation(of: written, variants, sections)
        }
        let plan = situations[.none]?.plan
        let isEverySituationCompiled = VariantSet.isEverySetChecked(count: count, sections: plans)
        return PlaygroundStyle(
            name: written.name, layoutKind: written.layout, scrollDirection: plan?.scrollDirection ?? .vertical,
            icon: icon(written.layout, plan), conditions: conditions(of: written), situations: situations,
            written: PlaygroundStyle.Uncompiled(
                style: written, isEverySituationCompiled: isEverySituationCompiled),
            usesText: formulas.namesText || !isEverySituationCompiled,
            origin: written.origin)
    }

    /// A style's plan where some variants hold, and the items' own sizes if it asks for them.
    func situation(
        of style: WrittenStyle, _ variants: VariantSet, _ sections: [PlaygroundSection]
    ) -> PlaygroundStyle.Situation {
        let plan = self.plan(of: style, variants)
        let settings = self.settings(of: style, variants)
        let ownSizes = sections.map { section in
            self.ownSizes(of: section, section.id.map { settings.inSection($0) } ?? settings, style.layout)
        }
        return PlaygroundStyle.Situation(plan: plan, ownSizes: plan.asksForOwnSizes ? ownSizes : [])
    }

    /// What the style's button shows, guessed from what its cells will look like.
    private func icon(_ layout: LayoutKind, _ plan: StylePlan?) -> String {
        guard let plan, case .flow(let flow) = plan.common.items else { return layout.name }
        guard let size = flow.itemSize, size.reach < .item else { return "mixed" }
        if plan.common.cell.content == .photo { return "round" }
        // A width that is not the height is a row's, as a rule.
        return size.height == nil ? "flow" : "table"
    }
}
