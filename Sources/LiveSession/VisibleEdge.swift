import CollectionLayout

/// From where in the visible bounds an item's place is measured along the scroll.
enum VisibleEdge {
    case beginning, middle, end

    init(of shared: SharedLayout) {
        if shared.layout.snapOffsets != nil {
            self = .middle
        } else {
            self = shared.scrollRange.restsAtEnd ? .end : .beginning
        }
    }

    /// The edge that counts in `direction`: across the scroll it is always the beginning.
    func along(_ direction: ScrollDirection, of scroll: ScrollDirection) -> VisibleEdge {
        direction == scroll ? self : .beginning
    }

    /// How far within `visible` the item begins, or ends; 0 where it reaches beyond that edge.
    func distance(of item: (min: Double, max: Double), from visible: (min: Double, max: Double)) -> Double {
        switch self {
        case .beginning: max(0, item.min - visible.min)
        case .middle: (item.min + item.max) / 2 - (visible.min + visible.max) / 2
        case .end: max(0, visible.max - item.max)
        }
    }

    /// Which share of the item lies beyond that edge.
    func hiddenShare(of item: (min: Double, max: Double), from visible: (min: Double, max: Double)) -> Double {
        let length = item.max - item.min
        guard length > 0 else { return 0 }
        return switch self {
        case .beginning: max(0, visible.min - item.min) / length
        case .middle: 0
        case .end: max(0, item.max - visible.max) / length
        }
    }

    /// The offset that brings the item there, `visible` being what is seen at the offset 0.
    func offset(
        placing item: (min: Double, max: Double), in visible: (min: Double, max: Double), _ distance: Double,
        hidden: Double
    ) -> Double {
        let length = item.max - item.min
        return switch self {
        case .beginning: item.min - distance + hidden * length - visible.min
        case .middle: (item.min + item.max) / 2 - distance - (visible.min + visible.max) / 2
        case .end: item.max + distance - hidden * length - visible.max
        }
    }
}
