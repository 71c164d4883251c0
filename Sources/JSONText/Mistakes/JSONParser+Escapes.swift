/// Mistakes inside strings.
extension JSONParser {
    mutating func stopUnclosedString(from start: Int) throws(Stop) -> Never {
        // A curly quote typed or pasted at the end is what usually keeps a string open.
        var index = start + 1
        while index < offset {
            if let quote = curlyQuote(at: index), quote != "\u{2019}" {
                let opening = source.place(of: start..<start).column
                try stop(
                    .curlyQuote, index..<index + UTF8.width(quote),
                    "The string that begins at column \(opening) ends in a straight quote too: write \" instead of \(quote).",
                    suggestion: "\"")
            }
            index += 1
        }
        try stop(
            .unclosedString, start..<offset,
            offset >= bytes.count
                ? "The text ends inside this string: \" is missing."
                : "This string is not closed on its line: \" is missing. (A line break in a string is written \\n.)")
    }

    mutating func noteControlCharacter() throws(Stop) {
        let escape = escapeText(of: next)
        let name = next == Byte.tab ? "A tab" : "The control character U+" + hexText(UInt32(next), digits: 4)
        try note(
            .controlCharacter, offset..<offset + 1, "\(name) in a string is written \(escape).", suggestion: escape)
    }

    mutating func noteLoneSurrogate() throws(Stop) {
        let range = offset..<offset + 6
        let isLead = EscapedScalar.codeUnit(at: offset, in: bytes).map(UTF16.isLeadSurrogate) ?? false
        try note(
            .loneSurrogate, range,
            "\(text(range)) is half of a pair: "
                + (isLead
                    ? "one of \\udc00 to \\udfff must follow it." : "one of \\ud800 to \\udbff must stand before it."))
        offset += 6
    }

    /// A backslash with something behind it that JSON does not know. What is meant is taken where it is plain.
    mutating func noteBadEscape(into decoded: inout [UInt8]) throws(Stop) {
        let mistake = BadEscape.at(offset, in: bytes)
        try note(.badEscape, offset..<mistake.end, mistake.message, suggestion: mistake.suggestion)
        decoded.append(contentsOf: mistake.meaning.utf8)
        offset = mistake.end
    }
}
