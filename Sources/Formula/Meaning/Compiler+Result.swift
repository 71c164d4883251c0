extension Compiler {
    /// The whole text's value as the kind that is expected of it.
    mutating func result(_ value: Value, expecting kind: FormulaKind?) throws(FormulaError) -> Value {
        if let fault = program.certainFault(of: value.index) { throw certainFault(fault) }
        switch kind {
        case .double where value.kind.isNumber:
            return widened(value)
        case .int where value.kind == .whole, .whole where value.kind == .int:
            return Value(index: value.index, kind: .int, range: value.range)
        case let kind? where kind != value.kind:
            let suggestion = kind == .int && value.kind == .double ? "Int(\(spelling(value.range)))" : nil
            throw error(
                value.range, "kind", "\(Self.expectation(kind)) is expected here; this is \(value.kind.phrase).",
                suggestion: suggestion)
        case nil where value.kind == .whole:
            return Value(index: value.index, kind: .int, range: value.range)
        default:
            return value
        }
    }

    private static func expectation(_ kind: FormulaKind) -> String {
        switch kind {
        case .double: "A number"
        case .int, .whole: "An Int"
        case .bool: "A Bool"
        case .word: "A word"
        }
    }

    /// The sentence about arithmetic that has no result whatever the inputs are.
    private func certainFault(_ index: Int32) -> FormulaError {
        let instruction = program.instructions[Int(index)]
        let operands = (program.bits(instruction.a), instruction.b < 0 ? nil : program.bits(instruction.b))
        let (reason, message) = faultSentence(instruction.operation, operands.0, operands.1)
        return program.origins[Int(index)].error(reason.code, message)
    }
}
