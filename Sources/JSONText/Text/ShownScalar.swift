/// A scalar as it may be shown in a terminal or a page without doing anything there: control characters become their
/// pictures (`␛`), and what separates lines or turns the direction of writing becomes `�`. A tab stays.
func shownScalar(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09: scalar
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "�"
    case 0x7F: "␡"
    case 0x80..<0xA0, 0x200E, 0x200F, 0x061C, 0x2028...0x202E, 0x2066...0x2069: "�"
    default: scalar
    }
}

/// The cells that a scalar takes in a terminal: 0, 1 or 2. Good enough to put a caret under what is meant; the ranges
/// are the wide and combining ones of Unicode's East Asian Width and general category in bulk.
func terminalWidth(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x0300...0x036F, 0x200B...0x200D, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFEFF, 0x1F3FB...0x1F3FF: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
        0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD:
        2
    default: 1
    }
}
