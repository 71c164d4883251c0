import CollectionLayout
import PlaygroundFile
import WireMessages

/// Where the page looks once it shows `shared`: where it looked before, as far as that place still exists.
///
/// What was at rest stays at rest, however the insets changed. A page that comes back to another revision or another
/// server finds its first visible item again.
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
    let oldRange = old.shared.scrollRange
    if oldRange.direction != range.direction || oldRange.isAtRest(page.offset) { return range.rest }
    return range.clamped(page.offset)
}
