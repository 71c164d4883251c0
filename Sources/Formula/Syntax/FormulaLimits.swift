/// How large a formula may be.
enum FormulaLimits {
    /// Bytes of one text.
    static let bytes = 4096
    /// Parentheses, arguments, prefixes and branches in each other; and `let`s that name each other.
    static let depth = 64
    /// Operations of the text and of each `let` it uses.
    static let operations = 1000
}
