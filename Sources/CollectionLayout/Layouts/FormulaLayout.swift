/// Whatever its author can write down: a centre or a frame for every item, and how it is turned, scaled, faded and piled up.
///
///        ·  ·  ·            centre x = 150 + 9 √index cos (2.4 index)
///      ·  ·   ·  ·          centre y = 150 + 9 √index sin (2.4 index)
///     ·  ·  ·  ·  ·
///      ·   ·  ·  ·          the content ends where the farthest cell does as it is drawn, turned and scaled,
///        ·  ·  ·            and the trailing inset after that
///
/// It runs once over the items of all sections; there are no headers and footers. Places are content coordinates whichever
/// way the content scrolls. The content begins at 0: what lies before is laid out and cannot be scrolled to, as in UIKit.
package struct FormulaLayout {
    package var scrollDirection: ScrollDirection
    /// The items of each section.
    package var itemCounts: [Int]
    /// What is asked for beside places and sizes; the rest is as in `LayoutAttributes.plain`.
    package var parts: FormulaColumns.Parts
    /// Only what follows the farthest cell counts: the bottom and the right inset.
    package var sectionInset: EdgeInsets
    /// Nil for as far as the cells reach.
    package var contentSize: Size?
    /// `fill(section, range, previous, columns)` writes the values of the items `range` of a section into columns of
    /// `range.count` places. `previous` is the item before the first of them, in whatever section; items of the range that
    /// depend on the one before are the closure's to chain.
    package var fill: (Int, Range<Int>, Previous, FormulaColumns) -> Void

    package init(
        scrollDirection: ScrollDirection = .vertical, itemCounts: [Int],
        parts: FormulaColumns.Parts = [], sectionInset: EdgeInsets = .zero, contentSize: Size? = nil,
        fill: @escaping (Int, Range<Int>, Previous, FormulaColumns) -> Void
    ) {
        self.scrollDirection = scrollDirection
        self.itemCounts = itemCounts
        self.parts = parts
        self.sectionInset = sectionInset
        self.contentSize = contentSize
        self.fill = fill
    }

    func prepared(for bounds: Size, adjustedContentInset: EdgeInsets) -> PreparedLayout {
        var builder = LayoutBuilder(
            scrollDirection: scrollDirection, bounds: bounds, contentInset: adjustedContentInset,
            sectionCount: itemCounts.count)
        return builder.prepared(self)
    }
}
