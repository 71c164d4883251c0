import CollectionLayout
import PlaygroundFile
import WireMessages

/// Where a page looks next, and for the sake of which item.
struct NextPlace {
    var offset: Point
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
/// Complexity: O(log n + k) for k elements in the visible bounds.
func nextPlace(of page: Page, in shared: SharedLayout) -> NextPlace {
    let range = shared.scrollRange
    if let anchor = page.anchor {
        guard let place = shared.revision.playground.indexPath(textForm: anchor.id) else {
            return NextPlace(offset: range.clamped(page.offset))
        }
        let frame = shared.alignment.aligned(shared.layout.frame(at: place))
        let offset = range.clamped(Point(x: frame.x - anchor.x, y: frame.y - anchor.y))
        return NextPlace(offset: offset, keptID: anchor.id)
    }
    guard let old = page.shown else {
        return NextPlace(offset: page.isAtRest ? range.rest : range.clamped(page.offset))
    }
    if old.shared === shared { return NextPlace(offset: range.clamped(page.offset), kept: page.kept) }
    if let kept = keptPlace(of: page, in: shared), let offset = kept.offset(in: shared) {
        return NextPlace(offset: shared.snapped(range.clamped(offset)), kept: kept, keptID: kept.id(in: shared))
    }
    let offset = old.shared.scrollRange.isAtRest(page.offset) ? range.rest : range.clamped(page.offset)
    return NextPlace(offset: shared.snapped(offset))
}

/// The item that keeps its place when the page goes to `new`: the one that kept it last, unless the page was scrolled
/// since, so that a window that is made narrow and wide again comes back to where it was; else the first one visible.
///
/// nil where the page is at rest, and where nothing that it shows is in `new` too.
private func keptPlace(of page: Page, in new: SharedLayout) -> KeptPlace? {
    if let kept = page.kept, kept.offset(in: new) != nil { return kept }
    guard let old = page.shown?.shared, !old.scrollRange.isAtRest(page.offset) else { return nil }
    return KeptPlace(visibleIn: old, at: page.offset, alsoIn: new)
}
