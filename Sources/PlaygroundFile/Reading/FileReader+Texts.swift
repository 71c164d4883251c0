import JSONText

extension FileReader {
    /// A colour as `#rrggbb` or `#rgb`; one with braces is looked at when it is computed.
    func color(_ node: JSONNode, _ path: FilePath) -> WrittenText? {
        guard let written = text(node, path) else { return nil }
        guard hasBraces(written.text) || HexColor(written.text) != nil else {
            report(
                .color, at: node.range, path,
                "\(path.subject) cannot be \(quoted(written.text)); a colour is # and six hexadecimal digits, as \"#ff3b30\"."
            )
            return nil
        }
        return written
    }

    /// The name of a picture: a file within the folder, never a way out of it.
    func picture(_ node: JSONNode, _ path: FilePath) -> WrittenText? {
        guard let written = text(node, path) else { return nil }
        guard hasBraces(written.text) || isPictureName(written.text) else {
            report(
                .pictureName, at: node.range, path,
                "\(path.subject) cannot be \(quoted(written.text)); it is the name of a file under images/, as \"apple.svg\"."
            )
            return nil
        }
        return written
    }
}

func hasBraces(_ text: String) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
}

/// Whether a name stays within the folder of pictures: no empty or hidden part, no backslash, no control character.
func isPictureName(_ name: String) -> Bool {
    var previous = UInt8(ascii: "/")
    for byte in name.utf8 {
        if byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\\") { return false }
        if previous == UInt8(ascii: "/"), byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") { return false }
        previous = byte
    }
    return previous != UInt8(ascii: "/")
}
