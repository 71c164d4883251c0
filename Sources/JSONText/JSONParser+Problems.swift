extension JSONParser {
    /// So many syntax problems are shown; more would be guesses about a text that is something else.
    private static let maximumProblems = 20

    /// Notes a problem after which reading goes on.
    mutating func note(
        _ code: String, _ range: Range<Int>, _ message: String, suggestion: String? = nil
    ) throws(Stop) {
        problems.append(
            Problem(
                code: "syntax." + code, place: source.place(of: range), path: path.text, message: message,
                suggestion: suggestion))
        if problems.count >= Self.maximumProblems { throw Stop() }
    }

    /// Notes a problem that ends the reading.
    mutating func stop(
        _ code: String, _ range: Range<Int>, _ message: String, suggestion: String? = nil
    ) throws(Stop) -> Never {
        try note(code, range, message, suggestion: suggestion)
        throw Stop()
    }

    /// The path of the value that is being read.
    var path: JSONPath {
        var path = JSONPath.root
        for container in containers {
            if !container.isObject {
                path = path.index(container.index)
            } else if !container.keyRange.isEmpty {
                path = path.key(String(decoding: bytes[container.keyRange].dropFirst().dropLast(), as: UTF8.self))
            }
        }
        return path
    }

    mutating func stopEmpty() throws(Stop) -> Never {
        try stop("empty", offset..<offset, "There is nothing here yet; the smallest file is {}.", suggestion: "{}")
    }

    mutating func stopAfterEnd(of root: JSONNode) throws(Stop) -> Never {
        let end = source.place(of: root.range.upperBound..<root.range.upperBound)
        try stop(
            "afterEnd", offset..<bytes.count,
            "The value ended at line \(end.line), column \(end.column); this is too much.")
    }

    mutating func stopTooDeep() throws(Stop) -> Never {
        try stop("tooDeep", offset..<offset + 1, "Values stand in each other at most \(options.maximumDepth) deep.")
    }

    mutating func stopUnclosedComment(from start: Int) throws(Stop) -> Never {
        try stop("unclosedComment", start..<start + 2, "This comment is not closed; write */ at its end.")
    }

    mutating func stopUnclosedString(from start: Int) throws(Stop) -> Never {
        try stop("unclosedString", start..<offset, "This string is not closed; write \" at its end.")
    }

    mutating func stopUnexpected() throws(Stop) -> Never {
        if offset >= bytes.count, let container = containers.last {
            let opening = source.place(of: container.offset..<container.offset + 1)
            try stop(
                container.isObject ? "unclosedObject" : "unclosedArray", offset..<offset,
                "The \(container.isObject ? "{" : "[") of line \(opening.line), column \(opening.column) is not closed."
            )
        }
        try stop("unexpected", offset..<offset + 1, "This is not expected here.")
    }

    mutating func noteComment(_ range: Range<Int>) throws(Stop) {
        try note("comment", range, "Comments are not allowed here.")
    }

    mutating func noteTrailingComma(at comma: Int) throws(Stop) {
        try note("trailingComma", comma..<comma + 1, "No comma may stand before a closing bracket here.")
    }

    mutating func noteExtraComma(isFirst: Bool) throws(Stop) {
        try note("extraComma", offset..<offset + 1, "This comma is too much.")
    }

    mutating func noteMissingComma(after previous: JSONNode) throws(Stop) {
        if offset >= bytes.count { try stopUnexpected() }
        let end = previous.range.upperBound
        try note("missingComma", end..<end, "A comma is missing here.", suggestion: ",")
    }

    mutating func noteMissingColon(after key: Range<Int>) throws(Stop) {
        if offset >= bytes.count { try stopUnexpected() }
        try stop("missingColon", key.upperBound..<key.upperBound, "A colon is missing after this key.", suggestion: ":")
    }

    mutating func noteControlCharacter() throws(Stop) {
        try note("controlCharacter", offset..<offset + 1, "A control character in a string is written as an escape.")
    }

    mutating func noteBadEscape() throws(Stop) {
        try note("badEscape", offset..<offset + 2, "This is no JSON escape.")
        offset += 2
    }

    mutating func noteLoneSurrogate() throws(Stop) {
        try note("loneSurrogate", offset..<offset + 6, "This escape is half a surrogate pair.")
        offset += 6
    }

    mutating func noteNumberTooLarge(_ range: Range<Int>) throws(Stop) {
        try note("numberTooLarge", range, "This number is too large for a Double.")
    }

    mutating func oddNumber(from start: Int) throws(Stop) -> JSONNumber {
        try stop("number", start..<offset, "This is no number.")
    }

    mutating func oddKey() throws(Stop) -> String {
        try stopUnexpected()
    }

    mutating func oddValue() throws(Stop) -> JSONValue {
        try stopUnexpected()
    }
}
