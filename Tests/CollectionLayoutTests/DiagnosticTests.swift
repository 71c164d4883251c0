import CollectionLayout
import Testing

@Suite struct DiagnosticTests {
    private func diagnostics(_ sections: FlowLayout.Section..., width: Double) -> [LayoutDiagnostic] {
        Layout.flow(FlowLayout(sections: sections)).prepared(width: width).diagnostics
    }

    /// At 428 points three of (428 − 48) / 3 with spacing 8 come to 396.00000000000006 in 396 points.
    @Test func aHairIsToldWithItsNumber() throws {
        let side = (428.0 - 48) / 3
        let inset = EdgeInsets(top: 16, left: 16, bottom: 20, right: 16)
        let missing = side + 8 + side + 8 + side - 396
        #expect(missing > 5.6e-14 && missing < 5.8e-14)

        let uniform = diagnostics(
            .init(itemCount: 9, itemSize: .square(side), sectionInset: inset, minimumInteritemSpacing: 8), width: 428)
        #expect(
            uniform == [
                LayoutDiagnostic(kind: .missedLine, section: 0, item: 2, amount: missing, limit: 396, count: 4)
            ])

        // Two of three fit, and so on: items 2, 4 and 6 begin lines by a hair; 7 is too high for the lines to be alike.
        let sizes = (0..<8).map { Size(width: side, height: $0 == 7 ? 10 : side) }
        let mixed = diagnostics(
            .init(itemCount: 8, itemSize: .sizes(sizes), sectionInset: inset, minimumInteritemSpacing: 8), width: 428)
        #expect(
            mixed == [
                LayoutDiagnostic(kind: .missedLine, section: 0, item: 2, amount: missing, limit: 396, count: 3)
            ])
    }

    @Test func aTenthOfAPointIsNoHair() {
        #expect(
            diagnostics(.init(itemCount: 9, itemSize: .square(100.1), minimumInteritemSpacing: 0), width: 300).isEmpty)
        #expect(
            !diagnostics(.init(itemCount: 9, itemSize: .square(100.01), minimumInteritemSpacing: 0), width: 300).isEmpty
        )
    }

    /// Nothing is missed where there is no further item.
    @Test func theLastLineMissesNothing() {
        #expect(
            diagnostics(.init(itemCount: 2, itemSize: .square(100.01), minimumInteritemSpacing: 0), width: 300).isEmpty)
    }

    @Test func widerThanWhatTheInsetsLeave() {
        let inset = EdgeInsets(top: 0, left: 15, bottom: 0, right: 5)
        #expect(diagnostics(.init(itemCount: 3, itemSize: .square(300), sectionInset: inset), width: 320).isEmpty)
        #expect(
            diagnostics(.init(itemCount: 3, itemSize: .square(301), sectionInset: inset), width: 320) == [
                LayoutDiagnostic(kind: .itemTooWide, section: 0, item: 0, amount: 301, limit: 300, count: 3)
            ])
        let sizes = [Size(width: 300, height: 10), Size(width: 340, height: 10), Size(width: 350, height: 10)]
        #expect(
            diagnostics(.init(itemCount: 3, itemSize: .sizes(sizes), sectionInset: inset), width: 320) == [
                LayoutDiagnostic(kind: .itemTooWide, section: 0, item: 1, amount: 340, limit: 300, count: 2)
            ])
    }

    @Test func tallerThanAHorizontalLayoutAllows() {
        let flow = FlowLayout(
            scrollDirection: .horizontal,
            sections: [.init(itemCount: 1, itemSize: .constant(Size(width: 10, height: 481)))])
        let diagnostics = Layout.flow(flow).prepared(width: 320, height: 480).diagnostics
        #expect(diagnostics.map(\.kind) == [.itemTooWide])
        #expect(diagnostics.first?.limit == 480)
    }

    @Test func negativeSpacingsOverlap() {
        let kinds = { (diagnostics: [LayoutDiagnostic]) in diagnostics.map { "\($0.kind) \($0.amount)" } }
        // Leading lines keep the spacing: 50 − 12.
        #expect(
            kinds(
                diagnostics(
                    .init(itemCount: 30, minimumLineSpacing: -7, minimumInteritemSpacing: -12, lineAlignment: .leading),
                    width: 320)) == ["itemsOverlap 12.0", "linesOverlap 7.0"])
        let grid = GridLayout(sections: [.init(itemCount: 9, columns: 3, spacing: -3, lineSpacing: -4)])
        #expect(
            kinds(Layout.grid(grid).prepared(width: 300).diagnostics) == ["itemsOverlap 3.0", "linesOverlap 4.0"])
        // Lines of one mixed item each; the first of the second line is told.
        let sizes = [Size(width: 200, height: 40), Size(width: 210, height: 40)]
        #expect(
            diagnostics(.init(itemCount: 2, itemSize: .sizes(sizes), minimumLineSpacing: -7), width: 320) == [
                LayoutDiagnostic(kind: .linesOverlap, section: 0, item: 1, amount: 7)
            ])
        // One line of one item overlaps nothing.
        let alone = GridLayout(sections: [.init(itemCount: 1, columns: 3, spacing: -3, lineSpacing: -4)])
        #expect(Layout.grid(alone).prepared(width: 300).diagnostics.isEmpty)
        #expect(
            diagnostics(.init(itemCount: 1, minimumLineSpacing: -7, minimumInteritemSpacing: -12), width: 320).isEmpty)
    }

    /// Thirds, sevenths, … of a width leave gaps that are 0 but for the last bit, which may be negative.
    @Test func roundingIsNoOverlap() {
        for columns in 2...40 {
            for width in [320.0, 375, 390, 393, 402, 414, 428, 430, 744] {
                let section = FlowLayout.Section(
                    itemCount: 100, itemSize: .square(width / Double(columns)), minimumLineSpacing: 0,
                    minimumInteritemSpacing: 0)
                let kinds = diagnostics(section, width: width).map(\.kind)
                #expect(kinds.allSatisfy { $0 == .missedLine }, "\(columns) in \(width)")
            }
        }
    }

    @Test func sizesThatMakeNoSense() {
        // Items 3, 1500 and 1501 are faults; 4 is 0 because its file says so.
        let faults: Set<Int> = [3, 1500, 1501]
        let values = ItemValues.perItem { range, columns in
            var result = FillResult.fine
            for (place, item) in range.enumerated() {
                let isFault = faults.contains(item)
                columns.widths[place] = isFault || item == 4 ? 0 : 50
                columns.heights[place] = 50
                if isFault {
                    result.firstFault = result.firstFault ?? item
                    result.faultCount += 1
                }
            }
            return result
        }
        let layout = Layout.flow(FlowLayout(sections: [.init(itemCount: 2), .init(itemCount: 2000, itemSize: values)]))
            .prepared(width: 320)
        #expect(
            layout.diagnostics == [
                LayoutDiagnostic(kind: .invalidSize, section: 1, item: 3, amount: 0, limit: 0, count: 3)
            ])
        let invalid = layout.allElements.filter { layout.isInvalid(at: $0.indexPath) }.map(\.indexPath)
        #expect(invalid == faults.sorted().map { IndexPath(section: 1, item: $0) })
        // The sizes asked for again to find the faults do not spoil the run: item 1024 begins the second one.
        #expect(layout.frame(at: IndexPath(section: 1, item: 1024)).size == Size(width: 50, height: 50))
        #expect(!layout.isInvalid(at: IndexPath(section: 7, item: 0)))
    }

    @Test func oneSizeForAllThatMakesNoSense() {
        for size in [Size(width: -1, height: 5), Size(width: 5, height: .nan), Size(width: 1e7, height: 5)] {
            let layout = Layout.flow(FlowLayout(sections: [.init(itemCount: 4, itemSize: .constant(size))]))
                .prepared(width: 320)
            #expect(layout.diagnostics.map(\.kind) == [.invalidSize])
            #expect(layout.isInvalid(at: IndexPath(section: 0, item: 3)))
        }
    }

    @Test func thereIsAnEndToThem() {
        let section = FlowLayout.Section(itemCount: 2, itemSize: .square(500))
        let layout = Layout.flow(FlowLayout(sections: Array(repeating: section, count: 10_000))).prepared(width: 320)
        #expect(layout.diagnostics.count == 64)
    }
}
