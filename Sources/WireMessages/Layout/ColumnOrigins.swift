import CollectionLayout

/// What the coordinates of elements are sent relative to, so that Float32 is exact enough anywhere in the content: the window's
/// origin; along the scroll of a section that scrolls by itself, where the window of that one begins.
struct ColumnOrigins {
    private let window: Rect
    /// Rising by section.
    private let scrollers: [ScrollerDescription]

    init(window: Rect, scrollers: [ScrollerDescription]) {
        self.window = window
        self.scrollers = scrollers
    }

    /// From 1, in the order of the header; 0 for an element that goes with none.
    func number(of element: TransitionElement) -> UInt32 {
        place(of: element).map { UInt32(clamping: $0 + 1) } ?? 0
    }

    func x(of element: TransitionElement) -> Double { start(of: element, along: .horizontal) ?? window.x }

    func y(of element: TransitionElement) -> Double { start(of: element, along: .vertical) ?? window.y }

    private func start(of element: TransitionElement, along direction: ScrollDirection) -> Double? {
        guard let place = place(of: element), scrollers[place].scroller.direction == direction else { return nil }
        return scrollers[place].window.lowerBound
    }

    /// O(log n).
    private func place(of element: TransitionElement) -> Int? {
        guard let section = element.scroller else { return nil }
        var low = 0
        var high = scrollers.count
        while low < high {
            let middle = (low + high) / 2
            if scrollers[middle].scroller.section < section { low = middle + 1 } else { high = middle }
        }
        return low < scrollers.count && scrollers[low].scroller.section == section ? low : nil
    }
}
