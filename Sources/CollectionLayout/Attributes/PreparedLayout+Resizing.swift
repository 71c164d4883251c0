extension PreparedLayout {
    /// The layout with other sizes for some cells, the same that a full pass would give; nil where only that can tell.
    ///
    ///     layout.resizing([(IndexPath(section: 0, item: 3), Size(width: 80, height: 40))])
    ///
    /// In a list what is below moves. In a flow lines break anew from the first changed item on, until the breaks agree with the former ones; what follows
    /// is moved in bulk, and shares its memory with this layout. Positions behind a change are sums in another order, so they
    /// may differ from a full pass's in their last bits. What a layout has to complain about, what scrolls by effects and
    /// what follows a rule without a store is left to a full pass.
    ///
    /// - Parameters:
    ///   - options: those of this layout where nil.
    ///   - effects: those of this layout where nil.
    /// - Complexity: O(c log c + k + n ÷ 512 + sections), c the changes, k the items until the breaks agree.
    package func resizing(
        _ changes: [(indexPath: IndexPath, size: Size)], options: LayoutOptions? = nil, effects: ItemEffects? = nil
    ) -> PreparedLayout? {
        guard memory.generation < LayoutBuilder.sharingLimit else { return nil }
        let memory = LayoutMemory()
        memory.keep(self.memory)
        let new = memory.take(sections.count, of: PreparedSection.self)
        let reaches = memory.take(sections.count, of: Reach.self)
        var bySection: [Int: [SizeChange]] = [:]
        for change in changes {
            let own = (isTransposed ? change.size.transposed : change.size).asLengths
            guard contains(change.indexPath), own.isValid, !isInvalid(at: change.indexPath) else { return nil }
            bySection[change.indexPath.section, default: []].append(
                SizeChange(item: change.indexPath.item, size: own.size))
        }
        guard !diagnostics.contains(where: { bySection[$0.section] != nil }) else { return nil }
        var shift = 0.0
        for index in sections.indices {
            var section = sections[index]
            section.originY += shift
            if let changes = bySection[index] {
                let sorted = changes.sorted { $0.item < $1.item }
                guard zip(sorted, sorted.dropFirst()).allSatisfy({ $0.item != $1.item }), section.parts == nil,
                    let cells = section.cells.resizing(sorted, section: index, memory: memory)
                else { return nil }
                shift += section.replaceCells(cells)
            }
            new.advanced(by: index).initialize(to: section)
            reaches.advanced(by: index).initialize(to: section.reach)
        }
        // What is brought to the end of the bounds, because it does not fill them, moves as a whole.
        let visible = bounds.height - contentInset.top - contentInset.bottom
        if traits.isAnchoredAtEnd, min(placedSize.height, placedSize.height + shift) <= visible { return nil }
        let layout = PreparedLayout(
            isTransposed: isTransposed, bounds: bounds, contentInset: contentInset,
            contentSize: Size(width: placedSize.width, height: max(0, placedSize.height + shift)),
            supplementaryWidth: supplementaryWidth,
            sections: UnsafeBufferPointer(start: new, count: sections.count),
            reach: ReachIndex(sealing: reaches, count: sections.count), traits: traits, invalidItems: invalidItems,
            diagnostics: diagnostics, memory: memory)
        layout.apply(options ?? self.options)
        layout.adopt(effects ?? traits.effects)
        return layout
    }
}

extension SectionCells {
    /// - Parameter changes: rising by item.
    fileprivate func resizing(_ changes: [SizeChange], section: Int, memory: LayoutMemory) -> SectionCells? {
        guard case .stored(let stored) = self else { return nil }
        if let rows = ResizedRows(stored, memory: memory) { return .stored(rows.resized(changes)) }
        return ResizedLines(stored, changes, memory: memory)?.resized(section: section).map(SectionCells.stored)
    }
}

extension PreparedSection {
    /// Takes cells that reach farther down, or less far, and moves what is below them.
    ///
    /// - Returns: by how much the section grew.
    fileprivate mutating func replaceCells(_ new: SectionCells) -> Double {
        let shift = (new.extent?.upper ?? 0) - (cells.extent?.upper ?? 0)
        cells = new
        footerY += shift
        return shift
    }
}
