/// A backslash in a string that begins no escape of JSON: what to say about it.
struct BadEscape {
    /// Where the escape ends as it was meant.
    var end: Int
    var message: String
    var suggestion: String?
    /// What it stands for.
    var meaning = ""

    init(at offset: Int, in bytes: [UInt8]) {
        var scalarEnd = min(offset + 2, bytes.count)
        while scalarEnd < bytes.count, isContinuation(bytes[scalarEnd]) { scalarEnd += 1 }
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        func digits(from start: Int, atMost count: Int) -> Range<Int> {
            var end = start
            while end < min(start + count, bytes.count), Byte.hexValue(bytes[end]) != nil { end += 1 }
            return start..<end
        }
        func means(_ value: UInt32) -> String { Unicode.Scalar(value).map { String($0) } ?? "" }

        let found = text(offset..<scalarEnd)
        end = scalarEnd
        switch offset + 1 < bytes.count ? bytes[offset + 1] : 0 {
        case UInt8(ascii: "("):
            // Swift's interpolation.
            var close = scalarEnd
            var depth = 1
            while close < bytes.count, bytes[close] != Byte.quote, bytes[close] >= Byte.space {
                if bytes[close] == UInt8(ascii: "(") { depth += 1 }
                if bytes[close] == UInt8(ascii: ")") { depth -= 1 }
                close += 1
                if depth == 0 { break }
            }
            let formula = depth == 0 ? "{" + text(scalarEnd..<close - 1) + "}" : nil
            if depth == 0 { end = close }
            message = "\\( is no escape of JSON; a formula in text stands in braces: \(formula ?? "{item + 1}")."
            suggestion = formula
        case UInt8(ascii: "u"):
            self = .unicode(at: offset, in: bytes, digits: digits, text: text, means: means)
        case UInt8(ascii: "x") where digits(from: offset + 2, atMost: 2).count == 2:
            let range = digits(from: offset + 2, atMost: 2)
            end = range.upperBound
            suggestion = "\\u00" + text(range)
            meaning = means(UInt32(text(range), radix: 16) ?? 0)
            message = "\(text(offset..<end)) is no escape of JSON; write \\u00\(text(range))."
        case UInt8(ascii: "0"), UInt8(ascii: "a"), UInt8(ascii: "v"), UInt8(ascii: "e"):
            let code: UInt32 =
                switch bytes[offset + 1] {
                case UInt8(ascii: "a"): 0x07
                case UInt8(ascii: "v"): 0x0B
                case UInt8(ascii: "e"): 0x1B
                default: 0
                }
            suggestion = "\\u" + hexText(code, digits: 4)
            meaning = means(code)
            message = "\(found) is no escape of JSON; write \\u\(hexText(code, digits: 4))."
        case 1..<0x20:
            let code = UInt32(bytes[offset + 1])
            suggestion = code == 9 ? "\\t" : "\\u" + hexText(code, digits: 4)
            meaning = means(code)
            message = "A control character in a string is written \(suggestion ?? ""), without another backslash."
        case Byte.apostrophe, Byte.backtick:
            meaning = text(offset + 1..<end)
            suggestion = meaning
            message = "\(found) is no escape of JSON; \(meaning) needs none."
        default:
            meaning = found
            suggestion = "\\" + found
            message = "\(found) is no escape of JSON; a backslash itself is written \\\\."
        }
    }

    /// `\u` without four digits.
    private static func unicode(
        at offset: Int, in bytes: [UInt8], digits: (Int, Int) -> Range<Int>, text: (Range<Int>) -> String,
        means: (UInt32) -> String
    ) -> BadEscape {
        let start = offset + 2
        if start < bytes.count, bytes[start] == Byte.openBrace {
            // Swift's and JavaScript's way to write any scalar.
            let range = digits(start + 1, 8)
            let value = UInt32(text(range), radix: 16) ?? 0
            if range.upperBound < bytes.count, bytes[range.upperBound] == Byte.closeBrace, value >= 0x20,
                Unicode.Scalar(value) != nil
            {
                let end = range.upperBound + 1
                return BadEscape(
                    end: end,
                    message: "\(text(offset..<end)) is no escape of JSON; write the character itself: \(means(value)).",
                    suggestion: means(value), meaning: means(value))
            }
        }
        let range = digits(start, 4)
        return BadEscape(
            end: range.upperBound,
            message:
                "\\u is followed by four hexadecimal digits; here \(range.count == 1 ? "is" : "are") \(range.count).",
            suggestion: nil, meaning: "")
    }

    private init(end: Int, message: String, suggestion: String?, meaning: String) {
        self.end = end
        self.message = message
        self.suggestion = suggestion
        self.meaning = meaning
    }
}
