/// A mosaic of pictures: rows as wide as the room, each as high as makes its pictures fill it, none of them cut or distorted.
///
///     ┌────────┐ ┌───┐ ┌──────┐
///     │   0    │ │ 1 │ │  2   │     every row as near to rowHeight as a break can bring it
///     └────────┘ └───┘ └──────┘
///     ┌───────────────────────┐
///     │           3           │     a panorama fills a row by itself
///     └───────────────────────┘
///     ┌────┐ ┌──────┐
///     │ 4  │ │  5   │               the last row: leading, at rowHeight itself, or justified like the others
///     └────┘ └──────┘
///
/// A row is (width − spacings) ÷ the sum of its ratios high. Pictures join it until at `rowHeight` they would reach its end.
/// The one that does stays if they then reach beyond the end by no more than they fell short of it before; else it begins the
/// next row. So every row is as near to `rowHeight` as one of the two breaks can bring it, and a panorama, wider than the row
/// itself, shares none that is half full without it. Galleries do it so, Flickr's the best known
/// (github.com/flickr/justified-layout). In a horizontal layout rows are columns, `rowHeight` is their width, and the axes
/// change places; the ratios stay.
package struct MosaicLayout {
    /// What becomes of the row that its pictures do not fill.
    package enum LastRow: UInt8, Sendable, CaseIterable {
        /// At `rowHeight`, its end left empty.
        case leading
        /// As high as fills it.
        case justified
    }

    package struct Section {
        package var itemCount: Int
        /// Sizes of which the ratio counts alone. What is no ratio counts as 1.
        package var proportions: ItemValues
        /// What rows are to be as near to as they can, points; above 0.
        package var rowHeight: Double
        package var spacing: Double
        package var lineSpacing: Double
        package var lastRow: LastRow
        /// The effective insets.
        package var sectionInset: EdgeInsets
        /// The extent along the scroll; 0 for no header.
        package var headerLength: Double
        /// The extent along the scroll; 0 for no footer.
        package var footerLength: Double

        package init(
            itemCount: Int, proportions: ItemValues = .constant(Size(width: 1, height: 1)), rowHeight: Double = 120,
            spacing: Double = 10, lineSpacing: Double = 10, lastRow: LastRow = .leading,
            sectionInset: EdgeInsets = .zero, headerLength: Double = 0, footerLength: Double = 0
        ) {
            self.itemCount = itemCount
            self.proportions = proportions
            self.rowHeight = rowHeight
            self.spacing = spacing
            self.lineSpacing = lineSpacing
            self.lastRow = lastRow
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

    func prepared(
        for bounds: Size, adjustedContentInset: EdgeInsets, reusing reuse: SectionReuse? = nil
    ) -> PreparedLayout {
        var builder = LayoutBuilder(
            scrollDirection: scrollDirection, bounds: bounds, contentInset: adjustedContentInset,
            sectionCount: sections.count)
        builder.traits.arrival = .scale(0.8)
        for section in sections where !builder.takeOver(from: reuse) { builder.append(section) }
        return builder.finished()
    }
}
