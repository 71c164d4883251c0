import CollectionLayout

/// A number with at most `decimals` digits after the point and no trailing zeros: `12.5`, `3`, `0.1`.
func formatted(_ value: Double, decimals: Int) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    var factor = 1.0
    for _ in 0..<decimals { factor *= 10 }
    let rounded = (value * factor).rounded() / factor
    if rounded == 0 { return "0" }
    if rounded == rounded.rounded(), let whole = Int(exactly: rounded) { return "\(whole)" }
    return "\(rounded)"
}

/// Nanoseconds as milliseconds, one decimal: `0.2 ms`; more where it is less, so that nothing is ever `0 ms`.
func milliseconds(_ nanoseconds: UInt64) -> String {
    let value = Double(nanoseconds) / 1e6
    return formatted(value, decimals: value < 0.1 ? 3 : 1) + " ms"
}

/// A size as `390×844`, at most two digits after the points.
func formatted(_ size: Size) -> String {
    "\(formatted(size.width, decimals: 2))×\(formatted(size.height, decimals: 2))"
}

/// `1 page`, `3 pages`.
func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
}
