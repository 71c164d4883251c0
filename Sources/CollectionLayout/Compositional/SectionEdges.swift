/// The boundary items of a section, in the layout's own axes.
///
///     ┌──────────────┐ 0          a top item that extends the boundary ends where the content begins
///     │ top          │
///     ├──────────────┤ topLength  one that does not lies over the content's beginning
///     │ content      │
///     ├──────────────┤ contentBottom
///     │ bottom       │
///     └──────────────┘ + bottomLength
///
/// Leading and trailing items that extend the boundary take their room from the container, since the section cannot grow across
/// the scroll. UNSURE what UIKit does with them.
struct SectionEdges {
    /// What top items add before the content.
    private(set) var topLength = 0.0
    /// What bottom items add after it.
    private(set) var bottomLength = 0.0
    /// What leading and trailing items take from the container's width.
    private(set) var leftLength = 0.0
    private(set) var rightLength = 0.0
    private let items: [(item: BoundaryItem, size: Size)]
    private let left: Double
    private let width: Double

    /// - Parameters:
    ///   - inset: what is kept free left and right.
    ///   - visible: what the content inset leaves of the bounds.
    init(_ items: [BoundaryItem], inset: EdgeInsets, visible: Size) {
        left = inset.left
        width = visible.width - inset.left - inset.right
        let container = Size(width: width, height: visible.height)
        self.items = items.map { ($0, $0.size.size(in: container).asLengths.size) }
        for (item, size) in self.items where item.extendsBoundary {
            // An item that is moved away from the content takes as much more room.
            let offset = Point(x: distance(item.absoluteOffset.x), y: distance(item.absoluteOffset.y))
            switch item.alignment.edge {
            case .top: topLength = max(topLength, size.height - offset.y)
            case .bottom: bottomLength = max(bottomLength, size.height + offset.y)
            case .left: leftLength = max(leftLength, size.width - offset.x)
            case .right: rightLength = max(rightLength, size.width + offset.x)
            }
        }
    }

    /// Where the items are, headers first.
    func places(contentBottom: Double) -> [SupplementaryPlace] {
        items.map { item, size in
            let frame = Rect(
                x: x(item, size.width), y: y(item, size.height, contentBottom), width: size.width, height: size.height)
            var place = SupplementaryPlace(
                kind: item.kind, item: item.item, frame: frame, zIndex: item.zIndex)
            guard item.pinToVisibleBounds else { return place }
            if item.zIndex == 0 { place.zIndex = PreparedLayout.pinnedZIndex }
            let isAtEnd = item.alignment.edge == .bottom
            place.course =
                isAtEnd
                ? PinnedCourse(lower: min(topLength, frame.minY), upper: frame.maxY, isAtEnd: true)
                : PinnedCourse(lower: frame.minY, upper: max(frame.maxY, contentBottom), isAtEnd: false)
            return place
        }
    }

    private func x(_ item: BoundaryItem, _ width: Double) -> Double {
        let natural =
            switch item.alignment.edge {
            case .left: left + (item.extendsBoundary ? leftLength - width : leftLength)
            case .right: left + self.width - (item.extendsBoundary ? rightLength : rightLength + width)
            case .top, .bottom: left + (self.width - width) * item.alignment.share
            }
        return natural + distance(item.absoluteOffset.x)
    }

    private func y(_ item: BoundaryItem, _ height: Double, _ contentBottom: Double) -> Double {
        let natural =
            switch item.alignment.edge {
            case .top: item.extendsBoundary ? topLength - height : topLength
            case .bottom: item.extendsBoundary ? contentBottom : contentBottom - height
            case .left, .right: (topLength + contentBottom - height) / 2
            }
        return natural + distance(item.absoluteOffset.y)
    }
}

extension BoundaryItem.Alignment {
    enum Edge { case top, left, bottom, right }

    var edge: Edge {
        switch self {
        case .top, .topLeading, .topTrailing: .top
        case .bottom, .bottomLeading, .bottomTrailing: .bottom
        case .leading: .left
        case .trailing: .right
        }
    }

    /// How much of the room beside it is before it.
    var share: Double {
        switch self {
        case .leading, .topLeading, .bottomLeading: 0
        case .top, .bottom: 0.5
        case .trailing, .topTrailing, .bottomTrailing: 1
        }
    }

    /// With the axes exchanged.
    var transposed: BoundaryItem.Alignment {
        switch self {
        case .top: .leading
        case .leading: .top
        case .bottom: .trailing
        case .trailing: .bottom
        case .topLeading: .topLeading
        case .bottomTrailing: .bottomTrailing
        case .topTrailing: .bottomLeading
        case .bottomLeading: .topTrailing
        }
    }
}

extension BoundaryItem {
    var transposed: BoundaryItem {
        BoundaryItem(
            kind: kind, item: item, size: size.transposed, alignment: alignment.transposed,
            absoluteOffset: absoluteOffset.transposed, extendsBoundary: extendsBoundary,
            pinToVisibleBounds: pinToVisibleBounds, zIndex: zIndex)
    }
}
