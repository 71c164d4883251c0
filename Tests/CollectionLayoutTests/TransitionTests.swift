import CollectionLayout
import TestSupport
import Testing

@Suite struct TransitionTests {
    /// Rows of 100 by 20 in a view of 100 by 60: the window holds three. Each id is the key of its item.
    private func side(
        _ ids: [UInt32], rowHeight: Double = 20, offset: Double = 0, header: Double = 0, alpha: Double = 1,
        cornerRadius: Double = 4, content: CellContent = .card, scale: Double = 0
    ) -> TransitionSide {
        let section = FlowLayout.Section(
            itemCount: ids.count, itemSize: .constant(Size(width: 100, height: rowHeight)), minimumLineSpacing: 0,
            headerLength: header)
        return TransitionSide(
            layout: Layout.flow(FlowLayout(sections: [section])).prepared(width: 100, height: 60),
            alignment: PixelAlignment(scale: scale), offset: Point(x: 0, y: offset),
            bounds: Size(width: 100, height: 60),
            window: Rect(x: 0, y: offset, width: 100, height: 60),
            key: { kind, indexPath in kind == .cell ? ids[indexPath.item] : 1000 },
            place: { key in
                if key == 1000 { return (.header, IndexPath(section: 0, item: 0)) }
                return ids.firstIndex(of: key).map { (.cell, IndexPath(section: 0, item: $0)) }
            },
            cell: { _, _ in CellAppearance(cornerRadius: cornerRadius, alpha: alpha, content: content) })
    }

    private func row(_ y: Double, height: Double = 20) -> Rect {
        Rect(x: 0, y: y, width: 100, height: height)
    }

    private func changes(_ elements: [TransitionElement]) -> [String] {
        elements.map { "\($0.key) \($0.change)" }
    }

    @Test func theFirstLayoutRests() {
        let elements = transition(from: nil, to: side([1, 2, 3, 4, 5], header: 10), isHeld: { _ in false })
        #expect(changes(elements) == ["1000 resting", "1 resting", "2 resting", "3 resting"])
        #expect(elements.allSatisfy { $0.from == nil })
        #expect(
            elements[1]
                == TransitionElement(
                    key: 1, kind: .cell, indexPath: IndexPath(section: 0, item: 0), frame: row(10), cornerRadius: 4,
                    alpha: 1, content: .card, axis: .row))
    }

    /// 1 2 3 4 5 becomes 2 6 5 1 7: of the old window 2 moves up, 1 leaves it and 3 disappears; 5 comes in from below.
    @Test func everyKindOfChange() {
        let elements = transition(
            from: side([1, 2, 3, 4, 5]), to: side([2, 6, 5, 1, 7]), isHeld: { $0 <= 3 })
        #expect(changes(elements) == ["1 moving", "3 disappearing", "2 moving", "6 appearing", "5 moving"])
        let origin = { (y: Double, alpha: Double) in
            TransitionElement.Origin(frame: self.row(y), cornerRadius: 4, alpha: alpha)
        }
        // Leaves the window, and is held: the page knows where it is.
        #expect(elements[0].frame == row(60))
        #expect(elements[0].from == nil)
        // Fades where it was.
        #expect(elements[1].frame == row(40) && elements[1].alpha == 0)
        #expect(elements[1].from == nil)
        #expect(elements[1].indexPath == IndexPath(section: 0, item: 2))
        #expect(elements[2].frame == row(0))
        // Fades in where it will be.
        #expect(elements[3].frame == row(20) && elements[3].alpha == 1)
        #expect(elements[3].from == origin(20, 0))
        // The page never held it: it comes from where the old layout had it.
        #expect(elements[4].frame == row(40))
        #expect(elements[4].from == origin(80, 1))
    }

    @Test func aDisappearingOneThatIsNotHeldStartsWhereItWas() {
        let elements = transition(from: side([1, 2]), to: side([2]), isHeld: { _ in false })
        #expect(changes(elements) == ["1 disappearing", "2 moving"])
        #expect(elements[0].from == TransitionElement.Origin(frame: row(0), cornerRadius: 4, alpha: 1))
    }

    @Test func nothingChangesNothingMoves() {
        let elements = transition(
            from: side([1, 2, 3, 4], header: 10), to: side([1, 2, 3, 4], header: 10), isHeld: { _ in true })
        #expect(elements.allSatisfy { $0.change == .resting && $0.from == nil })
        #expect(elements.count == 4)
    }

    /// The content offset falls from 40 to 0: what stood at 40 on top of the screen stands there still.
    @Test func continuityIsOnTheScreen() throws {
        let elements = transition(
            from: side([1, 2, 3, 4, 5], offset: 40), to: side([3, 4, 5]), isHeld: { _ in false })
        #expect(changes(elements) == ["3 resting", "4 resting", "5 resting"])

        let shifted = transition(from: side([1, 2, 3], offset: 10), to: side([3, 2, 1]), isHeld: { _ in false })
        let third = try #require(shifted.first { $0.key == 3 })
        #expect(third.frame == row(0))
        #expect(third.from?.frame == row(30))
    }

    @Test func looksMoveToo() {
        let old = side([1])
        for (new, isMoving) in [
            (side([1]), false), (side([1], alpha: 0.5), true), (side([1], cornerRadius: 9), true),
            (side([1], content: .photo), true), (side([1], rowHeight: 21), true),
        ] {
            let elements = transition(from: old, to: new, isHeld: { _ in false })
            #expect(elements.map(\.change) == [isMoving ? .moving : .resting])
        }
    }

    /// Rows 20.12 high: at two pixels a point the second one stands at 20.
    @Test func framesAreAligned() {
        let elements = transition(
            from: side([1, 2], rowHeight: 20.12, scale: 2), to: side([2, 1], rowHeight: 20.12, scale: 2),
            isHeld: { _ in false })
        #expect(elements.map(\.frame.y) == [0, 20])
        #expect(elements.map(\.from?.frame.y) == [20, 0])
    }

    @Test func invalidSizesAreMarked() {
        var new = side([1])
        new.layout = Layout.flow(
            FlowLayout(sections: [.init(itemCount: 1, itemSize: .constant(Size(width: .nan, height: 20)))])
        ).prepared(width: 100)
        let elements = transition(from: nil, to: new, isHeld: { _ in false })
        #expect(elements.map(\.isInvalid) == [true])
    }

    /// Over random lists: carrying out the changes turns what the old window shows into what the new one does.
    @Test func theChangesCarriedOutGiveTheNewWindow() {
        for seed in UInt64(1)...200 {
            var random = SeededGenerator(seed: seed)
            let pool = (1...30).map { UInt32($0) }
            let old = side(
                Array(pool.shuffled(using: &random).prefix(random.count())), rowHeight: random.points(5...30),
                offset: random.points(0...60))
            let new = side(
                Array(pool.shuffled(using: &random).prefix(random.count())), rowHeight: random.points(5...30),
                offset: random.points(0...60))
            let elements = transition(from: old, to: new, isHeld: { _ in false })
            let shift = new.offset.y - old.offset.y
            #expect(Set(elements.map(\.key)).count == elements.count, "seed \(seed): an element comes twice")

            var shown: [UInt32: Rect] = [:]
            for element in old.layout.elements(in: old.window) {
                shown[old.key(element.kind, element.indexPath) ?? 0] = element.frame.offset(x: 0, y: shift)
            }
            for element in elements {
                let start = element.from?.frame ?? element.frame
                if let before = shown[element.key] {
                    #expect(start == before, "seed \(seed): \(element.key) starts elsewhere")
                }
                shown[element.key] = element.change == .disappearing ? nil : element.frame
            }
            let expected = new.layout.elements(in: new.window).map { new.key($0.kind, $0.indexPath) ?? 0 }
            for (key, frame) in shown where !frame.intersects(new.window) {
                #expect(!expected.contains(key), "seed \(seed)")
                shown[key] = nil
            }
            #expect(shown.keys.sorted() == expected.sorted(), "seed \(seed)")
        }
    }

    /// The first cell swings, the others stand still: alone with a hundred it has all the knots that a track may have, among
    /// 20,000 no more than eight.
    @Test(arguments: [(100, Track.maximumKnots), (20_000, 8)]) func tracksShareKnots(count: Int, expected: Int) throws {
        let section = FlowLayout.Section(
            itemCount: count, itemSize: .constant(Size(width: 1, height: 1)), minimumLineSpacing: 0,
            minimumInteritemSpacing: 0)
        let effects = ItemEffects { indexPath, _, offsets, values in
            for (place, offset) in offsets.enumerated() where indexPath.item == 0 {
                values[place].dx = 1_000 * (offset / 300 - (offset / 300).rounded())
            }
        }
        let side = TransitionSide(
            layout: Layout.flow(FlowLayout(sections: [section])).prepared(
                for: Size(width: 100, height: 30_000), adjustedContentInset: .zero, effects: effects),
            alignment: PixelAlignment(scale: 0), offset: .zero, bounds: Size(width: 100, height: 30_000),
            window: Rect(x: 0, y: -30_000, width: 100, height: 90_000),
            key: { _, indexPath in UInt32(indexPath.item) },
            place: { (.cell, IndexPath(section: 0, item: Int($0))) }, cell: { _, _ in CellAppearance() })
        let elements = transition(from: nil, to: side, isHeld: { _ in false })
        #expect(elements.count == count)
        #expect(elements.first?.track?.knots.count == expected)
        #expect(elements.dropFirst().allSatisfy { $0.track == nil })
    }

    /// Windows of two huge layouts are all that is looked at.
    @Test func hugeLayoutsCostTheirWindows() {
        var asked = 0
        let section = FlowLayout.Section(itemCount: 1_000_000, itemSize: .constant(Size(width: 100, height: 20)))
        func side(_ offset: Double) -> TransitionSide {
            TransitionSide(
                layout: Layout.flow(FlowLayout(sections: [section])).prepared(width: 100),
                alignment: PixelAlignment(scale: 2),
                offset: Point(x: 0, y: offset), bounds: Size(width: 100, height: 300),
                window: Rect(x: 0, y: offset, width: 100, height: 300),
                key: {
                    asked += 1
                    return UInt32($1.item)
                },
                place: { (.cell, IndexPath(section: 0, item: Int($0))) }, cell: { _, _ in CellAppearance() })
        }
        let elements = transition(from: side(15_000_000), to: side(3_000_000), isHeld: { _ in false })
        #expect(elements.count == 20)
        #expect(asked == 20)
        asked = 0
        let movement = movement(from: side(15_000_000), to: side(3_000_000))
        #expect(movement == Movement(moved: 0, total: 20, farthest: 0, isSampled: true))
        #expect(asked == 20)
    }
}
