/// Which variants of a style hold, by their places.
struct VariantSet: Hashable, Sendable {
    private(set) var bits: UInt64 = 0

    static let none = VariantSet()

    mutating func insert(_ index: Int) { bits |= 1 << UInt64(truncatingIfNeeded: index) }
    func contains(_ index: Int) -> Bool { bits >> UInt64(truncatingIfNeeded: index) & 1 == 1 }

    /// The sets that are compiled when a file is read: every one of up to six variants, since any of them can come about
    /// in some window; of more, what each does alone, each pair, and all together.
    static func toCheck(count: Int) -> [VariantSet] {
        guard count > 6 else { return (0..<UInt64(1) << UInt64(truncatingIfNeeded: count)).map(VariantSet.init(bits:)) }
        var sets = [VariantSet.none]
        for first in 0..<count {
            for second in first..<count {
                var set = VariantSet.none
                set.insert(first)
                set.insert(second)
                sets.append(set)
            }
        }
        return sets + [VariantSet(bits: UInt64.max >> UInt64(truncatingIfNeeded: 64 - count))]
    }
}
