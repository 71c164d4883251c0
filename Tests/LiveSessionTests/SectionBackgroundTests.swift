import JSONText
import TestSupport
import Testing

/// Backgrounds cross the wire like any element: with a key of their own, a look and a place below the cells.
@Suite struct SectionBackgroundTests {
    private func file(_ color: String, columns: Int) -> String {
        """
        {"sections": [{"id": "a", "items": 6}, {"id": "b", "items": 3}], "styles": {"s": {
        "layout": "grid", "columns": \(columns), "spacing": 0, "lineSpacing": 0,
        "sectionBackground": {"color": "\(color)", "cornerRadius": 12}}}}
        """
    }

    private func decorations(_ layout: DecodedLayout) -> [[String: Double]] {
        layout.elements.filter { $0["kind"] == 3 }
    }

    /// 300 wide in three columns of 100: section a is 200 high, b begins below it.
    @Test func theyAreSentWithColourRadiusAndHeight() throws {
        let theatre = Theatre()
        theatre.save(file("#ffeedd", columns: 3))
        let page = theatre.open()
        let layout = try #require(try page.layouts(in: theatre.effects).last)
        let sent = decorations(layout)
        #expect(sent.map { $0["section"] } == [0, 1])
        #expect(sent.map { $0["height"] } == [200, 100])
        #expect(sent.map { $0["cornerRadius"] } == [12, 12])
        #expect(sent.map { $0["zIndex"] } == [-1, -1])
        let looks = page.messages("items", in: theatre.effects).flatMap { $0["entries"]?.asArray ?? [] }
            .filter { $0["kind"]?.asString == "decoration" }
        #expect(looks.map { $0["id"]?.asString } == ["a/decoration", "b/decoration"])
        #expect(looks.map { $0["color"]?.asString } == ["#ffeedd", "#ffeedd"])
    }

    /// The same background under the same key, though its section grew; in another colour its look is sent anew.
    @Test func theyTravelWithTheirSection() throws {
        let theatre = Theatre()
        theatre.save(file("#ffeedd", columns: 3))
        let page = theatre.open()
        let before = try #require(try page.layouts(in: theatre.effects).last)
        try page.apply()
        let effects = theatre.save(file("#ddeeff", columns: 2))
        let after = try #require(try page.layouts(in: effects).last)
        #expect(decorations(after).map { $0["key"] } == decorations(before).map { $0["key"] })
        // Three lines of 150, then two.
        #expect(decorations(after).map { $0["height"] } == [450, 300])
        #expect(decorations(after).allSatisfy { $0["change"] == 2 })
        let looks = page.messages("items", in: effects).flatMap { $0["entries"]?.asArray ?? [] }
            .filter { $0["kind"]?.asString == "decoration" }
        #expect(looks.map { $0["color"]?.asString } == ["#ddeeff", "#ddeeff"])
    }
}
