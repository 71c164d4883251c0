import CollectionLayout
import Testing

/// One after the other. Rows of 100 by 20 in bounds of 100 by 60; the window holds a screen more above and below.
@Suite struct StaggerTests {
    private func side(_ ids: [UInt32], offset: Double = 0, width: Double = 100) -> TransitionSide {
        let section = FlowLayout.Section(
            itemCount: ids.count, itemSize: .constant(Size(width: width, height: 20)), minimumLineSpacing: 0)
        return TransitionSide(
            layout: Layout.flow(FlowLayout(sections: [section])).prepared(width: 100, height: 60),
            alignment: PixelAlignment(scale: 0), offset: Point(x: 0, y: offset), bounds: Size(width: 100, height: 60),
            window: Rect(x: 0, y: offset - 60, width: 100, height: 180),
            key: { _, indexPath in ids[indexPath.item] },
            place: { key in ids.firstIndex(of: key).map { (.cell, IndexPath(section: 0, item: $0)) } },
            cell: { _, _ in CellAppearance() })
    }

    private func delays(
        from old: TransitionSide, to new: TransitionSide, stagger: Double, held: Bool = false
    ) -> [UInt32: Double] {
        let elements = transition(from: old, to: new, stagger: stagger, isHeld: { _ in held })
        return Dictionary(uniqueKeysWithValues: elements.map { ($0.key, $0.delay) })
    }

    @Test func nothingWaitsWithoutIt() {
        #expect(delays(from: side([1, 2, 3]), to: side([3, 2, 1]), stagger: 0) == [1: 0, 2: 0, 3: 0])
    }

    /// 1 2 3 becomes 3 2 4: 2 rests, 3 is first and 4 second in the new order; 1, which goes, begins at once.
    @Test(arguments: [false, true]) func whatMovesFollowsTheNewOrder(held: Bool) {
        let found = delays(from: side([1, 2, 3]), to: side([3, 2, 4]), stagger: 0.25, held: held)
        #expect(found == [1: 0, 2: 0, 3: 0, 4: 0.25])
    }

    @Test func whatGoesFollowsTheOldOrder() {
        #expect(
            delays(from: side([1, 2, 3, 4]), to: side([2]), stagger: 0.25) == [1: 0, 2: 0, 3: 0.25, 4: 0.25],
            "4 is below the screen: it does not make anybody wait")
    }

    /// What leaves the window has a place in the new order too: 9, the first, goes last.
    @Test func whatLeavesTheWindowHasItsPlaceInTheOrder() {
        let old = side([9, 1, 2])
        let new = side([1, 2, 3, 4, 5, 6, 7, 8, 9])
        let found = delays(from: old, to: new, stagger: 0.0625)
        // 1 to 3 are seen; 4 to 6 come in below the screen and wait with 3; 9 was seen, and is the last.
        #expect(found == [1: 0, 2: 0.0625, 3: 0.125, 4: 0.125, 5: 0.125, 6: 0.125, 9: 0.1875])
    }

    /// Looking at rows 3 to 5, all of them narrower: those above the screen take no turn.
    @Test func whatIsNotSeenMakesNobodyWait() {
        let ids = (1...9).map { UInt32($0) }
        let found = delays(from: side(ids, offset: 60), to: side(ids, offset: 60, width: 90), stagger: 0.1)
        #expect(found == [1: 0, 2: 0, 3: 0, 4: 0, 5: 0.1, 6: 0.2, 7: 0.2, 8: 0.2, 9: 0.2])
    }

    @Test func theLastWaitsASecondAtMost() {
        let found = delays(from: side([1, 2, 3]), to: side([3, 4, 1]), stagger: 0.9)
        #expect(found == [2: 0, 3: 0, 4: 0.5, 1: 1])
    }
}
