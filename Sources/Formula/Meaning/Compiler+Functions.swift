extension Compiler {
    mutating func call(_ name: PathComponent, _ operands: [Value], _ range: Range<Int>) throws(FormulaError) -> Value {
        guard let function = FormulaFunction(name.name) else { throw unknownFunction(name) }
        if let wrong = wrongCount(name.name, function, operands.count) {
            throw error(range, "argumentCount", wrong)
        }
        for operand in operands { _ = try number(operand, for: "'\(name.name)'") }
        let first = operands[0]
        switch function {
        case .unary(let unary):
            return operation(unary, widened(first), kind: .double, range)
        case .binary(let binary):
            return operation(binary, widened(first), widened(operands[1]), kind: .double, range)
        case .magnitude:
            return magnitude(first, range)
        case .extremum(let ofDoubles, let ofInts):
            var kind = first.kind
            for operand in operands { kind = kind.joined(with: operand.kind) ?? .double }
            var result = converted(first, to: kind)
            for operand in operands.dropFirst() {
                let operand = converted(operand, to: kind)
                result = operation(kind == .double ? ofDoubles : ofInts, result, operand, kind: kind, range)
            }
            return result
        case .toDouble:
            return Value(index: widened(first).index, kind: .double, range: range)
        case .toInt:
            if first.kind == .double { return operation(.toInt, first, kind: .int, range) }
            return Value(index: first.index, kind: .int, range: range)
        }
    }

    private func wrongCount(_ name: String, _ function: FormulaFunction, _ count: Int) -> String? {
        guard let expected = function.argumentCount else {
            return count >= 2 ? nil : "'\(name)' takes two values or more; found \(count)."
        }
        if count == expected { return nil }
        return "'\(name)' takes \(expected == 1 ? "one value" : "two values"); found \(count)."
    }

    /// `.nextDown`, `.nextUp`, `.magnitude`.
    mutating func member(_ member: PathComponent, of base: Value, _ range: Range<Int>) throws(FormulaError) -> Value {
        guard Self.members.contains(member.name) else {
            throw error(
                member.range, "unknownMember",
                "'\(member.name)' is no member of a number; those are nextDown, nextUp, magnitude and rounded().",
                suggestion: nearestName(to: member.name, among: Self.members + ["rounded()"]))
        }
        let base = try number(base, for: "'\(member.name)'")
        switch member.name {
        case "nextDown": return operation(.nextDown, widened(base), kind: .double, range)
        case "nextUp": return operation(.nextUp, widened(base), kind: .double, range)
        default: return magnitude(base, range)
        }
    }

    static var members: [String] { ["nextDown", "nextUp", "magnitude"] }

    /// `x.rounded()`, ties away from zero, and `x.rounded(rule)`.
    mutating func rounded(_ base: Value, _ rule: PathComponent?, _ range: Range<Int>) throws(FormulaError) -> Value {
        let base = try number(base, for: "'rounded'")
        guard let rule else { return operation(.roundAway, widened(base), kind: .double, range) }
        guard let rounding = RoundingRule.operation(rule.name) else {
            throw error(
                rule.range, "unknownRule",
                "'.\(rule.name)' is no rounding rule; those are ." + RoundingRule.names.joined(separator: ", .") + ".",
                suggestion: nearestName(to: rule.name, among: RoundingRule.names))
        }
        return operation(rounding, widened(base), kind: .double, range)
    }

    private mutating func magnitude(_ base: Value, _ range: Range<Int>) -> Value {
        operation(base.kind == .double ? .magnitudeD : .magnitudeI, base, kind: base.kind, range)
    }

    private func unknownFunction(_ name: PathComponent) -> FormulaError {
        if scope.names[name.name] != nil || scope.lets[name.name] != nil {
            return error(name.range, "unknownFunction", "'\(name.name)' is a value and takes no arguments.")
        }
        return error(
            name.range, "unknownFunction", "There is no function '\(name.name)'.",
            suggestion: FormulaFunction.replacement(for: name.name)
                ?? nearestName(to: name.name, among: FormulaFunction.names))
    }
}
