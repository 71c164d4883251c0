/// How far a group of elements reaches along the scroll, and how far a block of groups does.
struct Reach: BitwiseCopyable {
    var lower = Double.infinity
    var upper = -Double.infinity
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
/// end where they will, a formula puts its items anywhere. So the groups lie in blocks of two, four, eight, … and each block
/// knows how far it reaches; a search leaves out every block that does not reach into the stretch.
///
///     group    0   1   2   3   4   5   6
///     blocks   └─1─┘   └─3─┘   └─5─┘   │     the block of two that has group 1 in its middle is kept with group 1,
///              └─────2─────┘   └───6───┘     the block of four with group 2, the one of eight with group 4
///              └───────────4───────────┘
///
/// So there is a place for every block in the groups themselves (Heng Li keeps his implicit interval tree likewise,
/// github.com/lh3/cgranges).
struct ReachIndex: BitwiseCopyable {
    /// Positions are sums: a frame may stick out of its group by their last bits.
    static func slack(at position: Double) -> Double {
        max(1e-6, abs(position) * 1e-14)
    }

    private var groups: UnsafeMutablePointer<Reach>
    let count: Int

    /// Takes `count` groups whose `lower` and `upper` are filled in and calculates the blocks. O(count).
    init(sealing groups: UnsafeMutablePointer<Reach>, count: Int) {
        self.groups = groups
        self.count = count
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
        count > 0 ? extent(from: 0, size: wholeSize) : nil
    }

    /// The size of the block that holds all groups: a power of two, at least `count`.
    private var wholeSize: Int {
        var size = 1
        while size < count { size *= 2 }
        return size
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

    /// Calls `body` with each group that may reach into `lower..<upper`, in order. O(k log count) for k such groups, and
    /// O(log count + k) where they lie side by side.
    @inline(__always)
    func forEachCandidate(from lower: Double, to upper: Double, _ body: (Int) -> Void) {
        let lower = lower - Self.slack(at: lower)
        let upper = upper + Self.slack(at: upper)
        var first = 0
        var size = wholeSize
        while first < count {
            let extent = extent(from: first, size: size)
            if extent.upper >= lower, extent.lower < upper {
                if size > 1 {
                    size >>= 1
                    continue
                }
                body(first)
            }
            // On to the largest block that begins where this one ends: its sibling, or one beside a block it is in.
            first += size
            size = first & -first
        }
    }
}
