/// Cuts a text with formulas in braces into its parts.
struct TemplateReader {
    enum Part {
        case text(String)
        /// A formula's text, and where it starts in the whole.
        case formula(String, start: Int)
    }

    private let bytes: [UInt8]
    private var offset = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The next part, or nil at the end.
    mutating func next() throws(FormulaError) -> Part? {
        var literal: [UInt8] = []
        while offset < bytes.count {
            let byte = bytes[offset]
            let isDoubled = offset + 1 < bytes.count && bytes[offset + 1] == byte
            switch byte {
            case openBrace where !isDoubled:
                if !literal.isEmpty { return .text(String(decoding: literal, as: UTF8.self)) }
                return try formula()
            case closeBrace where !isDoubled:
                throw error("brace", offset..<offset + 1, "This '}' closes nothing; a brace as such is doubled.", "}}")
            case openBrace, closeBrace:
                offset += 1
            case UInt8(ascii: "\\") where offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "("):
                throw swiftInterpolation()
            default:
                break
            }
            literal.append(byte)
            offset += 1
        }
        return literal.isEmpty ? nil : .text(String(decoding: literal, as: UTF8.self))
    }

    private mutating func formula() throws(FormulaError) -> Part {
        let start = offset + 1
        guard let length = bytes[start...].firstIndex(of: closeBrace).map({ $0 - start }) else {
            throw error("brace", offset..<bytes.count, "This '{' is not closed; a brace as such is doubled.", "{{")
        }
        offset = start + length + 1
        return .formula(String(decoding: bytes[start..<start + length], as: UTF8.self), start: start)
    }

    /// `\(…)`, as Swift has it.
    private func swiftInterpolation() -> FormulaError {
        let start = offset + 2
        var depth = 1
        var end = start
        while end < bytes.count {
            if bytes[end] == UInt8(ascii: "(") { depth += 1 }
            if bytes[end] == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { break }
            end += 1
        }
        let inside = String(decoding: bytes[start..<end], as: UTF8.self)
        return error(
            "interpolation", offset..<min(end + 1, bytes.count), "A formula in a text stands in braces, not in \\(…).",
            depth == 0 ? "{\(inside)}" : nil)
    }

    private func error(_ code: String, _ range: Range<Int>, _ message: String, _ suggestion: String?) -> FormulaError {
        FormulaError(utf8Range: range, code: "formula." + code, message: message, suggestion: suggestion)
    }
}

private let openBrace = UInt8(ascii: "{")
private let closeBrace = UInt8(ascii: "}")
