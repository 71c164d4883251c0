/// PLACEHOLDER
package struct FormulaLayout {
    package var scrollDirection: ScrollDirection
    /// The items of each section.
    package var itemCounts: [Int]

    package init(scrollDirection: ScrollDirection = .vertical, itemCounts: [Int]) {
        self.scrollDirection = scrollDirection
        self.itemCounts = itemCounts
    }

    func prepared(for bounds: Size, adjustedContentInset: EdgeInsets) -> PreparedLayout {
        var builder = LayoutBuilder(
            scrollDirection: scrollDirection, bounds: bounds, contentInset: adjustedContentInset,
            sectionCount: itemCounts.count)
        for _ in itemCounts { builder.appendSection(itemCount: 0, headerLength: 0, inset: .zero, cells: .none, isInvalid: false, footerLength: 0) }
        return builder.finished()
    }
}
