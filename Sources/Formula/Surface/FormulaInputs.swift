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

/// The values of a scope's names, by their slots. Slots that no formula reads may be left as they are.
package struct FormulaInputs {
    private var inputs: [FormulaInput]

    package init(slotCount: Int) {
        inputs = Array(repeating: .scalar(.int(0)), count: slotCount)
    }

    package subscript(slot: Int) -> FormulaInput {
        get { inputs[slot] }
        set { inputs[slot] = newValue }
    }
}
