import CollectionLayout
import Formula
import TextSizing

/// Turns what a style says, layer upon layer, into a plan whose formulas are compiled.
///
/// A plan is made even of formulas that are reported: the caller looks at the problems.
struct PlanCompiler {
    let formulas: FormulaCompiler
    /// What lies under every style: the file's `cell`, `let` and `animation`.
    let file: WrittenSettings

    /// The settings of a style where some variants hold, over the file's and the table's defaults.
    func settings(of style: WrittenStyle, _ variants: VariantSet) -> WrittenSettings {
        var settings = WrittenSettings.defaults(for: style.layout).overlaid(by: file).overlaid(by: style.settings)
        for (index, variant) in style.variants.enumerated() where variants.contains(index) {
            settings = settings.overlaid(by: variant.settings)
        }
        return settings
    }

    /// The conditions of a style's variants. They know the `let`s of the style and of the file.
    func conditions(of style: WrittenStyle) -> [CompiledCondition] {
        let values = ValueCompiler(formulas, settings(of: style, .none), style.layout)
        return style.variants.map { values.condition($0.when) }
    }

    func plan(of style: WrittenStyle, _ variants: VariantSet) -> StylePlan {
        let settings = settings(of: style, variants)
        let values = ValueCompiler(formulas, settings, style.layout)
        let direction: ScrollDirection = settings.word(.scrollDirection) == "horizontal" ? .horizontal : .vertical
        var overrides: [String: SectionPlan] = [:]
        for id in settings.sections.keys {
            let own = self.values(in: settings.inSection(id), of: style)
            overrides[id] = section(own, direction, edges(of: style, own, direction))
        }
        return StylePlan(
            scrollDirection: direction,
            contentInset: values.insets(.contentInset, .viewport),
            adjustment: settings.word(.contentInsetAdjustmentBehavior).flatMap(ContentInsetAdjustment.init)
                ?? .automatic,
            reference: settings.word(.sectionInsetReference).flatMap(SectionInsetReference.init) ?? .contentInset,
            semanticContentAttribute: settings.word(.semanticContentAttribute).flatMap(SemanticContentAttribute.init)
                ?? .unspecified,
            headersPin: settings.flag(.sectionHeadersPinToVisibleBounds) ?? false,
            footersPin: settings.flag(.sectionFootersPinToVisibleBounds) ?? false,
            animation: animation(values),
            common: section(values, direction, edges(of: style, values, direction)),
            overrides: overrides,
            pass: pass(values), effects: effects(values), compositional: compositional(values))
    }

    /// The values of one section. In a compositional style it can be a list, with a list's keys.
    private func values(in settings: WrittenSettings, of style: WrittenStyle) -> ValueCompiler {
        guard style.layout == .compositional, settings.word(.layout) == LayoutKind.list.name else {
            return ValueCompiler(formulas, settings, style.layout)
        }
        return ValueCompiler(formulas, WrittenSettings.defaults(for: .list).overlaid(by: settings), .list)
    }

    private func edges(
        of style: WrittenStyle, _ values: ValueCompiler, _ direction: ScrollDirection
    ) -> SectionEdgesPlan? {
        style.layout == .compositional ? edges(values, direction) : nil
    }

    private func section(
        _ values: ValueCompiler, _ direction: ScrollDirection, _ edges: SectionEdgesPlan? = nil
    ) -> SectionPlan {
        let items: ItemsPlan =
            switch values.layout {
            case .flow: .flow(flow(values, direction))
            case .grid: .grid(grid(values, direction))
            case .list: .list(list(values, direction))
            case .waterfall: .waterfall(waterfall(values, direction))
            case .mosaic: .mosaic(mosaic(values, direction))
            case .formula: .formula(formulaItems(values))
            case .compositional: .compositional(groups(values))
            case .spiral, .circle, .stack, .carousel:
                .pass(itemSize: values.size(.itemSize, .size) ?? .constant(0))
            }
        return SectionPlan(
            sectionInset: values.insets(edges == nil ? .sectionInset : .contentInsets, .inset), items: items,
            cell: cell(values), background: background(values), edges: edges)
    }

    private func pass(_ values: ValueCompiler) -> PassPlan? {
        switch values.layout {
        case .flow, .grid, .list, .waterfall, .mosaic, .compositional: nil
        case .spiral: .spiral(spiral(values))
        case .circle: .circle(circle(values))
        case .stack: .stack(stack(values))
        case .carousel: .carousel(carousel(values))
        case .formula: .formula(formula(values))
        }
    }

    func content(_ settings: WrittenSettings) -> CellContent {
        guard case .word(let word)? = settings.cell[.content] else { return .photo }
        return CellContent(name: word) ?? .photo
    }

    private func cell(_ values: ValueCompiler) -> CellPlan {
        let cell = values.settings.cell
        var plan = CellPlan(content: .photo, cornerRadius: nil, color: nil, cornerRadiusFollowsBounds: true)
        plan.content = content(values.settings)
        if case .word(let word)? = cell[.textStyle], let style = TextStyle(name: word) { plan.textStyle = style }
        if case .number(let written)? = cell[.cornerRadius] {
            plan.cornerRadius = values.number(written, .extent, values.surroundings(.cell))
        }
        if case .text(let written)? = cell[.color] { plan.color = values.text(written) }
        if case .flag(let flag)? = cell[.cornerRadiusFollowsBounds] { plan.cornerRadiusFollowsBounds = flag }
        return plan
    }
}
