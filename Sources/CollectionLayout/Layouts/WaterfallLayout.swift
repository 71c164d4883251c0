/// A waterfall: one item after another drops into the column that ends highest.
///
///     ┌────┐ ┌────┐ ┌────┐
///     │ 0  │ │ 1  │ │ 2  │     columns: 3
///     │    │ └────┘ │    │
///     └────┘ ┌────┐ │    │     3 drops into the shortest column; of equal ones, into the leftmost
///     ┌────┐ │ 3  │ └────┘
///     │ 4  │ └────┘
///     └────┘ ┌───────────┐     5, span 2: where the taller of its columns ends highest, below both
///            │     5     │
///            └───────────┘
///
/// How high a column is counts with the spacing below its last item: it is where the next one would begin. The widths are a
/// grid's, so no width loses a column. In a horizontal layout the columns are counted across the scroll and the axes change
/// places. Elements that come in rise from below.
package struct WaterfallLayout {
    /// The extents of the cells along the scroll: their heights in a vertical layout.
    package enum ItemLengths {
        /// As the ratio of these sizes has it, across the width of the item's columns. What is no ratio counts as 1.
        case proportional(ItemValues)
        /// In points, for all alike.
        case fixed(Double)
        /// `fill(range, widths, lengths)` writes the lengths of the items `range`, whose extents across the scroll stand in
        /// `widths`, into the first `range.count` places of `lengths`.
        case perItem(
            fill: (Range<Int>, UnsafeBufferPointer<Double>, UnsafeMutableBufferPointer<Double>) -> FillResult)
    }

    package struct Section {
        package var itemCount: Int
        /// 1 to `greatestColumnCount`; held within.
        package var columns: Int
        package var spacing: Double
        package var lineSpacing: Double
        package var itemLengths: ItemLengths
        package var spans: ItemSpans
        /// The effective insets.
        package var sectionInset: EdgeInsets
        /// The extent along the scroll; 0 for no header.
        package var headerLength: Double
        /// The extent along the scroll; 0 for no footer.
        package var footerLength: Double

        package init(
            itemCount: Int, columns: Int = 2, spacing: Double = 10, lineSpacing: Double = 10,
            itemLengths: ItemLengths = .proportional(.constant(Size(width: 1, height: 1))), spans: ItemSpans = .one,
            sectionInset: EdgeInsets = .zero, headerLength: Double = 0, footerLength: Double = 0
        ) {
            self.itemCount = itemCount
            self.columns = columns
            self.spacing = spacing
            self.lineSpacing = lineSpacing
            self.itemLengths = itemLengths
            self.spans = spans
            self.sectionInset = sectionInset
            self.headerLength = headerLength
            self.footerLength = footerLength
        }
    }

    /// An item with a span looks at every column, so there is an end to them; so many are less than half a point wide each on
    /// a phone.
    package static let greatestColumnCount = 1_000

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
        let below = Point(x: 0, y: builder.bounds.height)
        builder.traits.arrival = .offset(scrollDirection == .vertical ? below : below.transposed)
        for section in sections where !builder.takeOver(from: reuse) { builder.append(section) }
        return builder.finished()
    }
}
