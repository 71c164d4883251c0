/// Where the value of one name comes from, for a run of items.
///
/// What a pointer points to must stay as it is for as long as the inputs are used, and hold a value for each item of the run.
package enum FormulaInput {
    /// The same for the whole run.
    case scalar(FormulaValue)
    /// An Int that counts up from this one: `item` of a run that starts there.
    case iota(Int64)
    case doubles(UnsafePointer<Double>)
    case ints(UnsafePointer<Int64>)
    case bools(UnsafePointer<Bool>)
    case words(UnsafePointer<UInt32>)
}

extension FormulaInput {
    /// The value for the run's first item.
    package var first: FormulaValue {
        switch self {
        case .scalar(let value): value
        case .iota(let first): .int(first)
        case .doubles(let values): .double(values[0])
        case .ints(let values): .int(values[0])
        case .bools(let values): .bool(values[0])
        case .words(let values): .word(values[0])
        }
    }
}

/// The values of a scope's names, by their slots. Slots that no formula reads may be left as they are.
package struct FormulaInputs {
    private var inputs: [FormulaInput]

    package init(slotCount: Int) {
        inputs = Array(repeating: .scalar(.int(0)), count: slotCount)
    }

    package var slotCount: Int { inputs.count }

    package subscript(slot: Int) -> FormulaInput {
        get { inputs[slot] }
        set { inputs[slot] = newValue }
    }
}
