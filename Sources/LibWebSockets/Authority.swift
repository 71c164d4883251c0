/// A host and a port as they stand in a `Host` header or an origin, taken apart and brought to one spelling.
///
/// ```
/// Authority("LOCALHOST.:8642")   // host "localhost", port 8642
/// Authority("[::1]:8642")        // host "[::1]",     port 8642
/// Authority("evil@localhost")    // nil
/// ```
struct Authority: Equatable {
    /// ASCII lower case, without a trailing dot; an IPv6 address keeps its brackets.
    let host: String
    /// nil where none is written.
    let port: UInt16?

    /// nil for everything that is not exactly `name`, `name:port`, `[address]` or `[address]:port`: user names, lists,
    /// spaces, control characters, an empty name, and what is longer than 255 bytes.
    init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard !bytes.isEmpty, bytes.count <= 255 else { return nil }
        let nameEnd: Int
        if bytes[0] == UInt8(ascii: "[") {
            guard let bracket = bytes.firstIndex(of: UInt8(ascii: "]")) else { return nil }
            guard bytes[1..<bracket].allSatisfy(Self.isAddressByte), bracket > 1 else { return nil }
            nameEnd = bracket + 1
        } else {
            nameEnd = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.count
            guard bytes[..<nameEnd].allSatisfy(Self.isNameByte) else { return nil }
        }
        var name = bytes[..<nameEnd].map(Self.lowercased)
        if name.last == UInt8(ascii: ".") { name.removeLast() }
        guard !name.isEmpty, name.last != UInt8(ascii: ".") else { return nil }
        host = String(decoding: name, as: UTF8.self)

        if nameEnd == bytes.count {
            port = nil
        } else {
            let digits = bytes[(nameEnd + 1)...]
            guard bytes[nameEnd] == UInt8(ascii: ":"), (1...5).contains(digits.count),
                digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
                let number = UInt16(String(decoding: digits, as: UTF8.self))
            else { return nil }
            port = number
        }
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private static func isAddressByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ":"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}
