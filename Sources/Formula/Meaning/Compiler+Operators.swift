extension Compiler {
    /// Adds an operation of one or two operands.
    mutating func operation(
        _ operation: Operation, _ a: Value, _ b: Value? = nil, kind: FormulaKind, _ range: Range<Int>
    ) -> Value {
        let index = program.add(operation, a.index, b?.index ?? -1, at: origin(range))
        return Value(index: index, kind: kind, range: range)
    }

    /// A number as a Double: an Int widens.
    mutating func widened(_ value: Value) -> Value {
        if value.kind == .double { return value }
        return operation(.toDouble, value, kind: .double, value.range)
    }

    /// A number as the kind that it has been joined to.
    mutating func converted(_ value: Value, to kind: FormulaKind) -> Value {
        kind == .double ? widened(value) : Value(index: value.index, kind: kind, range: value.range)
    }

    func bool(_ value: Value, for user: String) throws(FormulaError) -> Value {
        if value.kind == .bool { return value }
        throw error(
            value.range, "kind", "\(user) takes a Bool; this is \(value.kind.phrase).",
            suggestion: value.kind.isNumber ? "\(spelling(value.range)) != 0" : nil)
    }

    func number(_ value: Value, for user: String) throws(FormulaError) -> Value {
        if value.kind.isNumber { return value }
        throw error(value.range, "kind", "\(user) takes numbers; this is \(value.kind.phrase).")
    }

    mutating func negation(_ operand: Value, _ range: Range<Int>) throws(FormulaError) -> Value {
        let operand = try number(operand, for: "'-'")
        return operation(operand.kind == .double ? .negateD : .negateI, operand, kind: operand.kind, range)
    }

    mutating func binary(
        _ binary: BinaryOperator, _ left: Value, _ right: Value, _ range: Range<Int>
    ) throws(FormulaError) -> Value {
        switch binary {
        case .and, .or:
            let left = try bool(left, for: "'\(binary.spelling)'")
            let right = try bool(right, for: "'\(binary.spelling)'")
            return operation(binary == .and ? .and : .or, left, right, kind: .bool, range)
        case .equal, .notEqual:
            guard let kind = left.kind.joined(with: right.kind) else {
                throw error(
                    range, "kind",
                    "'\(binary.spelling)' compares values of one kind; these are \(left.kind.phrase) and "
                        + "\(right.kind.phrase).")
            }
            return numeric(binary, left, right, kind, range)
        default:
            let left = try number(left, for: "'\(binary.spelling)'")
            let right = try number(right, for: "'\(binary.spelling)'")
            var kind = left.kind.joined(with: right.kind) ?? .double
            if kind == .whole, binary == .divide { kind = .double }
            return numeric(binary, left, right, kind, range)
        }
    }

    /// An operation on two values that become one kind before it.
    private mutating func numeric(
        _ binary: BinaryOperator, _ left: Value, _ right: Value, _ kind: FormulaKind, _ range: Range<Int>
    ) -> Value {
        let pair = (converted(left, to: kind), converted(right, to: kind))
        let operations = binary.operations
        return operation(
            kind == .double ? operations.ofDoubles : operations.ofInts, pair.0, pair.1,
            kind: binary.isComparison ? .bool : kind, range)
    }

    mutating func conditional(
        _ condition: Value, _ ifTrue: Value, _ ifFalse: Value, _ range: Range<Int>
    ) throws(FormulaError) -> Value {
        let condition = try bool(condition, for: "'?'")
        guard let kind = ifTrue.kind.joined(with: ifFalse.kind) else {
            throw error(
                range, "kind",
                "Both values of '?:' are of one kind; these are \(ifTrue.kind.phrase) and \(ifFalse.kind.phrase).")
        }
        let branches = (converted(ifTrue, to: kind), converted(ifFalse, to: kind))
        let index = program.add(
            .select, condition.index, branches.0.index, branches.1.index, at: origin(range))
        return Value(index: index, kind: kind, range: range)
    }
}

extension BinaryOperator {
    /// What the operator does to two Doubles, and to two Ints. Words and Bools are compared as Ints.
    fileprivate var operations: (ofDoubles: Operation, ofInts: Operation) {
        switch self {
        case .add: (.addD, .addI)
        case .subtract: (.subtractD, .subtractI)
        case .multiply: (.multiplyD, .multiplyI)
        case .divide: (.divideD, .divideI)
        case .remainder: (.remainderD, .remainderI)
        case .equal: (.equalD, .equalI)
        case .notEqual: (.notEqualD, .notEqualI)
        case .less: (.lessD, .lessI)
        case .lessOrEqual: (.lessOrEqualD, .lessOrEqualI)
        case .greater: (.greaterD, .greaterI)
        case .greaterOrEqual: (.greaterOrEqualD, .greaterOrEqualI)
        case .and: (.and, .and)
        case .or: (.or, .or)
        }
    }
}
