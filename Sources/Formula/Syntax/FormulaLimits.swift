/// How large a formula may be.
enum FormulaLimits {
    /// Bytes of one text.
    static let bytes = 4096
    /// Parentheses, arguments, prefixes and branches in each other; and `let`s that name each other.
    static let depth = 64
    /// Identifiers of a path that are looked at as a name: no name has as many.
    static let nameLength = 16
    /// Operations of the text and of each `let` it uses.
    static let operations = 1000
}
