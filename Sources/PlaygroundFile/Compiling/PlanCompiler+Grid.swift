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

    private func columns(_ values: ValueCompiler) -> GridPlan.Columns {
        guard case .columns(let written)? = values.settings.values[.columns] else {
            return .count(.constant(1, .count))
        }
        return switch written {
        case .count(let count): .count(values.number(count, .count, values.surroundings(.spacing)))
        case .minimum(let width): .minimum(values.number(width, .extent, values.surroundings(.spacing)))
        }
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

    /// `span`, else `data.span` if the items have numbers there, else nothing.
    private func span(_ values: ValueCompiler) -> CompiledNumber? {
        if let span = values.number(.span, .size) { return span }
        let data = formulas.names.itemData
        guard let place = data.place(of: KeyName.span.rawValue) else { return nil }
        switch data.names[place].kind {
        case .bool, .word: return nil
        case .double, .int, .whole:
            let written = WrittenNumber(content: .formula("data.span"), origin: .none)
            return values.number(written, .count, values.surroundings(.size))
        }
    }
}
