/// UICollectionLayoutSectionOrthogonalScrollingBehavior, and what a section does with it that scrolls by itself.
package enum OrthogonalScrollingBehavior: UInt8, Sendable, CaseIterable, BitwiseCopyable {
    case none
    /// Comes to rest anywhere.
    case continuous
    /// Comes to rest at the leading edge of a group.
    case continuousGroupLeadingBoundary
    /// By the scroll view's own width.
    case paging
    /// A group at a time.
    case groupPaging
    /// A group at a time, each in the middle.
    case groupPagingCentered

    package var name: String {
        switch self {
        case .none: "none"
        case .continuous: "continuous"
        case .continuousGroupLeadingBoundary: "continuousGroupLeadingBoundary"
        case .paging: "paging"
        case .groupPaging: "groupPaging"
        case .groupPagingCentered: "groupPagingCentered"
        }
    }

    package init?(name: String) {
        guard let behavior = OrthogonalScrollingBehavior.allCases.first(where: { $0.name == name }) else { return nil }
        self = behavior
    }
}

/// The scroll view in which a section's cells scroll across the layout's own scroll direction.
///
/// A cell (and its badge) is seen at its frame moved by −offset along `direction`; at the offset 0 where its frame says.
/// Headers, footers and the background stay.
package struct SectionScroller: Equatable, Sendable {
    package var section: Int
    /// Of the scroll view itself, in content coordinates.
    package var frame: Rect
    package var direction: ScrollDirection
    /// The offsets from the first to the last; the same where everything is in sight.
    package var offsets: ClosedRange<Double>
    /// The offset where nobody has scrolled: the first, or the last where the content is read from the right.
    package var rest: Double
    package var behavior: OrthogonalScrollingBehavior
    /// Where scrolling comes to rest, within `offsets`; nil for anywhere.
    package var snapOffsets: SnapOffsets?

    package init(
        section: Int, frame: Rect, direction: ScrollDirection, offsets: ClosedRange<Double>, rest: Double,
        behavior: OrthogonalScrollingBehavior, snapOffsets: SnapOffsets?
    ) {
        self.section = section
        self.frame = frame
        self.direction = direction
        self.offsets = offsets
        self.rest = rest
        self.behavior = behavior
        self.snapOffsets = snapOffsets
    }

    /// What of the cells' coordinates is seen at an offset, and `screens` of the scroll view's lengths more on either side.
    package func window(at offset: Double, screens: Double) -> ClosedRange<Double> {
        let (start, end) = stretch
        let length = end - start
        let lower = (start + offset - screens * length).rounded(.down)
        return lower...max(lower, start + offset + (1 + screens) * length)
    }

    /// A frame's extent along the direction.
    package func extent(of frame: Rect) -> (min: Double, max: Double) {
        direction == .horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    }

    /// Where the scroll view begins and ends along its direction: what of its cells' coordinates is seen at the offset 0.
    package var stretch: (min: Double, max: Double) { extent(of: frame) }
}

/// Stretches of the cells' coordinates that are asked for in sections that scroll by themselves.
///
/// For a section, the stretch along its own scroll; nil for what is seen at the offset 0.
package typealias ScrollerWindows = (_ section: Int) -> ClosedRange<Double>?
