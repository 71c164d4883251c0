/// Something in the user's file that is wrong, said so that it can be mended.
///
/// The same value goes to the terminal, over the wire and into `check --json`.
package struct Problem: Equatable, Hashable, Sendable {
    package enum Severity: UInt8, Sendable {
        /// The last good picture stays.
        case error
        /// The picture is drawn; this says what is odd about it.
        case warning

        package var name: String {
            switch self {
            case .error: "error"
            case .warning: "warning"
            }
        }
    }

    /// Stable and machine-readable: `syntax.…`, `key.…`, `value.…`, `formula.…`, `layout.…`, `file.…`.
    package var code: String
    package var severity: Severity
    /// Where, or nil for what concerns the file as a whole.
    package var place: Place?
    /// The path of keys: `styles.grid.columns`, `items[3].size[0]`; empty for the root.
    package var path: String
    /// One sentence, or two: what was found and what would be right.
    package var message: String
    /// What to write instead, where one thing is likely.
    package var suggestion: String?

    package init(
        code: String, severity: Severity = .error, place: Place?, path: String = "", message: String,
        suggestion: String? = nil
    ) {
        self.code = code
        self.severity = severity
        self.place = place
        self.path = path
        self.message = message
        self.suggestion = suggestion
    }
}
