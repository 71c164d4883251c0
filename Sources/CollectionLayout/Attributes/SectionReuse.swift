/// Sections of a former layout that a new one takes over as they are: the work of laying out what nothing has changed.
package struct SectionReuse {
    /// At the same extent across the scroll, with the same insets across it and the same scroll direction.
    package var layout: PreparedLayout
    /// For every section of the new layout, the former one that all its inputs are the same as; nil for one to be laid out.
    package var sections: [Int?]

    package init(layout: PreparedLayout, sections: [Int?]) {
        self.layout = layout
        self.sections = sections
    }
}

extension LayoutBuilder {
    /// So many layouts may share memory one behind the other, before one is made that stands alone.
    static let sharingLimit = 64

    /// Adds the next section as it was in the former layout, at its new place; false where it has to be laid out. O(1), and
    /// O(n) of its items whose size made no sense.
    mutating func takeOver(from reuse: SectionReuse?) -> Bool {
        guard let reuse, reuse.sections.indices.contains(sectionCount), let former = reuse.sections[sectionCount],
            reuse.layout.sections.indices.contains(former), reuse.layout.isTransposed == isTransposed,
            reuse.layout.memory.generation < Self.sharingLimit
        else { return false }
        memory.keep(reuse.layout.memory)
        invalidItems.append(reuse.layout.invalidItems, ofSection: former, as: sectionCount)
        for diagnostic in reuse.layout.diagnostics where diagnostic.section == former {
            diagnostics.note(
                diagnostic.kind, section: sectionCount, item: diagnostic.item, amount: diagnostic.amount,
                limit: diagnostic.limit, count: diagnostic.count, path: diagnostic.path, isWidth: diagnostic.isWidth)
        }
        appendBelow(reuse.layout.sections[former])
        return true
    }
}
