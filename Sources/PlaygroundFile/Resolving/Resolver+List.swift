import CollectionLayout

extension Resolver {
    mutating func list(_ numbers: [SectionNumbers], _ styleValues: StyleValues) -> ListLayout {
        var sections: [ListLayout.Section] = []
        for index in playground.sections.indices {
            let plan = styleValues.sectionPlan(index)
            guard case .list(let list) = plan.items else { continue }
            sections.append(
                ListLayout.Section(
                    itemCount: playground.sections[index].itemCount,
                    rows: rows(list, section: index, styleValues),
                    sectionInset: styleValues.sections[index].effectiveInset, headerLength: numbers[index].header,
                    footerLength: numbers[index].footer))
        }
        var isAnchoredAtEnd = false
        if case .list(let list) = plan.common.items { isAnchoredAtEnd = list.isAnchoredAtEnd }
        return ListLayout(
            scrollDirection: plan.scrollDirection, isAnchoredAtEnd: isAnchoredAtEnd, sections: sections)
    }

    /// One row for all where nothing of the item matters.
    mutating func rows(_ list: ListPlan, section: Int, _ styleValues: StyleValues) -> ListLayout.Rows {
        if let row = styleValues.constantRow(list, section: section) {
            if row.size.width == 0 || row.size.height == 0, playground.sections[section].itemCount > 0 {
                noteZeroSize(row.size, list.height?.origin ?? list.width?.origin)
            }
            return .constant(row)
        }
        if list.followsFrames {
            return .inOrder { item, previous in
                styleValues.row(list, section: section, item: item, after: previous)
            }
        }
        return .perItem { range, columns in styleValues.fillRows(list, section: section, range, columns) }
    }
}
