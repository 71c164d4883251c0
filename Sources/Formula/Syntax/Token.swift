/// A piece of a formula's text.
struct Token {
    enum Kind: UInt8 {
        case number, identifier, quotedIdentifier
        case point, comma, openParenthesis, closeParenthesis, question, colon, not
        case plus, minus, times, dividedBy, remainder
        case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
        case and, or
        case end
    }

    var kind: Kind
    /// Offsets into the UTF-8 of the text.
    var range: Range<Int>
}
