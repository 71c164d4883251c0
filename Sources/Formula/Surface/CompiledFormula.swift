/// A formula whose names are resolved, ready to be evaluated for one item or for a run of them.
package struct CompiledFormula: Sendable {
    let program: Program
    /// What it gives: what was expected of it, or else the kind that its text has, a whole number being a Double then.
    package let kind: FormulaKind
    /// The `let`s that its text uses, those inside them too.
    package let lets: [String]
    /// The words that the program's constants stand for, in their order: numbers differ from file to file.
    private let words: [String]

    init(_ program: Program, kind: FormulaKind, lets: [String], words: WordTable) {
        self.program = program
        self.kind = kind
        self.lets = lets
        self.words = program.instructions.filter { $0.operation == .word }.map {
            words[UInt32(truncatingIfNeeded: $0.bits)]
        }
    }

    /// How often its value can change.
    package var reach: FormulaReach { program.reach }
    /// Whether it always gives the same value.
    package var isConstant: Bool { program.reach == .constant }
    /// The names it depends on.
    package var names: [FormulaName] { program.names }
}

extension CompiledFormula: Equatable {
    /// Whether two formulas compute the same in the same way, wherever they stand and however they are spaced. Slots and
    /// words' numbers may differ; names and words may not.
    package static func == (left: CompiledFormula, right: CompiledFormula) -> Bool {
        guard left.kind == right.kind, left.words == right.words else { return false }
        guard left.program.instructions.count == right.program.instructions.count else { return false }
        guard left.program.names.count == right.program.names.count else { return false }
        for (one, other) in zip(left.program.names, right.program.names) {
            if one.name != other.name || one.kind != other.kind || one.reach != other.reach { return false }
        }
        for (one, other) in zip(left.program.instructions, right.program.instructions) {
            if one != other, one.operation != .word || other.operation != .word { return false }
        }
        return true
    }
}
