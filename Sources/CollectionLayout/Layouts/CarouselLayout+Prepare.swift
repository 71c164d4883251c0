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
        let sizes = passSizes(layout.itemSize, counts, count: count)
        let longest = sizes.largest(ofFirst: count).height
        let inset = ownAxes(layout.sectionInset)
        // From either end of the content to the middle of what the insets leave.
        let before = (visibleSize.height + inset.top - inset.bottom) / 2
        let after = visibleSize.height - before
        let motion = CarouselMotion(layout, middle: contentInset.top + before, longest: longest, tilts: isTransposed)
        let last: Double
        switch sizes {
        case .one(let size, let isValid):
            last = append(size, counts, from: before, motion, inset, isInvalid: !isValid)
            traits.snapOffsets = .even(
                start: before - motion.middle, pitch: motion.pitch(of: size.height), count: count)
        case .each(let each):
            let centers = centers(of: each, count: count, from: before, motion)
            append(each, centers, counts, inset)
            last = centers[count - 1]
            traits.snapOffsets = .list(centers.map { $0 - motion.middle })
        }
        if motion.changesAnything { traits.carousel = motion }
        if motion.tilt != 0, length(layout.perspective) > 0 {
            traits.perspective = max(length(layout.perspective), longest)
        }
        return finished(
            contentSize: Size(width: contentWidth, height: max(visibleSize.height, last + after)))
    }

    /// Sections whose items are all of one size: a lattice of one column.
    ///
    /// - Returns: the centre of the last item.
    private mutating func append(
        _ size: Size, _ counts: [Int], from start: Double, _ motion: CarouselMotion, _ inset: EdgeInsets,
        isInvalid: Bool
    ) -> Double {
        let pitch = motion.pitch(of: size.height)
        let column = Progression(start: centeredX(size.width, inset), pitch: size.width, length: size.width, count: 1)
        var center = start
        for count in counts {
            let lattice = Lattice(
                columns: column, rowStart: center - size.height / 2, rowPitch: pitch, height: size.height,
                lastRowX: column.start, count: max(1, count))
            appendPass(.lattice(lattice), count: count, isInvalid: isInvalid)
            center += Double(count) * pitch
        }
        return center - pitch
    }

    /// Items of a size each: half of both neighbours' lengths and the spacing apart.
    private func centers(
        of sizes: UnsafeMutablePointer<Size>, count: Int, from start: Double, _ motion: CarouselMotion
    ) -> [Double] {
        var centers = [start]
        centers.reserveCapacity(count)
        for index in 1..<max(1, count) {
            let length = (sizes[index - 1].height + sizes[index].height) / 2
            centers.append(centers[index - 1] + motion.pitch(of: length))
        }
        return centers
    }

    private mutating func append(
        _ sizes: UnsafeMutablePointer<Size>, _ centers: [Double], _ counts: [Int], _ inset: EdgeInsets
    ) {
        let frames = memory.take(centers.count, of: Rect.self)
        for (index, center) in centers.enumerated() {
            let size = sizes[index]
            let frame = Rect(
                x: centeredX(size.width, inset), y: center - size.height / 2, width: size.width, height: size.height)
            frames.advanced(by: index).initialize(to: frame)
        }
        var first = 0
        for count in counts {
            appendPass(.stored(StoredFrames(indexing: frames + first, count: count, memory: memory)), count: count)
            first += count
        }
    }

    private func centeredX(_ width: Double, _ inset: EdgeInsets) -> Double {
        inset.left + (availableWidth(within: inset) - width) / 2
    }
}
