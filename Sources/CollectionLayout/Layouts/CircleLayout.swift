/// Items on a circle about the middle of the content; on several rings where one does not hold them.
///
///             0
///        5    ·    1          angle of item i on its ring = startAngle + 2π × i ÷ items on the ring, clockwise
///          ·     ·            neighbours stand at least `spacing` apart, rings `ringSpacing`
///        4    ·    2          each ring is filled before the next one outward; the last spreads its items evenly
///             3
///
/// Distances are between the circles around the cells: the one through a cell's corners, or closer where these are rounded. So
/// no two cells overlap, at whatever angle they stand, and round ones need no more room than they take. Cells that face the
/// middle stand closer, by the edges that they turn to each other. All rings have room for the largest item.
///
/// It runs once over the items of all sections. The content is as large as what is visible, or grows to hold the outermost ring
/// and then scrolls both ways, beginning with the middle in sight. A circle has no direction: `scrollDirection` moves nothing. Items come in from the middle.
///
/// With one ring and `radius` min(width, height) ÷ 2.5 it is the circle layout of Apple's WWDC 2012 sample, where cells may stick
/// out of the view: one ring of a given radius does not make the content grow before a cell's centre is out of sight.
package struct CircleLayout {
    package var scrollDirection: ScrollDirection
    /// The items of each section.
    package var itemCounts: [Int]
    /// Asked for by the index over all sections.
    package var itemSize: ItemValues
    /// From the middle to the items' centres on the innermost ring.
    ///
    /// Nil for as large as fits, all items on one ring; where they are too many for that, for as few rings as hold them within
    /// that outermost one; where these are too few, rings begin in the middle and grow beyond what is visible.
    package var radius: Double?
    /// Where the first item of every ring stands, radians; 0 is to the right, π / 2 below.
    package var startAngle: Double
    package var spacing: Double
    package var ringSpacing: Double
    /// Turns the items so that their lower edges face the middle.
    package var facesCenter: Bool
    /// The effective insets.
    package var sectionInset: EdgeInsets
    /// The corner radius of a cell of that size.
    package var cornerRadius: (Size) -> Double

    package init(
        scrollDirection: ScrollDirection = .vertical, itemCounts: [Int],
        itemSize: ItemValues = .constant(Size(width: 60, height: 60)), radius: Double? = nil,
        startAngle: Double = -.pi / 2, spacing: Double = 10, ringSpacing: Double = 10, facesCenter: Bool = false,
        sectionInset: EdgeInsets = .zero, cornerRadius: @escaping (Size) -> Double = { _ in 0 }
    ) {
        self.scrollDirection = scrollDirection
        self.itemCounts = itemCounts
        self.itemSize = itemSize
        self.radius = radius
        self.startAngle = startAngle
        self.spacing = spacing
        self.ringSpacing = ringSpacing
        self.facesCenter = facesCenter
        self.sectionInset = sectionInset
        self.cornerRadius = cornerRadius
    }

    func prepared(for bounds: Size, adjustedContentInset: EdgeInsets) -> PreparedLayout {
        var builder = LayoutBuilder(
            scrollDirection: scrollDirection, bounds: bounds, contentInset: adjustedContentInset,
            sectionCount: itemCounts.count)
        return builder.prepared(self)
    }
}
