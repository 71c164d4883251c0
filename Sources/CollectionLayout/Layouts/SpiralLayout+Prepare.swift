extension LayoutBuilder {
    /// Lays out a spiral. O(sections + √items) where the sizes are one for all, else O(items).
    mutating func prepared(_ layout: SpiralLayout) -> PreparedLayout {
        let counts = layout.itemCounts.map { max(0, $0) }
        let count = counts.reduce(0, +)
        guard count > 0 else {
            for _ in counts { append(cells: .none, count: 0, isInvalid: false) }
            return finished(contentSize: Size(width: contentWidth, height: 0))
        }
        let spiral = Spiral(layout, boundsWidth: bounds.width, count: count, memory: memory)
        let last: Rect
        switch layout.itemSize {
        case .constant(let size):
            let own = (isTransposed ? size.transposed : size).asLengths
            if !own.isValid { noteInvalid(index: 0, of: counts, count: count) }
            append(spiral, of: own.size, counts, isInvalid: !own.isValid)
            last = spiral.frame(count - 1, own.size)
        case .perItem(let fill):
            last = append(spiral, counts, count: count, by: fill)
        }
        return finished(
            contentSize: Size(width: contentWidth, height: max(0, last.minY + distance(layout.bottom))))
    }

    /// Sections whose items are all of one size.
    private mutating func append(_ spiral: Spiral, of size: Size, _ counts: [Int], isInvalid: Bool) {
        var first = 0
        for count in counts {
            let cells = SpiralCells(spiral: spiral, size: size, first: first, count: count)
            append(cells: count > 0 ? .spiral(cells) : .none, count: count, isInvalid: isInvalid)
            first += count
        }
    }

    /// Sections whose items have a size each: asked for by the run, stored unless they are all alike after all.
    ///
    /// - Returns: the frame of the last item.
    private mutating func append(
        _ spiral: Spiral, _ counts: [Int], count: Int, by fill: SizeReader.Fill
    ) -> Rect {
        let frames = memory.take(count, of: Rect.self)
        var isUniform = true
        var range = 0..<0
        while range.upperBound < count {
            range = range.upperBound..<min(count, range.upperBound + SizeReader.runLength)
            let columns = readSizes(range, of: counts, by: fill)
            for index in range {
                let size = columns.size(at: index - range.lowerBound)
                frames[index] = spiral.frame(index, size)
                isUniform = isUniform && size == frames[0].size
            }
        }
        if isUniform {
            append(spiral, of: frames[0].size, counts, isInvalid: false)
        } else {
            append(frames, counts)
        }
        return frames[count - 1]
    }

    private mutating func append(_ frames: UnsafeMutablePointer<Rect>, _ counts: [Int]) {
        var first = 0
        for count in counts {
            let cells = StoredFrames(indexing: frames + first, count: count, memory: memory)
            append(cells: count > 0 ? .stored(cells) : .none, count: count, isInvalid: false)
            first += count
        }
    }

    private mutating func append(cells: SectionCells, count: Int, isInvalid: Bool) {
        append(
            PreparedSection(itemCount: count, cells: cells, isInvalid: isInvalid))
    }

    /// The sizes of a run of all items; those that make no sense are noted with their section.
    private mutating func readSizes(_ range: Range<Int>, of counts: [Int], by fill: SizeReader.Fill) -> SizeColumns {
        let (columns, result) = sizes.read(range, by: fill)
        if result.faultCount > 0 {
            sizes.forEachFault(in: range, result, by: fill) { index in
                invalidItems.append(indexPath(index, in: counts))
            }
            noteInvalid(index: result.firstFault ?? range.lowerBound, of: counts, count: result.faultCount)
        }
        return columns
    }

    private mutating func noteInvalid(index: Int, of counts: [Int], count: Int) {
        let indexPath = indexPath(index, in: counts)
        diagnostics.note(.invalidSize, section: indexPath.section, item: indexPath.item, count: count)
    }

    /// The index path of the item that is the `index`th of all. O(sections).
    private func indexPath(_ index: Int, in counts: [Int]) -> IndexPath {
        var item = index
        for (section, count) in counts.enumerated() {
            if item < count { return IndexPath(section: section, item: item) }
            item -= count
        }
        return IndexPath(section: max(0, counts.count - 1), item: 0)
    }
}
