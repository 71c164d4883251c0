import CollectionLayout
import Testing

@Suite struct ListTests {
    private func prepared(
        _ rows: ListLayout.Rows, count: Int, bounds: Size = Size(width: 320, height: 480), header: Double = 0
    ) -> PreparedLayout {
        let section = ListLayout.Section(itemCount: count, rows: rows, headerLength: header)
        return Layout.list(ListLayout(sections: [section])).prepared(for: bounds, adjustedContentInset: .zero)
    }

    /// Rows that come out all alike are a rule, whatever the first one's spacing, which counts for nothing.
    @Test func rowsThatAreAlikeAreNotStored() {
        let row = ListLayout.Row(size: Size(width: 320, height: 44), spacing: 6)
        var rows = Array(repeating: row, count: 100_000)
        rows[0].spacing = 99
        let layout = prepared(.rows(rows), count: rows.count)
        #expect(layout.memoryBytes < 2_000)
        let constant = prepared(.constant(row), count: rows.count)
        for item in [0, 1, 2, 50_000, 99_999] {
            let expected = Rect(x: 0, y: Double(item) * 50, width: 320, height: 44)
            #expect(layout.frame(at: IndexPath(section: 0, item: item)) == expected)
            #expect(constant.frame(at: IndexPath(section: 0, item: item)) == expected)
        }
        #expect(layout.contentSize == Size(width: 320, height: 5_000_000 - 6))
    }

    /// What differs may come late, and in any of the four numbers.
    @Test(arguments: [0, 1, 2, 3])
    func rowsThatDifferLateAreStored(which: Int) {
        let row = ListLayout.Row(size: Size(width: 200, height: 40), spacing: 10)
        var rows = Array(repeating: row, count: 3000)
        switch which {
        case 0: rows[2500].size.width = 100
        case 1: rows[2500].size.height = 70
        case 2: rows[2500].spacing = 40
        default: rows[2500].alignment = .trailing
        }
        let layout = prepared(.rows(rows), count: rows.count)
        #expect(layout.frame(at: IndexPath(section: 0, item: 2499)) == Rect(x: 0, y: 124_950, width: 200, height: 40))
        let expected: [Rect] = [
            Rect(x: 0, y: 125_000, width: 100, height: 40), Rect(x: 0, y: 125_000, width: 200, height: 70),
            Rect(x: 0, y: 125_030, width: 200, height: 40), Rect(x: 120, y: 125_000, width: 200, height: 40),
        ]
        #expect(layout.frame(at: IndexPath(section: 0, item: 2500)) == expected[which])
        let further = which == 1 || which == 2 ? 30.0 : 0
        #expect(layout.frame(at: IndexPath(section: 0, item: 2501)).y == 125_050 + further)
    }

    /// Each row knows the right and the lower edge of the one before, in content coordinates.
    @Test func rowsInOrderKnowTheOneBefore() {
        var seen: [Previous] = []
        let rows = ListLayout.Rows.inOrder { item, previous in
            seen.append(previous)
            return (ListLayout.Row(size: Size(width: 100 + Double(item), height: 10), spacing: 1), true)
        }
        let section = ListLayout.Section(
            itemCount: 3, rows: rows, sectionInset: EdgeInsets(top: 5, left: 7, bottom: 9, right: 0), headerLength: 20)
        let layout = Layout.list(ListLayout(sections: [section, section]))
            .prepared(for: Size(width: 320, height: 480), adjustedContentInset: .zero)
        // 20 + 5, rows of 10 that are 1 apart, 9 below: a section is 66 high.
        #expect(
            seen == [
                .none, Previous(maxX: 107, maxY: 35), Previous(maxX: 108, maxY: 46),
                .none, Previous(maxX: 107, maxY: 101), Previous(maxX: 108, maxY: 112),
            ])
        #expect(layout.frame(at: IndexPath(section: 1, item: 2)) == Rect(x: 7, y: 113, width: 102, height: 10))
    }

    @Test func sidewaysTheEdgesKeepTheirNames() {
        var seen: [Previous] = []
        let rows = ListLayout.Rows.inOrder { _, previous in
            seen.append(previous)
            return (ListLayout.Row(size: Size(width: 30, height: 80)), true)
        }
        _ = Layout.list(
            ListLayout(scrollDirection: .horizontal, sections: [ListLayout.Section(itemCount: 3, rows: rows)])
        ).prepared(for: Size(width: 320, height: 100), adjustedContentInset: .zero)
        #expect(seen == [.none, Previous(maxX: 30, maxY: 80), Previous(maxX: 60, maxY: 80)])
    }

    @Test func sizesThatMakeNoSenseKeepTheirPlaces() {
        let layout = prepared(
            .inOrder { item, _ in
                (ListLayout.Row(size: Size(width: 10, height: item == 1 ? .nan : 20), spacing: 5), item != 2)
            }, count: 4)
        #expect((0..<4).map { layout.isInvalid(at: IndexPath(section: 0, item: $0)) } == [false, true, true, false])
        #expect(layout.frame(at: IndexPath(section: 0, item: 1)) == Rect(x: 0, y: 25, width: 10, height: 0))
        #expect(layout.frame(at: IndexPath(section: 0, item: 2)) == Rect(x: 0, y: 30, width: 10, height: 20))
        #expect(layout.diagnostics.map(\.kind) == [.invalidSize])
        #expect(layout.diagnostics.first?.count == 2)
    }

    /// A run's faults are found without losing what else its rows have: the first row keeps its alignment.
    @Test func faultsOfARunAreNamed() {
        let fill: (Range<Int>, ListLayout.RowColumns) -> FillResult = { range, columns in
            var result = FillResult.fine
            for (place, item) in range.enumerated() {
                let isFault = item == 3
                columns.sizes.widths[place] = 100
                columns.sizes.heights[place] = isFault ? 0 : 10
                columns.spacings[place] = Double(item)
                columns.alignments[place] = item == 0 ? .trailing : .leading
                if isFault { result = FillResult(firstFault: item, faultCount: 1) }
            }
            return result
        }
        let layout = prepared(.perItem(fill: fill), count: 5)
        #expect(
            (0..<5).map { layout.isInvalid(at: IndexPath(section: 0, item: $0)) } == [false, false, false, true, false])
        #expect(layout.frame(at: IndexPath(section: 0, item: 0)) == Rect(x: 220, y: 0, width: 100, height: 10))
        // 10 + 1, 10 + 2, 10 + 3, 0 + 4.
        #expect(layout.frame(at: IndexPath(section: 0, item: 4)) == Rect(x: 0, y: 40, width: 100, height: 10))
    }

    /// At the end: a list that is shorter than the bounds stands there, one that is longer does not move.
    @Test(arguments: [(3, 360.0), (12, 0)])
    func anAnchoredList(count: Int, start: Double) {
        let section = ListLayout.Section(
            itemCount: count, rows: .constant(ListLayout.Row(size: Size(width: 320, height: 40))))
        let layout = Layout.list(ListLayout(isAnchoredAtEnd: true, sections: [section])).prepared(width: 320)
        #expect(layout.isAnchoredAtEnd)
        #expect(layout.frame(at: IndexPath(section: 0, item: 0)).y == start)
        #expect(layout.contentSize.height == 480)
        #expect(layout.elements(in: Rect(x: 0, y: 440, width: 320, height: 40)).map(\.indexPath.item) == [count - 1])
    }

    @Test func anEmptyAnchoredListScrollsNowhere() {
        let layout = Layout.list(
            ListLayout(isAnchoredAtEnd: true, sections: [ListLayout.Section(itemCount: 0, rows: .rows([]))])
        ).prepared(width: 320)
        #expect(layout.contentSize.height == 480)
    }

    /// Among 100,000 rows of their own heights a rectangle's are found without a look at the others.
    @Test func theVisibleOnesAreFound() {
        let rows = (0..<100_000).map {
            ListLayout.Row(size: Size(width: 320, height: Double(20 + $0 % 7)), spacing: Double($0 % 3))
        }
        let layout = prepared(.rows(rows), count: rows.count)
        let frame = layout.frame(at: IndexPath(section: 0, item: 54_321))
        #expect(layout.elements(in: frame).map(\.indexPath.item) == [54_321])
        // A frame is 32 bytes, the index a thirtieth of it; memory is taken by the megabyte.
        #expect(layout.memoryBytes < 34 * rows.count + 1 << 20)
    }
}
