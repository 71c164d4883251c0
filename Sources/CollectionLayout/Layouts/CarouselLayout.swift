/// PLACEHOLDER
package struct CarouselLayout {
    package var scrollDirection: ScrollDirection
    /// The items of each section.
    package var itemCounts: [Int]
    /// Asked for by the index over all sections.
    package var itemSize: ItemValues
    package var spacing: Double
    package var minimumScale: Double
    package var minimumAlpha: Double
    package var tilt: Double
    package var perspective: Double

    package init(scrollDirection: ScrollDirection = .horizontal, itemCounts: [Int], itemSize: ItemValues = .constant(Size(width: 240, height: 320)), spacing: Double = 10, minimumScale: Double = 0.85, minimumAlpha: Double = 1, tilt: Double = 0, perspective: Double = 500) {
        self.scrollDirection = scrollDirection
        self.itemCounts = itemCounts
        self.itemSize = itemSize
        self.spacing = spacing
        self.minimumScale = minimumScale
        self.minimumAlpha = minimumAlpha
        self.tilt = tilt
        self.perspective = perspective
    }

    func prepared(for bounds: Size, adjustedContentInset: EdgeInsets) -> PreparedLayout {
        var builder = LayoutBuilder(
            scrollDirection: scrollDirection, bounds: bounds, contentInset: adjustedContentInset,
            sectionCount: itemCounts.count)
        for _ in itemCounts { builder.appendSection(itemCount: 0, headerLength: 0, inset: .zero, cells: .none, isInvalid: false, footerLength: 0) }
        return builder.finished()
    }
}
