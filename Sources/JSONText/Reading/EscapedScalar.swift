/// One step through a string as written: a scalar or an escape, its length in the source and in what it means.
///
/// Total: what is no escape counts as itself, so that a place can be found in any string.
struct EscapedScalar {
    var sourceLength: Int
    var utf8Length: Int

    init(at offset: Int, in bytes: [UInt8]) {
        guard bytes[offset] == Byte.backslash, offset + 1 < bytes.count else {
            sourceLength = 1
            while offset + sourceLength < bytes.count, isContinuation(bytes[offset + sourceLength]) {
                sourceLength += 1
            }
            utf8Length = sourceLength
            return
        }
        guard bytes[offset + 1] == UInt8(ascii: "u"), let unit = Self.codeUnit(at: offset, in: bytes) else {
            sourceLength = 2
            utf8Length = 1
            return
        }
        if UTF16.isLeadSurrogate(unit), let trail = Self.codeUnit(at: offset + 6, in: bytes),
            UTF16.isTrailSurrogate(trail)
        {
            sourceLength = 12
            utf8Length = 4
        } else {
            sourceLength = 6
            utf8Length = unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3
        }
    }

    /// The value of a `\uXXXX` that begins at `offset`, or nil where none does.
    static func codeUnit(at offset: Int, in bytes: [UInt8]) -> UInt16? {
        guard offset + 6 <= bytes.count, bytes[offset] == Byte.backslash, bytes[offset + 1] == UInt8(ascii: "u") else {
            return nil
        }
        var unit: UInt32 = 0
        for byte in bytes[offset + 2..<offset + 6] {
            guard let digit = Byte.hexValue(byte) else { return nil }
            unit = unit << 4 | digit
        }
        return UInt16(truncatingIfNeeded: unit)
    }
}
