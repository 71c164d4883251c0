/// A character that looks like an operator or a quote and is another one: editors and web pages put them in.
///
/// - Returns: the sentence about it, or nil for any other character.
func strangeCharacter(in bytes: [UInt8], at offset: Int) -> (error: FormulaError, length: Int)? {
    guard bytes[offset] >= 0xC2 else { return nil }
    for stranger in strangeCharacters where bytes[offset...].starts(with: stranger.character.utf8) {
        let length = stranger.character.utf8.count
        let error = FormulaError(
            utf8Range: offset..<offset + length, code: "formula.character",
            message: stranger.meaning.isEmpty
                ? "'\(stranger.character)' has no meaning in a formula."
                : "'\(stranger.character)' is another character than '\(stranger.meaning)'.",
            suggestion: stranger.meaning.isEmpty ? nil : stranger.meaning)
        return (error, length)
    }
    return nil
}

private let strangeCharacters: [(character: String, meaning: String)] = [
    ("−", "-"), ("–", "-"), ("—", "-"), ("×", "*"), ("·", "*"), ("÷", "/"), ("≤", "<="), ("≥", ">="), ("≠", "!="),
    ("\u{A0}", " "), ("\u{202F}", " "), ("\u{2009}", " "), ("π", ".pi"), ("∞", ""), ("²", ""), ("³", ""), ("√", "sqrt"),
    ("“", ""), ("”", ""), ("„", ""), ("‘", ""), ("’", ""), ("…", ""), ("°", ""),
]

/// The sentence about a character that no formula has.
func unexpectedCharacter(in bytes: [UInt8], at offset: Int) -> FormulaError {
    func error(_ length: Int, _ message: String, _ suggestion: String? = nil) -> FormulaError {
        FormulaError(
            utf8Range: offset..<offset + length, code: "formula.character", message: message, suggestion: suggestion)
    }
    switch bytes[offset] {
    case UInt8(ascii: "="): return error(1, "Values are compared with '=='; a formula assigns nothing.", "==")
    case UInt8(ascii: "&"): return error(1, "'And' is written '&&'.", "&&")
    case UInt8(ascii: "|"): return error(1, "'Or' is written '||'.", "||")
    case UInt8(ascii: "^"): return error(1, "Powers are written pow(base, exponent).", "pow")
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
        return error(1, "A word has no quotes; it is written with a leading dot, such as .regular.")
    case UInt8(ascii: "["), UInt8(ascii: "]"):
        return error(1, "A formula gives one value; two of them are two strings in a JSON list.")
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
