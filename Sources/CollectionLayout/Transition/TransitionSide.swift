/// One side of a transition: the layout that a page comes from, or the one it goes to, and what it shows of it.
package struct TransitionSide {
    package var layout: PreparedLayout
    package var alignment: PixelAlignment
    /// The content offset.
    package var offset: Point
    /// The size of what is seen from there.
    package var bounds: Size
    /// What is laid out for the page, in content coordinates: the visible bounds and some more.
    package var window: Rect
    /// What is seen of a section that scrolls by itself; nil for one that does not, and for one that is at the offset 0.
    package var scrollers: (_ section: Int) -> SeenScroller?
    /// The identity of an element, nil for one that has none. Called with elements of `layout`.
    package var key: (ElementKind, IndexPath) -> UInt32?
    /// The element of that identity; nil, or one that `layout` lacks, where there is none.
    package var place: (UInt32) -> (ElementKind, IndexPath)?
    /// How a cell of that size looks.
    package var cell: (IndexPath, Size) -> CellAppearance
    /// How a header, footer or decoration looks.
    package var supplementary: (ElementKind, IndexPath) -> CellAppearance

    package init(
        layout: PreparedLayout, alignment: PixelAlignment, offset: Point, bounds: Size, window: Rect,
        scrollers: @escaping (_ section: Int) -> SeenScroller? = { _ in nil },
        key: @escaping (ElementKind, IndexPath) -> UInt32?,
        place: @escaping (UInt32) -> (ElementKind, IndexPath)?,
        cell: @escaping (IndexPath, Size) -> CellAppearance,
        supplementary: @escaping (ElementKind, IndexPath) -> CellAppearance = { _, _ in CellAppearance() }
    ) {
        self.layout = layout
        self.alignment = alignment
        self.offset = offset
        self.bounds = bounds
        self.window = window
        self.scrollers = scrollers
        self.key = key
        self.place = place
        self.cell = cell
        self.supplementary = supplementary
    }

    /// The content offset along the scroll.
    var scrolled: Double { layout.scrollDirection == .vertical ? offset.y : offset.x }

    /// The content offsets along the scroll at which the window still covers what is seen; at least the present one.
    var coveredOffsets: ClosedRange<Double> {
        let (start, length, seen) =
            layout.scrollDirection == .vertical
            ? (window.y, window.height, bounds.height) : (window.x, window.width, bounds.width)
        let first = min(start, scrolled)
        return first...max(first, scrolled, start + length - seen)
    }

    /// Calls `body` with what is laid out for the page.
    func forEachElement(_ body: (Element) -> Void) {
        layout.forEachElement(in: window, scrollers: { scrollers($0)?.window }, body)
    }

    /// What an element that goes with a section's own scroll is seen before its frame by; zero for what goes with none.
    func scrolled(withSection section: Int?) -> Point {
        section.flatMap(scrollers)?.scrolled ?? .zero
    }

    /// The element of that identity in this side's layout, wherever it is; nil if there is none.
    func element(_ key: UInt32) -> Element? {
        guard let (kind, indexPath) = place(key), let frame = layout.frame(of: kind, at: indexPath) else { return nil }
        return Element(kind: kind, indexPath: indexPath, frame: frame)
    }

    /// Has a place and is not there.
    func isHidden(_ element: Element) -> Bool {
        layout.attributes(of: element.kind, at: element.indexPath).isHidden
    }

    /// What the element's track makes of it at the present offset; nil where it has none.
    func seenValues(_ element: TransitionElement) -> Track.Values? {
        guard layout.hasTracks else { return nil }
        return layout.track(of: element.kind, at: element.indexPath, over: scrolled...scrolled)?.values(at: scrolled)
    }

    /// Gives elements that are about to be shown their tracks, as far as the window reaches.
    ///
    /// A track has as many knots as it needs, up to `Track.maximumKnots`; where thousands of elements have one each, so many
    /// that they are `knotsOfAll` together, and as many as a straight line or two at least. So what is sent, and what it takes to
    /// find out, stays within bounds.
    func addTracks(to elements: inout [TransitionElement]) {
        guard layout.hasTracks else { return }
        let knots = min(Track.maximumKnots, max(8, Self.knotsOfAll / max(1, elements.count)))
        let offsets = coveredOffsets
        for index in elements.indices where elements[index].change != .disappearing {
            elements[index].track = layout.track(
                of: elements[index].kind, at: elements[index].indexPath, over: offsets, knots: knots)
        }
    }

    private static let knotsOfAll = 131_072

    /// The element as it is drawn at rest, before its track.
    func atRest(_ element: Element, key: UInt32) -> TransitionElement {
        let isCell = element.kind == .cell
        let appearance =
            isCell
            ? cell(element.indexPath, element.frame.size) : supplementary(element.kind, element.indexPath)
        let attributes = layout.attributes(of: element.kind, at: element.indexPath)
        return TransitionElement(
            key: key, kind: element.kind, indexPath: element.indexPath, frame: alignment.aligned(element.frame),
            cornerRadius: appearance.cornerRadius, alpha: attributes.alpha * appearance.alpha,
            zIndex: attributes.zIndex, scale: attributes.scale, rotation: attributes.rotation, tilt: attributes.tilt,
            content: appearance.content, axis: cellAxis(for: element.frame.size), corners: appearance.corners,
            separator: appearance.separator, side: appearance.side,
            scroller: layout.scrolls(element.kind, inSection: element.indexPath.section)
                ? element.indexPath.section : nil,
            isInvalid: isCell && layout.isInvalid(at: element.indexPath))
    }
}
