import CollectionLayout
import Testing

/// What a layout holds, at the sizes the file format allows.
@Suite struct MemoryTests {
    private static let million = 1_000_000

    @Test func whatFollowsARuleHoldsNothing() {
        let size = Size(width: 50, height: 40)
        for layout in [
            Layout.flow(FlowLayout(sections: [.init(itemCount: Self.million, itemSize: .constant(size))])),
            .flow(
                FlowLayout(sections: [
                    .init(itemCount: Self.million, itemSize: .sizes(Array(repeating: size, count: Self.million)))
                ])),
            .grid(GridLayout(sections: [.init(itemCount: Self.million, columns: 3)])),
            .waterfall(WaterfallLayout(sections: [.init(itemCount: Self.million, columns: 3)])),
        ] {
            #expect(layout.prepared(width: 390).memoryBytes < 1000)
        }
    }

    /// One item a line is the worst case.
    @Test func mixedSizesHoldAtMostFortyBytesAnItem() {
        let sizes = (0..<Self.million).map { Size(width: 390, height: $0 % 2 == 0 ? 40 : 50) }
        let layout = Layout.flow(FlowLayout(sections: [.init(itemCount: Self.million, itemSize: .sizes(sizes))]))
            .prepared(width: 390)
        #expect(layout.memoryBytes <= 40 * Self.million)
        // Pairs of 40 + 50 and two spacings of 10.
        #expect(layout.frame(at: IndexPath(section: 0, item: 999_999)).y == 499_999 * 110 + 50)
        #expect(layout.contentSize.height == 500_000 * 110 - 10)
        let rect = Rect(x: 0, y: 54_999_000, width: 390, height: 844)
        #expect(layout.elements(in: rect) == layout.allElements.filter { $0.frame.intersects(rect) })
    }

    @Test func whatHasNoRowsOfOneHeightHoldsAtMostFortyBytesAnItem() {
        let sizes = (0..<Self.million).map { Size(width: Double(1 + $0 % 3), height: 2) }
        for layout in [
            Layout.waterfall(
                WaterfallLayout(sections: [.init(itemCount: Self.million, itemLengths: .proportional(.sizes(sizes)))])),
            .mosaic(MosaicLayout(sections: [.init(itemCount: Self.million, proportions: .sizes(sizes))])),
        ] {
            let prepared = layout.prepared(width: 390)
            #expect(prepared.memoryBytes <= 40 * Self.million)
            let rect = Rect(x: 0, y: prepared.contentSize.height * 0.7, width: 390, height: 844)
            #expect(prepared.elements(in: rect) == prepared.allElements.filter { $0.frame.intersects(rect) })
        }
    }

    @Test func spansHoldTwelveBytesAnItem() {
        let spans = (0..<Self.million).map { Double(1 + $0 % 2) }
        let layout = Layout.grid(
            GridLayout(sections: [
                .init(
                    itemCount: Self.million, columns: 3, spacing: 0, lineSpacing: 0, itemLength: .fixed(10),
                    spans: .spans(spans))
            ])
        ).prepared(width: 300)
        #expect(layout.memoryBytes <= 13 * Self.million)
        // A single and a double fill each row.
        #expect(
            layout.frame(at: IndexPath(section: 0, item: 999_999)) == Rect(x: 100, y: 4_999_990, width: 200, height: 10)
        )
    }

    /// As many sections as there may be: each is found by search, and what was set up for them is small.
    @Test func tenThousandSections() {
        let section = FlowLayout.Section(
            itemCount: 100, itemSize: .square(50), sectionInset: EdgeInsets(top: 3, left: 0, bottom: 4, right: 0),
            headerLength: 30)
        let layout = Layout.flow(FlowLayout(sections: Array(repeating: section, count: 10_000))).prepared(width: 320)
        // Five a line: 30 + 3 + 20 × 60 − 10 + 4 = 1227 a section.
        #expect(layout.contentSize.height == 12_270_000)
        #expect(layout.supplementaryFrame(.header, inSection: 9_999)?.y == 12_268_773)
        #expect(layout.frame(at: IndexPath(section: 5_000, item: 5)).y == 5_000 * 1227 + 93)
        let found = layout.elements(in: Rect(x: 0, y: 5_000 * 1227 + 1, width: 320, height: 40))
        #expect(found.map(\.indexPath) == [0, 0, 1, 2, 3, 4].map { IndexPath(section: 5_000, item: $0) })
        #expect(layout.memoryBytes < 4 << 20)
    }

    @Test func sectionsOfMixedSizes() {
        let sizes = (0..<100).map { Size(width: 60, height: 40 + Double($0 % 3)) }
        let section = FlowLayout.Section(itemCount: 100, itemSize: .sizes(sizes))
        let layout = Layout.flow(FlowLayout(sections: Array(repeating: section, count: 10_000))).prepared(width: 320)
        let height = layout.contentSize.height / 10_000
        let first = layout.cellFrames(inSection: 0)
        for section in [1, 17, 4_999, 9_999] {
            let expected = first.map { $0.offset(x: 0, y: Double(section) * height) }
            for (actual, expected) in zip(layout.cellFrames(inSection: section), expected) {
                #expect(actual.isClose(to: expected, within: 1e-6))
            }
        }
    }
}
