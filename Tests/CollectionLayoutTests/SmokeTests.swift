import CollectionLayout
import Testing

@Suite struct SmokeTests {
    @Test func flowAndGrid() {
        let flow = FlowLayout(sections: [.init(itemCount: 8, itemSize: .constant(Size(width: 90, height: 90)))])
        let layout = Layout.flow(flow).prepared(for: Size(width: 320, height: 480), adjustedContentInset: .zero)
        #expect(layout.frame(at: IndexPath(section: 0, item: 7)) == Rect(x: 115, y: 200, width: 90, height: 90))
        var found: [Int] = []
        layout.forEachElement(in: Rect(x: 0, y: 90, width: 320, height: 110)) { found.append($0.indexPath.item) }
        #expect(found == [3, 4, 5])
    }
    @Test func mixed() {
        let fill: (Range<Int>, SizeColumns) -> FillResult = { range, columns in
            for i in range {
                columns.widths[i - range.lowerBound] = 90
                columns.heights[i - range.lowerBound] = i == 4 ? 100 : 90
            }
            return .fine
        }
        let flow = FlowLayout(sections: [.init(itemCount: 8, itemSize: .perItem(fill: fill))])
        let layout = Layout.flow(flow).prepared(for: Size(width: 320, height: 480), adjustedContentInset: .zero)
        #expect(layout.frame(at: IndexPath(section: 0, item: 7)) == Rect(x: 100, y: 210, width: 90, height: 90))
        #expect(layout.frame(at: IndexPath(section: 0, item: 3)) == Rect(x: 0, y: 105, width: 90, height: 90))
    }
}
