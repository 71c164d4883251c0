import CollectionLayout

/// Seeded sizes, as a file's own sizes are kept.
final class Columns {
    let widths: UnsafeMutableBufferPointer<Double>
    let heights: UnsafeMutableBufferPointer<Double>

    init(count: Int) {
        widths = .allocate(capacity: count)
        heights = .allocate(capacity: count)
        var state: UInt64 = 42
        func next() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 40) / Double(1 << 24)
        }
        for index in 0..<count {
            widths[index] = 60 + (next() * 100).rounded()
            heights[index] = 40 + (next() * 80).rounded()
        }
    }

    deinit {
        widths.deallocate()
        heights.deallocate()
    }

    /// The heights as lengths of a waterfall's items.
    var lengths: WaterfallLayout.ItemLengths {
        .perItem { [heights] range, _, lengths in
            guard let to = lengths.baseAddress, let from = heights.baseAddress else { return .fine }
            to.update(from: from + range.lowerBound, count: range.count)
            return .fine
        }
    }

    /// The sizes, handed over by the run.
    var values: ItemValues {
        .perItem { [widths, heights] range, columns in
            guard let toWidths = columns.widths.baseAddress, let toHeights = columns.heights.baseAddress,
                let fromWidths = widths.baseAddress, let fromHeights = heights.baseAddress
            else { return .fine }
            toWidths.update(from: fromWidths + range.lowerBound, count: range.count)
            toHeights.update(from: fromHeights + range.lowerBound, count: range.count)
            return .fine
        }
    }
}
