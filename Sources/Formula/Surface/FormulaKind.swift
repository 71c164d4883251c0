/// What kind of value a formula or a name has.
package enum FormulaKind: UInt8, Sendable {
    /// Everything that is measured.
    case double
    /// What is counted: `item`, `section`, `index`, `count`, `Int(…)`. Exact, 64 bits.
    case int
    case bool
    /// One of the words that the file knows: `.regular`, a section's id.
    case word
    /// A number written without point or exponent, until it meets a neighbour: beside an Int it is an Int, beside a Double
    /// a Double, and divided by another whole number it gives a Double. Held in 64 bits until then.
    case whole

    /// The kind with its article, as a sentence calls it.
    var phrase: String {
        switch self {
        case .double: "a Double"
        case .int: "an Int"
        case .bool: "a Bool"
        case .word: "a word"
        case .whole: "a whole number"
        }
    }

    var isNumber: Bool { self == .double || self == .int || self == .whole }

    /// The kind that two values side by side have in common: `1` beside an Int is an Int, an Int beside a Double widens.
    /// Nil where there is none.
    func joined(with other: FormulaKind) -> FormulaKind? {
        if self == other { return self }
        guard isNumber, other.isNumber else { return nil }
        return self == .double || other == .double ? .double : .int
    }
}
