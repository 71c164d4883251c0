/// UICollectionViewCompositionalLayout: sections of groups of items, each section a layout of its own.
///
///     ┌───────────────────────────┐  boundary item at the top
///     ┌───────────┐ ┌───────────┐
///     │ group     │ │           │   repeated along the scroll, or across it where the section scrolls by itself
///     │ ┌──┐ ┌──┐ │ │ ┌──┐ ┌──┐ │
///     │ └──┘ └──┘ │ │ └──┘ └──┘ │
///     └───────────┘ └───────────┘
///
/// A group whose items are all of known sizes is solved once and repeated by index, whatever the number of items; one whose
/// cells size themselves is solved group by group. Rules and their evidence are with `GroupSolver`.
package struct CompositionalLayout {
    package enum Content {
        case groups(Groups)
        /// Rows, as `NSCollectionLayoutSection.list(using:layoutEnvironment:)` has them, within the section's insets.
        case list(ListLayout.Rows)
    }

    package struct Groups {
        /// Has a `group`.
        package var group: LayoutItem
        package var interGroupSpacing: Double
        package var orthogonalScrolling: OrthogonalScrollingBehavior
        /// The size that a cell prefers: of the section's item, at the size that its insets leave of the one it would have, on
        /// the axes that are estimated; nil where no cell sizes itself.
        package var preferredSize: ((_ item: Int, _ size: Size, _ axes: LayoutAxes) -> Size)?

        package init(
            group: LayoutItem, interGroupSpacing: Double = 0,
            orthogonalScrolling: OrthogonalScrollingBehavior = .none,
            preferredSize: ((_ item: Int, _ size: Size, _ axes: LayoutAxes) -> Size)? = nil
        ) {
            self.group = group
            self.interGroupSpacing = interGroupSpacing
            self.orthogonalScrolling = orthogonalScrolling
            self.preferredSize = preferredSize
        }
    }

    package struct Section {
        package var itemCount: Int
        package var content: Content
        /// Left and right are leading and trailing; values below 1 are shares of the container.
        package var contentInsets: EdgeInsets
        /// What `contentInsetsReference` keeps free beyond the adjusted content inset; only across the scroll.
        package var referenceInset: EdgeInsets
        /// What boundary items keep free; only across the scroll.
        package var supplementaryInset: EdgeInsets
        package var boundaryItems: [BoundaryItem]

        package init(
            itemCount: Int, content: Content, contentInsets: EdgeInsets = .zero, referenceInset: EdgeInsets = .zero,
            supplementaryInset: EdgeInsets = .zero, boundaryItems: [BoundaryItem] = []
        ) {
            self.itemCount = itemCount
            self.content = content
            self.contentInsets = contentInsets
            self.referenceInset = referenceInset
            self.supplementaryInset = supplementaryInset
            self.boundaryItems = boundaryItems
        }
    }

    package var scrollDirection: ScrollDirection
    /// Between sections, and not after the last.
    package var interSectionSpacing: Double
    /// Whether cells that touch share an edge after rounding to pixels, instead of each number being rounded by itself.
    package var snapsEdges: Bool
    package var sections: [Section]

    package init(
        scrollDirection: ScrollDirection = .vertical, interSectionSpacing: Double = 0, snapsEdges: Bool = false,
        sections: [Section]
    ) {
        self.scrollDirection = scrollDirection
        self.interSectionSpacing = interSectionSpacing
        self.snapsEdges = snapsEdges
        self.sections = sections
    }

    func prepared(
        for bounds: Size, adjustedContentInset: EdgeInsets, reusing reuse: SectionReuse? = nil
    ) -> PreparedLayout {
        var builder = LayoutBuilder(
            scrollDirection: scrollDirection, bounds: bounds, contentInset: adjustedContentInset,
            sectionCount: sections.count)
        builder.traits.pixelRule = snapsEdges ? .edges : .everyNumber
        for (index, section) in sections.enumerated() {
            if index > 0 { builder.skip(distance(interSectionSpacing)) }
            if !builder.takeOver(from: reuse) { builder.append(section) }
        }
        return builder.finished()
    }
}

/// Which sides of a size something is about.
package struct LayoutAxes: OptionSet, Equatable, Sendable, BitwiseCopyable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let width = LayoutAxes(rawValue: 1)
    package static let height = LayoutAxes(rawValue: 2)
}
