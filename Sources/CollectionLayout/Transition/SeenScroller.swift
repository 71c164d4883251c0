/// A section that scrolls by itself, as a page sees it.
package struct SeenScroller {
    package var scroller: SectionScroller
    package var offset: Double
    /// The stretch of its cells' coordinates that is laid out for the page: what is seen, and some more.
    package var window: ClosedRange<Double>

    package init(scroller: SectionScroller, offset: Double, window: ClosedRange<Double>) {
        self.scroller = scroller
        self.offset = offset
        self.window = window
    }

    /// What its cells are seen before their frames by.
    package var scrolled: Point {
        scroller.direction == .horizontal ? Point(x: offset, y: 0) : Point(x: 0, y: offset)
    }
}
