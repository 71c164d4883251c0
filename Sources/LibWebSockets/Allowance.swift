/// How much of something may still happen: so many at once, and one more every so many milliseconds.
struct Allowance {
    private let burst: Int
    private let interval: UInt64
    private var left: Int
    private var lastEarned: UInt64?

    /// - Parameters:
    ///   - burst: how many may happen at once.
    ///   - interval: milliseconds in which one more is earned, up to `burst`; at least 1.
    init(burst: Int, interval: UInt64) {
        self.burst = burst
        self.interval = max(1, interval)
        left = burst
    }

    /// Whether one may happen at `now` (milliseconds on a clock that never goes back); if so, it is used up.
    mutating func take(at now: UInt64) -> Bool {
        let since = lastEarned ?? now
        let earned = (now - since) / interval
        left = min(burst, left + Int(clamping: earned))
        lastEarned = since + earned * interval
        guard left > 0 else { return false }
        left -= 1
        return true
    }
}
