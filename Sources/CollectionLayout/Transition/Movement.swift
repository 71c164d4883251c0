/// How much two layouts differ: "12 of 30 cells moved, at most 12.5 pt".
package struct Movement: Equatable, Sendable {
    /// The cells whose aligned frame differs. New cells have not moved.
    package var moved: Int
    /// The cells of the new layout that were looked at.
    package var total: Int
    /// The greatest distance between the old and the new origin of a cell, points, in content coordinates.
    package var farthest: Double
    /// Only cells of the windows were looked at, because there are too many in all.
    package var isSampled: Bool

    package init(moved: Int = 0, total: Int = 0, farthest: Double = 0, isSampled: Bool = false) {
        self.moved = moved
        self.total = total
        self.farthest = farthest
        self.isSampled = isSampled
    }
}

/// Compares the cells of two layouts by identity: their frames, wherever sections that scroll by themselves are scrolled to.
///
/// - Parameters:
///   - old: nil where there is nothing to compare with: nothing has moved.
///   - limit: up to so many cells all are compared, beyond that those that one of the windows holds.
/// - Complexity: O(n) up to the limit, else O(log n + k), k the elements of both windows.
package func movement(from old: TransitionSide?, to new: TransitionSide, limit: Int = 100_000) -> Movement {
    var movement = Movement(isSampled: new.layout.itemCount > limit)
    guard let old else {
        movement.total = new.layout.itemCount
        movement.isSampled = false
        return movement
    }
    func compare(_ element: Element, _ start: Element?) {
        movement.total += 1
        guard let start else { return }
        let a = old.alignment.aligned(start.frame)
        let b = new.alignment.aligned(element.frame)
        guard a != b else { return }
        movement.moved += 1
        let dx = b.x - a.x
        let dy = b.y - a.y
        movement.farthest = max(movement.farthest, (dx * dx + dy * dy).squareRoot())
    }
    func compare(_ element: Element) {
        guard element.kind == .cell else { return }
        compare(element, new.key(element.kind, element.indexPath).flatMap(old.element))
    }
    guard movement.isSampled else {
        new.layout.forEachElement(compare)
        return movement
    }
    var compared: Set<UInt32> = []
    new.forEachElement { element in
        guard element.kind == .cell, let key = new.key(element.kind, element.indexPath) else { return }
        compared.insert(key)
        compare(element, old.element(key))
    }
    old.forEachElement { start in
        guard start.kind == .cell, let key = old.key(start.kind, start.indexPath), !compared.contains(key),
            let target = new.element(key)
        else { return }
        compare(target, start)
    }
    return movement
}
