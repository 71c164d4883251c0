/// What stands before a number's digits.
struct NumberSign {
    /// In scalars: 0 or 1.
    var length = 0
    var isNegative = false
    var isPlus = false
    /// A dash or another sign that only looks like a minus.
    var isLookalike = false

    init(_ text: String) {
        guard let first = text.unicodeScalars.first else { return }
        isPlus = first == "+"
        isLookalike = !first.isASCII
        isNegative = first == "-" || isLookalike
        length = isPlus || isNegative ? 1 : 0
    }
}

/// The parts of a number's text without its sign, taken apart as far as they can be.
struct SpelledNumber {
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

    init(_ text: String) {
        let bytes = Array(text.utf8)
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
