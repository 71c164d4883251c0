extension LayoutBuilder {
    /// Lays out the next section of a list. O(1) where the rows are one for all, else O(items).
    mutating func append(_ section: ListLayout.Section) {
        let inset = ownAxes(section.sectionInset)
        let lines = ListLines(
            left: inset.left, available: availableWidth(within: inset),
            top: firstLine(below: section.headerLength, inset))
        let count = max(0, section.itemCount)
        let (cells, isInvalid) = count > 0 ? cells(section.rows, count: count, lines) : (.none, false)
        appendSection(
            itemCount: count, headerLength: section.headerLength, inset: inset, cells: cells, isInvalid: isInvalid,
            footerLength: section.footerLength)
    }

    /// The rows of a section, at least one; and whether the size that all of them share made no sense.
    mutating func cells(
        _ rows: ListLayout.Rows, count: Int, _ lines: ListLines
    ) -> (cells: SectionCells, isInvalid: Bool) {
        switch rows {
        case .constant(let row):
            let own = (isTransposed ? row.size.transposed : row.size).asLengths
            if !own.isValid { diagnostics.note(.invalidSize, section: sectionCount, item: 0, count: count) }
            return (alike(own.size, spacing: distance(row.spacing), row.alignment, count: count, lines), !own.isValid)
        case .perItem(let fill): return (measured(count: count, by: fill, lines), false)
        case .inOrder(let next): return (inOrder(count: count, by: next, lines), false)
        }
    }

    private mutating func alike(
        _ size: Size, spacing: Double, _ alignment: ListLayout.Alignment, count: Int, _ lines: ListLines
    ) -> SectionCells {
        let lattice = lines.lattice(size, spacing: spacing, alignment, count: count)
        noteOverlaps(of: lattice)
        return .lattice(lattice)
    }

    /// Asks for the rows by the run; as long as they are all alike nothing is stored, and if they stay so nothing ever is.
    private mutating func measured(
        count: Int, by fill: @escaping (Range<Int>, ListLayout.RowColumns) -> FillResult, _ lines: ListLines
    ) -> SectionCells {
        let run = min(count, SizeReader.runLength)
        return withUnsafeTemporaryAllocation(of: Double.self, capacity: run) { spacings in
            withUnsafeTemporaryAllocation(of: ListLayout.Alignment.self, capacity: run) { alignments in
                spacings.initialize(repeating: 0)
                alignments.initialize(repeating: .leading)
                let reader = RowReader(spacings: spacings, alignments: alignments, fill: fill)
                return measured(count: count, by: reader, lines)
            }
        }
    }

    private mutating func measured(count: Int, by reader: RowReader, _ lines: ListLines) -> SectionCells {
        var lines = lines
        var range = 0..<min(count, SizeReader.runLength)
        var sizes = readRows(range, by: reader)
        let first = sizes.size(at: 0)
        // The first row's own spacing counts for nothing; the second one's has to be everyone's.
        let spacing = range.count > 1 ? distance(reader.spacings[1]) : 0
        let alignment = reader.alignments[0]
        while reader.holds(only: spacing, alignment, from: range.lowerBound == 0 ? 1 : 0, run: range.count),
            sizes.hold(only: first, run: range.count)
        {
            guard range.upperBound < count else {
                return alike(first, spacing: spacing, alignment, count: count, lines)
            }
            range = range.upperBound..<min(count, range.upperBound + SizeReader.runLength)
            sizes = readRows(range, by: reader)
        }
        let frames = memory.take(count, of: Rect.self)
        let alignments = memory.take(count, of: ListLayout.Alignment.self)
        for item in 0..<range.lowerBound {
            frames[item] = lines.place(first, spacing: spacing, alignment)
            alignments.advanced(by: item).initialize(to: alignment)
        }
        while true {
            for item in range {
                let place = item - range.lowerBound
                let spacing = distance(reader.spacings[place])
                if item > 0 { noteOverlap(item, spacing) }
                frames[item] = lines.place(sizes.size(at: place), spacing: spacing, reader.alignments[place])
                alignments.advanced(by: item).initialize(to: reader.alignments[place])
            }
            guard range.upperBound < count else { break }
            range = range.upperBound..<min(count, range.upperBound + SizeReader.runLength)
            sizes = readRows(range, by: reader)
        }
        let order = memory.take(1, of: StoredOrder.self)
        order.initialize(to: .rows(StoredRows(list: lines, alignments: alignments)))
        return .stored(StoredFrames(indexing: frames, count: count, memory: memory, order: order))
    }

    /// Asks for one row after the other.
    private mutating func inOrder(
        count: Int, by next: (Int, Previous) -> (row: ListLayout.Row, isValid: Bool), _ lines: ListLines
    ) -> SectionCells {
        var lines = lines
        var previous = Previous.none
        let frames = memory.take(count, of: Rect.self)
        for item in 0..<count {
            let (row, isValid) = next(item, previous)
            let own = (isTransposed ? row.size.transposed : row.size).asLengths
            if !isValid || !own.isValid {
                invalidItems.append(IndexPath(section: sectionCount, item: item))
                diagnostics.note(.invalidSize, section: sectionCount, item: item)
            }
            let spacing = distance(row.spacing)
            if item > 0 { noteOverlap(item, spacing) }
            let frame = lines.place(own.size, spacing: spacing, row.alignment)
            frames[item] = frame
            let placed = frame.offset(x: 0, y: nextOriginY)
            previous = Previous(isTransposed ? placed.transposed : placed)
        }
        return .stored(StoredFrames(indexing: frames, count: count, memory: memory))
    }

    private mutating func noteOverlap(_ item: Int, _ spacing: Double) {
        guard spacing < -Self.leastOverlap else { return }
        diagnostics.note(.linesOverlap, section: sectionCount, item: item, amount: -spacing)
    }

    /// The rows of a run; those whose sizes make no sense are noted.
    private mutating func readRows(_ range: Range<Int>, by reader: RowReader) -> SizeColumns {
        let (columns, result) = sizes.read(range, by: reader.fillSizes)
        if result.faultCount > 0 {
            let section = sectionCount
            // Asking for one row anew writes the first place of the columns.
            let (spacing, alignment) = (reader.spacings[0], reader.alignments[0])
            sizes.forEachFault(in: range, result, by: reader.fillSizes) { item in
                invalidItems.append(IndexPath(section: section, item: item))
            }
            (reader.spacings[0], reader.alignments[0]) = (spacing, alignment)
            diagnostics.note(
                .invalidSize, section: section, item: result.firstFault ?? range.lowerBound, count: result.faultCount)
        }
        return columns
    }
}

/// Reads rows as sizes, with what else they have beside.
private struct RowReader {
    let spacings: UnsafeMutableBufferPointer<Double>
    let alignments: UnsafeMutableBufferPointer<ListLayout.Alignment>
    let fill: (Range<Int>, ListLayout.RowColumns) -> FillResult

    var fillSizes: SizeReader.Fill {
        { range, sizes in
            fill(range, ListLayout.RowColumns(sizes: sizes, spacings: spacings, alignments: alignments))
        }
    }

    func holds(only spacing: Double, _ alignment: ListLayout.Alignment, from first: Int, run: Int) -> Bool {
        for place in 0..<run
        where alignments[place] != alignment || place >= first && distance(spacings[place]) != spacing {
            return false
        }
        return true
    }
}
