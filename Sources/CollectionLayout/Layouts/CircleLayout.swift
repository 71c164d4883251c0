/// PLACEHOLDER
package struct CircleLayout {
    package var scrollDirection: ScrollDirection
    /// The items of each section.
    package var itemCounts: [Int]
    /// Asked for by the index over all sections.
    package var itemSize: ItemValues
    /// Nil for as large as fits.
    package var radius: Double?
    package var startAngle: Double
    package var spacing: Double
    package var ringSpacing: Double
    package var facesCenter: Bool

    package init(scrollDirection: ScrollDirection = .vertical, itemCounts: [Int], itemSize: ItemValues = .constant(Size(width: 60, height: 60)), radius: Double? = nil, startAngle: Double = -.pi / 2, spacing: Double = 10, ringSpacing: Double = 10, facesCenter: Bool = false) {
        self.scrollDirection = scrollDirection
        self.itemCounts = itemCounts
        self.itemSize = itemSize
        self.radius = radius
        self.startAngle = startAngle
        self.spacing = spacing
        self.ringSpacing = ringSpacing
        self.facesCenter = facesCenter
    }

    func prepared(for bounds: Size, adjustedContentInset: EdgeInsets) -> PreparedLayout {
        var builder = LayoutBuilder(
            scrollDirection: scrollDirection, bounds: bounds, contentInset: adjustedContentInset,
            sectionCount: itemCounts.count)
        for _ in itemCounts { builder.appendSection(itemCount: 0, headerLength: 0, inset: .zero, cells: .none, isInvalid: false, footerLength: 0) }
        return builder.finished()
    }
}
