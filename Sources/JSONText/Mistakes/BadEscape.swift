/// A backslash in a string that begins no escape of JSON: what to say about it.
struct BadEscape {
    /// Where the escape ends as it was meant.
    var end: Int
    var message: String
    /// What JSON has for it.
    var suggestion: String?
    /// What it stands for, to read on with.
    var meaning = ""

    /// - Parameter offset: Of the backslash; something follows it on its line.
    static func at(_ offset: Int, in bytes: [UInt8]) -> BadEscape {
        let end = scalarRange(at: offset + 1, in: bytes).upperBound
        let found = text(offset..<end, of: bytes)
        switch bytes[offset + 1] {
        case UInt8(ascii: "("): return interpolation(offset, bytes)
        case UInt8(ascii: "u"): return unicode(offset, bytes)
        case UInt8(ascii: "x"): return hexadecimal(offset, bytes) ?? backslash(found, end)
        case UInt8(ascii: "0"): return control(0x00, written: found, end)
        case UInt8(ascii: "a"): return control(0x07, written: found, end)
        case UInt8(ascii: "v"): return control(0x0B, written: found, end)
        case UInt8(ascii: "e"): return control(0x1B, written: found, end)
        case let byte where byte < Byte.space:
            return control(byte, written: "A backslash before a control character", end)
        case Byte.apostrophe, Byte.backtick:
            let quote = text(offset + 1..<end, of: bytes)
            return BadEscape(
                end: end, message: "\(found) is no escape of JSON; \(quote) needs none.", suggestion: quote,
                meaning: quote)
        default: return backslash(found, end)
        }
    }

    /// A backslash that is meant for itself.
    private static func backslash(_ found: String, _ end: Int) -> BadEscape {
        BadEscape(
            end: end, message: "\(found) is no escape of JSON; a backslash itself is written \\\\.",
            suggestion: "\\" + found,
            meaning: found)
    }

    private static func control(_ byte: UInt8, written: String, _ end: Int) -> BadEscape {
        let escape = escapeText(of: byte)
        return BadEscape(
            end: end, message: "\(written) is no escape of JSON; write \(escape).", suggestion: escape,
            meaning: String(Unicode.Scalar(byte)))
    }

    /// `\(…)`, as Swift has it in its strings.
    private static func interpolation(_ offset: Int, _ bytes: [UInt8]) -> BadEscape {
        let start = offset + 2
        var end = start
        var depth = 1
        while depth > 0, end < bytes.count, bytes[end] != Byte.quote, bytes[end] >= Byte.space {
            if bytes[end] == UInt8(ascii: "(") { depth += 1 }
            if bytes[end] == UInt8(ascii: ")") { depth -= 1 }
            end += 1
        }
        let formula = depth == 0 ? "{" + text(start..<end - 1, of: bytes) + "}" : nil
        let shown = formula.map { shortened($0) } ?? "{item + 1}"
        return BadEscape(
            end: depth == 0 ? end : start,
            message: "\\( is no escape of JSON; a formula in text stands in braces: \(shown).", suggestion: formula)
    }

    /// `\u` without four digits; `\u{…}` is how Swift and JavaScript write any scalar.
    private static func unicode(_ offset: Int, _ bytes: [UInt8]) -> BadEscape {
        let start = offset + 2
        if start < bytes.count, bytes[start] == Byte.openBrace {
            let digits = hexDigits(from: start + 1, atMost: 8, in: bytes)
            let close = digits.upperBound
            let value = UInt32(text(digits, of: bytes), radix: 16) ?? 0
            if close < bytes.count, bytes[close] == Byte.closeBrace, value >= 0x20, let scalar = Unicode.Scalar(value) {
                let found = text(offset..<close + 1, of: bytes)
                let character = String(scalar)
                return BadEscape(
                    end: close + 1, message: "\(found) is no escape of JSON; write the character itself: \(character).",
                    suggestion: character, meaning: character)
            }
        }
        let digits = hexDigits(from: start, atMost: 4, in: bytes)
        return BadEscape(
            end: digits.upperBound,
            message:
                "\\u is followed by four hexadecimal digits; here \(digits.count == 1 ? "is" : "are") \(digits.count).")
    }

    /// `\x41`.
    private static func hexadecimal(_ offset: Int, _ bytes: [UInt8]) -> BadEscape? {
        let digits = hexDigits(from: offset + 2, atMost: 2, in: bytes)
        guard digits.count == 2, let value = UInt8(text(digits, of: bytes), radix: 16) else { return nil }
        let found = text(offset..<digits.upperBound, of: bytes)
        let escape = "\\u00" + text(digits, of: bytes)
        return BadEscape(
            end: digits.upperBound, message: "\(found) is no escape of JSON; write \(escape).", suggestion: escape,
            meaning: String(Unicode.Scalar(value)))
    }
}

/// How JSON writes a control character: `\t`, `\u0007`.
func escapeText(of byte: UInt8) -> String {
    byte == Byte.tab ? "\\t" : "\\u" + hexText(UInt32(byte), digits: 4)
}

private func hexDigits(from start: Int, atMost count: Int, in bytes: [UInt8]) -> Range<Int> {
    var end = min(start, bytes.count)
    while end < bytes.count, end - start < count, Byte.hexValue(bytes[end]) != nil { end += 1 }
    return min(start, end)..<end
}

private func text(_ range: Range<Int>, of bytes: [UInt8]) -> String { String(decoding: bytes[range], as: UTF8.self) }
