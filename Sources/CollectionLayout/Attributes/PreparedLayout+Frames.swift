extension PreparedLayout {
    /// The frame of a cell. O(1).
    ///
    /// - Precondition: `contains(indexPath)`.
    package func frame(at indexPath: IndexPath) -> Rect {
        precondition(contains(indexPath), "The layout has no item at this index path.")
        let section = sections[indexPath.section]
        return outward(section.cells.frame(indexPath.item), section.originY)
    }

    /// A section's own coordinates as content coordinates.
    @inline(__always)
    func outward(_ frame: Rect, _ originY: Double) -> Rect {
        let frame = frame.offset(x: 0, y: originY)
        let placed = isTransposed ? frame.transposed : frame
        return isFlipped ? placed.mirrored(in: contentSize.width) : placed
    }

    /// Content coordinates as the layout's own ones.
    func inward(_ rect: Rect) -> Rect {
        let placed = isFlipped ? rect.mirrored(in: contentSize.width) : rect
        return isTransposed ? placed.transposed : placed
    }

    /// The frame of a section's header, footer or background; nil for cells, for a section without one, and where there is no
    /// such section. O(1).
    package func supplementaryFrame(_ kind: ElementKind, inSection section: Int) -> Rect? {
        let indexPath = IndexPath(section: section, item: 0)
        return place(of: kind, at: indexPath).map { outward($0.frame, sections[section].originY) }
    }

    /// The frame of any element, nil if the layout has no such one. O(1).
    package func frame(of kind: ElementKind, at indexPath: IndexPath) -> Rect? {
        guard kind == .cell else {
            return place(of: kind, at: indexPath).map { outward($0.frame, sections[indexPath.section].originY) }
        }
        return contains(indexPath) ? frame(at: indexPath) : nil
    }

    /// Writes the frames of a run of cells to the first places of `frames`: the fastest way to many.
    ///
    /// - Precondition: the section has these `items`, and `frames` has room for them.
    package func writeFrames(
        ofItems items: Range<Int>, inSection section: Int, to frames: UnsafeMutableBufferPointer<Rect>
    ) {
        let prepared = sections[section]
        precondition(items.lowerBound >= 0 && items.upperBound <= prepared.itemCount, "The section has no such items.")
        guard let base = frames.baseAddress, !items.isEmpty else { return }
        precondition(frames.count >= items.count, "There is a place for every frame.")
        let first = base - items.lowerBound
        let y = prepared.originY
        if isFlipped {
            prepared.cells.forEach(items) { item, frame in first[item] = outward(frame, y) }
        } else if isTransposed {
            prepared.cells.forEach(items) { item, frame in first[item] = frame.offset(x: 0, y: y).transposed }
        } else {
            prepared.cells.forEach(items) { item, frame in first[item] = frame.offset(x: 0, y: y) }
        }
    }
}
