/// The scalar that begins at an offset of well-formed UTF-8; nil in the middle of one and at the end.
func scalar(at offset: Int, in bytes: [UInt8]) -> Unicode.Scalar? {
    guard offset < bytes.count, !isContinuation(bytes[offset]) else { return nil }
    let lead = UInt32(bytes[offset])
    if lead < 0x80 { return Unicode.Scalar(lead) }
    var value = lead & (lead < 0xE0 ? 0x1F : lead < 0xF0 ? 0x0F : 0x07)
    var next = offset + 1
    while next < bytes.count, isContinuation(bytes[next]) {
        value = value << 6 | UInt32(bytes[next] & 0x3F)
        next += 1
    }
    return Unicode.Scalar(value)
}

/// The bytes of the scalar at an offset; none at the end.
func scalarRange(at offset: Int, in bytes: [UInt8]) -> Range<Int> {
    let start = min(offset, bytes.count)
    var end = min(start + 1, bytes.count)
    while end < bytes.count, isContinuation(bytes[end]) { end += 1 }
    return start..<end
}
