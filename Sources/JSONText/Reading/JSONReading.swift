/// What came of reading a JSON text: a value, or what is wrong with it.
package struct JSONReading: Sendable {
    /// Nil exactly if there are problems.
    package var root: JSONNode?
    /// By position; every one an error with a `syntax.…` code and a place.
    package var problems: [Problem]
}

/// Reads a JSON text.
///
///     parseJSON(SourceText("{ \"columns\": 7, } // seven"), .jsonc).root?["columns"]?.asNumber    // 7
///
/// Goes on after a mistake whose meaning is plain (a missing comma, a word without quotes), so that one look shows them
/// all; stops at the first whose meaning is not. Duplicate keys are no matter of syntax and are kept.
///
/// O(*n*) in the bytes of the text; the stack is bounded by `options.maximumDepth`.
package func parseJSON(_ source: SourceText, _ options: JSONOptions = .jsonc) -> JSONReading {
    if let problem = encodingProblem(of: source, options) {
        return JSONReading(root: nil, problems: [problem])
    }
    var parser = JSONParser(source, options)
    let root = parser.document()
    return JSONReading(root: parser.problems.isEmpty ? root : nil, problems: parser.problems)
}
