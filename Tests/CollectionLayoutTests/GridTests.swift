import CollectionLayout
import TestSupport
import Testing

@Suite struct GridTests {
    /// The shipped numbers keep their three columns at every whole width, also where pixels move them.
    @Test(arguments: [1.0, 2, 3])
    func noWidthLosesAColumn(_ scale: Double) {
        let alignment = PixelAlignment(scale: scale)
        for width in 280...1400 {
            let bounds = Double(width)
            let side = (bounds - 32 - 16) / 3
            let grid = GridLayout.Section(
                itemCount: 7, columns: 3, spacing: 8, lineSpacing: 20,
                sectionInset: EdgeInsets(top: 16, left: 16, bottom: 20, right: 16))
            let flow = FlowLayout.Section(itemCount: 7, itemSize: .square(bounds / 3 - 8))
            let mixed = FlowLayout.Section(
                itemCount: 8,
                itemSize: .sizes(
                    (0..<8).map {
                        $0 % 4 == 0
                            ? Size(width: bounds - 32, height: 112) : Size(width: side.nextDown, height: side.nextDown)
                    }),
                sectionInset: EdgeInsets(top: 16, left: 16, bottom: 20, right: 16), minimumLineSpacing: 20,
                minimumInteritemSpacing: 8)
            for layout in [
                Layout.grid(GridLayout(sections: [grid])), .flow(FlowLayout(sections: [flow])),
                .flow(FlowLayout(sections: [mixed])),
            ] {
                let frames = layout.prepared(width: bounds).cellFrames().map(alignment.aligned)
                let columns = Set(frames.filter { $0.width < bounds / 2 }.map(\.x))
                #expect(columns.count == 3, "\(bounds) points, scale \(scale): columns at \(columns.sorted())")
            }
        }
    }

    /// max(1, floor((available + spacing) / (minimum + spacing))): 366 / 118 is 3.1, 354 / 118 exactly 3, 353.9 / 118 less.
    @Test(arguments: [
        (358.0, 110.0, 8.0, 3), (346, 110, 8, 3), (345.9, 110, 8, 2), (50, 110, 8, 1), (-10, 110, 8, 1),
        (300, 0, 0, 1_000_000),
        (.nan, 110, 8, 1),
    ])
    func asManyColumnsAsFit(_ available: Double, _ minimum: Double, _ spacing: Double, _ columns: Int) {
        #expect(GridLayout.columns(ofMinimum: minimum, spacing: spacing, available: available) == columns)
    }

    @Test func spansThatAreAllOneNeedNoStore() {
        let ones = GridLayout.Section(itemCount: 5000, columns: 3, spans: .spans(Array(repeating: 1, count: 5000)))
        let plain = GridLayout.Section(itemCount: 5000, columns: 3)
        let layout = Layout.grid(GridLayout(sections: [ones])).prepared(width: 390)
        #expect(layout.cellFrames() == Layout.grid(GridLayout(sections: [plain])).prepared(width: 390).cellFrames())
        #expect(layout.memoryBytes < 1000)
    }

    /// Three columns, then a span of 2 at item 2,000, beyond the first runs: 2,000 = 666 × 3 + 2 stands in the last column,
    /// so it begins row 667, and item 2,001 ends that row.
    @Test func aLateSpanFollowsSingles() {
        var spans = Array(repeating: 1.0, count: 2003)
        spans[2000] = 2
        let section = GridLayout.Section(
            itemCount: 2003, columns: 3, spacing: 0, lineSpacing: 0, itemLength: .fixed(10), spans: .spans(spans))
        let frames = Layout.grid(GridLayout(sections: [section])).prepared(width: 300).cellFrames()
        #expect(frames[1999] == Rect(x: 100, y: 6660, width: 100, height: 10))
        #expect(frames[2000] == Rect(x: 0, y: 6670, width: 200, height: 10))
        #expect(frames[2001] == Rect(x: 200, y: 6670, width: 100, height: 10))
        #expect(frames[2002] == Rect(x: 0, y: 6680, width: 100, height: 10))
    }
}
