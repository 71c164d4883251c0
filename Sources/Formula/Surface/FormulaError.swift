/// Why a formula could not be compiled.
package struct FormulaError: Error, Equatable, Sendable {
    /// Where, as offsets into the UTF-8 of the text that was to be compiled. For a fault inside a `let` this is the place
    /// where the text uses it.
    package var utf8Range: Range<Int>
    /// Stable and machine-readable: `formula.unknownName`, …
    package var code: String
    /// What was found and what would be right. The path of `let`s is not in it.
    package var message: String
    /// What to write instead, where one thing is likely.
    package var suggestion: String?
    /// The `let`s from the text to the fault, outermost first; empty if it is in the text itself.
    package var letPath: [String]
    /// Where the fault is in the text of the last `let` of the path.
    package var letRange: Range<Int>?

    package init(
        utf8Range: Range<Int>, code: String, message: String, suggestion: String? = nil, letPath: [String] = [],
        letRange: Range<Int>? = nil
    ) {
        self.utf8Range = utf8Range
        self.code = code
        self.message = message
        self.suggestion = suggestion
        self.letPath = letPath
        self.letRange = letRange
    }
}
