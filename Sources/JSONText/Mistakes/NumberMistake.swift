/// What is wrong with a number's spelling, and how JSON would spell it.
struct NumberMistake {
    var code = "number"
    var message: String
    /// A number that JSON reads.
    var suggestion: String?

    /// - Parameters:
    ///   - text: The number as written, from its sign to the last character that hangs together with it.
    ///   - shown: The same, short enough for a sentence.
    init(_ text: String, shown: String) {
        let bytes = Array(text.utf8)
        let sign = NumberSign(bytes)
        let rest = String(decoding: bytes[sign.length...], as: UTF8.self)
        let minus = sign.isNegative ? "-" : ""
        let number = SpelledNumber(Array(rest.utf8))

        if rest.isEmpty {
            message = "\(shown) has no digits."
        } else if isNotFinite(rest) {
            code = "notFinite"
            message = "\(shown) is no number in JSON, where every number is finite."
        } else if let value = wholeNumber(inOtherBase: rest) {
            suggestion = minus + value
            message = "\(shown) is not decimal"
        } else if let value = ungrouped(rest) {
            suggestion = minus + value
            message = "\(shown) has its digits grouped"
        } else if number.isExponentEmpty {
            message = "\(shown) has no digits in its exponent."
        } else if let plain = number.plain {
            suggestion = minus + plain
            message =
                if !number.unit.isEmpty {
                    "\(shown) has a unit"
                } else if sign.isPlus {
                    "\(shown) has a plus sign, which JSON does not know"
                } else if sign.isLookalike {
                    "\(shown) begins with a dash instead of a minus sign"
                } else if number.isPointFirst {
                    "\(shown) has no digit before its point"
                } else if number.isPointLast {
                    "\(shown) has no digit after its point"
                } else if number.hasLeadingZero {
                    "\(shown) begins with a zero"
                } else {
                    "\(shown) is no number"
                }
        } else {
            message = "\(shown) is no number."
        }
        if let suggestion { message += ": write \(suggestion)." }
    }
}

/// What stands before a number's digits.
private struct NumberSign {
    var length = 0
    var isNegative = false
    var isPlus = false
    /// A dash or another sign that only looks like a minus.
    var isLookalike = false

    init(_ bytes: [UInt8]) {
        switch bytes.first {
        case Byte.minus?:
            length = 1
            isNegative = true
        case Byte.plus?:
            length = 1
            isPlus = true
        case let first? where first >= 0x80:
            length = 1
            while length < bytes.count, isContinuation(bytes[length]) { length += 1 }
            isNegative = true
            isLookalike = true
        default: break
        }
    }
}

/// The parts of a number's text without its sign, taken apart as far as they can be.
private struct SpelledNumber {
    var whole = ""
    var fraction = ""
    var hasPoint = false
    var exponent = ""
    var exponentSign = ""
    var hasExponent = false
    /// What follows that belongs to no number: letters or a percent sign.
    var unit = ""
    /// Whether something else remains.
    private var isBroken = false

    init(_ bytes: [UInt8]) {
        var rest = bytes[...]
        func isDigit(_ byte: UInt8) -> Bool { Byte.isDigit(byte) }
        func take(_ count: Int) -> String {
            let text = String(decoding: rest.prefix(count), as: UTF8.self)
            rest = rest.dropFirst(count)
            return text
        }
        whole = take(rest.prefix(while: isDigit).count)
        if rest.first == Byte.point {
            hasPoint = true
            rest = rest.dropFirst()
            fraction = take(rest.prefix(while: isDigit).count)
        }
        if let first = rest.first, first | 0x20 == UInt8(ascii: "e") {
            let after = rest.dropFirst()
            let signs = after.prefix { $0 == Byte.plus || $0 == Byte.minus }.count
            let digits = after.dropFirst(signs).prefix(while: isDigit).count
            // An e with letters behind it is a unit (`1em`), one with nothing an exponent without digits.
            if digits > 0 || after.count == signs {
                hasExponent = true
                exponentSign = take(1 + signs)
                exponent = take(digits)
            }
        }
        if let first = rest.first, Byte.isLetter(first) || first == UInt8(ascii: "%") {
            unit = take(rest.prefix { Byte.isLetter($0) || $0 == UInt8(ascii: "%") }.count)
        }
        isBroken = !rest.isEmpty || exponentSign.utf8.count > 2
    }

    var isPointFirst: Bool { hasPoint && whole.isEmpty && !fraction.isEmpty }
    var isPointLast: Bool { hasPoint && fraction.isEmpty && !whole.isEmpty }
    var isExponentEmpty: Bool { hasExponent && exponent.isEmpty && !isBroken && !(whole + fraction).isEmpty }
    var hasLeadingZero: Bool { whole.utf8.count > 1 && whole.utf8.first == Byte.zero }

    /// The number as JSON spells it, without a unit; nil where its meaning is not plain.
    var plain: String? {
        guard !isBroken, !(whole + fraction).isEmpty, !hasExponent || !exponent.isEmpty else { return nil }
        let digits = whole.utf8.drop { $0 == Byte.zero }
        var text = digits.isEmpty ? "0" : String(decoding: Array(digits), as: UTF8.self)
        if !fraction.isEmpty { text += "." + fraction }
        if hasExponent { text += exponentSign + exponent }
        return text
    }
}

/// `0x1F`, `0o17`, `0b11` in decimal.
private func wholeNumber(inOtherBase text: String) -> String? {
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
    let number = SpelledNumber(digits)
    return number.unit.isEmpty ? number.plain : nil
}
