package import CollectionLayout

/// A complete layout: it replaces all that the page held.
///
/// The one binary message. `RBL1`, the length of a JSON header, the header (padded with spaces to a multiple of 8), then
/// columns of little-endian numbers, each at a multiple of 8 from the message's start, where the header's tables say: those of
/// the elements, then those of the tracks and of the tracks' knots.
package struct LayoutMessage {
    /// Counts one page's layouts; the page acknowledges it.
    package var push: Int
    package var revision: Int
    package var style: String
    /// The highest report that this layout takes in; 0 for none.
    package var seq: Int
    package var contentSize: Size
    /// What the elements were asked for: the visible bounds and a viewport more on each side along the scroll.
    package var window: Rect
    /// Where the page has to scroll to, if the server moved it.
    package var offset: Point?
    /// The text form of the item that kept its place on the screen; nil where none was asked to.
    package var kept: String?
    /// The adjusted one.
    package var contentInset: EdgeInsets
    package var scrollDirection: ScrollDirection
    /// The leading edge is the right one.
    package var rightToLeft: Bool
    /// The distance of the eye from the screen that tilted elements are seen in, points; 0 for none.
    package var perspective: Double
    /// Where scrolling comes to rest; nil for anywhere.
    package var snap: SnapOffsets?
    package var animated: Bool
    /// Of `total` cells, so many changed place against the layout that this page had, at most `farthest` points far;
    /// `sampled` if not all were compared.
    package var moved: Int
    package var total: Int
    package var farthest: Double
    package var sampled: Bool
    package var parseMs: Double
    package var layoutMs: Double
    /// The corner radius follows the cell's size while it changes.
    package var cornerRadiusFollowsBounds: Bool
    package var animation: AnimationDescription
    /// How texts in cells are set; nil where no cell shows one.
    package var text: TextMetricsDescription?
    /// The sections that scroll by themselves and are in the window, or that an element goes to; rising by section.
    package var scrollers: [ScrollerDescription]
    package var elements: [TransitionElement]

    package init(
        push: Int, revision: Int, style: String, seq: Int, contentSize: Size, window: Rect, offset: Point? = nil,
        kept: String? = nil, contentInset: EdgeInsets, scrollDirection: ScrollDirection, rightToLeft: Bool = false,
        perspective: Double = 0, snap: SnapOffsets? = nil, animated: Bool, moved: Int = 0, total: Int = 0,
        farthest: Double = 0, sampled: Bool = false, parseMs: Double = 0, layoutMs: Double = 0,
        cornerRadiusFollowsBounds: Bool, animation: AnimationDescription, text: TextMetricsDescription? = nil,
        scrollers: [ScrollerDescription] = [], elements: [TransitionElement]
    ) {
        self.push = push
        self.revision = revision
        self.style = style
        self.seq = seq
        self.contentSize = contentSize
        self.window = window
        self.offset = offset
        self.kept = kept
        self.contentInset = contentInset
        self.scrollDirection = scrollDirection
        self.rightToLeft = rightToLeft
        self.perspective = perspective
        self.snap = snap
        self.animated = animated
        self.moved = moved
        self.total = total
        self.farthest = farthest
        self.sampled = sampled
        self.parseMs = parseMs
        self.layoutMs = layoutMs
        self.cornerRadiusFollowsBounds = cornerRadiusFollowsBounds
        self.animation = animation
        self.text = text
        self.scrollers = scrollers
        self.elements = elements
    }
}
