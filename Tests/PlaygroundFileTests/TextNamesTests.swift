import CollectionLayout
import Testing
import TextSizing

@testable import PlaygroundFile

/// Sizes that follow texts, in layouts other than lists, and what is to be measured for them.
@Suite struct TextNamesTests {
    private static let viewport = Viewport(size: Size(width: 390, height: 844), scale: 3)

    private func tags(_ more: String = "") -> String {
        """
        { "items": [{ "title": "00" }, { "title": "0000" }, {}], "cell": { "content": "text" },
          "styles": { "tags": { "layout": "flow", "itemSize": ["text.width + 32", 36], "lineAlignment": "leading" }, \(more)
                      "plain": { "layout": "grid" } } }
        """
    }

    private func frames(_ style: ResolvedStyle, _ layout: PreparedLayout) -> [Rect] {
        (0..<3).map { layout.frame(at: IndexPath(section: 0, item: $0)) }
    }

    @Test func aTagIsAsWideAsItsText() throws {
        let laidOut = LaidOut(try playground(tags()))
        // 20.4 and 40.8, in whole points; 10 between them.
        #expect(
            (0..<3).map { laidOut.frame($0) } == [
                Rect(x: 0, y: 0, width: 53, height: 36), Rect(x: 63, y: 0, width: 73, height: 36),
                Rect(x: 146, y: 0, width: 32, height: 36),
            ])
    }

    @Test func onlyStylesThatNameTextsUseThem() throws {
        let playground = try playground(
            tags("\"high\": { \"itemSize\": [100, \"text.height\"] }, \"list\": { \"layout\": \"list\" },"))
        #expect(playground.styles.map(\.name) == ["tags", "high", "list", "plain"])
        #expect(playground.styles.map(\.usesText) == [true, true, true, false])
        let plain = LaidOut(playground, style: 3)
        #expect(!plain.resolved.isEstimated)
        #expect(plain.resolved.contentMetrics != nil)
    }

    /// By the let of a let, and in the items' own sizes.
    @Test func namesAreFoundWhereverTheyStand() throws {
        let text = """
            { "let": { "w": "text.width", "x": "w + 1" }, "items": [{ "title": "00", "size": ["x", "text.height"] }],
              "cell": { "content": "text" }, "styles": { "own": {}, "all": { "itemSize": ["x * 2", 10] } } }
            """
        let playground = try playground(text)
        // A cell of 22 has no room beside 2 × 16: a digit a line.
        #expect(LaidOut(playground, style: 0).frame(0).size == Size(width: 22, height: 44))
        #expect(LaidOut(playground, style: 1).frame(0).size == Size(width: 44, height: 10))
        #expect(playground.styles.map(\.usesText) == [true, true])
    }

    @Test func aTextIsAtMostAsWideAsTheRoom() throws {
        let text = """
            { "items": [{ "title": "\(String(repeating: "0", count: 100))" }],
              "styles": { "a": { "itemSize": ["text.width", 10], "sectionInset": { "horizontal": 20 } } } }
            """
        #expect(LaidOut(try playground(text)).frame(0).width == 350)
    }

    /// What was measured counts, the rest is estimated; what is measured later is known to have been.
    @Test func measuredSizesReplaceEstimates() throws {
        let playground = try playground(tags())
        let texts = TextSizes()
        let body = TextStyle.body.font(inCategory: 3)
        let first = playground.resolve(style: 0, viewport: Self.viewport, texts: texts)
        var layout = first.prepared()
        var elements: [Element] = []
        layout.forEachElement { elements.append($0) }
        // The third has no title, and nothing to measure.
        let missing = first.unmeasuredTexts(in: elements, limit: 256)
        #expect(missing == [TextRequest("00", body), TextRequest("0000", body)])
        #expect(first.unmeasuredTexts(in: elements, limit: 1) == [TextRequest("00", body)])
        #expect(first.unmeasuredTexts(in: [elements[1]], limit: 256) == [TextRequest("0000", body)])
        #expect(first.estimated(anyOf: [missing[1]]))
        #expect(!first.estimated(anyOf: [TextRequest("0", body)]))

        texts.store(TextSize(width: 99.25, lines: 1), for: missing[0])
        let second = playground.resolve(style: 0, viewport: Self.viewport, texts: texts)
        layout = second.prepared()
        #expect(frames(second, layout)[0].width == 132)
        #expect(frames(second, layout)[1].width == 73)
        #expect(second.isEstimated)
        #expect(!second.estimated(anyOf: [missing[0]]))
        texts.store(TextSize(width: 50, lines: 1), for: missing[1])
        let third = playground.resolve(style: 0, viewport: Self.viewport, texts: texts)
        layout = third.prepared()
        #expect(frames(third, layout)[1].width == 82)
        #expect(!third.isEstimated)
        #expect(third.unmeasuredTexts(in: elements, limit: 256) == [])
    }

    /// First the value of a row, which says how wide its title may be; then title and subtitle.
    @Test func whatDependsOnAnotherSizeIsAskedForLater() throws {
        let text = """
            { "items": [{ "title": "000", "subtitle": "00", "value": "0", "accessory": "checkmark" }],
              "cell": { "content": "row" }, "styles": { "a": { "layout": "list" } } }
            """
        let playground = try playground(text)
        let texts = TextSizes()
        let body = TextStyle.body.font(inCategory: 3)
        let caption = TextStyle.caption1.font(inCategory: 3)
        func missing() -> [TextRequest] {
            let style = playground.resolve(style: 0, viewport: Self.viewport, texts: texts)
            let layout = style.prepared()
            var elements: [Element] = []
            layout.forEachElement { elements.append($0) }
            return style.unmeasuredTexts(in: elements, limit: 256)
        }
        #expect(missing() == [TextRequest("0", body)])
        texts.store(TextSize(width: 29.5, lines: 1), for: TextRequest("0", body))
        // 390 − 2 × 16 − (24 + 8) − (29.5 + 8).
        let expected = [TextRequest("000", body, width: 288.5), TextRequest("00", caption, width: 288.5)]
        #expect(missing() == expected)
        texts.store(TextSize(width: 100, lines: 3), for: expected[0])
        texts.store(TextSize(width: 100, lines: 2), for: expected[1])
        #expect(missing() == [])
        let style = playground.resolve(style: 0, viewport: Self.viewport, texts: texts)
        #expect(style.prepared().frame(at: IndexPath(section: 0, item: 0)).height == 3 * 22 + 2 * 16 + 22)
    }

    /// A bubble's width comes before its lines.
    @Test func widthsComeBeforeHeights() throws {
        let playground = try playground(
            """
            { "items": [{ "title": "00" }], "cell": { "content": "bubble", "textStyle": "title1" },
              "styles": { "a": { "layout": "list" } } }
            """)
        let texts = TextSizes()
        let title = TextStyle.title1.font(inCategory: 3)
        func state() -> (frame: Rect, missing: [TextRequest]) {
            let style = playground.resolve(style: 0, viewport: Self.viewport, texts: texts)
            let layout = style.prepared()
            var elements: [Element] = []
            layout.forEachElement { elements.append($0) }
            return (layout.frame(at: IndexPath(section: 0, item: 0)), style.unmeasuredTexts(in: elements, limit: 256))
        }
        #expect(state().missing == [TextRequest("00", title)])
        texts.store(TextSize(width: 1000, lines: 1), for: TextRequest("00", title))
        // Three quarters of 390 are 292.5; 28 of them are not the text's.
        #expect(state().missing == [TextRequest("00", title, width: 264.5)])
        texts.store(TextSize(width: 249.25, lines: 4), for: TextRequest("00", title, width: 264.5))
        // As wide as the widest of the lines, in whole points.
        #expect(state().missing == [TextRequest("00", title, width: 250)])
        texts.store(TextSize(width: 249.25, lines: 4), for: TextRequest("00", title, width: 250))
        #expect(state().frame == Rect(x: 0, y: 0, width: 278, height: 4 * 34 + 14))
        #expect(state().missing == [])
    }

    @Test func templatesAreMeasuredAsTheyCome() throws {
        let playground = try playground(
            """
            { "items": { "count": 3, "title": "{10 * (item + 1)}" }, "cell": { "content": "text" },
              "styles": { "a": { "itemSize": ["text.width", 20], "minimumInteritemSpacing": 0 } } }
            """)
        let texts = TextSizes()
        let body = TextStyle.body.font(inCategory: 3)
        for (text, width) in [("10", 11.0), ("20", 22), ("30", 33)] {
            texts.store(TextSize(width: width, lines: 1), for: TextRequest(text, body))
        }
        let style = playground.resolve(style: 0, viewport: Self.viewport, texts: texts)
        let layout = style.prepared()
        #expect((0..<3).map { layout.frame(at: IndexPath(section: 0, item: $0)).width } == [11, 22, 33])
        #expect(!style.isEstimated)
    }
}
