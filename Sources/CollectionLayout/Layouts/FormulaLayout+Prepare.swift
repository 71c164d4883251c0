extension LayoutBuilder {
    /// Lays out by formulas. O(items).
    mutating func prepared(_ layout: FormulaLayout) -> PreparedLayout {
        let counts = layout.itemCounts.map { max(0, $0) }
        let run = min(SizeReader.runLength, counts.max() ?? 0)
        var progress = FormulaProgress()
        withUnsafeTemporaryAllocation(of: Double.self, capacity: FormulaColumns.columnCount * run) { storage in
            withUnsafeTemporaryAllocation(of: Bool.self, capacity: run) { faults in
                storage.initialize(repeating: 0)
                let columns = FormulaColumns(storage, faults: faults)
                for (section, count) in counts.enumerated() {
                    append(section, count: count, layout, columns, &progress)
                }
            }
        }
        return finished(contentSize: contentSize(layout, progress))
    }

    private mutating func append(
        _ section: Int, count: Int, _ layout: FormulaLayout, _ columns: FormulaColumns,
        _ progress: inout FormulaProgress
    ) {
        guard count > 0 else {
            append(PreparedSection(itemCount: 0, cells: .none))
            return
        }
        let frames = memory.take(count, of: Rect.self)
        let attributes = layout.parts.isEmpty ? nil : memory.take(count, of: LayoutAttributes.self)
        let groups = memory.take(StoredFrames.groupCount(for: count), of: Reach.self)
        groups.initialize(repeating: Reach(), count: StoredFrames.groupCount(for: count))
        progress.faults = FillResult.fine
        var range = 0..<0
        while range.upperBound < count {
            range = range.upperBound..<min(count, range.upperBound + SizeReader.runLength)
            let run = columns.part(0..<range.count)
            run.reset(layout.parts)
            layout.fill(section, range, progress.previous, run)
            place(range, section, layout, run, frames, attributes, groups, &progress)
        }
        if let first = progress.faults.firstFault {
            diagnostics.note(.invalidSize, section: section, item: first, count: progress.faults.faultCount)
        }
        append(PreparedSection(itemCount: count, cells: cells(frames, attributes, groups, count: count)))
    }

    /// Makes frames and attributes of a run's columns, and notes how far they reach.
    private mutating func place(
        _ range: Range<Int>, _ section: Int, _ layout: FormulaLayout, _ columns: FormulaColumns,
        _ frames: UnsafeMutablePointer<Rect>, _ attributes: UnsafeMutablePointer<LayoutAttributes>?,
        _ groups: UnsafeMutablePointer<Reach>, _ progress: inout FormulaProgress
    ) {
        for item in range {
            let index = item - range.lowerBound
            let written = columns.frame(at: index)
            let frame = isTransposed ? written.transposed : written
            frames.advanced(by: item).initialize(to: frame)
            var covered = frame
            if let attributes {
                let own = columns.attributes(at: index, layout.parts)
                attributes.advanced(by: item).initialize(to: own)
                covered = frame.transformed(by: own)
            }
            groups[item >> StoredFrames.groupShift].include(from: covered.minY, to: covered.maxY)
            progress.farthest.x = max(progress.farthest.x, covered.maxX)
            progress.farthest.y = max(progress.farthest.y, covered.maxY)
            if columns.faults[index] {
                invalidItems.append(IndexPath(section: section, item: item))
                if progress.faults.firstFault == nil { progress.faults.firstFault = item }
                progress.faults.faultCount += 1
            }
            progress.previous = Previous(written)
            progress.hasItems = true
        }
    }

    private func cells(
        _ frames: UnsafeMutablePointer<Rect>, _ attributes: UnsafeMutablePointer<LayoutAttributes>?,
        _ groups: UnsafeMutablePointer<Reach>, count: Int
    ) -> SectionCells {
        guard let attributes else {
            return .stored(StoredFrames(frames: frames, count: count, groups: groups, memory: memory))
        }
        let index = ReachIndex(sealing: groups, count: StoredFrames.groupCount(for: count))
        return .attributed(AttributedCells(frames: frames, attributes: attributes, count: count, index: index))
    }

    private func contentSize(_ layout: FormulaLayout, _ progress: FormulaProgress) -> Size {
        if let size = layout.contentSize {
            let size = size.asLengths.size
            return isTransposed ? size.transposed : size
        }
        guard progress.hasItems else { return .zero }
        let inset = ownAxes(layout.sectionInset)
        return Size(
            width: max(0, progress.farthest.x + inset.right), height: max(0, progress.farthest.y + inset.bottom))
    }
}

/// What is carried from item to item.
private struct FormulaProgress {
    var hasItems = false
    /// As written, axes included.
    var previous = Previous.none
    /// The greatest right and lower edge, in the layout's own axes; the content begins at 0.
    var farthest = Point.zero
    /// Of the section.
    var faults = FillResult.fine
}
