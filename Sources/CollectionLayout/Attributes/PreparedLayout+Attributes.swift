extension PreparedLayout {
    /// What an element has beside its frame, before its track. O(1).
    package func attributes(of kind: ElementKind, at indexPath: IndexPath) -> LayoutAttributes {
        guard kind == .cell else {
            return LayoutAttributes(zIndex: place(of: kind, at: indexPath)?.zIndex ?? 0)
        }
        guard contains(indexPath) else { return .plain }
        let attributes = sections[indexPath.section].cells.attributes(indexPath.item)
        return isFlipped ? attributes.mirrored : attributes
    }

    /// Above the cells that slide beneath: what those gave their headers who pinned them before UIKit did
    /// (blog.radi.ws/post/32905838158), and mostly still do. UIKit's own number is not published.
    static let pinnedZIndex: Int32 = 1024

    /// Where elements that come in start, and those that go end.
    package var arrival: Arrival {
        isFlipped ? traits.arrival.mirrored(in: contentSize.width) : traits.arrival
    }

    /// Where scrolling comes to rest; nil for anywhere.
    package var snapOffsets: SnapOffsets? {
        guard isFlipped, isTransposed else { return traits.snapOffsets }
        return traits.snapOffsets?.mirrored { outward(offset: $0) }
    }

    /// The distance of the eye from the screen that tilted elements are seen in, points; 0 for none.
    package var perspective: Double { traits.perspective }

    /// Whether the content is to be seen from its end, and stay there while it grows.
    package var isAnchoredAtEnd: Bool { traits.isAnchoredAtEnd }

    /// Whether the content is to be seen from its middle, as long as nobody has scrolled.
    package var isSeenFromMiddle: Bool { traits.isSeenFromMiddle }
}
