/// PLACEHOLDER
package struct StackLayout {
    package var scrollDirection: ScrollDirection
    /// The items of each section.
    package var itemCounts: [Int]
    /// Asked for by the index over all sections.
    package var itemSize: ItemValues
    package var angle: Double
    package var shift: Point
    package var depth: Int
    package var isFan: Bool

    package init(scrollDirection: ScrollDirection = .vertical, itemCounts: [Int], itemSize: ItemValues = .constant(Size(width: 200, height: 280)), angle: Double = 0.06, shift: Point = Point(x: 0, y: 6), depth: Int = 10, isFan: Bool = false) {
        self.scrollDirection = scrollDirection
        self.itemCounts = itemCounts
        self.itemSize = itemSize
        self.angle = angle
        self.shift = shift
        self.depth = depth
        self.isFan = isFan
    }

    func prepared(for bounds: Size, adjustedContentInset: EdgeInsets) -> PreparedLayout {
        var builder = LayoutBuilder(
            scrollDirection: scrollDirection, bounds: bounds, contentInset: adjustedContentInset,
            sectionCount: itemCounts.count)
        for _ in itemCounts { builder.appendSection(itemCount: 0, headerLength: 0, inset: .zero, cells: .none, isInvalid: false, footerLength: 0) }
        return builder.finished()
    }
}
