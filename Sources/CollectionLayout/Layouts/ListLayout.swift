/// Rows one below the other, each of its own size, as table views and chats have them.
///
///     ┌──────────────────────────┐   header
///     ┌────────────────┐
///     │ 0              │             leading
///     └────────────────┘
///               ┌──────────────┐     a row's spacing is the room before it; the first has none
///               │ 1            │     trailing
///               └──────────────┘
///     ┌──────────────────────────┐   footer
///
/// Rows that are all alike follow a rule and are not stored. A list that is anchored at its end is seen from there, and where it
/// is shorter than the bounds it stands at their end. In a horizontal list rows are columns and the axes change places.
package struct ListLayout {
    /// Where a row is that is narrower than the room.
    package enum Alignment: UInt8, Sendable, CaseIterable, BitwiseCopyable {
        case leading
        case center
        case trailing
    }

    package struct Row: Equatable, Sendable, BitwiseCopyable {
        package var size: Size
        /// The room before the row, unless it is its section's first.
        package var spacing: Double
        package var alignment: Alignment

        package init(size: Size, spacing: Double = 0, alignment: Alignment = .leading) {
            self.size = size
            self.spacing = spacing
            self.alignment = alignment
        }
    }

    /// Columns of a run of rows, to be filled. Not kept beyond the call that they are handed to.
    package struct RowColumns {
        package let sizes: SizeColumns
        package let spacings: UnsafeMutableBufferPointer<Double>
        package let alignments: UnsafeMutableBufferPointer<Alignment>

        package init(
            sizes: SizeColumns, spacings: UnsafeMutableBufferPointer<Double>,
            alignments: UnsafeMutableBufferPointer<Alignment>
        ) {
            self.sizes = sizes
            self.spacings = spacings
            self.alignments = alignments
        }
    }

    /// The rows of a section.
    package enum Rows {
        /// All alike.
        case constant(Row)
        /// `fill(range, columns)` writes the rows `range` into the columns' first `range.count` places.
        case perItem(fill: (Range<Int>, RowColumns) -> FillResult)
        /// Each asked for when the one before it has its place; the section's first sees `Previous.none`. Whether its size made
        /// sense is said beside.
        case inOrder(next: (Int, Previous) -> (row: Row, isValid: Bool))
    }

    package struct Section {
        package var itemCount: Int
        package var rows: Rows
        /// The effective insets.
        package var sectionInset: EdgeInsets
        /// The extent along the scroll; 0 for no header.
        package var headerLength: Double
        /// The extent along the scroll; 0 for no footer.
        package var footerLength: Double

        package init(
            itemCount: Int, rows: Rows, sectionInset: EdgeInsets = .zero, headerLength: Double = 0,
            footerLength: Double = 0
        ) {
            self.itemCount = itemCount
            self.rows = rows
            self.sectionInset = sectionInset
            self.headerLength = headerLength
            self.footerLength = footerLength
        }
    }

    package var scrollDirection: ScrollDirection
    package var isAnchoredAtEnd: Bool
    package var sections: [Section]

    package init(scrollDirection: ScrollDirection = .vertical, isAnchoredAtEnd: Bool = false, sections: [Section]) {
        self.scrollDirection = scrollDirection
        self.isAnchoredAtEnd = isAnchoredAtEnd
        self.sections = sections
    }

    func prepared(
        for bounds: Size, adjustedContentInset: EdgeInsets, reusing reuse: SectionReuse? = nil
    ) -> PreparedLayout {
        var builder = LayoutBuilder(
            scrollDirection: scrollDirection, bounds: bounds, contentInset: adjustedContentInset,
            sectionCount: sections.count)
        for section in sections where !builder.takeOver(from: reuse) { builder.append(section) }
        if isAnchoredAtEnd {
            builder.traits.isAnchoredAtEnd = true
            builder.bringToEnd()
        }
        return builder.finished()
    }
}
