extension LayoutBuilder {
    /// Lays out a spiral. O(sections + √items) where the sizes are one for all, else O(items).
    mutating func prepared(_ layout: SpiralLayout) -> PreparedLayout {
        let counts = layout.itemCounts.map { max(0, $0) }
        let count = counts.reduce(0, +)
        guard count > 0 else {
            for _ in counts { appendPass(.none, count: 0) }
            return finished(contentSize: Size(width: contentWidth, height: 0))
        }
        let spiral = Spiral(layout, boundsWidth: bounds.width, count: count, memory: memory)
        let last: Rect
        switch layout.itemSize {
        case .constant(let size):
            let (size, isValid) = oneSize(size, counts, count: count)
            append(spiral, of: size, counts, isInvalid: !isValid)
            last = spiral.frame(count - 1, size)
        case .perItem(let fill):
            last = append(spiral, counts, count: count, by: fill)
        }
        return finished(
            contentSize: Size(width: contentWidth, height: max(0, last.minY + distance(layout.bottom))))
    }

    /// Sections whose items are all of one size.
    private mutating func append(_ spiral: Spiral, of size: Size, _ counts: [Int], isInvalid: Bool = false) {
        var first = 0
        for count in counts {
            let cells = SpiralCells(spiral: spiral, size: size, first: first, count: count)
            appendPass(.spiral(cells), count: count, isInvalid: isInvalid)
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
        forEachRunOfSizes(counts, count: count, by: fill) { range, columns in
            for index in range {
                let size = columns.size(at: index - range.lowerBound)
                frames.advanced(by: index).initialize(to: spiral.frame(index, size))
                isUniform = isUniform && size == frames[0].size
            }
        }
        if isUniform { append(spiral, of: frames[0].size, counts) } else { append(frames, counts) }
        return frames[count - 1]
    }

    private mutating func append(_ frames: UnsafeMutablePointer<Rect>, _ counts: [Int]) {
        var first = 0
        for count in counts {
            appendPass(.stored(StoredFrames(indexing: frames + first, count: count, memory: memory)), count: count)
            first += count
        }
    }
}
