/// How far a group of elements reaches along the scroll, and how far others do.
struct Reach: BitwiseCopyable {
    var lower = Double.infinity
    var upper = -Double.infinity
    /// The greatest `upper` of this and all groups before it: never falls, so it can be searched.
    fileprivate var upperSoFar = -Double.infinity
    /// The least `lower` of this and all groups after it: never falls.
    fileprivate var lowerFromHere = Double.infinity
    /// All of the block that has this group in its middle; see `ReachIndex`.
    fileprivate var blockLower = Double.infinity
    fileprivate var blockUpper = -Double.infinity

    @inline(__always)
    mutating func include(from lower: Double, to upper: Double) {
        self.lower = min(self.lower, lower)
        self.upper = max(self.upper, upper)
    }
}

/// Finds which of many groups of elements, in order, may reach into a stretch of the content.
///
/// Elements mostly run down the content in order, but need not: negative spacings turn lines back, the columns of a waterfall
/// end where they will, a formula puts its items anywhere. The running extremes say where the first group may be that
/// reaches into a stretch, and where the last, whatever they do in between:
///
///     group     0      1      2      3
///     reach   [0,50) [40,90)[60,70)[80,130)         upper, lower
///     so far    50     90     90     130            search the first ≥ the stretch's start
///     from here  0     40     60      80            stop at the first ≥ the stretch's end
///
/// Between the two there may be many that do not, where one element is very tall or stands far from its neighbours. So the
/// groups also lie in blocks of two, four, eight, … that know how far they reach, and the search leaps over those that do
/// not reach into the stretch. A block is kept with the group in its middle, so that there is a place for every one (Heng Li
/// keeps his implicit interval tree likewise, github.com/lh3/cgranges):
///
///     group    0   1   2   3   4   5   6
///     blocks   └─1─┘   └─3─┘   └─5─┘   │
///              └─────2─────┘   └───6───┘
///              └───────────4───────────┘
struct ReachIndex: BitwiseCopyable {
    /// Positions are sums: a frame may stick out of its group by their last bits.
    static func slack(at position: Double) -> Double {
        max(1e-6, abs(position) * 1e-14)
    }

    private var groups: UnsafeMutablePointer<Reach>
    let count: Int

    /// Takes `count` groups whose `lower` and `upper` are filled in and calculates the rest. O(count).
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
        sealBlocks()
    }

    private func sealBlocks() {
        var half = 1
        while half < count {
            var middle = half
            while middle < count {
                let before = extent(from: middle - half, size: half)
                let after = extent(from: middle, size: half)
                groups[middle].blockLower = min(before.lower, after.lower)
                groups[middle].blockUpper = max(before.upper, after.upper)
                middle += 2 * half
            }
            half *= 2
        }
    }

    /// The least and the greatest place that any group reaches.
    var bounds: (lower: Double, upper: Double)? {
        count > 0 ? (groups[0].lowerFromHere, groups[count - 1].upperSoFar) : nil
    }

    /// How far a block reaches: `size` groups, a power of two, from `first`, a multiple of it, on; as many as there are.
    ///
    /// - Precondition: there is a group `first`.
    @inline(__always)
    private func extent(from first: Int, size: Int) -> (lower: Double, upper: Double) {
        var half = size >> 1
        // A block cut off by the end before its middle is its first half.
        while half > 0, first + half >= count { half >>= 1 }
        guard half > 0 else { return (groups[first].lower, groups[first].upper) }
        return (groups[first + half].blockLower, groups[first + half].blockUpper)
    }

    /// Calls `body` with each group that may reach into `lower..<upper`, in order. O(log count + k) for k such groups that lie
    /// side by side, and O(log count) more for every gap between them.
    @inline(__always)
    func forEachCandidate(from lower: Double, to upper: Double, _ body: (Int) -> Void) {
        let lower = lower - Self.slack(at: lower)
        let upper = upper + Self.slack(at: upper)
        var index = partition { $0.upperSoFar < lower }
        var size = 1
        while index < count, groups[index].lowerFromHere < upper {
            let extent = extent(from: index, size: size)
            if extent.upper < lower || extent.lower >= upper {
                // On to the largest block that begins where this one ends.
                index += size
                size = index & -index
            } else if size > 1 {
                size >>= 1
            } else {
                body(index)
                index += 1
            }
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
