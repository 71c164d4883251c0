/// Spaces that are none in JSON.
extension JSONParser {
    /// Notes and skips a character that shows as space or not at all; false where there is none.
    mutating func skipOddSpace() throws(Stop) -> Bool {
        guard let scalar = scalar(at: offset, in: bytes), let odd = OddSpace(scalar) else { return false }
        let range = nextScalarRange
        let name = "U+\(hexText(scalar.value, digits: 4)), \(odd.name),"
        if odd.isVisible {
            try note(.oddSpace, range, "\(name) is no space in JSON; write a plain one.", suggestion: " ")
        } else {
            try note(.oddSpace, range, "\(name) means nothing in JSON; delete it.")
        }
        offset = range.upperBound
        return true
    }
}

/// A character that passes for a space.
private struct OddSpace {
    var name: String
    /// Whether it takes room.
    var isVisible: Bool

    init?(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x0B: self.init("a vertical tab")
        case 0x0C: self.init("a form feed")
        case 0x85: self.init("a next-line character")
        case 0xA0, 0x202F: self.init("a no-break space")
        case 0x1680, 0x2000...0x200A, 0x205F: self.init("a typographic space")
        case 0x2028, 0x2029: self.init("a line separator")
        case 0x3000: self.init("a wide space")
        case 0xAD, 0x200B...0x200D, 0x2060: self.init("an invisible character", isVisible: false)
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
            self.init("an invisible mark of direction", isVisible: false)
        case 0xFEFF: self.init("a byte-order mark that is not at the beginning", isVisible: false)
        default: return nil
        }
    }

    private init(_ name: String, isVisible: Bool = true) {
        self.name = name
        self.isVisible = isVisible
    }
}
