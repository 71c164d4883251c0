/// Mistakes between values: commas, colons, and what stands in their place.
extension JSONParser {
    mutating func noteTrailingComma(at comma: Int) throws(Stop) {
        try note(
            .trailingComma, comma..<comma + 1,
            "There is no comma before a closing \(String(UnicodeScalar(next))) in plain JSON.")
    }

    mutating func noteExtraComma(isFirst: Bool) throws(Stop) {
        let message =
            isFirst
            ? "This comma stands before any value; it is one too many."
            : "Two commas follow each other; one is too many."
        try note(.extraComma, offset..<offset + 1, message)
    }

    /// What stands for a comma elsewhere; it is taken for one.
    mutating func takeOddComma() throws(Stop) -> Bool {
        let range = nextScalarRange
        let isSemicolon = next == UInt8(ascii: ";")
        guard isSemicolon || plainPunctuation(at: offset) == Byte.comma else { return false }
        try note(
            isSemicolon ? .semicolon : .lookalike, range,
            "Values are separated by commas: write , instead of \(text(range)).", suggestion: ",")
        offset = range.upperBound
        return true
    }

    /// After a value without a comma something follows that is no closing bracket.
    mutating func noteMissingComma(after previous: JSONNode) throws(Stop) {
        guard let container = containers.last, offset < bytes.count else { try stopUnclosed() }
        let end = previous.range.upperBound
        switch next {
        case Byte.closeBrace, Byte.closeBracket:
            try stopMismatched()
        case Byte.colon:
            guard container.isObject else {
                try stop(
                    .colonInArray, offset..<offset + 1,
                    "An array has no keys; write { } instead of [ ] around members like \(snippet(previous.range)): …")
            }
            try stop(.unexpected, offset..<offset + 1, "This colon follows a value; a comma and a key are due here.")
        case Byte.quote where end == offset && previous.range.count == 2 && bytes[end - 1] == Byte.quote:
            try stop(
                .quoteInString, end - 2..<end + 1, "A string begins with one quote in JSON, and stands on one line.")
        case _ where end == offset && bytes[end - 1] == Byte.quote && Byte.isWord(next):
            try stop(
                .quoteInString, end - 1..<end,
                "The string ends at this quote, and \(snippet(wordRange)) follows at once; a quote inside a string is written \\\"."
            )
        case _ where beginsValue && !(container.isObject && (Byte.isDigit(next) || next == Byte.minus)):
            try note(
                .missingComma, end..<end,
                "A comma is missing between \(lastToken(of: previous)) and \(firstToken).", suggestion: ",")
        default:
            try stopUnexpected(due: "a comma or \(container.isObject ? "}" : "]")")
        }
    }

    /// After a key something follows that is no colon.
    mutating func noteMissingColon(after key: Range<Int>) throws(Stop) {
        let keyText = snippet(key)
        switch next {
        case 0 where offset >= bytes.count:
            let end = endOfContent
            try stop(.truncated, end..<end, "The text ends after the key \(keyText); a colon and a value are due.")
        case UInt8(ascii: "="):
            let end = offset + (offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: ">") ? 2 : 1)
            try note(
                .missingColon, offset..<end, "A key is followed by a colon: write : instead of \(text(offset..<end)).",
                suggestion: ":")
            offset = end
        case Byte.comma, Byte.closeBrace:
            // The value is missing too, which says more.
            break
        case _ where plainPunctuation(at: offset) == Byte.colon:
            let range = nextScalarRange
            try note(
                .lookalike, range, "A key is followed by a colon: write : instead of \(text(range)).", suggestion: ":")
            offset = range.upperBound
        case _ where beginsValue:
            try note(
                .missingColon, key.upperBound..<key.upperBound,
                "A colon is missing between the key \(keyText) and \(firstToken).", suggestion: ":")
        default:
            try stopUnexpected(due: "a colon")
        }
    }

    /// Whether what follows can be meant for a value or a key, rightly spelled or not.
    private var beginsValue: Bool {
        switch next {
        case Byte.quote, Byte.openBrace, Byte.openBracket, Byte.minus, Byte.plus, Byte.point, Byte.apostrophe,
            Byte.backtick:
            true
        default: next != 0 && Byte.isWord(next) && plainPunctuation(at: offset) == nil
        }
    }

    /// The first token of what follows, for a sentence.
    private var firstToken: String {
        switch next {
        case Byte.openBrace: "{"
        case Byte.openBracket: "["
        case Byte.quote:
            snippet(offset..<min(endOfLine(from: offset), endOfString(from: offset)))
        default: snippet(wordRange)
        }
    }

    private func lastToken(of node: JSONNode) -> String {
        switch node.value {
        case .object: "}"
        case .array: "]"
        default: snippet(node.range)
        }
    }

    private func endOfString(from start: Int) -> Int {
        var end = start + 1
        while end < bytes.count, bytes[end] != Byte.quote { end += bytes[end] == Byte.backslash ? 2 : 1 }
        return min(end + 1, bytes.count)
    }
}
