import CollectionLayout
import TestSupport
import Testing

@Suite struct WaterfallTests {
    /// The rule once more, from the frames alone and without a search: of all places that the item's columns could be at, it is
    /// at the highest, of equal ones at the leftmost; and nothing above it hangs lower.
    @Test(arguments: [RandomLayout.Kind.waterfall, .spannedWaterfall])
    func noItemCouldHaveDroppedHigher(_ kind: RandomLayout.Kind) {
        for seed in UInt64(1)...150 {
            var random = SeededGenerator(seed: seed)
            let columns = Int.random(in: 1...(seed % 3 == 0 ? 40 : 6), using: &random)
            let count = random.count()
            let lengths = (0..<count).map { _ in random.points(0...100) }
            let spans = (0..<count).map { _ in
                kind == .spannedWaterfall ? Int.random(in: 1...min(columns, 5), using: &random) : 1
            }
            let (spacing, lineSpacing) = (random.points(0...12), random.points(0...12))
            // Whole quarters for every column, so that nothing hangs on rounding.
            let width = Double(columns) * 20 + Double(columns - 1) * spacing
            let section = WaterfallLayout.Section(
                itemCount: count, columns: columns, spacing: spacing, lineSpacing: lineSpacing,
                itemLengths: .lengths(lengths),
                spans: kind == .spannedWaterfall ? .spans(spans.map(Double.init)) : .one,
                sectionInset: EdgeInsets(top: 30, left: 15, bottom: 20, right: 5))
            let frames = Layout.waterfall(WaterfallLayout(sections: [section])).prepared(width: width + 20).cellFrames()
            var ends = Array(repeating: 30.0, count: columns)
            for (item, frame) in frames.enumerated() {
                let places = (0...columns - spans[item]).map { first in
                    (first: first, y: ends[first..<first + spans[item]].reduce(30, max))
                }
                guard let best = places.min(by: { ($0.y, $0.first) < ($1.y, $1.first) }) else { continue }
                let expected = Rect(
                    x: 15 + Double(best.first) * (20 + spacing), y: best.y,
                    width: Double(spans[item]) * 20 + Double(spans[item] - 1) * spacing, height: lengths[item])
                if frame != expected {
                    Issue.record("seed \(seed), item \(item): expected \(expected.text), is \(frame.text)")
                    break
                }
                for column in best.first..<best.first + spans[item] { ends[column] = frame.maxY + lineSpacing }
            }
        }
    }

    /// Every width between 280 and 1400 is shared out to the last point.
    @Test func noWidthLosesAPixel() {
        for width in 280...1400 {
            let section = WaterfallLayout.Section(
                itemCount: 30, columns: 7, spacing: 8, itemLengths: .lengths((0..<30).map { 40 + Double($0 % 4) }),
                sectionInset: EdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
            let frames = Layout.waterfall(WaterfallLayout(sections: [section])).prepared(width: Double(width))
                .cellFrames()
            #expect(Set(frames.map(\.x)).count == 7)
            #expect(abs((frames.map(\.maxX).max() ?? 0) - Double(width - 16)) < 1e-9, "\(width)")
        }
    }

    @Test func equalItemsNeedNoStore() {
        let plain = WaterfallLayout.Section(itemCount: 5000, columns: 3, itemLengths: .fixed(40))
        let each = WaterfallLayout.Section(
            itemCount: 5000, columns: 3, itemLengths: .lengths(Array(repeating: 40, count: 5000)))
        let layout = Layout.waterfall(WaterfallLayout(sections: [plain])).prepared(width: 320)
        #expect(layout.memoryBytes < 1000)
        let stored = Layout.waterfall(WaterfallLayout(sections: [each])).prepared(width: 320).cellFrames()
        #expect(layout.cellFrames() == stored)
    }

    /// With −50 below items of 40 the first column only ever gets shorter.
    @Test func whatLiesOverItselfStaysInOneColumn() {
        for lengths in [WaterfallLayout.ItemLengths.fixed(40), .lengths([40, 40, 40])] {
            let section = WaterfallLayout.Section(itemCount: 3, columns: 2, lineSpacing: -50, itemLengths: lengths)
            let layout = Layout.waterfall(WaterfallLayout(sections: [section])).prepared(width: 110)
            #expect(layout.cellFrames() == [0, -10, -20].map { Rect(x: 0, y: $0, width: 50, height: 40) })
            #expect(layout.diagnostics.map(\.kind) == [.linesOverlap])
            #expect(layout.diagnostics.first?.item == 1)
            // 40 high and 10 apart upward: 50 of them, or all of 40 and 10 more.
            #expect(layout.diagnostics.first?.amount == 50)
        }
    }

    @Test func lengthsThatMakeNoSense() {
        // Items 2 and 1500 are faults; 4 is 0 because its file says so. Widths are told, one for a span of 2 among them.
        let faults: Set<Int> = [2, 1500]
        let lengths = WaterfallLayout.ItemLengths.perItem { range, widths, lengths in
            var result = FillResult.fine
            for (place, item) in range.enumerated() {
                #expect(widths[place] == (item == 2 ? 210 : 100))
                lengths[place] = faults.contains(item) || item == 4 ? 0 : 50
                if faults.contains(item) {
                    result.firstFault = result.firstFault ?? item
                    result.faultCount += 1
                }
            }
            return result
        }
        let section = WaterfallLayout.Section(
            itemCount: 2000, columns: 3, itemLengths: lengths, spans: .spans((0..<2000).map { $0 == 2 ? 2 : 1 }))
        let layout = Layout.waterfall(WaterfallLayout(sections: [section])).prepared(width: 320)
        #expect(
            layout.diagnostics == [
                LayoutDiagnostic(kind: .invalidSize, section: 0, item: 2, amount: 210, count: 2)
            ])
        let invalid = layout.allElements.filter { layout.isInvalid(at: $0.indexPath) }.map(\.indexPath.item)
        #expect(invalid == faults.sorted())
        #expect(layout.frame(at: IndexPath(section: 0, item: 1024)).height == 50)
    }

    @Test func oneLengthForAllThatMakesNoSense() {
        for length in [-1, Double.nan, 1e7] {
            let section = WaterfallLayout.Section(itemCount: 4, itemLengths: .fixed(length))
            let layout = Layout.waterfall(WaterfallLayout(sections: [section])).prepared(width: 320)
            #expect(layout.diagnostics.map(\.kind) == [.invalidSize])
            #expect(layout.isInvalid(at: IndexPath(section: 0, item: 3)))
        }
        let section = WaterfallLayout.Section(
            itemCount: 4, itemLengths: .proportional(.constant(Size(width: 5, height: -5))))
        let layout = Layout.waterfall(WaterfallLayout(sections: [section])).prepared(width: 110)
        #expect(layout.diagnostics.map { "\($0.kind) \($0.count)" } == ["invalidRatio 4"])
        #expect(layout.frame(at: IndexPath(section: 0, item: 3)) == Rect(x: 60, y: 60, width: 50, height: 50))
        #expect(!layout.isInvalid(at: IndexPath(section: 0, item: 0)))
    }

    /// No two of a thousand columns are alike; beyond that there are none.
    @Test func thereIsAnEndToTheColumns() {
        let section = WaterfallLayout.Section(
            itemCount: 3000, columns: 1_000_000, spacing: 0, lineSpacing: 0,
            itemLengths: .lengths((0..<3000).map { Double(1 + $0 % 7) }))
        let frames = Layout.waterfall(WaterfallLayout(sections: [section])).prepared(width: 1000).cellFrames()
        #expect(Set(frames.map(\.x)) == Set((0..<1000).map(Double.init)))
        // Item 1000 drops onto the first of the shortest ones, item 0 and then 7.
        #expect(frames[1000] == Rect(x: 0, y: 1, width: 1, height: 7))
        #expect(frames[1001] == Rect(x: 7, y: 1, width: 1, height: 1))
    }

    @Test func elementsRiseFromBelow() {
        for (direction, expected) in [
            (ScrollDirection.vertical, Point(x: 0, y: 480)), (.horizontal, Point(x: 320, y: 0)),
        ] {
            let layout = Layout.waterfall(WaterfallLayout(scrollDirection: direction, sections: [])).prepared(
                width: 320)
            #expect(layout.arrival == .offset(expected))
        }
    }

    /// Spans of 2 in three columns never use the last one; what drops there in the end is far above its neighbours in the
    /// order of items, and found all the same.
    @Test func anItemFarAboveItsNeighboursIsFound() {
        let count = 40_001
        let spans = (0..<count).map { $0 == count - 1 ? 1.0 : 2 }
        let section = WaterfallLayout.Section(
            itemCount: count, columns: 3, spacing: 0, lineSpacing: 0,
            itemLengths: .lengths((0..<count).map { Double(10 + $0 % 3) }), spans: .spans(spans))
        let layout = Layout.waterfall(WaterfallLayout(sections: [section])).prepared(width: 300)
        #expect(layout.frame(at: IndexPath(section: 0, item: count - 1)).origin == Point(x: 200, y: 0))
        for y in [0.0, 200_000, 439_000] {
            let rect = Rect(x: 0, y: y, width: 300, height: 100)
            #expect(layout.elements(in: rect) == layout.allElements.filter { $0.frame.intersects(rect) }, "\(y)")
        }
    }
}
