/// What stands where a value or a key is due and is none as JSON spells it.
extension JSONParser {
    mutating func oddValue() throws(Stop) -> JSONValue {
        switch next {
        case 0 where offset >= bytes.count, Byte.comma, Byte.closeBrace, Byte.closeBracket:
            return try missingValue()
        case Byte.apostrophe, Byte.backtick:
            return .string(try stringInOtherQuotes())
        case Byte.plus, Byte.point:
            return .number(try oddNumber(from: offset))
        case _ where curlyQuote(at: offset) != nil:
            return .string(try stringInCurlyQuotes())
        case _ where plainPunctuation(at: offset) == Byte.minus:
            return .number(try oddNumber(from: offset))
        case _ where plainPunctuation(at: offset) == nil && Byte.isWord(next), UInt8(ascii: "("), UInt8(ascii: "!"):
            return try bareWords()
        default:
            try stopUnexpected(due: "a value")
        }
    }

    mutating func oddKey() throws(Stop) -> String {
        switch next {
        case 0 where offset >= bytes.count:
            try stopUnclosed()
        case Byte.closeBracket:
            try stopMismatched()
        case Byte.apostrophe, Byte.backtick:
            return try stringInOtherQuotes()
        case _ where curlyQuote(at: offset) != nil:
            return try stringInCurlyQuotes()
        case _ where plainPunctuation(at: offset) == nil && Byte.isWord(next), Byte.minus:
            let range = wordRange
            let key = text(range)
            try note(
                .unquotedKey, range, "A key stands in quotes: write \(shortened(quoted(key))).", suggestion: quoted(key)
            )
            offset = range.upperBound
            return key
        case Byte.openBrace, Byte.openBracket:
            try stopUnexpected(due: "a key in quotes")
        default:
            try stopUnexpected(due: "a key in quotes or }")
        }
    }

    /// Stops at a character that has no meaning where it stands.
    mutating func stopUnexpected(due: String) throws(Stop) -> Never {
        let range = nextScalarRange
        let found = text(range)
        if let plain = plainPunctuation(at: offset) {
            let plainText = String(UnicodeScalar(plain))
            try stop(
                .lookalike, range, "\(found) only looks like the \(plainText) of JSON; write \(plainText).",
                suggestion: plainText)
        }
        let whole = Byte.isWord(next) ? wordRange : range
        try stop(.unexpected, whole, "\(snippet(whole)) makes no sense here, where \(due) is due.")
    }

    /// A value is due, and the text ends or goes on behind it.
    private mutating func missingValue() throws(Stop) -> JSONValue {
        guard case .key(let key)? = step else {
            if offset >= bytes.count { try stopUnclosed() }
            if containers.isEmpty || next != Byte.comma { try stopMismatched() }
            try stopUnexpected(due: "a value")
        }
        let name = shortened(quoted(key))
        let end = offset >= bytes.count ? endOfContent : offset
        if offset >= bytes.count {
            try stop(.truncated, end..<end, "The text ends where the value of \(name) is due.")
        }
        if next == Byte.closeBracket { try stopMismatched() }
        try note(.missingValue, offset..<offset, "The key \(name) has no value.")
        return .null
    }

    /// Text, a formula or a word of another language, without quotes.
    mutating func bareWords() throws(Stop) -> JSONValue {
        let range = bareRange
        let words = text(range)
        offset = range.upperBound
        if let (meaning, spelling) = foreignWord(words) {
            try note(.word, range, "\(words) is spelled \(spelling) in JSON.", suggestion: spelling)
            return meaning
        }
        if isNotFinite(words) {
            try note(.notFinite, range, "\(words) is no number in JSON, where every number is finite.")
            return .number(JSONNumber(value: 0, isWrittenWhole: false))
        }
        try note(
            .unquotedString, range, "Text and formulas stand in quotes: write \(shortened(quoted(words))).",
            suggestion: quoted(words))
        return .string(words)
    }

    /// A word with its digits, points and dashes.
    var wordRange: Range<Int> {
        var end = offset
        while end < bytes.count, Byte.isWord(bytes[end]) || bytes[end] == Byte.minus || bytes[end] == Byte.point {
            end += 1
        }
        return offset..<max(end, nextScalarRange.upperBound)
    }

    /// Everything to the end of the line, or to a comma, a closing bracket or a comment that is not inside parentheses.
    private var bareRange: Range<Int> {
        var end = offset
        var depth = 0
        scan: while end < bytes.count {
            switch bytes[end] {
            case Byte.lineFeed, Byte.carriageReturn, Byte.closeBrace, Byte.quote, Byte.openBrace: break scan
            case Byte.comma, Byte.closeBracket: if depth == 0 { break scan }
            case Byte.slash:
                let following = end + 1 < bytes.count ? bytes[end + 1] : 0
                if following == Byte.slash || following == Byte.asterisk { break scan }
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            default: break
            }
            end += 1
        }
        while end > offset + 1, bytes[end - 1] <= Byte.space { end -= 1 }
        return offset..<end
    }
}

/// What a word of another language, or one cut short, means, and how JSON spells it.
private func foreignWord(_ word: String) -> (meaning: JSONValue, spelling: String)? {
    switch word {
    case "True", "TRUE", "yes", "YES": (.bool(true), "true")
    case "False", "FALSE", "no", "NO": (.bool(false), "false")
    case "Null", "NULL", "nil", "None", "undefined": (.null, "null")
    case "tr", "tru": (.bool(true), "true")
    case "fa", "fal", "fals": (.bool(false), "false")
    case "nu", "nul": (.null, "null")
    default: nil
    }
}

func isNotFinite(_ word: String) -> Bool {
    switch word {
    case "NaN", "nan", "NAN", "Infinity", "infinity", "inf", "Inf", ".infinity", ".nan", ".inf": true
    default: false
    }
}
