/// How far characters of a typical sans serif of user interfaces move the pen, by a few classes, in parts of the font's size.
///
/// Averages over such fonts (SF, Segoe UI, Roboto, Helvetica), good to some hundredths over a line of words.
enum Advances {
    /// As much more as a semibold is wider.
    static let semiboldFactor = 1.04

    /// The advance of one scalar. O(1).
    static func advance(of scalar: UInt32) -> Double {
        scalar < 128 ? ascii(UInt8(truncatingIfNeeded: scalar)) : beyondASCII(scalar)
    }

    private static func ascii(_ byte: UInt8) -> Double {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): 0.6
        case UInt8(ascii: " "): 0.28
        case UInt8(ascii: "i"), UInt8(ascii: "j"), UInt8(ascii: "l"), UInt8(ascii: "I"): 0.25
        case UInt8(ascii: "f"), UInt8(ascii: "r"), UInt8(ascii: "t"): 0.36
        case UInt8(ascii: "m"), UInt8(ascii: "w"): 0.82
        case UInt8(ascii: "M"), UInt8(ascii: "W"), UInt8(ascii: "@"), UInt8(ascii: "%"): 0.9
        case UInt8(ascii: "a")...UInt8(ascii: "z"): 0.54
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): 0.66
        case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "!"),
            UInt8(ascii: "'"), UInt8(ascii: "|"):
            0.28
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "/"),
            UInt8(ascii: "-"), UInt8(ascii: "\""):
            0.37
        case 0..<32, 127: 0
        default: 0.6
        }
    }

    private static func beyondASCII(_ scalar: UInt32) -> Double {
        if isWide(scalar) { return 1 }
        if isEmoji(scalar) { return 1.25 }
        return hasNoWidth(scalar) ? 0 : 0.58
    }

    /// Chinese, Japanese, Korean and full-width forms: each as wide as it is high; lines may break on either side.
    static func isWide(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            true
        default: false
        }
    }

    /// Pictures; lines may break on either side.
    static func isEmoji(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2600...0x27BF, 0x1F000...0x1F3FA, 0x1F400...0x1FAFF: true
        default: false
        }
    }

    /// What stands on or joins what is before it: accents, joiners, variation selectors, skin tones.
    static func hasNoWidth(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x0300...0x036F, 0x0591...0x05C7, 0x064B...0x065F, 0x200B...0x200F, 0x2060...0x2064, 0x20D0...0x20FF,
            0xFE00...0xFE0F, 0xFEFF, 0x1F3FB...0x1F3FF, 0xE0000...0xE01FF:
            true
        default: false
        }
    }
}
