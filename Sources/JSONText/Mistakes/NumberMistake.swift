/// What is wrong with a number's spelling, and how JSON would spell it.
struct NumberMistake {
    var code = SyntaxCode.number
    var message: String
    /// A number that JSON reads, where its meaning is plain.
    var suggestion: String?

    /// - Parameters:
    ///   - text: The number as written, from its sign to the last character that hangs together with it.
    ///   - shown: The same, short enough for a sentence.
    init(_ text: String, shown: String) {
        let sign = NumberSign(text)
        let digits = String(text.unicodeScalars.dropFirst(sign.length))
        if isNotFinite(digits) {
            code = .notFinite
            message = "\(shown) is no number in JSON, where every number is finite."
        } else if let (fault, value) = plainMeaning(of: digits, after: sign) {
            let spelling = (sign.isNegative ? "-" : "") + value
            message = "\(shown) \(fault): write \(shortened(spelling))."
            suggestion = spelling
        } else if digits.isEmpty {
            message = "\(shown) has no digits."
        } else if SpelledNumber(digits).isExponentEmpty {
            message = "\(shown) has no digits in its exponent."
        } else {
            message = "\(shown) is no number."
        }
    }
}

/// What keeps a number from being JSON though its meaning is plain, and its digits as JSON spells them.
private func plainMeaning(of digits: String, after sign: NumberSign) -> (fault: String, value: String)? {
    if let value = decimal(inOtherBase: digits) { return ("is not decimal", value) }
    if let value = ungrouped(digits) { return ("has its digits grouped", value) }
    let number = SpelledNumber(digits)
    guard let value = number.plain else { return nil }
    if !number.unit.isEmpty { return ("has a unit", value) }
    if sign.isPlus { return ("has a plus sign, which JSON does not know", value) }
    if sign.isLookalike { return ("begins with a dash instead of a minus sign", value) }
    if number.isPointFirst { return ("has no digit before its point", value) }
    if number.isPointLast { return ("has no digit after its point", value) }
    if number.hasLeadingZero { return ("begins with a zero", value) }
    return ("is no number", value)
}

/// `0x1F`, `0o17`, `0b11` in decimal.
private func decimal(inOtherBase text: String) -> String? {
    let bytes = Array(text.utf8)
    guard bytes.count > 2, bytes[0] == Byte.zero else { return nil }
    let radix: Int
    switch bytes[1] | 0x20 {
    case UInt8(ascii: "x"): radix = 16
    case UInt8(ascii: "o"): radix = 8
    case UInt8(ascii: "b"): radix = 2
    default: return nil
    }
    return UInt64(String(decoding: bytes[2...], as: UTF8.self), radix: radix).map { String($0) }
}

/// `1_000` without its underscores.
private func ungrouped(_ text: String) -> String? {
    let digits = text.utf8.filter { $0 != UInt8(ascii: "_") }
    guard digits.count < text.utf8.count else { return nil }
    let number = SpelledNumber(String(decoding: digits, as: UTF8.self))
    return number.unit.isEmpty ? number.plain : nil
}
