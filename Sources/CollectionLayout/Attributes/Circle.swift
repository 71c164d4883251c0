import CMath

/// Rings of cells about a middle: the place of any cell from its index.
///
/// As it is seen on the screen, whichever way the content scrolls.
struct Circle: BitwiseCopyable {
    struct Ring: BitwiseCopyable {
        let radius: Double
        /// The index of its first cell.
        let first: Int
        let count: Int
        /// From one cell to the next, radians.
        let step: Double
        let directions: Directions
    }

    let center: Point
    /// From the innermost outward; at least one.
    let rings: UnsafeMutablePointer<Ring>
    let ringCount: Int
    let startAngle: Double
    let facesCenter: Bool
    /// How far any cell reaches from its centre.
    let reach: Size

    init(
        center: Point, rings measured: [RingMeasure.Ring], startAngle: Double, facesCenter: Bool, reach: Size,
        memory: LayoutMemory
    ) {
        self.center = center
        self.startAngle = startAngle
        self.facesCenter = facesCenter
        self.reach = reach
        ringCount = measured.count
        rings = memory.take(ringCount, of: Ring.self)
        var first = 0
        for (place, ring) in measured.enumerated() {
            let step = 2 * Double.pi / Double(ring.count)
            rings.advanced(by: place).initialize(
                to: Ring(
                    radius: ring.radius, first: first, count: ring.count, step: step,
                    directions: Directions(from: startAngle, step: step, count: ring.count, memory: memory)))
            first += ring.count
        }
    }

    /// The radius of the outermost ring.
    var radius: Double { rings[ringCount - 1].radius }

    /// The place of the ring that holds the cell. O(log rings).
    @inline(__always)
    func ring(of index: Int) -> Int {
        var low = 0
        var high = ringCount
        while high - low > 1 {
            let middle = (low + high) >> 1
            if rings[middle].first <= index { low = middle } else { high = middle }
        }
        return low
    }

    /// O(log rings).
    @inline(__always)
    func point(_ index: Int) -> Point {
        let ring = rings[ring(of: index)]
        return point(on: ring, ring.directions[index - ring.first])
    }

    /// The centres of a run of cells, in order.
    @inline(__always)
    func forEach(_ indices: Range<Int>, _ body: (Int, Point) -> Void) {
        var index = indices.lowerBound
        var place = ring(of: index)
        while index < indices.upperBound {
            let ring = rings[place]
            let end = min(indices.upperBound, ring.first + ring.count)
            ring.directions.forEach(index - ring.first..<end - ring.first) { place, direction in
                body(ring.first + place, point(on: ring, direction))
            }
            index = end
            place += 1
        }
    }

    /// The turn of a cell whose lower edge faces the middle: none at the top, within half a turn either way.
    func rotation(_ index: Int) -> Double {
        let ring = rings[ring(of: index)]
        let turn = startAngle + ring.step * Double(index - ring.first) + .pi / 2
        return turn - 2 * .pi * (turn / (2 * .pi)).rounded()
    }

    @inline(__always)
    private func point(on ring: Ring, _ direction: Directions.Direction) -> Point {
        Point(x: center.x + ring.radius * direction.cosine, y: center.y + ring.radius * direction.sine)
    }

    /// Calls `body` with the runs of cells that may reach into `query`, in order: of the rings that pass through it, the stretch
    /// that the middle sees it behind. O(rings found + runs).
    @inline(__always)
    func forEachCandidate(in query: Rect, _ body: (Range<Int>) -> Void) {
        let slack = 1e-6 + radius * 1e-12
        let around = query.offset(x: -center.x, y: -center.y).inset(
            by: EdgeInsets(
                top: -reach.height - slack, left: -reach.width - slack, bottom: -reach.height - slack,
                right: -reach.width - slack))
        let near = hypot(max(around.minX, 0, -around.maxX), max(around.minY, 0, -around.maxY))
        let far = hypot(max(around.maxX, -around.minX), max(around.maxY, -around.minY))
        let view = near > 0 ? View(of: around) : nil
        var place = firstRing(from: near)
        while place < ringCount, rings[place].radius <= far {
            let ring = rings[place]
            place += 1
            guard let view, let (first, count) = view.cells(on: ring, from: startAngle) else {
                body(ring.first..<ring.first + ring.count)
                continue
            }
            // A stretch over the first cell is two runs.
            let beyond = first + count - ring.count
            if beyond > 0 { body(ring.first..<ring.first + beyond) }
            body(ring.first + first..<ring.first + min(first + count, ring.count))
        }
    }

    /// The first ring whose radius is not below `radius`.
    private func firstRing(from radius: Double) -> Int {
        var low = 0
        var high = ringCount
        while low < high {
            let middle = (low + high) >> 1
            if rings[middle].radius < radius { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// The angles under which a rectangle is seen from a point outside it, which is the origin.
private struct View {
    /// Towards the rectangle's middle, radians.
    let angle: Double
    /// To either side of it at most, below π.
    let half: Double

    init(of rect: Rect) {
        let angle = atan2(rect.midY, rect.midX)
        self.angle = angle
        func aside(_ x: Double, _ y: Double) -> Double {
            let turn = atan2(y, x) - angle
            return abs(turn - 2 * .pi * (turn / (2 * .pi)).rounded())
        }
        half = max(
            aside(rect.minX, rect.minY), aside(rect.maxX, rect.minY), aside(rect.minX, rect.maxY),
            aside(rect.maxX, rect.maxY))
    }

    /// The first cell of a ring that may be seen, and how many from there on, over the ring's beginning if need be; nil for all.
    func cells(on ring: Circle.Ring, from startAngle: Double) -> (first: Int, count: Int)? {
        let count = Double(ring.count)
        let first = ((angle - half - startAngle) / ring.step).rounded(.down)
        let last = ((angle + half - startAngle) / ring.step).rounded(.up)
        let seen = last - first + 1
        guard seen < count else { return nil }
        let turned = first - count * (first / count).rounded(.down)
        return (wholeNumber(turned, in: 0...ring.count - 1), wholeNumber(seen, in: 1...ring.count))
    }
}
