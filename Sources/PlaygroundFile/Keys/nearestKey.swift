import Formula

/// The key that was probably meant: the nearest by its letters, else one that contains what is written, else
/// the longest that is contained in it.
///
///     nearestKey(to: "colums", among: ["columns", "spacing"])                         // columns
///     nearestKey(to: "interitemSpacing", among: ["minimumInteritemSpacing"])          // minimumInteritemSpacing
///     nearestKey(to: "x", among: ["columns"])                                         // nil
func nearestKey(to text: String, among keys: [String]) -> String? {
    if let near = nearestName(to: text, among: keys) { return near }
    let wanted = lowercased(text)
    // Shorter parts are found in too many keys to mean one.
    guard wanted.count >= 4 else { return nil }
    if let longer = keys.first(where: { contains(lowercased($0), wanted) }) { return longer }
    let parts = keys.filter { $0.utf8.count >= 4 && contains(wanted, lowercased($0)) }
    return parts.max { $0.utf8.count < $1.utf8.count }
}

private func lowercased(_ text: String) -> [UInt8] {
    text.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
}

private func contains(_ whole: [UInt8], _ part: [UInt8]) -> Bool {
    guard part.count <= whole.count else { return false }
    return (0...whole.count - part.count).contains { whole[$0..<$0 + part.count].elementsEqual(part) }
}
