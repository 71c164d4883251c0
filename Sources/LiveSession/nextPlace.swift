import CollectionLayout
import PlaygroundFile
import WireMessages

/// Where a page looks next, and for the sake of which item.
struct NextPlace {
    var offset: Point
    /// In sections that scroll by themselves.
    var sections: SectionPlaces
    /// What it sees of those then.
    var seen: SeenSections
    /// The item that keeps its place; nil where none is asked to.
    var kept: KeptPlace?
    /// Its text form.
    var keptID: String?
}

/// Where the page looks once it shows `shared`: the first item that it sees keeps its place, as UIKit's collection views
/// are asked to across a rotation; as far as that place exists, and as near to it as scrolling comes to rest.
///
/// What was at rest stays at rest, however the insets changed, and however content grows that is to be seen from its end. A
/// page that comes back to another revision or another server finds its first visible item again.
///
/// Complexity: O(log n + k) for k elements in the visible bounds, and as much for each section that is scrolled by itself.
func nextPlace(of page: Page, in shared: SharedLayout) -> NextPlace {
    let sections = nextSections(of: page, in: shared)
    var place = NextPlace(
        offset: .zero, sections: sections, seen: SeenSections(of: shared.layout, offsets: sections.offsets))
    placeContent(of: page, in: shared, &place)
    return place
}

private func placeContent(of page: Page, in shared: SharedLayout, _ next: inout NextPlace) {
    let range = shared.scrollRange
    if let anchor = page.anchor {
        guard let place = shared.revision.playground.indexPath(textForm: anchor.id) else {
            next.offset = range.clamped(page.offset)
            return
        }
        let cell = Element(kind: .cell, indexPath: place, frame: shared.layout.frame(at: place))
        let frame = shared.alignment.aligned(next.seen.frame(of: cell))
        next.offset = range.clamped(Point(x: frame.x - anchor.x, y: frame.y - anchor.y))
        next.keptID = anchor.id
        return
    }
    guard let old = page.shown else {
        next.offset = page.isAtRest ? range.rest : range.clamped(page.offset)
        return
    }
    if old.shared === shared {
        next.offset = range.clamped(page.offset)
        next.kept = page.kept
        return
    }
    if let kept = keptPlace(of: page, in: shared, next.seen) {
        next.bringIntoSight(kept, from: old.shared, in: shared)
        if let offset = kept.offset(in: shared, next.seen) {
            next.offset = shared.snapped(range.clamped(offset))
            next.kept = kept
            next.keptID = kept.id(in: shared)
            return
        }
    }
    next.offset = shared.snapped(old.shared.scrollRange.isAtRest(page.offset) ? range.rest : range.clamped(page.offset))
}

/// The item that keeps its place when the page goes to `new`: the one that kept it last, unless the page was scrolled
/// since, so that a window that is made narrow and wide again comes back to where it was; else the first one visible.
///
/// nil where the page is at rest, and where nothing that it shows is in `new` too.
private func keptPlace(of page: Page, in new: SharedLayout, _ seen: SeenSections) -> KeptPlace? {
    if let kept = page.kept, kept.offset(in: new, seen) != nil { return kept }
    guard let old = page.shown?.shared, !old.scrollRange.isAtRest(page.offset) else { return nil }
    return KeptPlace(visibleIn: old, at: page.offset, page.seenSections(of: old), alsoIn: new)
}

extension NextPlace {
    /// Where an item that keeps its place comes into a section that scrolls by itself, out of one that did not, that section shows
    /// it first; unless it is known already what it shows.
    fileprivate mutating func bringIntoSight(_ kept: KeptPlace, from old: SharedLayout, in new: SharedLayout) {
        guard new.layout.hasScrollers, let (_, source) = old.revision.identities.place(of: kept.key),
            !old.layout.scrolls(.cell, inSection: source.section),
            let (_, target) = new.revision.identities.place(of: kept.key), sections.kept[target.section] == nil,
            let scroller = new.layout.scroller(ofSection: target.section)
        else { return }
        let cell = KeptCell(first: kept.key, of: scroller, in: new)
        guard let offset = cell.offset(in: new), offset != scroller.rest else { return }
        sections.kept[target.section] = cell
        sections.offsets[target.section] = offset
        seen = SeenSections(of: new.layout, offsets: sections.offsets)
    }
}
