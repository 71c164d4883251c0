#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes whole lines to stdout and stderr, unbuffered, so that a reader at the other end of a pipe sees each at once.
struct Output {
    var usesColor: Bool

    func line(_ text: String) {
        Output.write(text + "\n", to: 1)
    }

    func errorLine(_ text: String) {
        Output.write(text + "\n", to: 2)
    }

    func bytes(_ bytes: [UInt8]) {
        Output.write(bytes, to: 1)
    }

    func styled(_ text: String, _ style: Style) -> String {
        usesColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }

    enum Style: String {
        case bold = "1"
        case faint = "2"
        case red = "31"
        case green = "32"
        case yellow = "33"
        case cyan = "36"
    }

    /// Colour belongs on a terminal, and nowhere that asks for none (no-color.org).
    static func terminalWantsColor(descriptor: Int32 = 1) -> Bool {
        guard isatty(descriptor) == 1 else { return false }
        if let noColor = getenv("NO_COLOR"), noColor.pointee != 0 { return false }
        return true
    }

    private static func write(_ text: String, to descriptor: Int32) {
        var text = text
        text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) {
        bytes.withUnsafeBytes { write($0, to: descriptor) }
    }

    /// A closed pipe or a full disk ends the writing, not the server.
    private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if written > 0 {
                rest = rest.dropFirst(written)
            } else if written < 0 && errno == EINTR {
                continue
            } else {
                return
            }
        }
    }
}

/// The system's `write`, under a name of its own: `Output` has methods of that name.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
