/// NSCollectionLayoutItem, and NSCollectionLayoutGroup where it has a `group`: what the places of a section's cells are made
/// of.
package struct LayoutItem: Equatable, Sendable {
    package var size: LayoutSize
    /// Left and right are leading and trailing; values below 1 are shares of the item's own size. Of a group, they narrow what
    /// it gives its items.
    package var contentInsets: EdgeInsets
    package var edgeSpacing: LayoutEdgeSpacing
    /// Beside a cell, never beside a group.
    package var badges: [LayoutBadge]
    /// Nil for the place of one cell.
    package var group: LayoutGroup?

    package init(
        size: LayoutSize = .filling, contentInsets: EdgeInsets = .zero, edgeSpacing: LayoutEdgeSpacing = .none,
        badges: [LayoutBadge] = [], group: LayoutGroup? = nil
    ) {
        self.size = size
        self.contentInsets = contentInsets
        self.edgeSpacing = edgeSpacing
        self.badges = badges
        self.group = group
    }
}

/// How a group places its items.
package struct LayoutGroup: Equatable, Sendable {
    package enum Axis: UInt8, Sendable, BitwiseCopyable {
        case horizontal
        case vertical
    }

    package enum Filling: Equatable, Sendable {
        /// The subitems in turn, as long as they fit: `horizontal(layoutSize:subitems:)`.
        case subitems
        /// So many, which share the group's length: `horizontal(layoutSize:subitem:count:)` of iOS 13.
        case count(Int)
        /// So many at their own size: `horizontal(layoutSize:repeatingSubitem:count:)` of iOS 16.
        case repeating(Int)
        /// Where it says: `custom(layoutSize:itemProvider:)`, in coordinates of what the group's insets leave.
        case custom([CustomItem])
    }

    /// NSCollectionLayoutGroupCustomItem.
    package struct CustomItem: Equatable, Sendable, BitwiseCopyable {
        package var frame: Rect
        package var zIndex: Int32

        package init(frame: Rect, zIndex: Int32 = 0) {
            self.frame = frame
            self.zIndex = zIndex
        }
    }

    package var axis: Axis
    package var filling: Filling
    package var subitems: [LayoutItem]
    package var interItemSpacing: LayoutSpacing

    package init(
        axis: Axis = .horizontal, filling: Filling = .subitems, subitems: [LayoutItem] = [LayoutItem()],
        interItemSpacing: LayoutSpacing = .fixed(0)
    ) {
        self.axis = axis
        self.filling = filling
        self.subitems = subitems
        self.interItemSpacing = interItemSpacing
    }
}

/// NSCollectionLayoutSupplementaryItem beside a cell.
package struct LayoutBadge: Equatable, Sendable {
    /// Of the cell's size.
    package var size: LayoutSize
    package var containerAnchor: LayoutAnchor
    /// The point of the badge itself that is put there; where nil, the one that corresponds to the container's.
    package var itemAnchor: LayoutAnchor?
    package var zIndex: Int32

    package init(
        size: LayoutSize, containerAnchor: LayoutAnchor, itemAnchor: LayoutAnchor? = nil, zIndex: Int32 = 1
    ) {
        self.size = size
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        self.zIndex = zIndex
    }
}

/// NSCollectionLayoutAnchor: a point on the edge of something, or its middle.
package struct LayoutAnchor: Equatable, Sendable, BitwiseCopyable {
    /// From the leading edge: 0, ½ or 1 of the width.
    package var x: Double
    /// From the top: 0, ½ or 1 of the height.
    package var y: Double
    /// Points, or a share of the badge's size.
    package var offset: Point
    package var isFractional: Bool

    package init(x: Double, y: Double, offset: Point = .zero, isFractional: Bool = false) {
        self.x = x
        self.y = y
        self.offset = offset
        self.isFractional = isFractional
    }
}
