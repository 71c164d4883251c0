import Formula

/// `columns` of a grid or a waterfall.
enum ColumnsPlan: Equatable {
    case count(CompiledNumber)
    /// As many as fit with at least this width each.
    case minimum(CompiledNumber)
}

extension PlanCompiler {
    func columns(_ values: ValueCompiler) -> ColumnsPlan {
        guard case .columns(let written)? = values.settings.values[.columns] else {
            return .count(.constant(1, .count))
        }
        return switch written {
        case .count(let count): .count(values.number(count, .count, values.surroundings(.spacing)))
        case .minimum(let width): .minimum(values.number(width, .extent, values.surroundings(.spacing)))
        }
    }

    /// `span`, else `data.span` if the items have numbers there, else nothing.
    func span(_ values: ValueCompiler) -> CompiledNumber? {
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
