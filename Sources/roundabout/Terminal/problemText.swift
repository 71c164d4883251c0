import JSONText

/// A problem as a person reads it: place, sentence, code frame with a caret, and what to write instead.
func problemText(_ problem: Problem, file: String, source: SourceText?, output: Output) -> String {
    var place = file
    if let at = problem.place { place += ":\(at.line):\(at.column)" }
    let severity =
        switch problem.severity {
        case .error: output.styled("error", .red)
        case .warning: output.styled("warning", .yellow)
        }
    var text = "\(output.styled(place, .bold)): \(severity): \(problem.message)"
    if let source, let at = problem.place {
        text += "\n" + CodeFrame(source, at).text
    }
    if let suggestion = problem.suggestion { text += "\n  \(output.styled("try", .cyan)) \(suggestion)" }
    return text
}
