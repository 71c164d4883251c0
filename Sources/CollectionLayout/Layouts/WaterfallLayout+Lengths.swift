extension LayoutBuilder {
    /// The length that all items of one column have, where it is one; a ratio that makes no sense is noted.
    mutating func oneLength(_ section: WaterfallLayout.Section, besideWidth width: Double) -> Double? {
        switch section.itemLengths {
        case .fixed(let wanted): return length(wanted)
        case .proportional(.constant(let size)):
            return proportionalLength(oneRatio(size, count: section.itemCount), besideWidth: width)
        case .proportional(.perItem), .perItem: return nil
        }
    }

    /// Writes the lengths of a run of items whose widths are known; those that make no sense count as 0 and are noted.
    mutating func readLengths(
        _ lengths: WaterfallLayout.ItemLengths, _ range: Range<Int>, widths: UnsafeBufferPointer<Double>,
        into values: UnsafeMutableBufferPointer<Double>
    ) {
        switch lengths {
        case .fixed(let wanted):
            values.update(repeating: length(wanted))
        case .proportional(let sizes):
            readRatios(sizes, range, into: values)
            for place in 0..<range.count {
                values[place] = proportionalLength(values[place], besideWidth: widths[place])
            }
        case .perItem(let fill):
            let result = fill(range, widths, values)
            for place in 0..<range.count { values[place] = length(values[place]) }
            if result.faultCount > 0 { noteFaults(result, range, widths, values, by: fill) }
        }
    }

    private func proportionalLength(_ ratio: Double, besideWidth width: Double) -> Double {
        min(width / ratio, greatestValue)
    }

    /// Notes which items of the run had no length. Of the zeros, those are faults that are so when asked for alone.
    private mutating func noteFaults(
        _ result: FillResult, _ range: Range<Int>, _ widths: UnsafeBufferPointer<Double>,
        _ values: UnsafeMutableBufferPointer<Double>,
        by fill: (Range<Int>, UnsafeBufferPointer<Double>, UnsafeMutableBufferPointer<Double>) -> FillResult
    ) {
        let zeros = range.filter { values[$0 - range.lowerBound] == 0 }
        for item in zeros {
            let place = item - range.lowerBound
            let isFault =
                zeros.count <= result.faultCount
                || fill(
                    item..<item + 1, UnsafeBufferPointer(rebasing: widths[place...place]),
                    UnsafeMutableBufferPointer(rebasing: values[place...place])
                ).faultCount > 0
            if isFault { invalidItems.append(IndexPath(section: sectionCount, item: item)) }
        }
        let first = result.firstFault ?? range.lowerBound
        // The width is told, since what has no length may have none because of it.
        let width = range.contains(first) ? widths[first - range.lowerBound] : 0
        diagnostics.note(
            .invalidSize, section: sectionCount, item: first, amount: width, count: result.faultCount)
    }
}
