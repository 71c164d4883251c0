extension FormulaInput {
    /// The value for one item, as a program has it: Ints are widened for a name that is a Double.
    func bits(of name: FormulaName, at index: Int) -> UInt64 {
        let isWidened = name.kind == .double
        switch self {
        case .scalar(let value): return value.bits(widened: isWidened)
        case .iota(let first): return FormulaValue.int(first &+ Int64(index)).bits(widened: isWidened)
        case .doubles(let values):
            precondition(isWidened, "Doubles are given for a name of another kind")
            return values[index].bitPattern
        case .ints(let values): return FormulaValue.int(values[index]).bits(widened: isWidened)
        case .bools(let values): return mask(values[index])
        case .words(let values): return UInt64(values[index])
        }
    }
}

extension FormulaValue {
    func bits(widened: Bool) -> UInt64 {
        switch self {
        case .double(let value): value.bitPattern
        case .int(let value): widened ? Double(value).bitPattern : UInt64(bitPattern: value)
        case .bool(let value): mask(value)
        case .word(let number): UInt64(number)
        }
    }

    init(bits: UInt64, kind: FormulaKind) {
        switch kind {
        case .double: self = .double(bits.asDouble)
        case .int, .whole: self = .int(bits.asInt)
        case .bool: self = .bool(bits.asBool)
        case .word: self = .word(UInt32(truncatingIfNeeded: bits))
        }
    }
}
