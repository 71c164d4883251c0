/// Cuts a formula's text into tokens, one at a time.
struct Lexer {
    let bytes: [UInt8]
    private(set) var offset = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The next token; `.end` again and again at the end.
    mutating func next() throws(FormulaError) -> Token {
        while Self.isSpace(byte(0)) { offset += 1 }
        let start = offset
        guard start < bytes.count else { return Token(kind: .end, range: start..<start) }
        if let symbol = Self.symbol(byte(0), byte(1)) {
            offset += symbol.length
            return Token(kind: symbol.kind, range: start..<offset)
        }
        switch byte(0) {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            try takeNumber()
            return Token(kind: .number, range: start..<offset)
        case UInt8(ascii: "`"):
            try takeQuotedIdentifier()
            return Token(kind: .quotedIdentifier, range: start..<offset)
        case let first where Self.isIdentifier(first):
            if let stranger = strangeCharacter(in: bytes, at: start) { throw stranger }
            takeIdentifier()
            return Token(kind: .identifier, range: start..<offset)
        default:
            throw unexpectedCharacter(in: bytes, at: start)
        }
    }

    /// The text of a range.
    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// The byte so many places ahead; 0 beyond the end.
    private func byte(_ ahead: Int) -> UInt8 {
        offset + ahead < bytes.count ? bytes[offset + ahead] : 0
    }

    private mutating func takeIdentifier() {
        while Self.isIdentifier(byte(0)), strangeCharacter(in: bytes, at: offset) == nil { offset += 1 }
    }

    /// A word that is no identifier, between backticks as in Swift.
    private mutating func takeQuotedIdentifier() throws(FormulaError) {
        let start = offset
        offset += 1
        while byte(0) != UInt8(ascii: "`") {
            guard offset < bytes.count else {
                throw FormulaError(
                    utf8Range: start..<offset, code: "formula.syntax", message: "This ` has no other to close it.")
            }
            offset += 1
        }
        offset += 1
    }

    /// Digits, a fraction, an exponent. What they are worth is `numberValue`'s.
    private mutating func takeNumber() throws(FormulaError) {
        let start = offset
        takeDigits()
        if byte(0) == UInt8(ascii: "."), Self.isDigit(byte(1)) {
            offset += 1
            takeDigits()
        }
        if byte(0) | 0x20 == UInt8(ascii: "e") {
            let sign = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-") ? 1 : 0
            if Self.isDigit(byte(1 + sign)) {
                offset += 1 + sign
                takeDigits()
            }
        }
        if Self.isIdentifier(byte(0)), strangeCharacter(in: bytes, at: offset) == nil {
            let end = offset
            takeIdentifier()
            throw letterAfterNumber(number: text(start..<end), range: start..<offset, letters: text(end..<offset))
        }
    }

    private mutating func takeDigits() {
        while Self.isDigit(byte(0)) || byte(0) == UInt8(ascii: "_") { offset += 1 }
    }

    private static func symbol(_ first: UInt8, _ second: UInt8) -> (kind: Token.Kind, length: Int)? {
        let equals = second == UInt8(ascii: "=")
        switch first {
        case UInt8(ascii: "."): return (.point, 1)
        case UInt8(ascii: ","): return (.comma, 1)
        case UInt8(ascii: "("): return (.openParenthesis, 1)
        case UInt8(ascii: ")"): return (.closeParenthesis, 1)
        case UInt8(ascii: "?"): return (.question, 1)
        case UInt8(ascii: ":"): return (.colon, 1)
        case UInt8(ascii: "+"): return (.plus, 1)
        case UInt8(ascii: "-"): return (.minus, 1)
        case UInt8(ascii: "*"): return (.times, 1)
        case UInt8(ascii: "/"): return (.dividedBy, 1)
        case UInt8(ascii: "%"): return (.remainder, 1)
        case UInt8(ascii: "!"): return equals ? (.notEqual, 2) : (.not, 1)
        case UInt8(ascii: "<"): return equals ? (.lessOrEqual, 2) : (.less, 1)
        case UInt8(ascii: ">"): return equals ? (.greaterOrEqual, 2) : (.greater, 1)
        case UInt8(ascii: "="): return equals ? (.equal, 2) : nil
        case UInt8(ascii: "&"): return second == first ? (.and, 2) : nil
        case UInt8(ascii: "|"): return second == first ? (.or, 2) : nil
        default: return nil
        }
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    /// How many bytes at the start of a text are an identifier.
    static func identifierLength(_ text: String) -> Int {
        guard let first = text.utf8.first, !isDigit(first) else { return 0 }
        return text.utf8.prefix(while: isIdentifier).count
    }

    /// What an identifier may consist of; everything that is not ASCII counts as a letter. Digits never start one, because
    /// they start a number before this is asked.
    static func isIdentifier(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
    }
}
