/// Lets the first lines through and then one now and then, so that nobody can fill a disk by being refused.
struct LogGate {
    /// So many lines may come at once; later ones are earned one by one.
    static let burst = 10
    /// One line more every so many milliseconds.
    static let interval: UInt64 = 6000

    private var allowance = burst
    private var lastEarned: UInt64?

    /// Whether a line that comes at `now` (milliseconds, never going back) may pass.
    mutating func lets(lineAt now: UInt64) -> Bool {
        let since = lastEarned ?? now
        let earned = (now - since) / Self.interval
        allowance = min(Self.burst, allowance + Int(clamping: earned))
        lastEarned = since + earned * Self.interval
        guard allowance > 0 else { return false }
        allowance -= 1
        return true
    }
}
