extension LayoutBuilder {
    /// Lays out a carousel. O(sections) where the sizes are one for all, else O(items).
    mutating func prepared(_ layout: CarouselLayout) -> PreparedLayout {
        let counts = layout.itemCounts.map { max(0, $0) }
        let count = counts.reduce(0, +)
        traits.arrival = .scale(0.5)
        guard count > 0 else {
            for _ in counts { appendPass(.none, count: 0) }
            return finished(contentSize: visibleSize)
        }
        let inset = ownAxes(layout.sectionInset)
        // From either end of the content to the middle of what the insets leave.
        let before = (visibleSize.height + inset.top - inset.bottom) / 2
        let after = visibleSize.height - before
        var motion = CarouselMotion(layout, middle: contentInset.top + before, tilts: isTransposed)
        let last: Double
        switch layout.itemSize {
        case .constant(let size):
            let (size, isValid) = oneSize(size, counts, count: count)
            last = append(size, counts, from: before, &motion, inset, isInvalid: !isValid)
        case .perItem(let fill):
            last = append(counts, count: count, by: fill, from: before, &motion, inset)
        }
        if motion.changesAnything { traits.carousel = motion }
        if motion.tilt != 0, length(layout.perspective) > 0 {
            traits.perspective = max(length(layout.perspective), motion.longest)
        }
        return finished(
            contentSize: Size(width: contentWidth, height: max(visibleSize.height, last + after)))
    }

    /// Sections whose items are all of one size: a lattice of one column.
    ///
    /// - Returns: the centre of the last item.
    private mutating func append(
        _ size: Size, _ counts: [Int], from start: Double, _ motion: inout CarouselMotion, _ inset: EdgeInsets,
        isInvalid: Bool
    ) -> Double {
        let pitch = motion.pitch(of: size.height)
        let x = inset.left + (availableWidth(within: inset) - size.width) / 2
        let column = Progression(start: x, pitch: size.width, length: size.width, count: 1)
        var center = start
        for count in counts {
            let lattice = Lattice(
                columns: column, rowStart: center - size.height / 2, rowPitch: pitch, height: size.height,
                lastRowX: x, count: max(1, count))
            appendPass(.lattice(lattice), count: count, isInvalid: isInvalid)
            center += Double(count) * pitch
        }
        motion.longest = size.height
        traits.snapOffsets = .even(start: start - motion.middle, pitch: pitch, count: counts.reduce(0, +))
        return center - pitch
    }

    /// Sections whose items have a size each: half of both neighbours' lengths and the spacing from centre to centre. Stored
    /// unless they are all alike after all.
    ///
    /// - Returns: the centre of the last item.
    private mutating func append(
        _ counts: [Int], count: Int, by fill: SizeReader.Fill, from start: Double, _ motion: inout CarouselMotion,
        _ inset: EdgeInsets
    ) -> Double {
        let frames = memory.take(count, of: Rect.self)
        let middleX = inset.left + availableWidth(within: inset) / 2
        var isUniform = true
        var offsets: [Double] = []
        offsets.reserveCapacity(count)
        var center = start
        var before = Size.zero
        let line = motion
        forEachRunOfSizes(counts, count: count, by: fill) { range, columns in
            for index in range {
                let size = columns.size(at: index - range.lowerBound)
                if index > 0 {
                    center += line.pitch(of: (before.height + size.height) / 2)
                    isUniform = isUniform && size == before
                }
                frames.advanced(by: index).initialize(
                    to: Rect(
                        x: middleX - size.width / 2, y: center - size.height / 2, width: size.width,
                        height: size.height))
                offsets.append(center - line.middle)
                motion.longest = max(motion.longest, size.height)
                before = size
            }
        }
        if isUniform { return append(before, counts, from: start, &motion, inset, isInvalid: false) }
        var first = 0
        for count in counts {
            appendPass(.stored(StoredFrames(indexing: frames + first, count: count, memory: memory)), count: count)
            first += count
        }
        traits.snapOffsets = .list(offsets)
        return center
    }
}
