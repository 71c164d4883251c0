/// The elements with their `delay`: one after the other rather than all at once.
///
/// What moves or comes in follows the new layout's order, what goes the old one's; both begin at once. An element that is not
/// seen waits as long as the one before it, so that nothing happens meanwhile that nobody sees. Where there are so many that the
/// last one would wait longer than a second, the step is made shorter until it waits just that.
///
///     staggered(elements, by: 0.05) { _ in true }      // 0, 0.05, 0.1, …
///
/// - Parameters:
///   - step: seconds.
///   - isSeen: whether an element is in the visible bounds at its beginning or its end.
/// - Complexity: O(k log k).
func staggered(
    _ elements: [TransitionElement], by step: Double, isSeen: (TransitionElement) -> Bool
) -> [TransitionElement] {
    var elements = elements
    var ranks = Array(repeating: 0, count: elements.count)
    var last = 0
    func rank(_ isOfThese: (TransitionElement.Change) -> Bool) {
        let indices = elements.indices.filter { isOfThese(elements[$0].change) }
            .sorted { elements[$0].precedes(elements[$1]) }
        var next = 0
        for index in indices {
            let isSeen = isSeen(elements[index])
            ranks[index] = isSeen ? next : max(0, next - 1)
            if isSeen { next += 1 }
        }
        last = max(last, next - 1)
    }
    rank { $0 == .moving || $0 == .appearing }
    rank { $0 == .disappearing }
    let step = last == 0 ? step : min(step, longestDelay / Double(last))
    for index in elements.indices { elements[index].delay = Double(ranks[index]) * step }
    return elements
}

/// Seconds that no element waits longer than.
private let longestDelay = 1.0

extension TransitionElement {
    /// In a layout's order: section by section, what lies beneath, the header, the cells, the footer.
    fileprivate func precedes(_ other: TransitionElement) -> Bool {
        if indexPath.section != other.indexPath.section { return indexPath.section < other.indexPath.section }
        if kind != other.kind { return kind.place < other.kind.place }
        return indexPath.item < other.indexPath.item
    }
}

extension ElementKind {
    fileprivate var place: Int {
        switch self {
        case .decoration: 0
        case .header: 1
        case .cell: 2
        case .badge: 3
        case .supplementary: 4
        case .footer: 5
        }
    }
}
