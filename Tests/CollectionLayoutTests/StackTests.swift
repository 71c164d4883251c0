import CollectionLayout
import TestSupport
import Testing

@Suite struct StackTests {
    private let everything = Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

    private func attributes(_ layout: PreparedLayout) -> [LayoutAttributes] {
        layout.allElements.map { layout.attributes(of: .cell, at: $0.indexPath) }
    }

    /// To either side in turns; the first above all others.
    @Test func theyLieTurnedInTurns() {
        let layout = Layout.stack(StackLayout(itemCounts: [4, 3], angle: 0.1, depth: 6)).prepared(width: 390)
        let all = attributes(layout)
        for (turn, expected) in zip(all.map(\.rotation), [0, 0.1, -0.1, 0.2, -0.2, 0.3]) {
            #expect(abs(turn - expected) < 1e-12)
        }
        #expect(all.map(\.zIndex) == [5, 4, 3, 2, 1, 0, 0])
        #expect(all.map(\.isHidden) == [false, false, false, false, false, false, true])
        #expect(all.allSatisfy { $0.alpha == 1 && $0.scale == 1 && $0.tilt == 0 })
    }

    /// −2, −1, 0, 1, 2 times the angle, from left to right.
    @Test func aFanIsSpreadEvenly() {
        let layout = Layout.stack(StackLayout(itemCounts: [5], angle: 0.2, shift: .zero, isFan: true))
            .prepared(width: 390)
        for (turn, expected) in zip(attributes(layout).map(\.rotation), [-0.4, -0.2, 0, 0.2, 0.4]) {
            #expect(abs(turn - expected) < 1e-12)
        }
        let xs = layout.cellFrames().map(\.midX)
        #expect(xs == xs.sorted())
        #expect(abs(xs[2] - 195) < 1e-9)
    }

    /// What is hidden has a place and no rectangle holds it.
    @Test func noQueryReturnsWhatIsHidden() {
        for depth in [0, 1, 3, 10, 100] {
            let layout = Layout.stack(StackLayout(itemCounts: [2, 0, 20], depth: depth)).prepared(width: 390)
            let found = layout.elements(in: everything)
            #expect(found == Array(layout.allElements.prefix(depth)))
            #expect(layout.allElements.count == 22)
            #expect(layout.elements(in: Rect(x: 0, y: 0, width: 1, height: 1)).isEmpty)
        }
    }

    /// All that the cards cover is centred in what is visible, and the content is no larger than that.
    @Test(arguments: 1...100)
    func thePileIsCentred(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let count = max(1, random.count())
        let sizes = (0..<count).map { _ in Size(width: random.points(20...200), height: random.points(20...200)) }
        let layout = StackLayout(
            scrollDirection: Bool.random(using: &random) ? .vertical : .horizontal, itemCounts: [count],
            itemSize: seed % 2 == 0 ? .sizes(sizes) : .constant(sizes[0]), angle: random.points(-2...2),
            shift: Point(x: random.points(-20...20), y: random.points(-20...20)),
            depth: Int.random(in: 1...12, using: &random),
            isFan: Bool.random(using: &random))
        let prepared = Layout.stack(layout).prepared(
            for: Size(width: 390, height: 844),
            adjustedContentInset: EdgeInsets(top: 30, left: 15, bottom: 20, right: 5))
        #expect(prepared.contentSize == Size(width: 370, height: 794))
        let covered = prepared.elements(in: everything).map {
            $0.frame.transformed(by: prepared.attributes(of: .cell, at: $0.indexPath))
        }
        #expect(covered.count == min(count, layout.depth))
        let all = covered[1...].reduce(covered[0]) { $0.union($1) }
        #expect(abs(all.midX - 185) < 1e-6 && abs(all.midY - 397) < 1e-6, "seed \(seed): \(all.text)")
    }

    /// Cards that fan out stand as far from the pivot as each other, and turn as they stand.
    @Test func allCardsOfAFanHangOnOnePivot() {
        let layout = Layout.stack(
            StackLayout(
                itemCounts: [7], itemSize: .constant(Size(width: 60, height: 100)), angle: 0.15, shift: .zero,
                isFan: true)
        ).prepared(width: 390)
        let pivots = layout.allElements.map { element in
            let turned = layout.attributes(of: .cell, at: element.indexPath).transform(perspective: 0)
                .projected(Point(x: 0, y: 100))
            return Point(x: element.frame.midX + turned.x, y: element.frame.midY + turned.y)
        }
        for pivot in pivots {
            #expect(abs(pivot.x - 195) < 1e-9 && abs(pivot.y - pivots[0].y) < 1e-9)
        }
    }

    /// A pile has no direction.
    @Test func theDirectionMovesNothing() {
        for isFan in [false, true] {
            var layout = StackLayout(
                itemCounts: [3, 9], itemSize: .constant(Size(width: 60, height: 100)), shift: Point(x: 3, y: 8),
                isFan: isFan, sectionInset: EdgeInsets(top: 30, left: 15, bottom: 20, right: 5))
            let vertical = Layout.stack(layout).prepared(width: 390)
            layout.scrollDirection = .horizontal
            let horizontal = Layout.stack(layout).prepared(width: 390)
            #expect(vertical.allElements == horizontal.allElements)
            #expect(attributes(vertical) == attributes(horizontal))
            #expect(vertical.arrival == horizontal.arrival)
            #expect(vertical.elements(in: everything) == horizontal.elements(in: everything))
        }
    }

    /// Nothing is kept of an item where the sizes are alike, and all that is asked for is of the ten on top.
    @Test func aHundredThousandCards() {
        let layout = Layout.stack(StackLayout(itemCounts: [100_000])).prepared(width: 390)
        #expect(layout.memoryBytes < 2000)
        #expect(layout.elements(in: everything).count == 10)
        #expect(
            layout.frame(at: IndexPath(section: 0, item: 99_999)) == layout.frame(at: IndexPath(section: 0, item: 9)))
    }
}
