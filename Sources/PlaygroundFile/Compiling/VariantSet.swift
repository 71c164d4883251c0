/// Which variants of a style hold, by their places.
struct VariantSet: Hashable, Sendable {
    private(set) var bits: UInt64 = 0

    static let none = VariantSet()

    mutating func insert(_ index: Int) { bits |= 1 << UInt64(truncatingIfNeeded: index) }
    func contains(_ index: Int) -> Bool { bits >> UInt64(truncatingIfNeeded: index) & 1 == 1 }

    /// The sets that are compiled when a file is read: every one if they are few, since any of them can come about in some
    /// window; of more, what each variant does alone, each pair, and all together, as far as the budget goes. What is left
    /// out is compiled when a viewport asks for it.
    ///
    /// - Parameters:
    ///   - count: The variants of the style, at most 64.
    ///   - sections: So many plans of sections each set takes.
    static func toCheck(count: Int, sections: Int) -> [VariantSet] {
        if isEverySetChecked(count: count, sections: sections) {
            return (0..<UInt64(1) << UInt64(truncatingIfNeeded: count)).map { VariantSet(bits: $0) }
        }
        let all = VariantSet(bits: UInt64.max >> UInt64(truncatingIfNeeded: 64 - count))
        let singles = (0..<count).map { VariantSet(bits: 1 << UInt64(truncatingIfNeeded: $0)) }
        var sets = [VariantSet.none, all]
        if (2 + count) * sections <= budget { sets += singles }
        if (2 + count + count * count / 2) * sections <= budget {
            for (index, first) in singles.enumerated() {
                sets += singles[(index + 1)...].map { VariantSet(bits: first.bits | $0.bits) }
            }
        }
        return sets
    }

    /// Whether `toCheck` leaves no set out.
    static func isEverySetChecked(count: Int, sections: Int) -> Bool {
        count <= 6 && sections << count <= budget
    }

    /// Plans of sections that are compiled for one style when a file is read: some tenths of a second.
    private static let budget = 65_536
}
