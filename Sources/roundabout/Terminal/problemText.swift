import JSONText

/// A problem as a person reads it: place, sentence, code frame with a caret, and what to write instead.
///
///     playground.json:3:7: error: "colums" is no key of a grid style.
///       2 │   "grid": {
///     > 3 │     "colums": 3
///         │     ^^^^^^^^
///       try "columns"
///
/// - Parameter source: the text that the problem is about; without it there is no code frame.
func problemText(_ problem: Problem, file: String, source: SourceText?, palette: Palette) -> String {
    var place = shown(file)
    if let at = problem.place { place += ":\(at.line):\(at.column)" }
    let severity =
        switch problem.severity {
        case .error: palette.styled("error", .red)
        case .warning: palette.styled("warning", .yellow)
        }
    var text = "\(palette.styled(place, .bold)): \(severity): \(shown(problem.message))"
    if let source, let at = problem.place {
        text += "\n" + CodeFrame(source, at).text
    }
    if let suggestion = problem.suggestion { text += "\n  \(palette.styled("try", .cyan)) \(shown(suggestion))" }
    return text
}

/// `2 errors`, `1 error, 1 warning`, `no problems`.
func counted(_ problems: some Collection<Problem>) -> String {
    let errors = problems.count { $0.severity == .error }
    let warnings = problems.count - errors
    switch (errors, warnings) {
    case (0, 0): return "no problems"
    case (_, 0): return counted(errors, "error")
    case (0, _): return counted(warnings, "warning")
    default: return "\(counted(errors, "error")), \(counted(warnings, "warning"))"
    }
}
