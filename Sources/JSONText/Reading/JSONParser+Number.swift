extension JSONParser {
    /// Reads a number, correctly rounded.
    mutating func number() throws(Stop) -> JSONNumber {
        let start = offset
        var digits = Digits()
        let isNegative = next == Byte.minus
        if isNegative { offset += 1 }
        let whole = offset
        takeDigits(into: &digits)
        if offset == whole || (bytes[whole] == Byte.zero && offset - whole > 1) { return try oddNumber(from: start) }
        var isWrittenWhole = true
        if next == Byte.point {
            isWrittenWhole = false
            offset += 1
            let fraction = offset
            takeDigits(into: &digits)
            if offset == fraction { return try oddNumber(from: start) }
            digits.exponent -= offset - fraction
        }
        if next | 0x20 == UInt8(ascii: "e") {
            isWrittenWhole = false
            guard let exponent = takeExponent() else { return try oddNumber(from: start) }
            digits.exponent += exponent
        }
        if hangsOnNumber(next) { return try oddNumber(from: start) }
        let magnitude: Double
        if let exact = digits.exactValue {
            magnitude = exact
        } else if let parsed = Double(String(decoding: bytes[whole..<offset], as: UTF8.self)) {
            magnitude = parsed
        } else {
            return try oddNumber(from: start)
        }
        if !magnitude.isFinite { try noteNumberTooLarge(start..<offset) }
        return JSONNumber(value: isNegative ? -magnitude : magnitude, isWrittenWhole: isWrittenWhole)
    }

    private mutating func takeDigits(into digits: inout Digits) {
        while Byte.isDigit(next) {
            digits.append(next - Byte.zero)
            offset += 1
        }
    }

    /// Takes `e`, a sign and digits; nil if there are no digits. Beyond a hundred million, which no fraction in a text
    /// can make up for, more digits do not count.
    private mutating func takeExponent() -> Int? {
        offset += 1
        let isNegative = next == Byte.minus
        if isNegative || next == Byte.plus { offset += 1 }
        guard Byte.isDigit(next) else { return nil }
        var exponent = 0
        while Byte.isDigit(next) {
            if exponent < 100_000_000 { exponent = exponent * 10 + Int(next - Byte.zero) }
            offset += 1
        }
        return isNegative ? -exponent : exponent
    }
}

/// Whether a byte right behind a number is something that the number cannot end with.
@inline(__always)
private func hangsOnNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case Byte.space, Byte.lineFeed, Byte.carriageReturn, Byte.tab, Byte.comma, Byte.closeBrace, Byte.closeBracket: false
    case Byte.point, Byte.plus, Byte.minus, Byte.asterisk, UInt8(ascii: "%"), UInt8(ascii: "("): true
    default: byte < 0x80 && Byte.isWord(byte)
    }
}

/// The decimal digits of a number, as far as they fit, and the power of ten that they are to be multiplied by.
struct Digits {
    private var significand: UInt64 = 0
    private var count = 0
    var exponent = 0

    @inline(__always)
    mutating func append(_ digit: UInt8) {
        // Leading zeros do not count: 0.001 has one digit.
        if count == 0, digit == 0 { return }
        count += 1
        if count <= 19 { significand = significand &* 10 &+ UInt64(digit) }
    }

    /// The value, where one multiplication or division of two exact Doubles gives it (and so rounds only once); nil where
    /// a slower way is needed (Clinger, "How to Read Floating Point Numbers Accurately", 1990).
    var exactValue: Double? {
        guard count <= 19, significand <= 1 << 53 else { return nil }
        let value = Double(significand)
        if significand == 0 || exponent == 0 { return value }
        if exponent > 0, exponent <= 22 { return value * powersOfTen[exponent] }
        if exponent < 0, exponent >= -22 { return value / powersOfTen[-exponent] }
        return nil
    }
}

/// The powers of ten that are exact as Doubles.
private let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
]
