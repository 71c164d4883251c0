extension LayoutBuilder {
    /// Lays out the next section of a mosaic. O(items).
    mutating func append(_ section: MosaicLayout.Section) {
        let inset = ownAxes(section.sectionInset)
        let count = max(0, section.itemCount)
        let rowHeight = length(section.rowHeight)
        let isInvalid = rowHeight == 0
        let top = firstLine(below: section.headerLength, inset)
        var cells = SectionCells.none
        if count > 0, isInvalid {
            // Rows that are to have no height have none, and there is no saying how many of them.
            diagnostics.note(.invalidSize, section: sectionCount, item: 0, count: count)
            let place = Progression(start: inset.left, pitch: 0, length: 0, count: 1)
            cells = .lattice(
                Lattice(columns: place, rowStart: top, rowPitch: 0, height: 0, lastRowX: inset.left, count: count))
        } else if count > 0 {
            var rows = MosaicRows(
                left: inset.left, available: availableWidth(within: inset), top: top, rowHeight: rowHeight,
                spacing: distance(section.spacing), lineSpacing: distance(section.lineSpacing), count: count,
                memory: memory)
            read(section.proportions, count: count, into: &rows)
            rows.finish(section.lastRow)
            noteOverlaps(of: rows)
            cells = .stored(rows.cells(in: memory))
        }
        appendSection(
            itemCount: count, headerLength: section.headerLength, inset: inset, cells: cells, isInvalid: isInvalid,
            footerLength: section.footerLength)
    }

    private mutating func read(_ proportions: ItemValues, count: Int, into rows: inout MosaicRows) {
        withUnsafeTemporaryAllocation(of: Double.self, capacity: min(count, SizeReader.runLength)) { ratios in
            ratios.initialize(repeating: 1)
            for first in stride(from: 0, to: count, by: ratios.count) {
                let range = first..<min(count, first + ratios.count)
                readRatios(proportions, range, into: ratios)
                rows.append(ratios, run: range.count)
            }
        }
    }

    private mutating func noteOverlaps(of rows: MosaicRows) {
        if let item = rows.firstBesideAnother, rows.spacing < 0 {
            diagnostics.note(.itemsOverlap, section: sectionCount, item: item, amount: -rows.spacing)
        }
        if let item = rows.firstBelowAnother, rows.lineSpacing < 0 {
            diagnostics.note(.linesOverlap, section: sectionCount, item: item, amount: -rows.lineSpacing)
        }
    }
}
