extension LayoutBuilder {
    /// Lays out the next section of a waterfall. O(1) where all lengths are one and no item has a span; else O(items), times
    /// the columns where there are spans, times their logarithm where there are none.
    mutating func append(_ section: WaterfallLayout.Section) {
        let inset = ownAxes(section.sectionInset)
        let count = max(0, section.itemCount)
        let columns = evenColumns(
            min(section.columns, WaterfallLayout.greatestColumnCount), spacing: section.spacing, inset: inset)
        let top = firstLine(below: section.headerLength, inset)
        var isInvalid = false
        if case .fixed(let wanted) = section.itemLengths { isInvalid = length(wanted) != wanted }
        var cells = SectionCells.none
        if count > 0 {
            if isInvalid { diagnostics.note(.invalidSize, section: sectionCount, item: 0, count: count) }
            if case .one = section.spans, let length = oneLength(section, besideWidth: columns.length) {
                cells = .lattice(evenLattice(columns, top: top, length: length, distance(section.lineSpacing), count))
            } else {
                cells = dropped(section, columns, top: top, count: count)
            }
        }
        appendSection(
            itemCount: count, headerLength: section.headerLength, inset: inset, cells: cells, isInvalid: isInvalid,
            footerLength: section.footerLength)
    }

    /// Equal items fill the columns in turn – unless they lie over each other: then the first column never gets taller, and
    /// all are in it.
    private mutating func evenLattice(
        _ columns: Progression, top: Double, length: Double, _ lineSpacing: Double, _ count: Int
    ) -> Lattice {
        var columns = columns
        if length + lineSpacing <= 0 { columns.count = 1 }
        let lattice = Lattice(
            columns: columns, rowStart: top, rowPitch: length + lineSpacing, height: length, lastRowX: columns.start,
            count: count)
        noteOverlaps(of: lattice)
        return lattice
    }

    /// Drops one item after another.
    private mutating func dropped(
        _ section: WaterfallLayout.Section, _ columns: Progression, top: Double, count: Int
    ) -> SectionCells {
        let hasSpans = if case .perItem = section.spans { true } else { false }
        var waterfall = Waterfall(
            columns, top: top, lineSpacing: distance(section.lineSpacing), hasSpans: hasSpans, count: count,
            memory: memory)
        withUnsafeTemporaryAllocation(of: Double.self, capacity: 3 * min(count, SizeReader.runLength)) { storage in
            let run = storage.count / 3
            let spans = UnsafeMutableBufferPointer(rebasing: storage[..<run])
            let widths = UnsafeMutableBufferPointer(rebasing: storage[run..<2 * run])
            let lengths = UnsafeMutableBufferPointer(rebasing: storage[(2 * run)...])
            spans.initialize(repeating: 1)
            widths.initialize(repeating: columns.length)
            lengths.initialize(repeating: 0)
            var areWidthsOfSpans = false
            for first in stride(from: 0, to: count, by: run) {
                let range = first..<min(count, first + run)
                let hasSpans = readSpans(section.spans, range, into: spans, columnCount: columns.count)
                if hasSpans || areWidthsOfSpans {
                    for place in 0..<range.count {
                        widths[place] = columns.extent(ofSpan: wholeNumber(spans[place], in: 1...columns.count))
                    }
                }
                areWidthsOfSpans = hasSpans
                readLengths(section.itemLengths, range, widths: UnsafeBufferPointer(widths), into: lengths)
                waterfall.append(spans: hasSpans ? spans : nil, lengths: lengths, run: range.count)
            }
        }
        noteOverlaps(of: waterfall, columns)
        return .stored(waterfall.cells(in: memory))
    }

    private mutating func noteOverlaps(of waterfall: Waterfall, _ columns: Progression) {
        let overlap = columns.length - columns.pitch
        if overlap > Self.leastOverlap, columns.count > 1, waterfall.count > 1 {
            diagnostics.note(.itemsOverlap, section: sectionCount, item: 1, amount: overlap)
        }
        if let item = waterfall.firstBelowAnother, waterfall.lineSpacing < 0 {
            diagnostics.note(.linesOverlap, section: sectionCount, item: item, amount: -waterfall.lineSpacing)
        }
    }
}
