/// One value, or the index of the instruction that had no result.
struct ScalarStep {
    var bits: UInt64
    /// −1 if there is a value.
    var fault: Int32 = -1

    /// What an instruction gives for one item.
    ///
    /// A fault travels with the value that it spoils, and a value that is not taken (a branch of `?:`, the right side of `&&`
    /// and `||`) spoils nothing. That gives what evaluating only the branch taken would.
    ///
    /// - Parameters:
    ///   - index: the instruction's own, which names a fault of its own.
    ///   - operand: the value of an earlier instruction.
    @inline(__always)
    static func of(_ instruction: Instruction, index: Int32, operand: (Int32) -> ScalarStep) -> ScalarStep {
        let a = operand(instruction.a)
        switch instruction.operation {
        case .select:
            if a.fault >= 0 { return a }
            return operand(a.bits.asBool ? instruction.b : instruction.c)
        case .and, .or:
            // False settles '&&', true settles '||'.
            if a.fault >= 0 || a.bits.asBool == (instruction.operation == .or) { return a }
            return operand(instruction.b)
        default:
            break
        }
        if a.fault >= 0 { return ScalarStep(bits: 0, fault: a.fault) }
        var b = ScalarStep(bits: 0)
        if instruction.b >= 0 {
            b = operand(instruction.b)
            if b.fault >= 0 { return ScalarStep(bits: 0, fault: b.fault) }
        }
        switch apply(instruction.operation, a.bits, b.bits) {
        case .value(let bits): return ScalarStep(bits: bits)
        case .fault: return ScalarStep(bits: 0, fault: index)
        }
    }
}

/// A value as 64 bits, or why there is none.
enum Applied {
    case value(UInt64)
    case fault(FaultReason)
}

/// Applies an operation to operands that have values. `select`, `and`, `or`, `constant` and `load` are not for it.
func apply(_ operation: Operation, _ a: UInt64, _ b: UInt64) -> Applied {
    switch operation {
    case .addI, .subtractI, .multiplyI, .divideI, .remainderI, .minimumI, .maximumI, .negateI, .magnitudeI:
        applied(IntegerArithmetic.apply(operation, a.asInt, b.asInt))
    case .toInt: applied(IntegerArithmetic.convert(a.asDouble))
    case .toDouble: .value(Double(a.asInt).bitPattern)
    case .equalD: .value(mask(a.asDouble == b.asDouble))
    case .notEqualD: .value(mask(a.asDouble != b.asDouble))
    case .lessD: .value(mask(a.asDouble < b.asDouble))
    case .lessOrEqualD: .value(mask(a.asDouble <= b.asDouble))
    case .greaterD: .value(mask(a.asDouble > b.asDouble))
    case .greaterOrEqualD: .value(mask(a.asDouble >= b.asDouble))
    case .equalI: .value(mask(a == b))
    case .notEqualI: .value(mask(a != b))
    case .lessI: .value(mask(a.asInt < b.asInt))
    case .lessOrEqualI: .value(mask(a.asInt <= b.asInt))
    case .greaterI: .value(mask(a.asInt > b.asInt))
    case .greaterOrEqualI: .value(mask(a.asInt >= b.asInt))
    case .not: .value(~a)
    default: .value(DoubleArithmetic.apply(operation, a.asDouble, b.asDouble).bitPattern)
    }
}

private func applied(_ outcome: IntegerArithmetic.Outcome) -> Applied {
    switch outcome {
    case .value(let value): .value(UInt64(bitPattern: value))
    case .fault(let reason): .fault(reason)
    }
}
