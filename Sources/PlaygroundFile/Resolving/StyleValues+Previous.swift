import CollectionLayout
import Formula

extension StyleValues {
    /// Sets what `previous.data.…` reads: for one item, or for a run of a section's items that follow each other.
    ///
    /// - Parameter previous: the item before the (first) one; nil for the first of all, which reads 0, false and the empty word.
    func setPreviousData(_ previous: IndexPath?, in inputs: inout FormulaInputs) {
        for (place, name) in playground.names.itemData.names.enumerated() {
            let input = previous.flatMap { playground.sections[$0.section].items.input(place, from: $0.item) }
            inputs[playground.names.previousSlot(place)] = input ?? .scalar(DataTable.nothing(name.kind))
        }
    }
}

extension FormulaInputs {
    /// Sets what `previous.maxX` and `previous.maxY` read, for one item.
    mutating func set(_ previous: Previous) {
        set(.previousMaxX, .double(previous.maxX))
        set(.previousMaxY, .double(previous.maxY))
    }
}
