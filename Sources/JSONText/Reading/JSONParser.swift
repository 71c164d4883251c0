/// A recursive-descent reader of valid UTF-8 without NUL, so that 0 can stand for "no byte left".
///
/// The grammar is here; what is said about its breach stands in `Mistakes`.
struct JSONParser {
    /// Thrown where reading on would only guess; the problem has been noted by then.
    struct Stop: Error {}

    /// An array or object that is being read.
    struct Container {
        var offset: Int
        var isObject: Bool
        /// Where it stands in the one around it.
        var step: Step?
    }

    /// From a container to the member or element of it that is being read.
    enum Step {
        case key(String)
        case index(Int)
    }

    let source: SourceText
    let bytes: [UInt8]
    let options: JSONOptions
    var offset = 0
    var containers: [Container] = []
    /// Inside the innermost container; nil between its values. Only problems ask for it, by the path.
    var step: Step?
    var problems: [Problem] = []

    init(_ source: SourceText, _ options: JSONOptions) {
        self.source = source
        self.options = options
        bytes = source.bytes
        if bytes.starts(with: byteOrderMark) { offset = byteOrderMark.count }
    }

    /// The byte to be read next, or 0 at the end.
    var next: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    /// Reads the whole text: one value, and nothing but space around it.
    mutating func document() -> JSONNode? {
        do {
            try skipSpace()
            if offset == bytes.count { try stopEmpty() }
            let root = try value()
            try skipSpace()
            if offset < bytes.count { try stopAfterEnd(of: root) }
            return root
        } catch {
            return nil
        }
    }

    mutating func value() throws(Stop) -> JSONNode {
        let start = offset
        switch next {
        case Byte.quote:
            let text = try string()
            return JSONNode(value: .string(text), range: start..<offset)
        case Byte.openBrace:
            return JSONNode(value: .object(try object()), range: start..<offset)
        case Byte.openBracket:
            return JSONNode(value: .array(try array()), range: start..<offset)
        case Byte.minus, Byte.zero...Byte.nine:
            return JSONNode(value: .number(try number()), range: start..<offset)
        case UInt8(ascii: "t") where takeWord("true"):
            return JSONNode(value: .bool(true), range: start..<offset)
        case UInt8(ascii: "f") where takeWord("false"):
            return JSONNode(value: .bool(false), range: start..<offset)
        case UInt8(ascii: "n") where takeWord("null"):
            return JSONNode(value: .null, range: start..<offset)
        default:
            return JSONNode(value: try oddValue(), range: start..<offset)
        }
    }

    private mutating func array() throws(Stop) -> [JSONNode] {
        try enter(isObject: false)
        var elements: [JSONNode] = []
        var comma: Int?
        while true {
            try skipSpace()
            switch next {
            case Byte.closeBracket:
                try leave(afterComma: comma, isEmpty: elements.isEmpty)
                return elements
            case Byte.comma where comma != nil || elements.isEmpty:
                try noteExtraComma(isFirst: comma == nil)
                offset += 1
                comma = comma ?? offset - 1
            default:
                if comma == nil, let previous = elements.last { try noteMissingComma(after: previous) }
                // Pairs are the commonest arrays; room for two at once saves half of their allocations.
                if elements.isEmpty { elements.reserveCapacity(2) }
                step = .index(elements.count)
                elements.append(try value())
                step = nil
                comma = try takeComma()
            }
        }
    }

    private mutating func object() throws(Stop) -> [JSONMember] {
        try enter(isObject: true)
        var members: [JSONMember] = []
        var comma: Int?
        while true {
            try skipSpace()
            switch next {
            case Byte.closeBrace:
                try leave(afterComma: comma, isEmpty: members.isEmpty)
                return members
            case Byte.comma where comma != nil || members.isEmpty:
                try noteExtraComma(isFirst: comma == nil)
                offset += 1
                comma = comma ?? offset - 1
            default:
                if comma == nil, let previous = members.last { try noteMissingComma(after: previous.node) }
                if members.isEmpty { members.reserveCapacity(4) }
                members.append(try member())
                comma = try takeComma()
            }
        }
    }

    private mutating func member() throws(Stop) -> JSONMember {
        let start = offset
        let key = next == Byte.quote ? try string() : try oddKey()
        let keyRange = start..<offset
        step = .key(key)
        try skipSpace()
        if next == Byte.colon { offset += 1 } else { try noteMissingColon(after: keyRange) }
        try skipSpace()
        let node = try value()
        step = nil
        return JSONMember(key: key, keyRange: keyRange, node: node)
    }

    private mutating func enter(isObject: Bool) throws(Stop) {
        if containers.count >= options.maximumDepth { try stopTooDeep() }
        containers.append(Container(offset: offset, isObject: isObject, step: step))
        step = nil
        offset += 1
    }

    private mutating func leave(afterComma comma: Int?, isEmpty: Bool) throws(Stop) {
        if let comma, !isEmpty, !options.allowsTrailingCommas { try noteTrailingComma(at: comma) }
        containers.removeLast()
        offset += 1
    }

    /// Takes a comma if one follows, and returns its offset.
    private mutating func takeComma() throws(Stop) -> Int? {
        try skipSpace()
        let start = offset
        if next == Byte.comma {
            offset += 1
            return start
        }
        guard next == UInt8(ascii: ";") || next >= 0x80, try takeOddComma() else { return nil }
        return start
    }

    private mutating func takeWord(_ word: StaticString) -> Bool {
        let end = offset + word.utf8CodeUnitCount
        guard end <= bytes.count, end == bytes.count || !Byte.isWord(bytes[end]) else { return false }
        let matches = word.withUTF8Buffer { bytes[offset..<end].elementsEqual($0) }
        if matches { offset = end }
        return matches
    }

    /// Skips white space, and comments where they are allowed.
    mutating func skipSpace() throws(Stop) {
        while true {
            switch next {
            case Byte.space, Byte.lineFeed, Byte.carriageReturn, Byte.tab: offset += 1
            case Byte.slash: try skipComment()
            case UInt8(ascii: "#"): try noteHash()
            case 0x80..., 0x0B, 0x0C: guard try skipOddSpace() else { return }
            default: return
            }
        }
    }

    private mutating func skipComment() throws(Stop) {
        let start = offset
        switch offset + 1 < bytes.count ? bytes[offset + 1] : 0 {
        case Byte.slash:
            while offset < bytes.count, next != Byte.lineFeed, next != Byte.carriageReturn { offset += 1 }
        case Byte.asterisk:
            offset += 2
            while !(next == Byte.asterisk && offset + 1 < bytes.count && bytes[offset + 1] == Byte.slash) {
                if offset >= bytes.count { try stopUnclosedComment(from: start) }
                offset += 1
            }
            offset += 2
        default:
            try stopLoneSlash()
        }
        if !options.allowsComments { try noteComment(start..<offset) }
    }
}
