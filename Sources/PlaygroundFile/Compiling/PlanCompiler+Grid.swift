import CollectionLayout
import Formula

extension PlanCompiler {
    func grid(_ values: ValueCompiler, _ direction: ScrollDirection) -> GridPlan {
        GridPlan(
            columns: columns(values),
            spacing: values.requiredNumber(.spacing, .spacing),
            lineSpacing: values.number(.lineSpacing, .spacing),
            itemLength: itemLength(values, direction),
            leadingBlanks: values.requiredNumber(.leadingBlanks, .spacing),
            span: span(values),
            headerLength: length(.headerReferenceSize, values, direction),
            footerLength: length(.footerReferenceSize, values, direction))
    }

    private func itemLength(_ values: ValueCompiler, _ direction: ScrollDirection) -> GridPlan.ItemLength {
        guard case .number(let written)? = values.settings.values[.itemHeight] else {
            return .aspectRatio(values.requiredNumber(.aspectRatio, .spacing))
        }
        var surroundings = values.surroundings(.size)
        surroundings.across = .section
        surroundings.isAcrossHeight = direction == .horizontal
        let height = values.number(written, .extent, surroundings)
        if height.reach == .item { formulas.reportItemHeight(height.origin) }
        return .fixed(height)
    }
}
