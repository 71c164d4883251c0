/// Strings in quotes that are not JSON's.
extension JSONParser {
    /// `'text'` or `` `text` ``.
    mutating func stringInOtherQuotes() throws(Stop) -> String {
        let start = offset
        let quote = next
        var end = start + 1
        while end < bytes.count, bytes[end] != quote, bytes[end] != Byte.lineFeed, bytes[end] != Byte.carriageReturn {
            end += bytes[end] == Byte.backslash ? 2 : 1
        }
        guard end < bytes.count, bytes[end] == quote else {
            try stop(
                .singleQuotes, start..<endOfLine(from: start),
                "A string stands in double quotes, and on one line; this one begins with \(text(start..<start + 1)).")
        }
        let content = text(start + 1..<end)
        offset = end + 1
        try noteQuotes(.singleQuotes, start..<offset, content, "double quotes")
        return content
    }

    /// `“text”`, as word processors and phones write it.
    mutating func stringInCurlyQuotes() throws(Stop) -> String {
        let start = offset
        offset = nextScalarRange.upperBound
        let content = offset
        while offset < bytes.count, next != Byte.lineFeed, next != Byte.carriageReturn {
            if next == Byte.quote || curlyQuote(at: offset) != nil {
                let string = text(content..<offset)
                offset = nextScalarRange.upperBound
                try noteQuotes(.curlyQuote, start..<offset, string, "straight quotes")
                return string
            }
            offset = nextScalarRange.upperBound
        }
        try stop(
            .curlyQuote, start..<content,
            "A string stands in straight quotes: write \" instead of \(text(start..<content)).")
    }

    private mutating func noteQuotes(
        _ code: SyntaxCode, _ range: Range<Int>, _ content: String, _ quotes: String
    ) throws(Stop) {
        let wanted = quoted(content)
        try note(
            code, range, "A string stands in \(quotes): write \(shortened(wanted)) instead of \(snippet(range)).",
            suggestion: wanted)
    }

    /// The curly or foreign quote that stands at an offset.
    func curlyQuote(at offset: Int) -> Unicode.Scalar? {
        guard offset < bytes.count, bytes[offset] >= 0x80, let scalar = scalar(at: offset, in: bytes) else {
            return nil
        }
        switch scalar {
        case "\u{2018}"..."\u{201F}", "\u{2032}", "\u{2033}", "\u{AB}", "\u{BB}", "\u{2039}", "\u{203A}", "\u{FF02}",
            "\u{FF07}", "\u{300C}"..."\u{300F}":
            return scalar
        default: return nil
        }
    }

    /// The ASCII sign that the scalar at an offset only looks like: full-width forms, dashes.
    func plainPunctuation(at offset: Int) -> UInt8? {
        guard offset < bytes.count, bytes[offset] >= 0x80, let scalar = scalar(at: offset, in: bytes) else {
            return nil
        }
        switch scalar.value {
        case 0x2010...0x2015, 0x2212, 0xFF0D: return Byte.minus
        case 0x3001, 0xFF64, 0xFE50: return Byte.comma
        case 0xFE55: return Byte.colon
        case 0xFF0C, 0xFF1A, 0xFF1B, 0xFF3B, 0xFF3D, 0xFF5B, 0xFF5D:
            return UInt8(truncatingIfNeeded: scalar.value - 0xFEE0)
        default: return nil
        }
    }
}
