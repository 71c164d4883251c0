/// `item % 4`: 0, 1, 2, 3, 0, 1, … from some place on. The pattern is written once for a run, and each block reads it from
/// the place where it begins.
struct Cycle {
    private let first: Int64
    private let modulus: Int64
    private let isWidened: Bool

    /// - Parameters:
    ///   - first: the first dividend of the run.
    ///   - modulus: what all are divided by.
    /// - Returns: nil where the pattern is too long for two registers, or none because there are negative dividends.
    init?(first: Int64, modulus: Int64, isWidened: Bool) {
        // No run is so long that an item's number could come to its end from here.
        guard first >= 0, first < 1 << 62, modulus >= 1, modulus <= Int64(BlockPlan.blockSize) else { return nil }
        self.first = first
        self.modulus = modulus
        self.isWidened = isWidened
    }

    /// Writes the pattern, long enough to read `count` lanes from each of its places.
    func fill(_ lanes: Lanes, count: Int) {
        let length = Int(modulus)
        for lane in 0..<length {
            if isWidened { lanes[double: lane] = Double(lane) } else { lanes[int: lane] = Int64(lane) }
        }
        var filled = length
        while filled < length + count {
            let more = min(filled, length + count - filled)
            (lanes + filled).copy(lanes, count: more)
            filled += more
        }
    }

    /// Where in the pattern the items from `start` on begin.
    func phase(of start: Int) -> Int {
        Int((first &+ Int64(start)) % modulus)
    }
}
