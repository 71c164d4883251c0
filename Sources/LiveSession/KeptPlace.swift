import CollectionLayout
import PlaygroundFile

/// An item and where a page sees it: how far from where the content begins, or ends, to be visible within the insets.
///
/// Which item that is, and from where it is measured, follows from how the layout is read: from its beginning the first one
/// visible; in content that is to be seen from its end (a chat) the last one, from the lower edge; in one that comes to rest at
/// an item (a carousel) the one in the middle, from the middle.
struct KeptPlace {
    let key: UInt32
    private var direction: ScrollDirection
    private var edge: VisibleEdge
    private var distance: Point
    /// Of an item that reaches beyond that edge: which share of it is hidden, per direction; else 0.
    private var hidden: Point

    /// A cell that is visible in `old` at `offset` and that `new` has too; nil where there is none.
    ///
    /// A cell is visible by what it covers, transformed; headers do not count, wherever they are pinned.
    /// Complexity: O(log n + k) for k elements in the visible bounds.
    init?(visibleIn old: SharedLayout, at offset: Point, _ sections: SeenSections, alsoIn new: SharedLayout) {
        let visible = old.visibleRect(at: offset)
        var found: (key: UInt32, frame: Rect)?
        var nearest = Double.infinity
        let edge = VisibleEdge(of: old)
        old.layout.forEachElement(in: visible, scrollers: sections.windows) { element in
            guard element.kind == .cell, found == nil || edge == .middle || old.layout.isAnchoredAtEnd,
                let key = old.revision.identities.key(of: element.kind, at: element.indexPath),
                new.revision.identities.place(of: key) != nil
            else { return }
            let frame = old.alignment.aligned(sections.frame(of: element))
            // In a section that scrolls by itself more is asked for than is seen.
            guard !old.layout.scrolls(.cell, inSection: element.indexPath.section) || frame.intersects(visible) else {
                return
            }
            if edge == .middle {
                let fromMiddle = abs(
                    old.layout.scrollDirection == .vertical
                        ? frame.midY - visible.midY : frame.midX - visible.midX)
                guard fromMiddle < nearest else { return }
                nearest = fromMiddle
            }
            found = (key, frame)
        }
        guard let (key, frame) = found else { return nil }
        self.key = key
        self.edge = edge
        direction = old.layout.scrollDirection
        let horizontally = edge.along(.horizontal, of: direction)
        let vertically = edge.along(.vertical, of: direction)
        distance = Point(
            x: horizontally.distance(of: (frame.minX, frame.maxX), from: (visible.minX, visible.maxX)),
            y: vertically.distance(of: (frame.minY, frame.maxY), from: (visible.minY, visible.maxY)))
        hidden = Point(
            x: horizontally.hiddenShare(of: (frame.minX, frame.maxX), from: (visible.minX, visible.maxX)),
            y: vertically.hiddenShare(of: (frame.minY, frame.maxY), from: (visible.minY, visible.maxY)))
    }

    /// The offset at which the item has its place in `new`; nil if it is not there. Where the other direction scrolls, it
    /// comes right to the edge that the layout is read from.
    func offset(in new: SharedLayout, _ sections: SeenSections) -> Point? {
        guard let (kind, indexPath) = new.revision.identities.place(of: key),
            let own = new.layout.frame(of: kind, at: indexPath)
        else { return nil }
        let frame = new.alignment.aligned(
            sections.frame(of: Element(kind: kind, indexPath: indexPath, frame: own)))
        let isAlong = direction == new.layout.scrollDirection
        let edge = isAlong ? edge : VisibleEdge(of: new)
        let distance = isAlong ? distance : .zero
        let hidden = isAlong ? hidden : .zero
        let visible = new.visibleRect(at: .zero)
        let horizontally = edge.along(.horizontal, of: new.layout.scrollDirection)
        let vertically = edge.along(.vertical, of: new.layout.scrollDirection)
        let target = Rect(
            x: horizontally.offset(
                placing: (frame.minX, frame.maxX), in: (visible.minX, visible.maxX), distance.x, hidden: hidden.x),
            y: vertically.offset(
                placing: (frame.minY, frame.maxY), in: (visible.minY, visible.maxY), distance.y, hidden: hidden.y),
            width: 0, height: 0)
        return new.alignment.aligned(target).origin
    }

    /// What the item is called in `new`.
    func id(in new: SharedLayout) -> String? {
        new.revision.identities.place(of: key).map { new.revision.playground.textForm(at: $0.1) }
    }
}
