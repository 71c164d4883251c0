/// The name that was probably meant: the one that the fewest slips of the pen make out of `name`.
///
///     nearestName(to: "colums", among: ["columns", "spacing"])    // "columns"
///     nearestName(to: "width", among: ["available.width"])        // "available.width": its last part
///
/// A slip is a letter too many, missing, wrong, or in its neighbour's place; upper and lower case are half a slip apart, in a
/// whole name as well as in one letter. At most one slip in three letters is forgiven, and always one.
///
/// - Returns: the nearest one, the first in alphabetical order among equals; nil if none is near.
/// - Complexity: O(*n* × *m*) for each candidate, *n* and *m* being the names' lengths.
package func nearestName(to name: String, among candidates: [String]) -> String? {
    let wanted = Array(name.utf8)
    // Nobody mistypes a text of this length as a name, and it could be long enough to take noticeable time.
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    var best: (distance: Int, name: String)?
    for candidate in candidates where candidate != name {
        let letters = Array(candidate.utf8)
        guard letters.count <= 128 else { continue }
        let limit = max(2, min(wanted.count, letters.count) / 3 * 2)
        let distance =
            if wanted.map(lowercase) == letters.map(lowercase) {
                1
            } else if isLastPart(wanted, of: letters) {
                limit
            } else {
                halfSlips(wanted, letters)
            }
        guard distance <= limit else { continue }
        if let best, (best.distance, best.name) <= (distance, candidate) { continue }
        best = (distance, candidate)
    }
    return best?.name
}

/// Whether a dotted name ends in a part that is `part`.
private func isLastPart(_ part: [UInt8], of name: [UInt8]) -> Bool {
    name.count > part.count && name[name.count - part.count - 1] == UInt8(ascii: ".")
        && name.suffix(part.count).elementsEqual(part)
}

/// Twice the optimal string alignment distance of two names, a change of case counting as one.
private func halfSlips(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(stride(from: 0, through: 2 * b.count, by: 2))
    var row = last
    for i in a.indices {
        row[0] = 2 * (i + 1)
        for j in b.indices {
            var least = min(last[j] + cost(a[i], b[j]), last[j + 1] + 2, row[j] + 2)
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, beforeLast[j - 1] + 2) }
            row[j + 1] = least
        }
        (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[b.count]
}

private func cost(_ a: UInt8, _ b: UInt8) -> Int {
    if a == b { return 0 }
    return lowercase(a) == lowercase(b) ? 1 : 2
}

private func lowercase(_ letter: UInt8) -> UInt8 {
    letter &- UInt8(ascii: "A") < 26 ? letter | 0x20 : letter
}
