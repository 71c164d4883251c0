import Formula

/// What the items of a list have under one name of `data`.
enum DataColumn: Equatable {
    case doubles(Column<Double>)
    /// Ints, and numbers that the whole file writes without a point.
    case ints(Column<Int64>)
    case bools(Column<Bool>)
    case words(Column<UInt32>)

    /// The values from `item` on, for a run of items that starts there.
    func input(from item: Int) -> FormulaInput? {
        switch self {
        case .doubles(let column): column.pointer(from: item).map(FormulaInput.doubles)
        case .ints(let column): column.pointer(from: item).map(FormulaInput.ints)
        case .bools(let column): column.pointer(from: item).map(FormulaInput.bools)
        case .words(let column): column.pointer(from: item).map(FormulaInput.words)
        }
    }
}
