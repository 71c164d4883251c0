import CollectionLayout
import WireMessages

extension LiveSession {
    /// A section that scrolls by itself has another offset. What is said of another layout than the last one sent changes nothing:
    /// the section of that number may be another one by now.
    func sectionDidScroll(
        _ id: PageID, _ section: Int, _ offset: Double, push: Int, effects: inout [Effect]
    ) {
        if var page = pages[id], let shown = page.shown, shown.push == push,
            let scroller = shown.shared.layout.scroller(ofSection: section)
        {
            let offset = scroller.clamped(offset)
            page.sections.scroll(section, to: offset, rest: scroller.rest)
            page.toldSections[section] = page.sections.offsets[section]
            if let window = shown.sectionWindows[section], !scroller.isCovered(by: window, at: offset) {
                page.due = max(page.due, .still)
            }
            pages[id] = page
        }
        pushIfPossible(id, effects: &effects)
    }
}

/// The sections that a page is told of with a layout: those in the window, and those that elements end in; rising.
///
/// Notes in `page` what it takes each to be scrolled to then.
func sectionDescriptions(
    of shared: SharedLayout, at place: NextPlace, window: Rect, elements: [TransitionElement], to page: inout Page
) -> [ScrollerDescription] {
    guard shared.layout.hasScrollers else { return [] }
    var sections = Set(elements.lazy.compactMap { $0.scroller })
    shared.layout.forEachScroller(in: window) { sections.insert($0.section) }
    return sections.sorted().compactMap { section in
        guard let seen = place.seen[section] else { return nil }
        var scroller = seen.scroller
        scroller.frame = shared.alignment.aligned(scroller.frame)
        scroller.snapOffsets = scroller.snapOffsets?.around(seen.offset)
        // What is at rest is so on the page without being told.
        let next = place.sections.offsets[section]
        let isKnown = page.toldSections[section] == next
        page.toldSections[section] = next
        return ScrollerDescription(scroller: scroller, offset: isKnown ? nil : seen.offset, window: seen.window)
    }
}
