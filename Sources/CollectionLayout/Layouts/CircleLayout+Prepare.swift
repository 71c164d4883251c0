extension LayoutBuilder {
    /// Lays out a circle. O(sections + rings × √items of a ring) where the sizes are one for all, else O(items).
    mutating func prepared(_ layout: CircleLayout) -> PreparedLayout {
        let counts = layout.itemCounts.map { max(0, $0) }
        let count = counts.reduce(0, +)
        let visible = onScreen(visibleSize)
        let inset = layout.sectionInset.asDistances
        guard count > 0 else {
            for _ in counts { appendPass(.none, count: 0) }
            traits.arrival = .point(visible.middle(within: inset))
            return finished(contentSize: visibleSize)
        }
        let sizes = passSizes(layout.itemSize, counts, count: count)
        let largest = onScreen(sizes.largest(ofFirst: count))
        let diameter = length(largest.diameter(cornerRadius: layout.cornerRadius(largest)))
        let measure = RingMeasure(
            chord: diameter + distance(layout.spacing), pitch: diameter + distance(layout.ringSpacing))
        let reach =
            layout.facesCenter
            ? Size(width: largest.diameter(cornerRadius: 0) / 2, height: largest.diameter(cornerRadius: 0) / 2)
            : Size(width: largest.width / 2, height: largest.height / 2)
        // What is turned reaches as far as the circle around it, in any direction.
        let edge = layout.facesCenter ? Size(width: diameter / 2, height: diameter / 2) : reach
        let farthest =
            min(
                visible.width - inset.left - inset.right - 2 * edge.width,
                visible.height - inset.top - inset.bottom - 2 * edge.height) / 2
        let rings = measure.rings(
            for: count, radius: layout.radius.map { length($0) }, farthest: max(0, farthest))
        noteOverlaps(of: rings, measure, diameter: diameter, counts)

        let outermost = rings[rings.count - 1].radius
        // One ring of a given radius is where it was asked for, as long as no centre is out of sight.
        let isSample = layout.radius != nil && rings.count == 1
        func content(_ visible: Double, _ insets: Double, edge: Double) -> Double {
            if isSample, 2 * outermost <= visible - insets { return visible }
            return grown(visible, toHold: 2 * (outermost + edge) + insets)
        }
        let content = Size(
            width: content(visible.width, inset.left + inset.right, edge: edge.width),
            height: content(visible.height, inset.top + inset.bottom, edge: edge.height))
        let middle = content.middle(within: inset)
        let circle = memory.take(1, of: Circle.self)
        circle.initialize(
            to: Circle(
                center: middle, rings: rings, startAngle: distance(layout.startAngle),
                facesCenter: layout.facesCenter, reach: reach, memory: memory))
        var first = 0
        for count in counts {
            let cells = CircleCells(
                shared: circle, sizes: sizes, isTransposed: isTransposed, first: first, count: count)
            appendPass(.circle(cells), count: count, isInvalid: sizes.isInvalid)
            first += count
        }
        traits.arrival = .point(middle)
        return finished(contentSize: onScreen(content))
    }

    /// A size of the layout's own axes as it is seen on the screen, or the other way about.
    func onScreen(_ size: Size) -> Size { isTransposed ? size.transposed : size }

    /// The visible length, or what is needed where that is more, and not by a rounding.
    func grown(_ visible: Double, toHold needed: Double) -> Double {
        needed > visible + 1e-6 ? needed : visible
    }

    /// Says where negative spacings lay cells of a ring, or rings, over each other.
    private mutating func noteOverlaps(
        of rings: [RingMeasure.Ring], _ measure: RingMeasure, diameter: Double, _ counts: [Int]
    ) {
        if measure.chord < diameter, let fullest = rings.firstIndex(where: { $0.count > 1 }) {
            let overlap = diameter - rings[fullest].distanceBetweenNeighbours
            let item = indexPath(rings[..<fullest].reduce(1) { $0 + $1.count }, in: counts)
            if overlap > Self.leastOverlap {
                diagnostics.note(.itemsOverlap, section: item.section, item: item.item, amount: overlap)
            }
        }
        if measure.pitch < diameter - Self.leastOverlap, rings.count > 1 {
            let item = indexPath(rings[0].count, in: counts)
            diagnostics.note(.linesOverlap, section: item.section, item: item.item, amount: diameter - measure.pitch)
        }
    }
}

extension Size {
    /// The middle of what the insets leave.
    func middle(within inset: EdgeInsets) -> Point {
        Point(x: (inset.left + width - inset.right) / 2, y: (inset.top + height - inset.bottom) / 2)
    }
}
