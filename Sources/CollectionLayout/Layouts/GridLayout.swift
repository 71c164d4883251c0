/// A grid by count: so many columns, as wide as the room allows.
///
///     ┌────┐ ┌────┐ ┌────┐
///     │ 0  │ │ 1  │ │ 2  │     columns: 3
///     └────┘ └────┘ └────┘     spacing between columns, lineSpacing between rows
///     ┌───────────┐ ┌────┐
///     │ 3, span 2 │ │ 4  │     a span widens a cell, not its row
///     └───────────┘ └────┘
///
/// The count is never derived back from widths, so no width loses a column. In a horizontal layout the columns are counted
/// across the scroll and the axes change places.
package struct GridLayout {
    /// The extent of a cell along the scroll: its height in a vertical layout.
    package enum ItemLength: Equatable, Sendable {
        /// The extent of one column across the scroll ÷ the extent along it: width ÷ height in a vertical layout.
        case aspectRatio(Double)
        /// In points.
        case fixed(Double)
    }

    package struct Section {
        package var itemCount: Int
        /// 1 to 1,000,000; held within.
        package var columns: Int
        package var spacing: Double
        package var lineSpacing: Double
        package var itemLength: ItemLength
        /// Empty places before item 0.
        package var leadingBlanks: Int
        package var spans: ItemSpans
        /// The effective insets.
        package var sectionInset: EdgeInsets
        /// The extent along the scroll; 0 for no header.
        package var headerLength: Double
        /// The extent along the scroll; 0 for no footer.
        package var footerLength: Double

        package init(
            itemCount: Int, columns: Int, spacing: Double = 10, lineSpacing: Double = 10,
            itemLength: ItemLength = .aspectRatio(1), leadingBlanks: Int = 0, spans: ItemSpans = .one,
            sectionInset: EdgeInsets = .zero, headerLength: Double = 0, footerLength: Double = 0
        ) {
            self.itemCount = itemCount
            self.columns = columns
            self.spacing = spacing
            self.lineSpacing = lineSpacing
            self.itemLength = itemLength
            self.leadingBlanks = leadingBlanks
            self.spans = spans
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

    /// As many columns of at least `minimum` points as fit, as SwiftUI's adaptive GridItem counts them; at least 1.
    ///
    /// `columns(ofMinimum: 110, spacing: 8, available: 358)` is 3: (358 + 8) / (110 + 8) is 3.1.
    package static func columns(ofMinimum minimum: Double, spacing: Double, available: Double) -> Int {
        wholeNumber(((available + spacing) / (minimum + spacing)).rounded(.down), in: 1...Int(greatestValue))
    }

    func prepared(
        for bounds: Size, adjustedContentInset: EdgeInsets, reusing reuse: SectionReuse? = nil
    ) -> PreparedLayout {
        var builder = LayoutBuilder(
            scrollDirection: scrollDirection, bounds: bounds, contentInset: adjustedContentInset,
            sectionCount: sections.count)
        for section in sections where !builder.takeOver(from: reuse) { builder.append(section) }
        return builder.finished()
    }
}
