import JSONText
import LiveSession
import TestSupport
import Testing

/// A flow with `estimatedItemSize`: rows of 300 that are 60 high until their text is measured, and 22 + 8 then. Pages are
/// 300 × 600.
@Suite struct EstimatedSizeTests {
    private let rows = """
        {"items": {"count": 200, "title": "Row {item}"}, "cell": {"content": "text"}, "styles": {"a": {
        "itemSize": ["available.width", "text.height + 8"], "estimatedItemSize": ["available.width", 60],
        "minimumLineSpacing": 0}}}
        """

    /// Answers every question with one line a text, until a layout comes.
    private func answer(_ page: Visitor, _ effects: [Effect]) throws -> (layout: DecodedLayout, rounds: Int) {
        var effects = effects
        for round in 0..<20 {
            if let layout = try page.layouts(in: effects).last { return (layout, round) }
            let question = try #require(page.question(in: effects))
            effects = page.answer(question, lines: question.entries.map { _ in 1 })
        }
        throw NoLayout()
    }

    private struct NoLayout: Error {}

    /// A window of three screens: rows of 30 are measured until they fill it, and none that is estimated is shown.
    @Test func noEstimateIsShown() throws {
        let theatre = Theatre()
        theatre.save(rows)
        let page = theatre.open("\"pinned\": false, \"engine\": \"e\"")
        let (layout, rounds) = try answer(page, page.received)
        // At rest the window ends at 1,200: 40 rows of 30.
        #expect(layout.elements.allSatisfy { $0["height"] == 30 })
        #expect(layout.elements.count == 40)
        // 20 rows of 60 at first, then 10, 5, 3, 1 and 1 that came into the window.
        #expect(rounds == 6)
        // What is not measured counts as estimated: 40 of 30, and 160 of 60.
        #expect(layout.contentSize == [300, 40 * 30 + 160 * 60])
    }

    /// Scrolled to where nothing was measured: rows shrink as they become known, and the one that was at the top stays there.
    @Test func whatIsVisibleDoesNotJump() throws {
        let theatre = Theatre()
        theatre.save(rows)
        let page = theatre.open("\"pinned\": false, \"engine\": \"e\"")
        _ = try answer(page, page.received)
        try page.apply()
        // Row 128 begins at 1,200 + 88 × 60.
        let (layout, _) = try answer(page, page.scroll(to: 6_480))
        let frame = try #require(layout.frame(ofItem: 128))
        let offset = try #require(layout.offset)
        #expect(frame[1] == offset[1])
        #expect(frame[3] == 30)
        // Rows above it were measured too, so that it moved up, and what is seen with it.
        #expect(offset[1] < 6_480)
        #expect(layout.isAnimated == false)
    }
}
