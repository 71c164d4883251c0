import CollectionLayout
import TestSupport
import Testing

@Suite struct MosaicTests {
    private struct Case {
        var sizes: [Size]
        var section: MosaicLayout.Section
        var available: Double
        var frames: [Rect]

        init(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            sizes = (0..<random.count()).map { _ in
                Size(width: random.points(1...200), height: random.points(20...100))
            }
            section = MosaicLayout.Section(
                itemCount: sizes.count, proportions: .sizes(sizes), rowHeight: random.points(20...150),
                spacing: random.points(0...12), lineSpacing: random.points(0...12),
                lastRow: Bool.random(using: &random) ? .leading : .justified,
                sectionInset: EdgeInsets(top: 30, left: 15, bottom: 20, right: 5))
            available = random.points(200...800)
            frames = Layout.mosaic(MosaicLayout(sections: [section])).prepared(width: available + 20).cellFrames()
        }

        /// The items of each row, by their tops.
        var rows: [Range<Int>] {
            var rows: [Range<Int>] = []
            for item in frames.indices {
                if let last = rows.last, frames[item].y == frames[last.lowerBound].y {
                    rows[rows.count - 1] = last.lowerBound..<item + 1
                } else {
                    rows.append(item..<item + 1)
                }
            }
            return rows
        }

        /// How wide items are with their spacings at `rowHeight`.
        func width(_ items: Range<Int>) -> Double {
            items.reduce(Double(items.count - 1) * section.spacing) {
                $0 + section.rowHeight * sizes[$1].width / sizes[$1].height
            }
        }
    }

    /// To less than a thousandth of a pixel; the last row may be shorter.
    @Test func rowsAreFilledAndRatiosKept() {
        for seed in UInt64(1)...300 {
            let mosaic = Case(seed: seed)
            for (place, row) in mosaic.rows.enumerated() {
                let height = mosaic.frames[row.lowerBound].height
                var x = 15.0
                for item in row {
                    let (frame, size) = (mosaic.frames[item], mosaic.sizes[item])
                    let expected = Rect(
                        x: x, y: mosaic.frames[row.lowerBound].y, width: height * size.width / size.height,
                        height: height)
                    #expect(frame.isClose(to: expected, within: 1e-6), "seed \(seed), item \(item)")
                    x = frame.maxX + mosaic.section.spacing
                }
                let end = x - mosaic.section.spacing
                if place == mosaic.rows.count - 1, mosaic.section.lastRow == .leading,
                    height == mosaic.section.rowHeight
                {
                    #expect(end < 15 + mosaic.available + 1e-9, "seed \(seed)")
                } else {
                    #expect(abs(end - 15 - mosaic.available) < 1e-6, "seed \(seed), row \(place)")
                }
                if place > 0 {
                    let above = mosaic.frames[mosaic.rows[place - 1].lowerBound]
                    #expect(
                        abs(above.maxY + mosaic.section.lineSpacing - mosaic.frames[row.lowerBound].y) < 1e-6,
                        "seed \(seed), row \(place)")
                }
            }
        }
    }

    /// Each row but the last ends where it is nearest to the target: with one picture less it would fall short of its end by
    /// at least as much as it now goes beyond, with one more it would go beyond by more than it now falls short.
    @Test func noOtherBreakIsNearer() {
        for seed in UInt64(1)...300 {
            let mosaic = Case(seed: seed)
            for row in mosaic.rows.dropLast() {
                let end = mosaic.width(row) - mosaic.available
                if end >= 0, row.count > 1 {
                    let shortfall = mosaic.available - mosaic.width(row.lowerBound..<row.upperBound - 1)
                    #expect(shortfall > 0 && end <= shortfall, "seed \(seed), \(row)")
                }
                if end < 0 {
                    let surplus = mosaic.width(row.lowerBound..<row.upperBound + 1) - mosaic.available
                    #expect(surplus > -end, "seed \(seed), \(row)")
                }
            }
        }
    }

    /// Three squares of 100 in 320 points fill a row with spacings of 10; the fourth is alone.
    @Test func theLastRow() {
        var section = MosaicLayout.Section(itemCount: 4, rowHeight: 100)
        var frames = Layout.mosaic(MosaicLayout(sections: [section])).prepared(width: 320).cellFrames()
        #expect(frames[3] == Rect(x: 0, y: 110, width: 100, height: 100))
        section.lastRow = .justified
        frames = Layout.mosaic(MosaicLayout(sections: [section])).prepared(width: 320).cellFrames()
        #expect(frames[3] == Rect(x: 0, y: 110, width: 320, height: 320))
        // Nothing is left for a last row.
        section.itemCount = 3
        frames = Layout.mosaic(MosaicLayout(sections: [section])).prepared(width: 320).cellFrames()
        #expect(frames == [0, 110, 220].map { Rect(x: $0, y: 0, width: 100, height: 100) })
    }

    @Test func aRowHeightThatMakesNoSense() {
        for rowHeight in [0, -5, Double.nan, 1e7] {
            let section = MosaicLayout.Section(
                itemCount: 3, rowHeight: rowHeight, sectionInset: EdgeInsets(top: 30, left: 15, bottom: 20, right: 5))
            let layout = Layout.mosaic(MosaicLayout(sections: [section])).prepared(width: 320)
            #expect(layout.diagnostics.map { "\($0.kind) \($0.count)" } == ["invalidSize 3"])
            #expect(layout.isInvalid(at: IndexPath(section: 0, item: 2)))
            #expect(layout.cellFrames() == Array(repeating: Rect(x: 15, y: 30, width: 0, height: 0), count: 3))
            #expect(layout.contentSize == Size(width: 320, height: 50))
        }
    }

    /// A ratio of a millionth is a row of its own as high as there is room for; one of a million as good as nothing.
    @Test func ratiosAtTheirLimits() {
        let sizes = [Size(width: 1, height: 1e6), Size(width: 1e6, height: 1), Size(width: 1, height: 1.1e6)]
        let section = MosaicLayout.Section(itemCount: 3, proportions: .sizes(sizes), spacing: 0, lineSpacing: 0)
        let layout = Layout.mosaic(MosaicLayout(sections: [section])).prepared(width: 300)
        let frames = layout.cellFrames()
        #expect(frames[0] == Rect(x: 0, y: 0, width: 1, height: 1e6))
        #expect(frames[1].isClose(to: Rect(x: 0, y: 1e6, width: 300, height: 0.0003), within: 1e-9))
        #expect(frames[2].size == Size(width: 120, height: 120))
        #expect(layout.diagnostics.map { "\($0.kind) \($0.item)" } == ["invalidRatio 2"])
    }

    @Test func negativeSpacingsAreSaid() {
        let section = MosaicLayout.Section(itemCount: 9, rowHeight: 100, spacing: -10, lineSpacing: -7)
        let layout = Layout.mosaic(MosaicLayout(sections: [section])).prepared(width: 280)
        // Three of 100 that lie over each other by 10 fill 280.
        #expect(layout.cellFrames()[3] == Rect(x: 0, y: 93, width: 100, height: 100))
        #expect(
            layout.diagnostics == [
                LayoutDiagnostic(kind: .itemsOverlap, section: 0, item: 1, amount: 10),
                LayoutDiagnostic(kind: .linesOverlap, section: 0, item: 3, amount: 7),
            ])
    }

    @Test func elementsGrowInPlace() {
        #expect(Layout.mosaic(MosaicLayout(sections: [])).prepared(width: 320).arrival == .scale(0.8))
    }
}
