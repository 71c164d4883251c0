/// What a number's text is worth: whole if it has neither point nor exponent.
func numberValue(_ text: String, _ range: Range<Int>, isNegative: Bool) throws(FormulaError) -> SyntaxNode.Form {
    let digits = text.utf8.filter { $0 != UInt8(ascii: "_") }
    if digits.allSatisfy(Lexer.isDigit) {
        guard let value = wholeValue(digits, isNegative: isNegative) else {
            throw FormulaError(
                utf8Range: range, code: "formula.number",
                message: "'\(text)' is more than a whole number holds; with a point it is a Double.",
                suggestion: text + ".0")
        }
        return .whole(value)
    }
    guard let value = Double(String(decoding: digits, as: UTF8.self)), value.isFinite else {
        throw FormulaError(
            utf8Range: range, code: "formula.number", message: "'\(text)' is more than a Double holds.")
    }
    return .decimal(isNegative ? -value : value)
}

/// The value of decimal digits, or nil if 64 bits do not hold it.
private func wholeValue(_ digits: [UInt8], isNegative: Bool) -> Int64? {
    var value: Int64 = 0
    for byte in digits {
        let digit = Int64(byte - UInt8(ascii: "0"))
        let (tens, isTooLarge) = value.multipliedReportingOverflow(by: 10)
        let (next, isStillTooLarge) =
            isNegative ? tens.subtractingReportingOverflow(digit) : tens.addingReportingOverflow(digit)
        if isTooLarge || isStillTooLarge { return nil }
        value = next
    }
    return value
}
