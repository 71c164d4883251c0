/// Where an instruction comes from, for what has to be said about it.
struct Origin: Sendable {
    /// In the text that is compiled; for what is inside a `let`, where the text uses it.
    var range: Range<Int>
    /// The `let`s from the text to the place, outermost first.
    var letPath: [String] = []
    /// Where it is in the text of the last `let` of the path.
    var letRange: Range<Int>?

    func error(_ code: String, _ message: String, suggestion: String? = nil) -> FormulaError {
        FormulaError(
            utf8Range: range, code: code, message: message, suggestion: suggestion, letPath: letPath,
            letRange: letRange)
    }
}
