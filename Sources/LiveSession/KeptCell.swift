import CollectionLayout
import PlaygroundFile

/// A cell in a section that scrolls by itself, and where a page sees it there: as `KeptPlace` has it of the whole content.
///
/// Where groups come to rest in the middle it is the cell nearest to that, measured from there; else the first one that is visible,
/// from where what is seen begins: from the right, where it is read from there.
struct KeptCell {
    let key: UInt32
    private var direction: ScrollDirection
    private var edge: VisibleEdge
    private var distance: Double
    /// Of a cell that reaches beyond that edge: which share of it is hidden; else 0.
    private var hidden: Double

    /// A cell that is visible of a section of `old`, at an offset of that section, and that `new` has too; nil where there is none.
    ///
    /// Complexity: O(log n + k) for k cells in sight.
    init?(visibleIn old: SharedLayout, section: Int, at offset: Double, alsoIn new: SharedLayout) {
        guard let scroller = old.layout.scroller(ofSection: section) else { return nil }
        let edge = VisibleEdge(of: scroller, in: old)
        let visible = (min: scroller.stretch.min + offset, max: scroller.stretch.max + offset)
        let identities = new.revision.identities
        var found: (key: UInt32, extent: (min: Double, max: Double))?
        var nearest = Double.infinity
        old.layout.forEachElement(
            in: scroller.frame, scrollers: { $0 == section ? visible.min...max(visible.min, visible.max) : nil }
        ) { element in
            guard element.kind == .cell, element.indexPath.section == section, found == nil || edge == .middle,
                let key = old.key(of: .cell, at: element.indexPath), identities.place(of: key) != nil
            else { return }
            let extent = scroller.extent(of: old.alignment.aligned(element.frame))
            if edge == .middle {
                let fromMiddle = abs(edge.distance(of: extent, from: visible))
                guard fromMiddle < nearest else { return }
                nearest = fromMiddle
            }
            found = (key, extent)
        }
        guard let (key, extent) = found else { return nil }
        self.key = key
        self.edge = edge
        direction = scroller.direction
        distance = edge.distance(of: extent, from: visible)
        hidden = edge.hiddenShare(of: extent, from: visible)
    }

    /// A cell that comes right to where what is seen of its section begins, or to the middle where groups come to rest there.
    init(first key: UInt32, of scroller: SectionScroller, in shared: SharedLayout) {
        self.key = key
        edge = VisibleEdge(of: scroller, in: shared)
        direction = scroller.direction
        distance = 0
        hidden = 0
    }

    /// Where it is in `new`; nil if it is not there.
    func indexPath(in new: SharedLayout) -> IndexPath? {
        guard let (kind, indexPath) = new.revision.identities.place(of: key), kind == .cell,
            new.layout.contains(indexPath)
        else { return nil }
        return indexPath
    }

    /// The offset of its section at which it has its place in `new`, as near as scrolling comes to rest; nil if it is in no section
    /// that scrolls by itself.
    func offset(in new: SharedLayout) -> Double? {
        guard let indexPath = indexPath(in: new), let scroller = new.layout.scroller(ofSection: indexPath.section)
        else { return nil }
        let own = VisibleEdge(of: scroller, in: new)
        // From one beginning to the other it keeps its distance, and in the middle; else it comes right to where it belongs.
        let isComparable = direction == scroller.direction && (edge == .middle) == (own == .middle)
        return new.offset(
            of: scroller, showing: indexPath, own, distance: isComparable ? distance : 0,
            hidden: isComparable ? hidden : 0)
    }
}

extension VisibleEdge {
    /// The edge from which a section that scrolls by itself is read.
    init(of scroller: SectionScroller, in shared: SharedLayout) {
        if scroller.behavior == .groupPagingCentered {
            self = .middle
        } else {
            self = VisibleEdge(readingOf: scroller, in: shared)
        }
    }

    /// The edge at which its content begins.
    init(readingOf scroller: SectionScroller, in shared: SharedLayout) {
        self = shared.layout.isFlipped && scroller.direction == .horizontal ? .end : .beginning
    }
}

extension SharedLayout {
    /// The offset of a section at which a cell of it is so far from that edge, as near as scrolling comes to rest.
    func offset(
        of scroller: SectionScroller, showing indexPath: IndexPath, _ edge: VisibleEdge, distance: Double,
        hidden: Double = 0
    ) -> Double {
        let frame = alignment.aligned(layout.frame(at: indexPath))
        let offset = edge.offset(
            placing: scroller.extent(of: frame), in: scroller.stretch, distance, hidden: hidden)
        return scroller.restingPlace(near: alignment.aligned(offset))
    }
}
