import CollectionLayout
import PlaygroundFile

/// An item and where a page sees it: how far from where the content begins to be visible, below the insets.
struct KeptPlace {
    private var key: UInt32
    private var direction: ScrollDirection
    private var distance: Point
    /// Of an item that begins before that: which share of it is hidden, per direction; else 0.
    private var hidden: Point

    /// The first cell that is visible in `old` at `offset` and that `new` has too.
    ///
    /// Complexity: O(log n + k) for k elements in the visible bounds.
    init?(firstVisibleIn old: SharedLayout, at offset: Point, alsoIn new: SharedLayout) {
        let insets = old.style.adjustedContentInset
        let size = old.key.viewport.size
        let visible = Rect(
            x: offset.x + insets.left, y: offset.y + insets.top, width: max(0, size.width - insets.left - insets.right),
            height: max(0, size.height - insets.top - insets.bottom))
        var found: (key: UInt32, frame: Rect)?
        old.layout.forEachElement(in: visible) { element in
            guard found == nil, element.kind == .cell,
                let key = old.revision.identities.key(of: element.kind, at: element.indexPath),
                new.revision.identities.place(of: key) != nil
            else { return }
            found = (key, old.alignment.aligned(element.frame))
        }
        guard let (key, frame) = found else { return nil }
        self.key = key
        direction = old.layout.scrollDirection
        distance = Point(x: max(0, frame.x - visible.x), y: max(0, frame.y - visible.y))
        hidden = Point(
            x: frame.width > 0 ? max(0, visible.x - frame.x) / frame.width : 0,
            y: frame.height > 0 ? max(0, visible.y - frame.y) / frame.height : 0)
    }

    /// The offset at which the item has its place in `new`; nil if it is not there. Where the other direction scrolls, it
    /// comes first.
    func offset(in new: SharedLayout) -> Point? {
        guard let (kind, indexPath) = new.revision.identities.place(of: key),
            let frame = new.layout.frame(of: kind, at: indexPath).map(new.alignment.aligned)
        else { return nil }
        let isAlong = direction == new.layout.scrollDirection
        let distance = isAlong ? distance : .zero
        let hidden = isAlong ? hidden : .zero
        let rest = new.scrollRange.rest
        let target = Rect(
            x: frame.x - distance.x + hidden.x * frame.width + rest.x,
            y: frame.y - distance.y + hidden.y * frame.height + rest.y, width: 0, height: 0)
        return new.alignment.aligned(target).origin
    }
}
