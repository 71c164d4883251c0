/// Text of outside origin made safe for a terminal: at most `limit` characters, control and format characters, and
/// whatever is not ASCII, as `?`.
func printable(_ text: some StringProtocol, limit: Int = 160) -> String {
    let scalars = text.unicodeScalars.lazy.map { (0x20...0x7E).contains($0.value) ? $0 : "?" }
    var line = String.UnicodeScalarView(scalars.prefix(limit))
    if text.unicodeScalars.count > limit { line.append("…") }
    return String(line)
}
