import CollectionLayout
import Testing

@Suite struct FormulaLayoutTests {
    private let plain = Rect(x: 10, y: 20, width: 30, height: 40)

    @Test func cellsHaveWhatIsWrittenOfThem() {
        let cells = [
            PlacedCell(frame: plain, rotation: 0.5, scale: 2, alpha: 0.25, zIndex: -3),
            PlacedCell(frame: plain, scale: -1, alpha: 1.5, zIndex: 2.6), PlacedCell(frame: plain, alpha: -0.5),
        ]
        let layout = Layout.formula(
            FormulaLayout(cells, itemCounts: [1, 2], parts: [.rotation, .scale, .alpha, .zIndex])
        ).prepared(width: 320)
        let attributes = [(0, 0), (1, 0), (1, 1)].map {
            layout.attributes(of: .cell, at: IndexPath(section: $0, item: $1))
        }
        #expect(
            attributes == [
                LayoutAttributes(alpha: 0.25, zIndex: -3, scale: 2, rotation: 0.5),
                // A scale below 0 is none, alpha is held within 0 and 1, zIndex is rounded.
                LayoutAttributes(alpha: 1, zIndex: 3, scale: 0), LayoutAttributes(alpha: 0),
            ])
        #expect(layout.allElements.map(\.frame) == [plain, plain, plain])
    }

    @Test func partsThatAreNotAskedForChangeNothing() {
        let cell = PlacedCell(frame: plain, rotation: 0.5, scale: 2, alpha: 0.25, zIndex: -3)
        let layout = Layout.formula(FormulaLayout([cell], itemCounts: [1], parts: .alpha)).prepared(width: 320)
        #expect(
            layout.attributes(of: .cell, at: IndexPath(section: 0, item: 0)) == LayoutAttributes(alpha: 0.25))
        #expect(layout.contentSize == Size(width: 40, height: 60))
    }

    /// A square of 100 turned by an eighth covers 100 √2: it is found where its corner is and its frame is not.
    @Test func aTurnedCellIsFoundWhereItsCornersAre() {
        let cell = PlacedCell(frame: Rect(x: 100, y: 100, width: 100, height: 100), rotation: .pi / 4)
        let layout = Layout.formula(FormulaLayout([cell], itemCounts: [1], parts: .rotation)).prepared(width: 320)
        #expect(layout.elements(in: Rect(x: 145, y: 80, width: 10, height: 10)).count == 1)
        #expect(layout.elements(in: Rect(x: 145, y: 70, width: 10, height: 9)).isEmpty)
        let reach = 150 + 50 * 2.0.squareRoot()
        #expect(abs(layout.contentSize.width - reach) < 1e-9 && abs(layout.contentSize.height - reach) < 1e-9)
    }

    /// Items are asked for section by section and at most 1,024 at a time, each time with what came before.
    @Test func everyRunKnowsTheItemBefore() {
        final class Log { var asked: [String] = [] }
        let log = Log()
        let formula = FormulaLayout(itemCounts: [2, 0, 1500]) { section, range, previous, columns in
            log.asked.append("\(section) \(range) \(previous.maxX) \(previous.maxY)")
            for (place, item) in range.enumerated() {
                columns.x[place] = Double(section * 10_000 + item)
                columns.y[place] = Double(item)
                columns.width[place] = 3
                columns.height[place] = 5
            }
        }
        _ = Layout.formula(formula).prepared(width: 320)
        #expect(
            log.asked == ["0 0..<2 0.0 0.0", "2 0..<1024 4.0 6.0", "2 1024..<1500 21026.0 1028.0"])
    }

    @Test func whatMakesNoSenseIsSaidAndMarked() {
        var cells = Array(repeating: PlacedCell(frame: plain), count: 5)
        for item in [1, 3, 4] { cells[item].isFaulty = true }
        let layout = Layout.formula(FormulaLayout(cells, itemCounts: [2, 3])).prepared(width: 320)
        #expect(
            layout.diagnostics == [
                LayoutDiagnostic(kind: .invalidSize, section: 0, item: 1),
                LayoutDiagnostic(kind: .invalidSize, section: 1, item: 1, count: 2),
            ])
        let invalid = layout.allElements.filter { layout.isInvalid(at: $0.indexPath) }.map(\.indexPath)
        #expect(invalid == [(0, 1), (1, 1), (1, 2)].map { IndexPath(section: $0, item: $1) })
    }

    @Test func withoutItemsThereIsNoContent() {
        let layout = Layout.formula(
            FormulaLayout([], itemCounts: [0, 0], sectionInset: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        ).prepared(width: 320)
        #expect(layout.contentSize == .zero)
        #expect(layout.sectionCount == 2)
    }
}
