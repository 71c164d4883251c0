extension SnapOffsets {
    /// All of them, rising. O(n).
    package var offsets: [Double] {
        switch self {
        case .even(let start, let pitch, let count): (0..<max(0, count)).map { start + Double($0) * pitch }
        case .list(let offsets): offsets
        }
    }

    /// The offset that is nearest to `offset`, the smaller of two as near; `offset` itself where there is none.
    ///
    /// `SnapOffsets.even(start: -60, pitch: 210, count: 10).nearest(to: 100)` is 150.
    /// - Complexity: O(log n) of a list of n.
    package func nearest(to offset: Double) -> Double {
        switch self {
        case .even(let start, let pitch, let count):
            guard count > 0 else { return offset }
            guard pitch > 0 else { return start }
            let steps = ((offset - start) / pitch - 0.5).rounded(.up)
            return start + Double(wholeNumber(steps, in: 0...(count - 1))) * pitch
        case .list(let offsets):
            guard var best = offsets.first else { return offset }
            let low = offsets.firstPlace(notBelow: offset)
            if low > 0 { best = offsets[low - 1] }
            if low < offsets.count, abs(offsets[low] - offset) < abs(best - offset) { best = offsets[low] }
            return best
        }
    }

    /// Those that a page can come to from `offset` before it hears of others: at most `limit` of a list, half of them on
    /// either side. A rule is as short as it is.
    ///
    /// - Complexity: O(log n + limit).
    package func around(_ offset: Double, limit: Int = 1_000) -> SnapOffsets {
        guard case .list(let offsets) = self, offsets.count > limit else { return self }
        let first = min(max(0, offsets.firstPlace(notBelow: offset) - limit / 2), offsets.count - limit)
        return .list(Array(offsets[first..<first + limit]))
    }
}

extension [Double] {
    /// The place of the first number that is not less than `value`, in a rising list. O(log n).
    fileprivate func firstPlace(notBelow value: Double) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
