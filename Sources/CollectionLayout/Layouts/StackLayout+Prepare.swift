extension LayoutBuilder {
    /// Lays out a stack. O(sections + depth) where the sizes are one for all, else O(items).
    mutating func prepared(_ layout: StackLayout) -> PreparedLayout {
        let counts = layout.itemCounts.map { max(0, $0) }
        let count = counts.reduce(0, +)
        let visible = onScreen(visibleSize)
        traits.arrival = .offset(Point(x: 0, y: -visible.height))
        guard count > 0 else {
            for _ in counts { appendPass(.none, count: 0) }
            return finished(contentSize: visibleSize)
        }
        let sizes = passSizes(layout.itemSize, counts, count: count)
        let shown = min(max(0, layout.depth), count)
        let tallest = onScreen(sizes.largest(ofFirst: shown)).height
        var pile = Pile(
            shown: shown, angle: distance(layout.angle),
            shift: Point(x: distance(layout.shift.x), y: distance(layout.shift.y)),
            pivot: layout.isFan ? tallest : nil)
        let middle = visible.middle(within: layout.sectionInset.asDistances)
        let extent = center(&pile, at: middle, sizes)
        let shared = memory.take(1, of: Pile.self)
        shared.initialize(to: pile)
        var first = 0
        for count in counts {
            let cells = StackCells(
                shared: shared, sizes: sizes, isTransposed: isTransposed, first: first, count: count,
                lower: extent.lower, upper: extent.upper)
            appendPass(.stack(cells), count: count, isInvalid: sizes.isInvalid)
            first += count
        }
        return finished(contentSize: visibleSize)
    }

    /// Moves a pile so that all that it covers lies about `middle`. O(shown).
    ///
    /// - Returns: how far it reaches along the scroll.
    private func center(_ pile: inout Pile, at middle: Point, _ sizes: PassSizes) -> (lower: Double, upper: Double) {
        func covered(_ place: Int) -> Rect {
            pile.frame(place, onScreen(sizes[place])).transformed(by: LayoutAttributes(rotation: pile.rotation(place)))
        }
        guard pile.shown > 0 else {
            pile.origin = middle
            return (0, 0)
        }
        let all = (1..<max(1, pile.shown)).reduce(covered(0)) { $0.union(covered($1)) }
        pile.origin = Point(x: middle.x - all.midX, y: middle.y - all.midY)
        return isTransposed
            ? (all.minX + pile.origin.x, all.maxX + pile.origin.x)
            : (all.minY + pile.origin.y, all.maxY + pile.origin.y)
    }
}
