extension LayoutBuilder {
    /// Lays out the next section of a flow. O(1) where the sizes are one for all, else O(items).
    mutating func append(_ section: FlowLayout.Section) {
        let inset = ownAxes(section.sectionInset)
        let lines = FlowLines(
            section, inset: inset, available: availableWidth(within: inset),
            top: firstLine(below: section.headerLength, inset))
        let count = max(0, section.itemCount)
        var isInvalid = false
        let cells: SectionCells
        switch section.itemSize {
        case _ where count == 0:
            cells = .none
        case .constant(let size):
            let own = (isTransposed ? size.transposed : size).asLengths
            isInvalid = !own.isValid
            if isInvalid { diagnostics.note(.invalidSize, section: sectionCount, item: 0, count: count) }
            cells = uniform(own.size, count: count, lines)
        case .perItem(let fill):
            cells = measured(count: count, by: fill, lines)
        }
        appendSection(
            itemCount: count, headerLength: section.headerLength, inset: inset, cells: cells, isInvalid: isInvalid,
            footerLength: section.footerLength)
    }

    /// Asks for the sizes; as long as they are all alike nothing is stored, and if they stay so nothing ever is.
    private mutating func measured(count: Int, by fill: SizeReader.Fill, _ lines: FlowLines) -> SectionCells {
        var range = 0..<min(count, SizeReader.runLength)
        var columns = readSizes(range, by: fill)
        let first = columns.size(at: 0)
        while columns.hold(only: first, run: range.count) {
            guard range.upperBound < count else { return uniform(first, count: count, lines) }
            range = range.upperBound..<min(count, range.upperBound + SizeReader.runLength)
            columns = readSizes(range, by: fill)
        }
        let frames = memory.take(count, of: Rect.self)
        let groupCount = StoredFrames.groupCount(for: count)
        let groups = memory.take(groupCount, of: Reach.self)
        groups.initialize(repeating: Reach(), count: groupCount)
        let starts = memory.take(count, of: UInt32.self)
        // The first item of the run that ended the search for one that differs, or one before: what matters is that it exists.
        let witness = range.first { columns.size(at: $0 - range.lowerBound) != first } ?? range.lowerBound
        var mixed = MixedLines(lines, section: sectionCount, frames: frames, groups: groups, starts: starts)
        mixed.append(repeating: first, count: range.lowerBound, log: &diagnostics)
        mixed.append(columns, run: range.count, log: &diagnostics)
        while range.upperBound < count {
            range = range.upperBound..<min(count, range.upperBound + SizeReader.runLength)
            columns = readSizes(range, by: fill)
            mixed.append(columns, run: range.count, log: &diagnostics)
        }
        mixed.finish(log: &diagnostics)
        let order = memory.take(1, of: StoredOrder.self)
        order.initialize(
            to: .lines(StoredLines(flow: lines, starts: starts, count: mixed.lineCount, witness: witness)))
        return .stored(StoredFrames(frames: frames, count: count, groups: groups, memory: memory, order: order))
    }

    private mutating func uniform(_ size: Size, count: Int, _ lines: FlowLines) -> SectionCells {
        let lattice = lines.uniform(size, count: count)
        let perLine = lattice.columns.count
        if size.width > lines.available {
            diagnostics.note(
                .itemTooWide, section: sectionCount, item: 0, amount: size.width, limit: lines.available, count: count)
        }
        if let missing = lines.shortfall(afterLineOf: perLine, of: count, ofWidth: size.width) {
            diagnostics.note(
                .missedLine, section: sectionCount, item: perLine, amount: missing, limit: lines.available,
                count: lattice.rows.count - 1)
        }
        noteOverlaps(of: lattice)
        return .lattice(lattice)
    }

    /// The sizes of a run; those that make no sense are noted.
    private mutating func readSizes(_ range: Range<Int>, by fill: SizeReader.Fill) -> SizeColumns {
        let (columns, result) = sizes.read(range, by: fill)
        if result.faultCount > 0 {
            let section = sectionCount
            sizes.forEachFault(in: range, result, by: fill) { item in
                invalidItems.append(IndexPath(section: section, item: item))
            }
            diagnostics.note(
                .invalidSize, section: section, item: result.firstFault ?? range.lowerBound, count: result.faultCount)
        }
        return columns
    }
}
