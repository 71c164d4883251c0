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
            var low = 0
            var high = offsets.count
            while low < high {
                let middle = (low + high) / 2
                if offsets[middle] < offset { low = middle + 1 } else { high = middle }
            }
            if low > 0 { best = offsets[low - 1] }
            if low < offsets.count, abs(offsets[low] - offset) < abs(best - offset) { best = offsets[low] }
            return best
        }
    }
}
