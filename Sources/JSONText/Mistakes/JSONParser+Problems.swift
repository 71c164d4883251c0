extension JSONParser {
    /// So many syntax problems are shown; more would be guesses about a text that is something else.
    private static let maximumProblems = 20

    /// Notes a problem after which reading goes on.
    @inline(never)
    mutating func note(
        _ code: SyntaxCode, _ range: Range<Int>, _ message: String, suggestion: String? = nil
    ) throws(Stop) {
        problems.append(
            Problem(
                code: "syntax." + code.rawValue, place: source.place(of: range), path: path.text, message: message,
                suggestion: suggestion))
        if problems.count >= Self.maximumProblems { throw Stop() }
    }

    /// Notes a problem that ends the reading.
    @inline(never)
    mutating func stop(
        _ code: SyntaxCode, _ range: Range<Int>, _ message: String, suggestion: String? = nil
    ) throws(Stop) -> Never {
        try note(code, range, message, suggestion: suggestion)
        throw Stop()
    }

    /// The path of what is being read.
    var path: JSONPath {
        var path = JSONPath.root
        for step in containers.map({ $0.step }) + [step] {
            switch step {
            case .key(let key): path = path.key(key)
            case .index(let index): path = path.index(index)
            case nil: break
            }
        }
        return path
    }

    /// A stretch of the source as it is written.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// A stretch of the source, short enough for a sentence.
    func snippet(_ range: Range<Int>) -> String { shortened(text(range)) }

    /// The bytes of the scalar at `offset`; none at the end.
    var nextScalarRange: Range<Int> { scalarRange(at: offset, in: bytes) }

    /// `{ of line 3, column 10`.
    func opening(_ container: Container) -> String {
        (container.isObject ? "{" : "[") + " of " + spot(container.offset)
    }

    /// `line 3, column 10`.
    func spot(_ offset: Int) -> String {
        let place = source.place(of: offset..<offset)
        return "line \(place.line), column \(place.column)"
    }

    /// Where the last thing that is no space ends: what is missing at the end of the text is missing there.
    var endOfContent: Int {
        var end = bytes.count
        while end > 0, bytes[end - 1] <= Byte.space { end -= 1 }
        return end
    }
}
