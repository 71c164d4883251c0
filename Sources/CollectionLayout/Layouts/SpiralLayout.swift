/// Items on a circle that sinks as it turns, seen from the side it scrolls along.
///
///                 ·  0              a = 2π × index ÷ itemsPerTurn
///            4        1             centre x = bounds.width / 2 + radius × cos a
///         3     ·    2              centre y = top + risePerRadian × a
///            7   · 5                the content is as wide as what the insets leave and ends `bottom` below
///              6                    the top edge of the last item
///
/// It runs once over the items of all sections; there are no headers and footers. After qiita's spiral article.
package struct SpiralLayout {
    package var scrollDirection: ScrollDirection
    /// The items of each section.
    package var itemCounts: [Int]
    /// What is not above 0 leaves all items at the start of the first turn.
    package var itemsPerTurn: Double
    /// Asked for by the index over all sections.
    package var itemSize: ItemValues
    package var radius: Double
    /// The centre of item 0, from the top of the content.
    package var top: Double
    package var risePerRadian: Double
    package var bottom: Double

    package init(
        scrollDirection: ScrollDirection = .vertical, itemCounts: [Int], itemsPerTurn: Double = 20,
        itemSize: ItemValues = .constant(Size(width: 30, height: 30)), radius: Double, top: Double = 100,
        risePerRadian: Double = 50, bottom: Double = 100
    ) {
        self.scrollDirection = scrollDirection
        self.itemCounts = itemCounts
        self.itemsPerTurn = itemsPerTurn
        self.itemSize = itemSize
        self.radius = radius
        self.top = top
        self.risePerRadian = risePerRadian
        self.bottom = bottom
    }

    func prepared(for bounds: Size, adjustedContentInset: EdgeInsets) -> PreparedLayout {
        var builder = LayoutBuilder(
            scrollDirection: scrollDirection, bounds: bounds, contentInset: adjustedContentInset,
            sectionCount: itemCounts.count)
        return builder.prepared(self)
    }
}
