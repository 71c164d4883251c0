import JSONText
import Testing

/// A broken text and what must be said about it.
struct Mistake: CustomTestStringConvertible, Sendable {
    var text: String
    var code: String
    var line: Int
    var columns: Range<Int>
    var message: String
    var suggestion: String?

    /// - Parameters:
    ///   - code: Without `syntax.`.
    ///   - columns: From the first to one past the last; empty where something is missing.
    ///   - suggestion: What makes the text right when it takes the columns' place.
    init(
        _ text: String, _ code: String, line: Int = 1, _ columns: Range<Int>, _ message: String,
        suggestion: String? = nil
    ) {
        self.text = text
        self.code = code
        self.line = line
        self.columns = columns
        self.message = message
        self.suggestion = suggestion
    }

    var testDescription: String { text }

    /// Holds the first problem of the text against what is expected.
    ///
    /// - Parameter isAlone: Whether it must be the only one.
    func check(_ options: JSONOptions = .jsonc, isAlone: Bool = true, sourceLocation: SourceLocation = #_sourceLocation)
    {
        let source = SourceText(text)
        let reading = parseJSON(source, options)
        #expect(reading.root == nil, sourceLocation: sourceLocation)
        guard let problem = reading.problems.first else {
            Issue.record("no problem found", sourceLocation: sourceLocation)
            return
        }
        #expect(problem.code == "syntax." + code, sourceLocation: sourceLocation)
        #expect(problem.message == message, sourceLocation: sourceLocation)
        #expect(
            problem.place == Place(line: line, column: columns.lowerBound, endColumn: columns.upperBound),
            sourceLocation: sourceLocation)
        #expect(problem.suggestion == suggestion, sourceLocation: sourceLocation)
        #expect(problem.severity == .error, sourceLocation: sourceLocation)
        if isAlone { #expect(reading.problems.count == 1, "\(reading.problems)", sourceLocation: sourceLocation) }
        if suggestion != nil, isAlone {
            let mended = mend(source, problem)
            #expect(
                parseJSON(SourceText(mended), options).problems.isEmpty, "\(mended)", sourceLocation: sourceLocation)
        }
    }
}

/// The text with a problem's suggestion in its place.
func mend(_ source: SourceText, _ problem: Problem) -> String {
    guard let place = problem.place, let suggestion = problem.suggestion else {
        return String(decoding: source.bytes, as: UTF8.self)
    }
    let start = source.offset(line: place.line, column: place.column)
    let end = source.offset(line: place.line, column: place.endColumn)
    return String(decoding: source.bytes[..<start] + suggestion.utf8 + source.bytes[end...], as: UTF8.self)
}
