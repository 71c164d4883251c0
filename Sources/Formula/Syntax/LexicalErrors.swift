/// A character that looks like an operator or a quote and is another one: editors and web pages put them in.
///
/// - Returns: the sentence about it, or nil for any other character.
func strangeCharacter(in bytes: [UInt8], at offset: Int) -> FormulaError? {
    guard bytes[offset] >= 0xC2 else { return nil }
    for stranger in strangeCharacters where bytes[offset...].starts(with: stranger.character.utf8) {
        let message =
            if let meaning = stranger.meaning {
                "'\(stranger.character)' is another character than '\(meaning)'."
            } else if stranger.isQuote {
                wordsHaveNoQuotes
            } else {
                "'\(stranger.character)' has no meaning in a formula."
            }
        return FormulaError(
            utf8Range: offset..<offset + stranger.character.utf8.count, code: "formula.character", message: message,
            suggestion: stranger.meaning)
    }
    return nil
}

private struct StrangeCharacter {
    var character: String
    /// What it was probably meant to be.
    var meaning: String?
    var isQuote = false
}

private let strangeCharacters =
    [
        ("−", "-"), ("–", "-"), ("—", "-"), ("×", "*"), ("·", "*"), ("÷", "/"), ("≤", "<="), ("≥", ">="), ("≠", "!="),
        ("\u{A0}", " "), ("\u{202F}", " "), ("\u{2009}", " "), ("π", ".pi"), ("√", "sqrt"),
    ].map { StrangeCharacter(character: $0, meaning: $1) }
    + ["“", "”", "„", "‘", "’", "«", "»"].map { StrangeCharacter(character: $0, isQuote: true) }
    + ["∞", "²", "³", "…", "°"].map { StrangeCharacter(character: $0) }

private let wordsHaveNoQuotes = "A word has no quotes; it is written with a leading dot, such as .regular."

/// The sentence about a character that no formula has.
func unexpectedCharacter(in bytes: [UInt8], at offset: Int) -> FormulaError {
    func error(_ length: Int, _ message: String, _ suggestion: String? = nil) -> FormulaError {
        FormulaError(
            utf8Range: offset..<offset + length, code: "formula.character", message: message, suggestion: suggestion)
    }
    switch bytes[offset] {
    case UInt8(ascii: "=") where offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "<"):
        return error(2, "'At most' is written '<='.", "<=")
    case UInt8(ascii: "=") where offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: ">"):
        return error(2, "'At least' is written '>='.", ">=")
    case UInt8(ascii: "="): return error(1, "Values are compared with '=='; a formula assigns nothing.", "==")
    case UInt8(ascii: "&"): return error(1, "'And' is written '&&'.", "&&")
    case UInt8(ascii: "|"): return error(1, "'Or' is written '||'.", "||")
    case UInt8(ascii: "^"): return error(1, "Powers are written pow(base, exponent).", "pow")
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
        return error(1, wordsHaveNoQuotes)
    case UInt8(ascii: "["), UInt8(ascii: "]"):
        return error(1, "A formula gives one value; two of them are two strings in a JSON list.")
    case UInt8(ascii: "{"), UInt8(ascii: "}"):
        return error(1, "Braces are for formulas in a text; one that stands by itself has none.")
    case UInt8(ascii: "\\"): return error(1, "A formula stands by itself, not in \\(…).")
    case UInt8(ascii: ";"): return error(1, "A formula is one expression; ';' has no place in it.")
    case let byte where byte < 0x20 || byte == 0x7F: return error(1, "A control character has no place in a formula.")
    case let byte:
        let character = String(decoding: [byte], as: UTF8.self)
        return error(1, "'\(character)' has no meaning in a formula.")
    }
}

/// The sentence about `8pt`, `2x`, `0xFF`.
func letterAfterNumber(number: String, range: Range<Int>, letters: String) -> FormulaError {
    let units = ["pt", "px", "dp", "points", "pixels", "deg", "rad", "em"]
    let message =
        if units.contains(letters) {
            "Numbers have no unit; lengths are points and angles radians."
        } else if letters == "e" || letters == "E" {
            "The exponent of '\(number)\(letters)' has no digits."
        } else if number == "0" {
            "Numbers are written in decimal."
        } else {
            "An operator is missing between '\(number)' and '\(letters)'."
        }
    let suggestion: String? =
        if units.contains(letters) {
            number
        } else if letters == "e" || letters == "E" || number == "0" {
            nil
        } else {
            "\(number) * \(letters)"
        }
    return FormulaError(utf8Range: range, code: "formula.number", message: message, suggestion: suggestion)
}
