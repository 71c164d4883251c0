extension LayoutBuilder {
    /// The ratio of width to height, in the layout's own axes, that all of a section's items share; 1 where it makes no sense,
    /// which is noted.
    mutating func oneRatio(_ size: Size, count: Int) -> Double {
        if let ratio = (isTransposed ? size.transposed : size).ratio { return ratio }
        diagnostics.note(.invalidRatio, section: sectionCount, item: 0, count: max(0, count))
        return 1
    }

    /// Writes the ratios of width to height, in the layout's own axes, of a run of items whose sizes say no more than that.
    /// What makes no sense counts as 1 and is noted.
    mutating func readRatios(
        _ sizes: ItemValues, _ range: Range<Int>, into ratios: UnsafeMutableBufferPointer<Double>
    ) {
        switch sizes {
        case .constant(let size):
            ratios.update(repeating: oneRatio(size, count: range.count))
        case .perItem(let fill):
            let columns = self.sizes.read(range, by: fill).columns
            var firstFault: Int?
            var faultCount = 0
            for place in 0..<range.count {
                if let ratio = columns.size(at: place).ratio {
                    ratios[place] = ratio
                } else {
                    ratios[place] = 1
                    firstFault = firstFault ?? range.lowerBound + place
                    faultCount += 1
                }
            }
            guard let firstFault else { return }
            diagnostics.note(.invalidRatio, section: sectionCount, item: firstFault, count: faultCount)
        }
    }

    /// Writes how many columns a run of items take, whole numbers from 1 to `columnCount`; what made no sense is noted.
    ///
    /// - Returns: whether any takes more than one.
    mutating func readSpans(
        _ spans: ItemSpans, _ range: Range<Int>, into values: UnsafeMutableBufferPointer<Double>, columnCount: Int
    ) -> Bool {
        guard case .perItem(let fill) = spans else { return false }
        let result = fill(range, values)
        if result.faultCount > 0 {
            diagnostics.note(
                .invalidSpan, section: sectionCount, item: result.firstFault ?? range.lowerBound,
                count: result.faultCount)
        }
        var greatest = 1
        for place in 0..<range.count {
            let span = wholeNumber(values[place], in: 1...columnCount)
            values[place] = Double(span)
            greatest = max(greatest, span)
        }
        return greatest > 1
    }
}
