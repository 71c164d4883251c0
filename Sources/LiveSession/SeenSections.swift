import CollectionLayout

/// What a page sees of one layout's sections that scroll by themselves. Each is looked up when it is asked for, and once.
final class SeenSections {
    private let layout: PreparedLayout
    private let offsets: [Int: Double]
    private var seen: [Int: SeenScroller] = [:]

    /// - Parameter offsets: by section, of those that are not at rest.
    init(of layout: PreparedLayout, offsets: [Int: Double]) {
        self.layout = layout
        self.offsets = offsets
    }

    /// nil for a section that does not scroll by itself.
    subscript(section: Int) -> SeenScroller? {
        if let known = seen[section] { return known }
        guard layout.hasScrollers, let scroller = layout.scroller(ofSection: section) else { return nil }
        let offset = scroller.clamped(offsets[section] ?? scroller.rest)
        let made = SeenScroller(
            scroller: scroller, offset: offset, window: scroller.window(at: offset, screens: 1))
        seen[section] = made
        return made
    }

    /// What is asked for of each: what is seen, and one of its own lengths more on either side.
    var windows: ScrollerWindows { { self[$0]?.window } }

    /// Where an element is seen, its frame being that of its layout.
    func frame(of element: Element) -> Rect {
        guard layout.scrolls(element.kind, inSection: element.indexPath.section),
            let seen = self[element.indexPath.section]
        else { return element.frame }
        return element.frame.offset(x: 0 - seen.scrolled.x, y: 0 - seen.scrolled.y)
    }
}

extension SectionScroller {
    /// The nearest offset that exists.
    func clamped(_ offset: Double) -> Double {
        min(max(offset, offsets.lowerBound), offsets.upperBound)
    }

    /// The nearest offset at which scrolling comes to rest. At the ends it always does.
    func restingPlace(near offset: Double) -> Double {
        let offset = clamped(offset)
        guard let snapOffsets else { return offset }
        let places = [clamped(snapOffsets.nearest(to: offset)), offsets.lowerBound, offsets.upperBound]
        return places.min { abs($0 - offset) < abs($1 - offset) } ?? offset
    }

    /// Whether a window still has what is seen at an offset and half of that more, as far as there is content.
    func isCovered(by window: ClosedRange<Double>, at offset: Double) -> Bool {
        let (start, end) = stretch
        let half = (end - start) / 2
        return max(start + offset - half, start + offsets.lowerBound) >= window.lowerBound
            && min(end + offset + half, end + offsets.upperBound) <= window.upperBound
    }
}
