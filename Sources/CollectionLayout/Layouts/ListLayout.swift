/// PLACEHOLDER
package struct ListLayout {
    package struct Section {
        package var itemCount: Int
        package var sectionInset: EdgeInsets
        package var headerLength: Double
        package var footerLength: Double

        package init(itemCount: Int, sectionInset: EdgeInsets = .zero, headerLength: Double = 0, footerLength: Double = 0) {
            self.itemCount = itemCount
            self.sectionInset = sectionInset
            self.headerLength = headerLength
            self.footerLength = footerLength
        }
    }

    package var scrollDirection: ScrollDirection
    package var sections: [Section]

    package init(scrollDirection: ScrollDirection = .vertical, sections: [Section]) {
        self.scrollDirection = scrollDirection
        self.sections = sections
    }

    func prepared(for bounds: Size, adjustedContentInset: EdgeInsets) -> PreparedLayout {
        var builder = LayoutBuilder(
            scrollDirection: scrollDirection, bounds: bounds, contentInset: adjustedContentInset,
            sectionCount: sections.count)
        for _ in sections { builder.appendSection(itemCount: 0, headerLength: 0, inset: .zero, cells: .none, isInvalid: false, footerLength: 0) }
        return builder.finished()
    }
}
