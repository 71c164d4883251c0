extension JSONParser {
    /// Reads a string from its opening quote to its closing one.
    mutating func string() throws(Stop) -> String {
        let start = offset + 1
        var end = start
        while end < bytes.count {
            let byte = bytes[end]
            if byte == Byte.quote {
                offset = end + 1
                return String(decoding: bytes[start..<end], as: UTF8.self)
            }
            if byte == Byte.backslash || byte < 0x20 { break }
            end += 1
        }
        return try stringWithEscapes(from: start, plainUpTo: end)
    }

    private mutating func stringWithEscapes(from start: Int, plainUpTo end: Int) throws(Stop) -> String {
        var decoded = Array(bytes[start..<end])
        offset = end
        while true {
            switch next {
            case Byte.quote:
                offset += 1
                return String(decoding: decoded, as: UTF8.self)
            case Byte.backslash:
                try escape(into: &decoded)
            case 0, Byte.lineFeed, Byte.carriageReturn:
                try stopUnclosedString(from: start - 1)
            case 1..<0x20:
                try noteControlCharacter()
                offset += 1
            case let byte:
                decoded.append(byte)
                offset += 1
            }
        }
    }

    private mutating func escape(into decoded: inout [UInt8]) throws(Stop) {
        let start = offset
        let letter = start + 1 < bytes.count ? bytes[start + 1] : 0
        switch letter {
        case Byte.quote, Byte.backslash, Byte.slash: decoded.append(letter)
        case UInt8(ascii: "b"): decoded.append(0x08)
        case UInt8(ascii: "f"): decoded.append(0x0C)
        case UInt8(ascii: "n"): decoded.append(Byte.lineFeed)
        case UInt8(ascii: "r"): decoded.append(Byte.carriageReturn)
        case UInt8(ascii: "t"): decoded.append(Byte.tab)
        case UInt8(ascii: "u"):
            return try unicodeEscape(into: &decoded)
        case 0, Byte.lineFeed, Byte.carriageReturn:
            // The string ends here without its quote, which says more.
            offset = start + 1
            return
        default:
            return try noteBadEscape(into: &decoded)
        }
        offset = start + 2
    }

    private mutating func unicodeEscape(into decoded: inout [UInt8]) throws(Stop) {
        guard let unit = EscapedScalar.codeUnit(at: offset, in: bytes) else { return try noteBadEscape(into: &decoded) }
        var value = UInt32(unit)
        var length = 6
        if UTF16.isLeadSurrogate(unit), let trail = EscapedScalar.codeUnit(at: offset + 6, in: bytes),
            UTF16.isTrailSurrogate(trail)
        {
            value = 0x10000 + (UInt32(unit) & 0x3FF) << 10 + UInt32(trail) & 0x3FF
            length = 12
        }
        guard let scalar = Unicode.Scalar(value) else { return try noteLoneSurrogate() }
        UTF8.encode(scalar).map { decoded.append(contentsOf: $0) }
        offset += length
    }
}
