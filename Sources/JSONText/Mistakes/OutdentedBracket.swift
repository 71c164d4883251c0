/// A pair of brackets on different lines, the closing one first on its line, that are not indented alike.
struct BracketPair: Equatable {
    var opening: Int
    var closing: Int
}

/// Guesses by the indentation which bracket is the one that is missing or too much: a text with one bracket too few or
/// too many is found out only at its end, far from the mistake, but people indent what they mean.
///
/// - Parameter isClosingTooFew: Looks for a closing bracket that stands further left than the line it closes (its own is
///   missing before it), else for one that stands further right (it is too much).
func outdentedBracket(in bytes: [UInt8], isClosingTooFew: Bool) -> BracketPair? {
    var scanner = BracketScanner(bytes: bytes)
    var open: [(offset: Int, line: Int, indentation: Int)] = []
    while let offset = scanner.nextBracket() {
        let bracket = bytes[offset]
        if bracket == Byte.openBrace || bracket == Byte.openBracket {
            open.append((offset, scanner.lineStart, scanner.indentation))
        } else if let opening = open.popLast(), opening.line != scanner.lineStart,
            offset == scanner.lineStart + scanner.indentation
        {
            let isOdd =
                isClosingTooFew ? scanner.indentation < opening.indentation : scanner.indentation > opening.indentation
            if isOdd { return BracketPair(opening: opening.offset, closing: offset) }
        }
    }
    return nil
}

/// Walks over the brackets that stand outside strings and comments.
private struct BracketScanner {
    let bytes: [UInt8]
    private(set) var lineStart = 0
    /// The bytes of space before the first thing on the line.
    private(set) var indentation = 0
    private var offset = 0
    private var isAtLineStart = true

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func nextBracket() -> Int? {
        while offset < bytes.count {
            let byte = bytes[offset]
            if isAtLineStart, byte != Byte.space, byte != Byte.tab {
                isAtLineStart = false
                indentation = offset - lineStart
            }
            offset += 1
            switch byte {
            case Byte.lineFeed, Byte.carriageReturn: beginLine()
            case Byte.quote: skipString()
            case Byte.slash: skipComment()
            case Byte.openBrace, Byte.openBracket, Byte.closeBrace, Byte.closeBracket: return offset - 1
            default: break
            }
        }
        return nil
    }

    private mutating func beginLine() {
        lineStart = offset
        isAtLineStart = true
    }

    private mutating func skipString() {
        while offset < bytes.count, bytes[offset] != Byte.quote, bytes[offset] != Byte.lineFeed {
            offset += bytes[offset] == Byte.backslash ? 2 : 1
        }
        if offset < bytes.count, bytes[offset] == Byte.quote { offset += 1 }
    }

    private mutating func skipComment() {
        guard offset < bytes.count else { return }
        if bytes[offset] == Byte.slash {
            while offset < bytes.count, bytes[offset] != Byte.lineFeed { offset += 1 }
        } else if bytes[offset] == Byte.asterisk {
            offset += 1
            while offset + 1 < bytes.count, !(bytes[offset] == Byte.asterisk && bytes[offset + 1] == Byte.slash) {
                offset += 1
                if bytes[offset - 1] == Byte.lineFeed { beginLine() }
            }
            offset += 2
        }
    }
}
