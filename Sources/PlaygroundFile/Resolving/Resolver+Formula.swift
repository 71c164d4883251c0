import CollectionLayout

extension Resolver {
    mutating func formula(_ styleValues: StyleValues) -> FormulaLayout {
        var contentSize: Size?
        if case .formula(let whole)? = plan.pass, let size = whole.contentSize {
            let width = values.value(size.width)
            contentSize = Size(width: width, height: size.height.map { values.value($0) } ?? width)
        }
        var parts: FormulaColumns.Parts = []
        for section in [plan.common] + plan.overrides.values {
            if case .formula(let items) = section.items { parts.formUnion(items.parts) }
        }
        return FormulaLayout(
            scrollDirection: plan.scrollDirection, itemCounts: playground.sections.map { $0.itemCount }, parts: parts,
            sectionInset: styleValues.sections.first?.effectiveInset ?? .zero, contentSize: contentSize
        ) { section, range, previous, columns in
            guard case .formula(let items) = styleValues.sectionPlan(section).items else { return }
            styleValues.fillPlaces(items, section: section, range, previous, columns)
        }
    }
}
