/// How far a group of elements reaches along the scroll, and how far those before and after it do.
struct Reach: BitwiseCopyable {
    var lower = Double.infinity
    var upper = -Double.infinity
    /// The greatest `upper` of this and all groups before it: never falls, so it can be searched.
    var upperSoFar = -Double.infinity
    /// The least `lower` of this and all groups after it: never falls, so it can be searched.
    var lowerFromHere = Double.infinity

    @inline(__always)
    mutating func include(from lower: Double, to upper: Double) {
        self.lower = min(self.lower, lower)
        self.upper = max(self.upper, upper)
    }
}

/// Finds which of many groups of elements, in order, may reach into a stretch of the content.
///
/// Elements mostly run down the content in order, but need not: negative spacings turn lines back, items of a spiral
/// overlap. The running extremes bring such groups into an order that can be searched, whatever they do.
///
///     group     0      1      2      3
///     reach   [0,50) [40,90)[60,70)[80,130)         upper, lower
///     so far    50     90     90     130            search the first > the stretch's start
///     from here  0     40     60      80            search the first ≥ the stretch's end
struct ReachIndex: BitwiseCopyable {
    /// Positions are sums: a frame may stick out of its group by their last bits.
    static func slack(at position: Double) -> Double {
        max(1e-6, abs(position) * 1e-14)
    }

    private var groups: UnsafeMutablePointer<Reach>
    let count: Int

    /// Takes `count` groups whose `lower` and `upper` are filled in and calculates the running extremes. O(count).
    init(sealing groups: UnsafeMutablePointer<Reach>, count: Int) {
        self.groups = groups
        self.count = count
        var upper = -Double.infinity
        for index in 0..<count {
            upper = max(upper, groups[index].upper)
            groups[index].upperSoFar = upper
        }
        var lower = Double.infinity
        for index in (0..<count).reversed() {
            lower = min(lower, groups[index].lower)
            groups[index].lowerFromHere = lower
        }
    }

    /// The least and the greatest place that any group reaches.
    var bounds: (lower: Double, upper: Double)? {
        count > 0 ? (groups[0].lowerFromHere, groups[count - 1].upperSoFar) : nil
    }

    /// Calls `body` with each group that may reach into `lower..<upper`, in order. O(log count + groups between).
    @inline(__always)
    func forEachCandidate(from lower: Double, to upper: Double, _ body: (Int) -> Void) {
        let lower = lower - Self.slack(at: lower)
        let upper = upper + Self.slack(at: upper)
        var index = partition { $0.upperSoFar < lower }
        while index < count, groups[index].lowerFromHere < upper {
            if groups[index].upper >= lower, groups[index].lower < upper { body(index) }
            index += 1
        }
    }

    /// The first group for which `isBefore` no longer holds.
    @inline(__always)
    private func partition(_ isBefore: (Reach) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) >> 1
            if isBefore(groups[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
