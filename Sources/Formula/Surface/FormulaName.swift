/// A name that a formula may use, and where its value is found.
package struct FormulaName: Equatable, Sendable {
    /// As it is written, dots included: `item`, `available.width`, `section.data.lead`.
    package var name: String
    package var kind: FormulaKind
    package var reach: FormulaReach
    /// Index into `FormulaInputs`.
    package var slot: Int

    package init(name: String, kind: FormulaKind, reach: FormulaReach, slot: Int) {
        self.name = name
        self.kind = kind
        self.reach = reach
        self.slot = slot
    }
}
