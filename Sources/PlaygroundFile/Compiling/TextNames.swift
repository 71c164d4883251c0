import Formula

extension CompiledFormula {
    /// Whether the value depends on the size of a text.
    var namesText: Bool {
        names.contains {
            $0.slot == BuiltInNames.Slot.textWidth.rawValue || $0.slot == BuiltInNames.Slot.textHeight.rawValue
        }
    }

    func names(_ slot: BuiltInNames.Slot) -> Bool { names.contains { $0.slot == slot.rawValue } }
}
