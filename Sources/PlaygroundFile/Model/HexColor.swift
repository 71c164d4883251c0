/// A colour as the file writes it.
///
///     HexColor("#f80")?.text    // #ff8800
struct HexColor: Equatable, Sendable {
    /// `#rrggbb`, small letters.
    let text: String

    /// - Parameter text: `#rrggbb` or `#rgb`, small letters or capitals.
    init?(_ text: String) {
        let digits = text.utf8.dropFirst()
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 3 else { return nil }
        var bytes = [UInt8(ascii: "#")]
        for digit in digits {
            let small: UInt8
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): small = digit
            case UInt8(ascii: "A")...UInt8(ascii: "F"): small = digit + 32
            default: return nil
            }
            bytes.append(small)
            if digits.count == 3 { bytes.append(small) }
        }
        self.text = String(decoding: bytes, as: UTF8.self)
    }
}
