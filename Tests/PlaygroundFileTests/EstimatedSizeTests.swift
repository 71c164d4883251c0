import CollectionLayout
import Testing
import TextSizing

@testable import PlaygroundFile

/// `estimatedItemSize`: first the estimate, then the preferred size as it becomes known.
@Suite struct EstimatedSizeTests {
    private static let viewport = Viewport(size: Size(width: 390, height: 844), scale: 3)
    private let body = TextStyle.body.font(inCategory: 3)

    private func tags(_ style: String, items: String = #"[{ "title": "a" }, { "title": "b" }, { "title": "c" }]"#)
        throws -> Playground
    {
        try playground(
            """
            { "items": \(items), "cell": { "content": "text" }, "styles": { "s": {
              "lineAlignment": "leading", "minimumInteritemSpacing": 6, \(style) } } }
            """)
    }

    private func frames(_ playground: Playground, _ texts: TextSizes?) -> [Rect] {
        let layout = playground.resolve(style: 0, viewport: Self.viewport, texts: texts).prepared()
        return (0..<layout.itemCount).map { layout.frame(at: IndexPath(section: 0, item: $0)) }
    }

    /// Unmeasured cells are 100×40, whatever their letters; the measured one is as wide as its text and 24, and 30 high.
    @Test func whatIsNotMeasuredIsAsLargeAsEstimated() throws {
        let file = try tags(#""itemSize": ["text.width + 24", 30], "estimatedItemSize": [100, 40]"#)
        #expect(
            frames(file, nil) == [0, 106, 212].map { Rect(x: $0, y: 0, width: 100, height: 40) })
        let texts = TextSizes()
        texts.store(TextSize(width: 50.5, lines: 1), for: TextRequest("b", body))
        let mixed = frames(file, texts)
        #expect(
            mixed.map(\.size) == [
                Size(width: 100, height: 40), Size(width: 75, height: 30), Size(width: 100, height: 40),
            ])
        #expect(mixed[2].x == 106 + 75 + 6)
        for text in ["a", "c"] { texts.store(TextSize(width: 10, lines: 1), for: TextRequest(text, body)) }
        #expect(frames(file, texts).map(\.width) == [34, 75, 34])
    }

    /// The lines are asked for beside the width that the cell will have, not beside an estimate of it.
    @Test func aMeasuredWidthStaysWhileItsHeightIsEstimated() throws {
        let file = try tags(
            #""itemSize": ["min(text.width + 32, 200)", "text.height"], "estimatedItemSize": ["available.width / 3", 40]"#
        )
        let texts = TextSizes()
        texts.store(TextSize(width: 500, lines: 1), for: TextRequest("a", body))
        let resolved = file.resolve(style: 0, viewport: Self.viewport, texts: texts)
        let layout = resolved.prepared()
        #expect(layout.frame(at: IndexPath(section: 0, item: 0)).size == Size(width: 200, height: 40))
        #expect(layout.frame(at: IndexPath(section: 0, item: 1)).size == Size(width: 130, height: 40))
        var elements: [Element] = []
        layout.forEachElement { elements.append($0) }
        // 200 less the content's room of 16 on either side.
        #expect(
            resolved.unmeasuredTexts(in: elements, limit: 9) == [
                TextRequest("a", body, width: 168), TextRequest("b", body), TextRequest("c", body),
            ])
        texts.store(TextSize(width: 168, lines: 3), for: TextRequest("a", body, width: 168))
        #expect(frames(file, texts)[0].size == Size(width: 200, height: 3 * body.lineHeight))
    }

    /// Items that bring formulas of their own are estimated one by one; sizes that no text decides are never estimated.
    @Test func onlySizesThatTextsDecideAreEstimated() throws {
        let own = try tags(
            #""estimatedItemSize": 70"#,
            items: #"[{ "title": "a", "size": ["text.width", 20] }, { "title": "b", "size": [33, 20] }]"#)
        #expect(frames(own, nil).map(\.size) == [Size(width: 70, height: 70), Size(width: 33, height: 20)])
        let plain = try tags(#""itemSize": [44, "20 + item"], "estimatedItemSize": [100, 40]"#)
        #expect(frames(plain, nil).map(\.size) == [20, 21, 22].map { Size(width: 44, height: $0) })
    }

    /// Without the key letters are counted, and no two texts of different letters are alike.
    @Test func withoutItLettersAreCounted() throws {
        let file = try tags(#""itemSize": ["text.width + 24", 30]"#, items: #"[{ "title": "i" }, { "title": "wwww" }]"#)
        let widths = frames(file, nil).map(\.width)
        #expect(widths[0] < widths[1])
    }
}
