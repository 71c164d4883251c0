/// UIKit's flow: as many items in a line as fit, the room left over spread between them.
///
///     ┌────┐   ┌────┐   ┌────┐
///     │ 0  │   │ 1  │   │ 2  │     sizes alike in a section: every line on the same grid, the last one too
///     └────┘   └────┘   └────┘     sizes that differ: each line justified for itself, the last one leading
///     ┌────┐   ┌────┐
///     │ 3  │   │ 4  │
///     └────┘   └────┘
///
/// In a horizontal layout lines are columns and the axes change places.
package struct FlowLayout {
    /// How the items of a line share the room that they leave. All but `justified` need a subclass in UIKit.
    package enum LineAlignment: UInt8, Sendable, BitwiseCopyable, CaseIterable {
        /// UIKit's: spread over the line. A lone item is centred; the last line of sizes that differ is leading.
        case justified
        case leading
        case center
        case trailing
    }

    /// Where in its line an item is that is lower than the line. All but `center` need a subclass in UIKit.
    package enum ItemAlignment: UInt8, Sendable, BitwiseCopyable, CaseIterable {
        /// UIKit's.
        case center
        case top
        case bottom
    }

    package struct Section {
        package var itemCount: Int
        package var itemSize: ItemValues
        /// The effective insets: grown by what `sectionInsetReference` reaches beyond the content inset.
        package var sectionInset: EdgeInsets
        package var minimumLineSpacing: Double
        package var minimumInteritemSpacing: Double
        /// The extent along the scroll; 0 for no header.
        package var headerLength: Double
        /// The extent along the scroll; 0 for no footer.
        package var footerLength: Double
        package var lineAlignment: LineAlignment
        package var itemAlignment: ItemAlignment
        /// How many points an item may stick out of its line and still belong to it. UIKit has no such mercy: 0.
        package var fitTolerance: Double
        /// Whether a lone item in the last line of sizes that differ is centred like one in any other line. Reports about
        /// UIKit contradict each other (stackoverflow.com/questions/13017257 against DGCollectionViewLeftAlign's pull
        /// request 2); it is leading unless this is set.
        package var centersLoneLastItem: Bool

        /// UIKit's defaults: items of 50×50, spacings of 10, no insets, no header or footer.
        package init(
            itemCount: Int, itemSize: ItemValues = .constant(Size(width: 50, height: 50)),
            sectionInset: EdgeInsets = .zero, minimumLineSpacing: Double = 10, minimumInteritemSpacing: Double = 10,
            headerLength: Double = 0, footerLength: Double = 0, lineAlignment: LineAlignment = .justified,
            itemAlignment: ItemAlignment = .center, fitTolerance: Double = 0, centersLoneLastItem: Bool = false
        ) {
            self.itemCount = itemCount
            self.itemSize = itemSize
            self.sectionInset = sectionInset
            self.minimumLineSpacing = minimumLineSpacing
            self.minimumInteritemSpacing = minimumInteritemSpacing
            self.headerLength = headerLength
            self.footerLength = footerLength
            self.lineAlignment = lineAlignment
            self.itemAlignment = itemAlignment
            self.fitTolerance = fitTolerance
            self.centersLoneLastItem = centersLoneLastItem
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
        for section in sections where !builder.takeOver(from: reuse) { builder.append(section) }
        return builder.finished()
    }
}
