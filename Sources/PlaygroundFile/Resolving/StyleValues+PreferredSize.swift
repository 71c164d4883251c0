import CollectionLayout
import TextSizing

extension StyleValues {
    /// What tells a group the sizes that its cells prefer on the axes that are estimated: as high as their texts at the width
    /// that they have, as wide as these on one line. Nil where cells show pictures, which keep the estimate, and where nothing
    /// is estimated.
    func preferredSize(
        of group: LayoutItem, section: Int
    ) -> ((_ item: Int, _ size: Size, _ axes: LayoutAxes) -> Size)? {
        let content = sectionPlan(section).cell.content
        let axes = group.estimatedAxes
        guard content.showsItsText, !axes.isEmpty else { return nil }
        var uses: TextUses = []
        if axes.contains(.width) { uses.insert(.ownWidth) }
        if axes.contains(.height) { uses.insert(.height) }
        note(uses, section: section)
        let limit = ownWidthLimit(section: section)
        return { [self] item, size, axes in
            var own = size
            forEachCellText(section, item..<item + 1) { _, text in
                if axes.contains(.width) { own.width = text.ownWidth(within: limit, self.size) }
                if axes.contains(.height) { own.height = text.ownHeight(in: own.width, self.size) }
            }
            return own
        }
    }
}

extension LayoutItem {
    /// The axes on which any cell within is estimated.
    fileprivate var estimatedAxes: LayoutAxes {
        group.map { $0.subitems.reduce(into: []) { $0.formUnion($1.estimatedAxes) } } ?? size.estimatedAxes
    }
}

extension GroupsPlan {
    /// Where the size of a cell is written, as far as one holds for all.
    var firstSizeOrigin: Origin {
        var plan = group
        while let first = plan.group?.subitems.first, !(first.size.origin.isNone && first.origin.isNone) {
            plan = first
        }
        return plan.size.origin.isNone ? plan.origin : plan.size.origin
    }
}
