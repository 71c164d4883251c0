import CollectionLayout
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite struct CircleTests {
    private func centers(_ layout: PreparedLayout) -> [Point] {
        layout.allElements.map { Point(x: $0.frame.midX, y: $0.frame.midY) }
    }

    private func distance(_ a: Point, _ b: Point) -> Double { hypot(a.x - b.x, a.y - b.y) }

    /// The rings as the frames have them: runs of centres as far from the middle as each other.
    private func rings(_ layout: PreparedLayout, about middle: Point) -> [[Point]] {
        var rings: [[Point]] = []
        for center in centers(layout) {
            if let last = rings.last?.last, abs(distance(last, middle) - distance(center, middle)) < 1e-6 {
                rings[rings.count - 1].append(center)
            } else {
                rings.append([center])
            }
        }
        return rings
    }

    private func random(_ seed: UInt64, facesCenter: Bool) -> (layout: CircleLayout, bounds: Size) {
        var random = SeededGenerator(seed: seed)
        let size = Size(width: random.points(10...70), height: random.points(10...70))
        var layout = CircleLayout(
            itemCounts: [random.count(), random.count()], itemSize: .constant(size),
            radius: Bool.random(using: &random) ? random.points(0...200) : nil, startAngle: random.points(-4...4),
            spacing: random.points(0...20), ringSpacing: random.points(0...30), facesCenter: facesCenter,
            sectionInset: random.insets(0...30))
        if Bool.random(using: &random) { layout.cornerRadius = { min($0.width, $0.height) / 2 } }
        return (layout, Size(width: random.points(200...500), height: random.points(200...500)))
    }

    /// On each ring neighbours are as far from each other as any two others, the last and the first too.
    @Test(arguments: 1...150)
    func equidistantOnEachRing(_ seed: Int) {
        let (layout, bounds) = random(UInt64(seed), facesCenter: false)
        let prepared = Layout.circle(layout).prepared(for: bounds, adjustedContentInset: .zero)
        guard case .point(let middle) = prepared.arrival else {
            Issue.record("items come in from the middle")
            return
        }
        for ring in rings(prepared, about: middle) where ring.count > 1 {
            let radius = distance(ring[0], middle)
            let expected = 2 * radius * sin(.pi / Double(ring.count))
            for (a, b) in zip(ring, ring[1...] + ring[..<1]) {
                #expect(abs(distance(a, b) - expected) < 1e-6, "seed \(seed), \(ring.count) at \(radius)")
            }
        }
    }

    /// No two cells come nearer than the circles around them and the spacing, on a ring, or the two spacings' lesser, at all.
    @Test(arguments: 1...150)
    func neighboursKeepTheirDistance(_ seed: Int) {
        let (layout, bounds) = random(UInt64(seed), facesCenter: false)
        let prepared = Layout.circle(layout).prepared(for: bounds, adjustedContentInset: .zero)
        let centers = centers(prepared)
        guard let size = prepared.allElements.first?.frame.size else { return }
        let corner = layout.cornerRadius(size)
        let diameter = 2 * (hypot(size.width / 2 - corner, size.height / 2 - corner) + corner)
        let least = diameter + min(layout.spacing, layout.ringSpacing)
        for (index, a) in centers.enumerated() {
            for b in centers[(index + 1)...] {
                #expect(distance(a, b) > least - 1e-6, "seed \(seed): \(a), \(b), \(least)")
            }
        }
    }

    /// Turned towards the middle, no two cells lie over each other, as far as their rounded corners leave something of them:
    /// there is a line between the corners' centres of any two, as far from both as these are round.
    @Test(arguments: 1...150)
    func cellsThatFaceTheMiddleDoNotOverlap(_ seed: Int) {
        let (layout, bounds) = random(UInt64(seed), facesCenter: true)
        let prepared = Layout.circle(layout).prepared(for: bounds, adjustedContentInset: .zero)
        let round = prepared.allElements.first.map { layout.cornerRadius($0.frame.size) } ?? 0
        let cells = prepared.allElements.map { element in
            let attributes = prepared.attributes(of: .cell, at: element.indexPath)
            let transform = attributes.transform(perspective: 0)
            let (x, y) = (element.frame.width / 2 - round, element.frame.height / 2 - round)
            let corners = [(-x, -y), (x, -y), (x, y), (-x, y)].map { corner -> Point in
                let point = transform.projected(Point(x: corner.0, y: corner.1))
                return Point(x: element.frame.midX + point.x, y: element.frame.midY + point.y)
            }
            return (corners: corners, rotation: attributes.rotation)
        }
        for (index, a) in cells.enumerated() {
            for b in cells[(index + 1)...] {
                // Along the sides of either, and from corner to corner, which is what parts two rounded ones.
                var angles = [a.rotation, a.rotation + .pi / 2, b.rotation, b.rotation + .pi / 2]
                for corner in a.corners { angles += b.corners.map { atan2($0.y - corner.y, $0.x - corner.x) } }
                let gap =
                    angles.map { angle -> Double in
                        let from = a.corners.map { $0.x * cos(angle) + $0.y * sin(angle) }
                        let to = b.corners.map { $0.x * cos(angle) + $0.y * sin(angle) }
                        return max((to.min() ?? 0) - (from.max() ?? 0), (from.min() ?? 0) - (to.max() ?? 0)) - 2 * round
                    }.max() ?? 0
                #expect(gap > -1e-6, "seed \(seed): \(a.corners), \(b.corners)")
            }
        }
    }

    /// All that is drawn lies within the content, and the content is no smaller than what is visible.
    @Test(arguments: 1...150)
    func theContentHoldsTheRings(_ seed: Int) {
        var (layout, bounds) = random(UInt64(seed), facesCenter: seed % 2 == 0)
        layout.radius = nil
        layout.cornerRadius = { _ in 0 }
        let prepared = Layout.circle(layout).prepared(for: bounds, adjustedContentInset: .zero)
        let content = Rect(origin: .zero, size: prepared.contentSize).inset(
            by: EdgeInsets(top: -1e-6, left: -1e-6, bottom: -1e-6, right: -1e-6))
        #expect(prepared.contentSize.width >= bounds.width && prepared.contentSize.height >= bounds.height)
        for element in prepared.allElements {
            let covered = element.frame.transformed(by: prepared.attributes(of: .cell, at: element.indexPath))
            #expect(content.union(covered) == content, "seed \(seed): \(element.text)")
        }
    }

    /// As many as fit stand on one ring, the largest that fits; of one more they are two.
    @Test func oneRingAsLongAsItHoldsThem() {
        // Round cells of 30 with 10 between in 310: radius 140, π / asin(40 / 280) = 21.9.
        for (count, radii) in [(1, [140.0]), (2, [140]), (21, [140]), (22, [100, 140])] {
            let layout = CircleLayout(
                itemCounts: [count], itemSize: .square(30), cornerRadius: { min($0.width, $0.height) / 2 })
            let prepared = Layout.circle(layout).prepared(width: 310)
            let middle = Point(x: 155, y: 240)
            let found = rings(prepared, about: middle).map { distance($0[0], middle) }
            #expect(found.count == radii.count && zip(found, radii).allSatisfy { abs($0 - $1) < 1e-9 }, "\(count)")
            #expect(prepared.contentSize == Size(width: 310, height: 480))
        }
    }

    /// Square corners need the diagonal: 30 × √2 and 10 between on the same ring, π / asin(52.43 / 280) = 16.7.
    @Test func cornersNeedRoom() {
        let layout = CircleLayout(itemCounts: [17], itemSize: .square(30))
        let prepared = Layout.circle(layout).prepared(width: 310)
        #expect(rings(prepared, about: Point(x: 155, y: 240)).count == 2)
        let sixteen = Layout.circle(CircleLayout(itemCounts: [16], itemSize: .square(30))).prepared(width: 310)
        #expect(rings(sixteen, about: Point(x: 155, y: 240)).count == 1)
    }

    /// At the top upright, at the right a quarter turn clockwise, below upside down, at the left a quarter turn back.
    @Test func theLowerEdgesFaceTheMiddle() {
        let layout = CircleLayout(itemCounts: [3, 1], itemSize: .square(40), facesCenter: true)
        let prepared = Layout.circle(layout).prepared(width: 320)
        let turns = prepared.allElements.map { prepared.attributes(of: .cell, at: $0.indexPath).rotation }
        let expected = [0, Double.pi / 2, Double.pi, -Double.pi / 2]
        for (turn, expected) in zip(turns, expected) {
            // Half a turn is the same either way.
            #expect(abs(sin((turn - expected) / 2)) < 1e-12, "\(turns)")
            #expect(abs(turn) <= .pi + 1e-12)
        }
        // The foot of the cell at the right, 20 below its centre, comes to lie 20 nearer to the middle.
        let foot = prepared.attributes(of: .cell, at: IndexPath(section: 0, item: 1)).transform(perspective: 0)
            .projected(Point(x: 0, y: 20))
        #expect(abs(foot.x + 20) < 1e-9 && abs(foot.y) < 1e-9)
    }

    /// A circle has no direction: whichever way it scrolls, the first is at the top and the others follow clockwise.
    @Test(arguments: 1...60)
    func theDirectionMovesNothing(_ seed: Int) {
        var (layout, bounds) = random(UInt64(seed), facesCenter: seed % 2 == 0)
        let inset = EdgeInsets(top: 30, left: 15, bottom: 20, right: 5)
        let vertical = Layout.circle(layout).prepared(for: bounds, adjustedContentInset: inset)
        layout.scrollDirection = .horizontal
        let horizontal = Layout.circle(layout).prepared(for: bounds, adjustedContentInset: inset)
        #expect(vertical.allElements == horizontal.allElements)
        #expect(vertical.contentSize == horizontal.contentSize)
        #expect(vertical.arrival == horizontal.arrival)
        #expect(horizontal.scrollDirection == .horizontal)
        for element in vertical.allElements {
            #expect(
                vertical.attributes(of: .cell, at: element.indexPath)
                    == horizontal.attributes(of: .cell, at: element.indexPath))
        }
    }

    /// Where no room is needed, or no ring is farther out than another, one ring holds them all, however many.
    @Test func ringsThatCannotGrowAreOne() {
        for layout in [
            CircleLayout(itemCounts: [100_000], itemSize: .square(10), radius: 50, spacing: -100),
            CircleLayout(itemCounts: [100_000], itemSize: .square(10), radius: 50, ringSpacing: -100),
            CircleLayout(itemCounts: [100_000], itemSize: .constant(.zero), radius: 50, spacing: 0),
        ] {
            let prepared = Layout.circle(layout).prepared(width: 320)
            #expect(prepared.contentSize == Size(width: 320, height: 480))
            #expect(
                prepared.allElements.allSatisfy { abs(hypot($0.frame.midX - 160, $0.frame.midY - 240) - 50) < 1e-6 })
        }
    }

    /// 60 × 90, facing the middle from 150: the inner corners are at 150 − 45 = 105 and 30 aside, 109.2 away under
    /// atan(30 / 105) = 15.945°, and 5 more aside under asin(5 / 109.2) = 2.625°. 180° ÷ 18.570° is 9.69: nine fit, where the circle
    /// through the corners, 108.2 wide, would let only seven: 180° ÷ asin(59.1 / 150) = 7.76.
    @Test func whatFacesTheMiddleStandsCloser() {
        let size = Size(width: 60, height: 90)
        for (facesCenter, count, rings) in [(true, 9, 1), (true, 10, 2), (false, 7, 1), (false, 8, 2)] {
            let layout = CircleLayout(
                itemCounts: [count], itemSize: .constant(size), radius: 150, facesCenter: facesCenter)
            let prepared = Layout.circle(layout).prepared(width: 500)
            guard case .point(let middle) = prepared.arrival else { continue }
            #expect(self.rings(prepared, about: middle).count == rings, "\(count)")
        }
    }

    @Test func withoutItemsThereIsWhatIsVisible() {
        let layout = Layout.circle(CircleLayout(itemCounts: [0, 0]))
        let prepared = layout.prepared(
            for: Size(width: 320, height: 480),
            adjustedContentInset: EdgeInsets(top: 30, left: 15, bottom: 20, right: 5))
        #expect(prepared.contentSize == Size(width: 300, height: 430))
        #expect(prepared.arrival == .point(Point(x: 150, y: 215)))
        #expect(prepared.sectionCount == 2)
        #expect(prepared.allElements.isEmpty)
    }

    /// A hundred thousand items of one size: what is held are the rings' tables, and a screenful costs no walk over all.
    @Test func aHundredThousandItems() {
        let layout = Layout.circle(CircleLayout(itemCounts: [60_000, 40_000], itemSize: .square(30)))
        let prepared = layout.prepared(width: 390)
        #expect(prepared.memoryBytes < 1 << 20)
        let middle = Point(x: prepared.contentSize.width / 2, y: prepared.contentSize.height / 2)
        let all = prepared.allElements
        for (dx, dy) in [(0.0, 0.0), (3000, 10), (-2000, 3000), (-9000, -9000), (5000, -4000)] {
            let rect = Rect(x: middle.x + dx, y: middle.y + dy, width: 390, height: 844)
            #expect(prepared.elements(in: rect) == all.filter { $0.frame.intersects(rect) }, "\(rect.text)")
        }
    }
}
