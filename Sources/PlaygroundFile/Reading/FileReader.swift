import JSONText

/// Reads the tree of a file into what is written there, and keeps every problem it meets.
///
/// One mistake never hides another: a value that makes no sense is reported and left out, and the reading goes on.
final class FileReader {
    let source: SourceText
    /// How a sentence calls the file.
    let fileName: String
    private(set) var problems: [Problem] = []
    /// A problem is the same if it has the same words at the same place; formulas are compiled in many situations.
    private var seen: Set<Problem> = []
    var itemCounts = ItemCounts()
    /// The entries of every style's `sections`, with the ids that they are for.
    var overrides: [(id: String, origin: Origin)] = []

    /// The sections that the style being read makes lists of, by id.
    var listSections: Set<String> = []

    init(source: SourceText, fileName: String) {
        self.source = source
        self.fileName = fileName
    }

    private(set) var hasErrors = false
    /// Problems that were only counted, because enough were kept: finding the words for each takes time that a save has
    /// not, and nobody reads them.
    private(set) var omittedProblems = 0

    /// Whether further problems are only counted.
    var isFull: Bool { problems.count >= Limits.problemsKept }

    /// Notes a problem with a stretch of the file.
    func report(
        _ code: ProblemCode, _ severity: Problem.Severity = .error, at range: Range<Int>, _ path: FilePath,
        _ message: String, suggestion: String? = nil
    ) {
        add(
            Problem(
                code: code.rawValue, severity: severity, place: source.place(of: range), path: path.text,
                message: message,
                suggestion: suggestion))
    }

    func report(
        _ code: ProblemCode, _ severity: Problem.Severity = .error, at origin: Origin, _ message: String,
        suggestion: String? = nil
    ) {
        report(code, severity, at: origin.range, origin.path, message, suggestion: suggestion)
    }

    func add(_ problem: Problem) {
        if isFull {
            omit(problem.severity)
        } else if seen.insert(problem).inserted {
            problems.append(problem)
            if problem.severity == .error { hasErrors = true }
        }
    }

    /// Counts a problem that is not worth its words any more.
    func omit(_ severity: Problem.Severity) {
        omittedProblems += 1
        if severity == .error { hasErrors = true }
    }

    /// Notes that a value is of the wrong kind.
    func reportKind(of node: JSONNode, _ path: FilePath, wanted: String) {
        report(
            .type, at: node.range, path,
            "\(path.subject) must be \(wanted), not \(found(node)).")
    }

    /// A value letter for letter.
    func written(_ node: JSONNode) -> String {
        String(decoding: source.bytes[node.range], as: UTF8.self)
    }

    /// A value as a sentence quotes it: short ones as they stand, others by their kind.
    func found(_ node: JSONNode) -> String {
        switch node.value {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number: written(node)
        case .string(let text): "the text \(quoted(text))"
        case .array(let elements): elements.isEmpty ? "an empty list" : "a list of \(elements.count)"
        case .object: "an object"
        }
    }
}

/// A text in quotes, cut where it is long.
func quoted(_ text: String) -> String {
    let limit = 40
    guard text.unicodeScalars.count > limit else { return "\"\(text)\"" }
    return "\"\(String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit))))…\""
}
