extension JSONParser {
    mutating func noteNumberTooLarge(_ range: Range<Int>) throws(Stop) {
        try note(.numberTooLarge, range, "\(snippet(range)) is beyond what a number can hold (about 1.8e308).")
    }

    /// Something that begins like a number and is none; what it seems to mean is taken.
    mutating func oddNumber(from start: Int) throws(Stop) -> JSONNumber {
        offset = start
        var end = nextScalarRange.upperBound
        while end < bytes.count, isPartOfOddNumber(bytes[end], after: bytes[end - 1]) { end += 1 }
        let range = start..<end
        offset = end
        let mistake = NumberMistake(text(range), shown: snippet(range))
        if mistake.suggestion != nil, isOperator(next) {
            offset = start
            _ = try bareWords()
            return JSONNumber(value: 0, isWrittenWhole: false)
        }
        try note(mistake.code, range, mistake.message, suggestion: mistake.suggestion)
        // Digits that hang together with something else: what follows them is anyone's guess.
        if mistake.suggestion == nil, mistake.code == .number { throw Stop() }
        return JSONNumber(value: mistake.suggestion.flatMap { Double($0) } ?? 0, isWrittenWhole: false)
    }

    private func isOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case Byte.plus, Byte.minus, Byte.asterisk, UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: ">"):
            true
        default: false
        }
    }

    private func isPartOfOddNumber(_ byte: UInt8, after previous: UInt8) -> Bool {
        switch byte {
        case Byte.plus, Byte.minus: previous | 0x20 == UInt8(ascii: "e") || previous == byte
        case Byte.point, UInt8(ascii: "%"): true
        case 0x80...: false
        default: Byte.isWord(byte)
        }
    }
}
