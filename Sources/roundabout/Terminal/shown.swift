/// Text of a file or a peer as it may be shown in a terminal without doing anything there: what controls a terminal,
/// breaks the line or turns the direction of writing becomes `�`.
func shown(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControlling) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(isControlling(scalar) ? "�" : scalar) }
    return String(result)
}

private func isControlling(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
}
