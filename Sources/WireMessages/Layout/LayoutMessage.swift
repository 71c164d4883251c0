package import CollectionLayout

/// A complete layout: it replaces all that the page held.
///
/// The one binary message. `RBL1`, the length of a JSON header, the header (padded with spaces to a multiple of 8), then
/// columns of little-endian numbers, each at a multiple of 8 from the message's start, where the header's table says.
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
    /// The adjusted one.
    package var contentInset: EdgeInsets
    package var scrollDirection: ScrollDirection
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
    package var elements: [TransitionElement]

    package init(
        push: Int, revision: Int, style: String, seq: Int, contentSize: Size, window: Rect, offset: Point? = nil,
        contentInset: EdgeInsets, scrollDirection: ScrollDirection, animated: Bool, moved: Int = 0, total: Int = 0,
        farthest: Double = 0, sampled: Bool = false, parseMs: Double = 0, layoutMs: Double = 0,
        cornerRadiusFollowsBounds: Bool, animation: AnimationDescription, elements: [TransitionElement]
    ) {
        self.push = push
        self.revision = revision
        self.style = style
        self.seq = seq
        self.contentSize = contentSize
        self.window = window
        self.offset = offset
        self.contentInset = contentInset
        self.scrollDirection = scrollDirection
        self.animated = animated
        self.moved = moved
        self.total = total
        self.farthest = farthest
        self.sampled = sampled
        self.parseMs = parseMs
        self.layoutMs = layoutMs
        self.cornerRadiusFollowsBounds = cornerRadiusFollowsBounds
        self.animation = animation
        self.elements = elements
    }
}
