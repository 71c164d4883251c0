/// Items in a line along the scroll, of which one is in the middle: it is larger than its neighbours, or faces the eye while
/// these are turned away as the covers of a record shelf.
///
///              │                              ╱│ ┌──────┐ │╲
///     ┌───┐ ┌──┼──┐ ┌───┐                    ╱╱│ │      │ │╲╲
///     │ 3 │ │  4  │ │ 5 │    minimumScale    ││4│ │  5   │ │6││    tilt: the neighbours' outer edges
///     └───┘ └──┼──┘ └───┘                    ╲╲│ │      │ │╱╱          come towards the eye
///              │                              ╲│ └──────┘ │╱
///
/// `spacing` apart, every one is centred across the scroll, and the content has room for the first and the last to stand in the
/// middle too; scrolling comes to rest with an item there. `minimumScale`, `minimumAlpha` and `tilt` hold at one item's distance
/// from the middle and beyond; nearer by, they change with the distance. What is nearer to the middle lies above.
///
/// With a tilt t the line is a cover flow. A cover at the side looks w × cos t wide, and they overlap by as much again: they stand
/// w × cos² t + spacing apart, and the scroll moves one on as far. The one in the middle has w × (1 + cos t) ÷ 2 + spacing to its
/// neighbours: they touch but for the spacing. Without a tilt both are w + spacing. A vertical line does not tilt: its items would
/// have to turn about another axis.
///
/// It runs once over the items of all sections. Items come in at half their size. With `itemSize` 260, `spacing` −60 and
/// `minimumScale` 1 ÷ 1.3 it is the line layout of Apple's WWDC 2012 sample, 200 points magnified by up to 1.3.
package struct CarouselLayout {
    package var scrollDirection: ScrollDirection
    /// The items of each section.
    package var itemCounts: [Int]
    /// Asked for by the index over all sections.
    package var itemSize: ItemValues
    package var spacing: Double
    /// 0…1.
    package var minimumScale: Double
    /// 0…1.
    package var minimumAlpha: Double
    /// Radians, at most a quarter turn to either side; negative turns the inner edges towards the eye.
    package var tilt: Double
    /// The distance of the eye from the screen, points; 0 for an eye so far away that what is tilted only looks narrow. At least
    /// the widest item's width, so that nothing comes behind the eye.
    package var perspective: Double
    /// The effective insets.
    package var sectionInset: EdgeInsets

    package init(
        scrollDirection: ScrollDirection = .horizontal, itemCounts: [Int],
        itemSize: ItemValues = .constant(Size(width: 240, height: 320)), spacing: Double = 10,
        minimumScale: Double = 0.85, minimumAlpha: Double = 1, tilt: Double = 0, perspective: Double = 500,
        sectionInset: EdgeInsets = .zero
    ) {
        self.scrollDirection = scrollDirection
        self.itemCounts = itemCounts
        self.itemSize = itemSize
        self.spacing = spacing
        self.minimumScale = minimumScale
        self.minimumAlpha = minimumAlpha
        self.tilt = tilt
        self.perspective = perspective
        self.sectionInset = sectionInset
    }

    func prepared(for bounds: Size, adjustedContentInset: EdgeInsets) -> PreparedLayout {
        var builder = LayoutBuilder(
            scrollDirection: scrollDirection, bounds: bounds, contentInset: adjustedContentInset,
            sectionCount: itemCounts.count)
        return builder.prepared(self)
    }
}
