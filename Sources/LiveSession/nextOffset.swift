import CollectionLayout
import PlaygroundFile
import WireMessages

/// Where the page looks once it shows `shared`: the first item that it sees keeps its place, as UIKit's collection views
/// are asked to across a rotation; as far as that place exists.
///
/// What was at rest stays at rest, however the insets changed. A page that comes back to another revision or another
/// server finds its first visible item again.
///
/// Complexity: O(log n + k) for k elements in the visible bounds.
func nextOffset(of page: Page, in shared: SharedLayout) -> Point {
    let range = shared.scrollRange
    if let anchor = page.anchor {
        guard let place = shared.revision.playground.indexPath(textForm: anchor.id) else {
            return range.clamped(page.offset)
        }
        let frame = shared.alignment.aligned(shared.layout.frame(at: place))
        return range.clamped(Point(x: frame.x - anchor.x, y: frame.y - anchor.y))
    }
    guard let old = page.shown else { return page.isAtRest ? range.rest : range.clamped(page.offset) }
    if old.shared === shared { return range.clamped(page.offset) }
    if let kept = keptPlace(of: page, in: shared), let offset = kept.offset(in: shared) { return range.clamped(offset) }
    return old.shared.scrollRange.isAtRest(page.offset) ? range.rest : range.clamped(page.offset)
}

/// The item that keeps its place when the page goes to `new`: the one that kept it last, unless the page was scrolled
/// since, so that a window that is made narrow and wide again comes back to where it was; else the first one visible.
///
/// nil where the page is at rest, and where nothing that it shows is in `new` too.
func keptPlace(of page: Page, in new: SharedLayout) -> KeptPlace? {
    if let kept = page.kept, kept.offset(in: new) != nil { return kept }
    guard let old = page.shown?.shared, !old.scrollRange.isAtRest(page.offset) else { return nil }
    return KeptPlace(firstVisibleIn: old, at: page.offset, alsoIn: new)
}
