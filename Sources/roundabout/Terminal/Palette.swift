#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Colours for one stream, or none.
struct Palette: Equatable {
    var isColored: Bool

    static let plain = Palette(isColored: false)

    /// Colour belongs on a terminal that knows colours, and nowhere that asks for none (no-color.org).
    ///
    /// - Parameter descriptor: the stream that the text goes to: one may be a terminal and the other a file.
    init(descriptor: Int32, isAllowed: Bool) {
        isColored = isAllowed && isatty(descriptor) == 1 && !isSet("NO_COLOR") && value("TERM") != "dumb"
    }

    init(isColored: Bool) {
        self.isColored = isColored
    }

    enum Style: String {
        case bold = "1"
        case faint = "2"
        case red = "31"
        case green = "32"
        case yellow = "33"
        case cyan = "36"
    }

    func styled(_ text: String, _ style: Style) -> String {
        isColored ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }
}

private func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
}

private func isSet(_ name: String) -> Bool {
    value(name).map { !$0.isEmpty } ?? false
}
