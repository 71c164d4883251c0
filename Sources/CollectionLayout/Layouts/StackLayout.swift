/// A pile of cards, item 0 on top.
///
///       pile              fan
///      ______           ___ ___
///     |0     |\        /0  |2  \       pile: each card is `shift` away from the one above it, and they lie turned by
///     |      | \      / /1\|    \            turns to either side: 0, angle, −angle, 2 × angle, …
///     |      | /      \/   \    /      fan:  spread evenly, `angle` from card to card, about a pivot half a card
///     |______|/             ·                below the lower edge of the middle one; the first to the left
///
/// The first `depth` cards are there, the upper above the lower; the others have their place under the last of these and are
/// hidden. The pile as a whole is centred in what is visible, and the content is as large as that: nothing scrolls.
///
/// It runs once over the items of all sections. A pile has no direction: `scrollDirection` moves nothing. Cards are dealt from
/// above the view.
package struct StackLayout {
    package var scrollDirection: ScrollDirection
    /// The items of each section.
    package var itemCounts: [Int]
    /// Asked for by the index over all sections.
    package var itemSize: ItemValues
    /// Radians, clockwise.
    package var angle: Double
    package var shift: Point
    /// How many cards are there.
    package var depth: Int
    package var isFan: Bool
    /// The effective insets.
    package var sectionInset: EdgeInsets

    package init(
        scrollDirection: ScrollDirection = .vertical, itemCounts: [Int],
        itemSize: ItemValues = .constant(Size(width: 200, height: 280)), angle: Double = 0.06,
        shift: Point = Point(x: 0, y: 6), depth: Int = 10, isFan: Bool = false, sectionInset: EdgeInsets = .zero
    ) {
        self.scrollDirection = scrollDirection
        self.itemCounts = itemCounts
        self.itemSize = itemSize
        self.angle = angle
        self.shift = shift
        self.depth = depth
        self.isFan = isFan
        self.sectionInset = sectionInset
    }

    func prepared(for bounds: Size, adjustedContentInset: EdgeInsets) -> PreparedLayout {
        var builder = LayoutBuilder(
            scrollDirection: scrollDirection, bounds: bounds, contentInset: adjustedContentInset,
            sectionCount: itemCounts.count)
        return builder.prepared(self)
    }
}
