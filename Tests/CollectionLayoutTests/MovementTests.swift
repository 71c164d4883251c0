import CollectionLayout
import Testing

@Suite struct MovementTests {
    private func side(columns: Int, count: Int = 30, scale: Double = 0) -> TransitionSide {
        let section = GridLayout.Section(itemCount: count, columns: columns, itemLength: .fixed(40), headerLength: 20)
        return TransitionSide(
            layout: Layout.grid(GridLayout(sections: [section])).prepared(width: 320),
            alignment: PixelAlignment(scale: scale), offset: .zero, bounds: Size(width: 320, height: 60),
            window: Rect(x: 0, y: 0, width: 320, height: 60),
            key: { kind, indexPath in kind == .cell ? UInt32(indexPath.item) : nil },
            place: { (.cell, IndexPath(section: 0, item: Int($0))) }, cell: { _, _ in CellAppearance() })
    }

    @Test func theSameLayoutMovesNothing() {
        #expect(movement(from: side(columns: 3), to: side(columns: 3)) == Movement(moved: 0, total: 30))
        #expect(movement(from: nil, to: side(columns: 3)) == Movement(moved: 0, total: 30))
    }

    /// From one column to two, both 50 apart: item 0 gets narrower in its place, item 29 goes from row 29 to the right of
    /// row 14: 165 across and 15 × 50 up.
    @Test func theFarthestIsTold() {
        let movement = movement(from: side(columns: 1), to: side(columns: 2))
        #expect(movement.moved == 30)
        #expect(movement.total == 30)
        #expect(movement.farthest == (165.0 * 165 + 750 * 750).squareRoot())
        #expect(!movement.isSampled)
    }

    @Test func newCellsHaveNotMoved() {
        #expect(movement(from: side(columns: 3, count: 10), to: side(columns: 3)) == Movement(moved: 0, total: 30))
        #expect(movement(from: side(columns: 3), to: side(columns: 3, count: 10)) == Movement(moved: 0, total: 10))
    }

    /// Beyond the limit the cells of the windows stand for all: from 60 points with a header of 20, one row of three; what
    /// was in the window and no longer is counts too.
    @Test func beyondTheLimitTheWindowsCount() {
        let movement = movement(from: side(columns: 3), to: side(columns: 2), limit: 29)
        // Items 0 and 1 are in the new window, item 2 has left it for the second row.
        #expect(movement.total == 3)
        #expect(movement.moved == 3)
        #expect(movement.isSampled)
    }
}
