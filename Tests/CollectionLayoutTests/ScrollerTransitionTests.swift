import CollectionLayout
import Testing

/// Transitions of what goes with a section that scrolls by itself.
///
/// In a view of 300 by 120: a shelf of cells of 100 by 50 that scrolls across, and below it rows of 300 by 20. Shelf cell k is at
/// (100 k, 0), row j at (0, 50 + 20 j). Each id is the key of its item; the shelf's header has the key 1000, the rows' 1001.
@Suite struct ScrollerTransitionTests {
    private func side(
        shelf: [UInt32], rows: [UInt32] = [], at offset: Double = 0, scrolled: Double = 0, screens: Double = 0,
        isStill: Bool = false, badges: Bool = false, rightToLeft: Bool = false
    ) -> TransitionSide {
        func group(_ width: LayoutDimension, _ height: Double) -> LayoutItem {
            let badge = LayoutBadge(
                size: LayoutSize(width: .absolute(10), height: .absolute(10)),
                containerAnchor: LayoutAnchor(x: 1, y: 0))
            return LayoutItem(
                size: LayoutSize(width: width, height: .absolute(height)),
                group: LayoutGroup(subitems: [LayoutItem(badges: badges ? [badge] : [])]))
        }
        let layout = Layout.compositional(
            CompositionalLayout(sections: [
                .init(
                    itemCount: shelf.count,
                    content: .groups(
                        .init(group: group(.absolute(100), 50), orthogonalScrolling: isStill ? .none : .continuous))),
                .init(itemCount: rows.count, content: .groups(.init(group: group(.fractionalWidth(1), 20)))),
            ])
        ).prepared(
            for: Size(width: 300, height: 120), adjustedContentInset: .zero,
            options: LayoutOptions(isRightToLeft: rightToLeft))
        let ids = [shelf, rows]
        return TransitionSide(
            layout: layout, alignment: PixelAlignment(scale: 0), offset: Point(x: 0, y: offset),
            bounds: Size(width: 300, height: 120), window: Rect(x: 0, y: offset, width: 300, height: 120),
            scrollers: { section in
                layout.scroller(ofSection: section).map {
                    SeenScroller(
                        scroller: $0, offset: scrolled, window: $0.window(at: scrolled, screens: screens))
                }
            },
            key: { kind, indexPath in
                switch kind {
                case .cell: ids[indexPath.section][indexPath.item]
                case .badge: 100 + ids[indexPath.section][indexPath.item]
                default: 1000 + UInt32(indexPath.section)
                }
            },
            place: { key in
                if key >= 1000 { return (.header, IndexPath(section: Int(key) - 1000, item: 0)) }
                for section in 0..<2 {
                    if let item = ids[section].firstIndex(of: key % 100) {
                        return (key < 100 ? .cell : .badge, IndexPath(section: section, item: item))
                    }
                }
                return nil
            },
            cell: { _, _ in CellAppearance() })
    }

    private func changes(_ elements: [TransitionElement]) -> [String] {
        elements.map { "\($0.key) \($0.change)" }
    }

    private func shelfCell(_ x: Double, y: Double = 0) -> Rect { Rect(x: x, y: y, width: 100, height: 50) }

    private func row(_ y: Double, x: Double = 0) -> Rect { Rect(x: x, y: y, width: 300, height: 20) }

    /// From 250 on 300 points are seen: the cells that begin at 200, 300, 400 and 500. Their places are those at the offset 0.
    @Test func theFirstLayoutHasWhatIsSeenOfTheSection() {
        let elements = transition(
            from: nil, to: side(shelf: Array(1...9), rows: [20], scrolled: 250), isHeld: { _ in false })
        #expect(changes(elements) == ["3 resting", "4 resting", "5 resting", "6 resting", "20 resting"])
        #expect(elements.map(\.frame) == [200, 300, 400, 500].map { shelfCell($0) } + [row(50)])
        #expect(elements.map(\.scroller) == [0, 0, 0, 0, nil])
    }

    @Test func badgesGoWithTheirCells() {
        let elements = transition(
            from: nil, to: side(shelf: [1, 2], rows: [20], badges: true), isHeld: { _ in false })
        #expect(elements.map(\.key) == [1, 101, 2, 102, 20, 120])
        #expect(elements.map(\.scroller) == [0, 0, 0, 0, nil, nil])
    }

    @Test func nothingChangesNothingMoves() {
        let (old, new) = (
            side(shelf: Array(1...9), scrolled: 212.625), side(shelf: Array(1...9), scrolled: 212.625)
        )
        let elements = transition(from: old, to: new, isHeld: { _ in true })
        #expect(changes(elements) == ["3 resting", "4 resting", "5 resting", "6 resting"])
    }

    /// A cell comes in before them, and the section is scrolled as much farther: on the screen everything stays.
    @Test func whatKeepsItsPlaceOnTheScreenRests() {
        let elements = transition(
            from: side(shelf: Array(1...9), scrolled: 250),
            to: side(shelf: [10] + Array(1...9), scrolled: 350), isHeld: { _ in false })
        #expect(changes(elements) == ["3 resting", "4 resting", "5 resting", "6 resting"])
        #expect(elements.map(\.frame) == [300, 400, 500, 600].map { shelfCell($0) })
    }

    /// The same without a change of the section's offset: each goes 100 to the right, and what leaves comes as well.
    @Test func inOneSectionTheyMoveByTheirFrames() {
        let elements = transition(
            from: side(shelf: Array(1...9), scrolled: 250),
            to: side(shelf: [10] + Array(1...9), scrolled: 250), isHeld: { _ in false })
        #expect(changes(elements) == ["6 moving", "2 moving", "3 moving", "4 moving", "5 moving"])
        #expect(elements.map(\.frame.x) == [600, 200, 300, 400, 500])
        #expect(elements.map(\.from?.frame.x) == [500, 100, 200, 300, 400])
    }

    /// The section is scrolled back from 250 to 0 by the server: what was seen at −50 starts there, with the offset 0 as it is now.
    @Test func aSectionThatIsScrolledMovesItsCells() {
        let elements = transition(
            from: side(shelf: Array(1...9), scrolled: 250), to: side(shelf: Array(1...9)), isHeld: { _ in false })
        let third = elements.first { $0.key == 3 }
        #expect(third?.frame == shelfCell(200))
        #expect(third?.from?.frame == shelfCell(200 - 250))
        #expect(third?.scroller == 0)
        // Seen at 350 − 600 before: it comes from there.
        #expect(elements.first { $0.key == 1 }?.from?.frame == shelfCell(0 - 250))
    }

    /// 3 was seen at 200 − 250 and becomes a row; the content was scrolled by 10 and is not any more.
    @Test func outOfASectionIntoThePlainContent() {
        let elements = transition(
            from: side(shelf: Array(1...9), at: 10, scrolled: 250),
            to: side(shelf: [1, 2, 4, 5, 6, 7, 8, 9], rows: [3], scrolled: 250), isHeld: { _ in false })
        let third = elements.first { $0.key == 3 }
        #expect(third?.frame == row(50))
        #expect(third?.scroller == nil)
        #expect(third?.from?.frame == shelfCell(-50, y: -10))
    }

    /// The row was seen at (0, 50), and comes into a section that is scrolled by 250: with its offset at 0 that is at 250.
    @Test func outOfThePlainContentIntoASection() {
        let elements = transition(
            from: side(shelf: [1, 2, 3, 4, 5], rows: [6], scrolled: 200),
            to: side(shelf: [1, 2, 3, 6, 4, 5], scrolled: 250), isHeld: { _ in false })
        let sixth = elements.first { $0.key == 6 }
        #expect(sixth?.frame == shelfCell(300))
        #expect(sixth?.scroller == 0)
        #expect(sixth?.from?.frame == row(50, x: 250))
    }

    /// What no window holds but the plain content does: it ends there, as far from its section as that has come.
    @Test func whatLeavesTheWindowEndsInItsSection() {
        let elements = transition(
            from: side(shelf: Array(1...9), scrolled: 0), to: side(shelf: Array(1...9), scrolled: 600),
            isHeld: { _ in true })
        #expect(elements.map(\.key) == [1, 2, 3, 7, 8, 9])
        #expect(elements.allSatisfy { $0.scroller == 0 && $0.change == .moving })
        #expect(elements.first?.frame == shelfCell(0))
    }

    /// 4 was seen at 300 − 250 = 50; its section is scrolled by 300 now, so that is at 350 there.
    @Test func whatDisappearsGoesWithItsSection() {
        let elements = transition(
            from: side(shelf: Array(1...9), scrolled: 250),
            to: side(shelf: [1, 2, 3, 5, 6, 7, 8, 9], scrolled: 300), isHeld: { _ in false })
        let fourth = elements.first { $0.key == 4 }
        #expect(fourth?.change == .disappearing)
        #expect(fourth?.scroller == 0)
        #expect(fourth?.frame == shelfCell(350))
        #expect(fourth?.from?.frame == shelfCell(350))
        #expect(fourth?.from?.alpha == 1)
        #expect(fourth?.alpha == 0)
    }

    /// The section does not scroll any more: it ends where it was seen, 50 from the left and 10 above the view's top, which was
    /// 10 farther down.
    @Test func whatDisappearsOfNoSectionEndsWhereItWasSeen() {
        let elements = transition(
            from: side(shelf: Array(1...9), rows: [20], at: 10, scrolled: 250),
            to: side(shelf: [1, 2, 3], rows: [20], isStill: true), isHeld: { _ in false })
        let fourth = elements.first { $0.key == 4 }
        #expect(fourth?.change == .disappearing)
        #expect(fourth?.scroller == nil)
        #expect(fourth?.frame == shelfCell(50, y: -10))
        #expect(fourth?.from?.frame == shelfCell(50, y: -10))
    }

    /// 10 is new and fades in where it will be.
    @Test func whatAppearsInASectionFadesInItsPlace() {
        let elements = transition(
            from: side(shelf: [1, 2, 3, 4], scrolled: 100), to: side(shelf: [1, 2, 10, 3, 4], scrolled: 100),
            isHeld: { _ in false })
        let tenth = elements.first { $0.key == 10 }
        #expect(tenth?.change == .appearing)
        #expect(tenth?.frame == shelfCell(200))
        #expect(tenth?.from?.frame == shelfCell(200))
        #expect(tenth?.from?.alpha == 0)
    }

    /// Read from the right the first cell is at 200, and offsets are negative: at −150 the third one, at 0, is seen at 150.
    @Test func fromTheRightOffsetsAreNegative() {
        let elements = transition(
            from: side(shelf: Array(1...9), scrolled: -150, rightToLeft: true),
            to: side(shelf: [10] + Array(1...9), scrolled: -250, rightToLeft: true), isHeld: { _ in false })
        #expect(elements.first { $0.key == 3 }?.frame == shelfCell(-100))
        #expect(elements.allSatisfy { $0.change == .resting })
    }

    /// A window of a screen more on either side; what is not seen waits as long as what was seen before it.
    @Test func whoIsSeenIsSoWhereTheSectionIsScrolledTo() {
        let elements = transition(
            from: side(shelf: [], screens: 1), to: side(shelf: Array(1...9), scrolled: 300, screens: 1), stagger: 0.1,
            isHeld: { _ in false })
        let delays = Dictionary(uniqueKeysWithValues: elements.map { ($0.key, $0.delay) })
        // Seen are 4, 5 and 6; 1 to 3 come before, 7 to 9 after.
        #expect(delays == [1: 0, 2: 0, 3: 0, 4: 0, 5: 0.1, 6: 0.2, 7: 0.2, 8: 0.2, 9: 0.2])
    }

    /// How far a section is scrolled is no movement of its cells.
    @Test func movementIsOfFrames() {
        let still = movement(
            from: side(shelf: Array(1...9)), to: side(shelf: Array(1...9), scrolled: 300))
        #expect(still == Movement(moved: 0, total: 9))
        let sampled = movement(
            from: side(shelf: Array(1...9), scrolled: 0), to: side(shelf: [10] + Array(1...9), scrolled: 300), limit: 3)
        // Of the new window 3, 4 and 5 at 300, 400 and 500; of the old one 1 and 2, 3 is counted already.
        #expect(sampled == Movement(moved: 5, total: 5, farthest: 100, isSampled: true))
    }
}
