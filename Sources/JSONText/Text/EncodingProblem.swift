/// What keeps a text from being read as JSON at all: too long, another encoding, a byte that is no UTF-8, or a NUL.
func encodingProblem(of source: SourceText, _ options: JSONOptions) -> Problem? {
    let bytes = source.bytes
    func problem(_ code: SyntaxCode, _ range: Range<Int>, _ message: String) -> Problem {
        Problem(code: "syntax." + code.rawValue, place: source.place(of: range), message: message)
    }
    if bytes.count > options.maximumBytes {
        return problem(
            .tooLong, 0..<0,
            "The text is \(bytes.count) bytes long; at most \(options.maximumBytes) are read.")
    }
    if let name = wideEncoding(of: bytes) {
        return problem(.encoding, 0..<0, "This is \(name) text; save the file as UTF-8.")
    }
    guard let offset = firstOddByte(in: bytes) else { return nil }
    let range = offset..<offset + 1
    if bytes[offset] == 0 {
        return problem(.nul, range, "A NUL byte stands here; the file may be damaged or no text at all.")
    }
    return problem(
        .invalidUTF8, range,
        "The byte 0x\(hexText(UInt32(bytes[offset]), digits: 2)) is not UTF-8 here; save the file as UTF-8.")
}

/// UTF-16 or UTF-32 by its mark, or by the zeros that ASCII has in them.
private func wideEncoding(of bytes: [UInt8]) -> String? {
    guard bytes.count >= 2 else { return nil }
    let isWide = bytes.count >= 4
    switch (bytes[0], bytes[1], isWide ? bytes[2] : 1, isWide ? bytes[3] : 1) {
    case (0xFF, 0xFE, 0, 0), (0, 0, 0xFE, 0xFF), (1..., 0, 0, 0), (0, 0, 0, 1...): return "UTF-32"
    case (0xFF, 0xFE, _, _), (0xFE, 0xFF, _, _): return "UTF-16"
    case (1..., 0, 1..., 0), (0, 1..., 0, 1...): return "UTF-16"
    case (1..., 0, _, _) where bytes.count == 2, (0, 1..., _, _) where bytes.count == 2: return "UTF-16"
    default: return nil
    }
}

/// The offset of the first byte that is NUL or that begins no well-formed UTF-8 scalar (The Unicode Standard, table 3-7).
private func firstOddByte(in bytes: [UInt8]) -> Int? {
    var offset = 0
    while offset < bytes.count {
        let byte = bytes[offset]
        if byte &- 1 < 0x7F {
            offset += 1
        } else if let length = scalarLength(at: offset, in: bytes) {
            offset += length
        } else {
            return offset
        }
    }
    return nil
}

private func scalarLength(at offset: Int, in bytes: [UInt8]) -> Int? {
    func isTrail(_ distance: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
        offset + distance < bytes.count && range.contains(bytes[offset + distance])
    }
    switch bytes[offset] {
    case 0xC2...0xDF: return isTrail(1) ? 2 : nil
    case 0xE0: return isTrail(1, 0xA0...0xBF) && isTrail(2) ? 3 : nil
    case 0xED: return isTrail(1, 0x80...0x9F) && isTrail(2) ? 3 : nil
    case 0xE1...0xEF: return isTrail(1) && isTrail(2) ? 3 : nil
    case 0xF0: return isTrail(1, 0x90...0xBF) && isTrail(2) && isTrail(3) ? 4 : nil
    case 0xF1...0xF3: return isTrail(1) && isTrail(2) && isTrail(3) ? 4 : nil
    case 0xF4: return isTrail(1, 0x80...0x8F) && isTrail(2) && isTrail(3) ? 4 : nil
    default: return nil
    }
}

/// A number in capital hexadecimal digits, at least so many of them.
func hexText(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}
