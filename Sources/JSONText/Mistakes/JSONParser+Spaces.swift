/// Spaces that are none in JSON.
extension JSONParser {
    /// Notes and skips a character that shows as space or not at all; false where there is none.
    mutating func skipOddSpace() throws(Stop) -> Bool {
        guard let scalar = scalar(at: offset), let name = oddSpaceName(scalar) else { return false }
        let range = nextScalarRange
        try note(
            "oddSpace", range,
            "U+\(hexText(scalar.value, digits: 4)), \(name), is no space in JSON; write a plain one.",
            suggestion: " ")
        offset = range.upperBound
        return true
    }
}

private func oddSpaceName(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x0B: "a vertical tab"
    case 0x0C: "a form feed"
    case 0x85: "a next-line character"
    case 0xA0, 0x202F: "a no-break space"
    case 0x1680, 0x2000...0x200A, 0x205F: "a typographic space"
    case 0x200B...0x200D, 0x2060: "an invisible character"
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: "an invisible mark of direction"
    case 0x2028, 0x2029: "a line separator"
    case 0x3000: "a wide space"
    case 0xFEFF: "a byte-order mark that is not at the beginning"
    default: nil
    }
}
