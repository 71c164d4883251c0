import CollectionLayout
import Formula

struct WaterfallPlan: Equatable {
    var columns: ColumnsPlan
    var spacing: CompiledNumber
    /// Nil for the same as `spacing`.
    var lineSpacing: CompiledNumber?
    /// Nil for the ratio of the items' own sizes.
    var itemHeight: CompiledNumber?
    /// Nil for one column each.
    var span: CompiledNumber?
    /// Nil where the style says nothing.
    var headerLength: CompiledNumber?
    var footerLength: CompiledNumber?
}

extension PlanCompiler {
    func waterfall(_ values: ValueCompiler, _ direction: ScrollDirection) -> WaterfallPlan {
        let span = span(values)
        return WaterfallPlan(
            columns: columns(values), spacing: values.requiredNumber(.spacing, .spacing),
            lineSpacing: values.number(.lineSpacing, .spacing),
            itemHeight: itemHeight(values, direction, isWidthOfItem: (span?.reach ?? .constant) == .item), span: span,
            headerLength: length(.headerReferenceSize, values, direction),
            footerLength: length(.footerReferenceSize, values, direction))
    }

    /// A height that knows the width which the columns give a cell: one for all, unless spans change it.
    private func itemHeight(
        _ values: ValueCompiler, _ direction: ScrollDirection, isWidthOfItem: Bool
    ) -> CompiledNumber? {
        guard case .number(let written)? = values.settings.values[.itemHeight] else { return nil }
        var surroundings = values.surroundings(.size)
        surroundings.across = isWidthOfItem ? .item : .section
        surroundings.isAcrossHeight = direction == .horizontal
        return values.number(written, .extent, surroundings)
    }
}
