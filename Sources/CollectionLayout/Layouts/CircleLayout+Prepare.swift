import CMath

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
        let measure = RingMeasure(
            largest, cornerRadius: clampedCornerRadius(layout.cornerRadius(largest), for: largest),
            facesCenter: layout.facesCenter, spacing: distance(layout.spacing),
            ringSpacing: distance(layout.ringSpacing))
        let available = Size(
            width: visible.width - inset.left - inset.right, height: visible.height - inset.top - inset.bottom)
        let farthest =
            layout.facesCenter
            ? measure.radius(reaching: min(available.width, available.height) / 2)
            : max(0, min(available.width - largest.width, available.height - largest.height) / 2)
        let rings = measure.rings(for: count, radius: layout.radius.map { length($0) }, farthest: farthest)
        noteOverlaps(of: rings, measure, ringSpacing: distance(layout.ringSpacing), counts)

        let outermost = rings[rings.count - 1].radius
        // One ring of a given radius is where it was asked for, as long as no centre is out of sight.
        let isSample = layout.radius != nil && rings.count == 1
        func contentLength(_ visible: Double, _ available: Double, of cell: Double) -> Double {
            if isSample, 2 * outermost <= available { return visible }
            let needed = layout.facesCenter ? 2 * measure.reach(ofRadius: outermost) : 2 * outermost + cell
            // Not by a rounding.
            return needed > available + 1e-6 ? visible - available + needed : visible
        }
        let content = Size(
            width: contentLength(visible.width, available.width, of: largest.width),
            height: contentLength(visible.height, available.height, of: largest.height))
        let middle = content.middle(within: inset)
        let circle = memory.take(1, of: Circle.self)
        circle.initialize(
            to: Circle(
                center: middle, rings: rings, startAngle: distance(layout.startAngle),
                facesCenter: layout.facesCenter,
                reach: layout.facesCenter ? largest.aroundCenter : largest.halved, memory: memory))
        var first = 0
        for count in counts {
            let cells = CircleCells(
                shared: circle, sizes: sizes, isTransposed: isTransposed, first: first, count: count)
            appendPass(.circle(cells), count: count, isInvalid: sizes.isInvalid)
            first += count
        }
        traits.arrival = .point(middle)
        traits.isSeenFromMiddle = true
        return finished(contentSize: onScreen(content))
    }

    /// A size of the layout's own axes as it is seen on the screen, or the other way about.
    func onScreen(_ size: Size) -> Size { isTransposed ? size.transposed : size }

    /// Says where negative spacings lay cells of a ring, or rings, over each other.
    private mutating func noteOverlaps(
        of rings: [RingMeasure.Ring], _ measure: RingMeasure, ringSpacing: Double, _ counts: [Int]
    ) {
        if let fullest = rings.firstIndex(where: { $0.count > 1 }), measure.gap(on: rings[fullest]) < -Self.leastOverlap
        {
            let item = indexPath(rings[..<fullest].reduce(1) { $0 + $1.count }, in: counts)
            diagnostics.note(
                .itemsOverlap, section: item.section, item: item.item, amount: -measure.gap(on: rings[fullest]))
        }
        if ringSpacing < -Self.leastOverlap, rings.count > 1 {
            let item = indexPath(rings[0].count, in: counts)
            diagnostics.note(.linesOverlap, section: item.section, item: item.item, amount: -ringSpacing)
        }
    }
}

extension Size {
    fileprivate var halved: Size { Size(width: width / 2, height: height / 2) }

    /// How far the corners of what may be turned any way are from its centre, in every direction.
    fileprivate var aroundCenter: Size {
        let reach = hypot(width, height) / 2
        return Size(width: reach, height: reach)
    }

    /// The middle of what the insets leave.
    func middle(within inset: EdgeInsets) -> Point {
        Point(x: (inset.left + width - inset.right) / 2, y: (inset.top + height - inset.bottom) / 2)
    }
}
