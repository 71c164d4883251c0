import JSONText
import LiveSession
import TestSupport
import Testing

/// A strip that is read from the right begins at its right end. 100 squares as high as the view, side by side.
@Suite struct RightToLeftTests {
    private let strip = """
        {"items": 100, "styles": {"a": {"layout": "grid", "columns": 1, "spacing": 0, "scrollDirection": "horizontal",
        "semanticContentAttribute": "forceRightToLeft"}}}
        """

    private func page(_ theatre: Theatre, at x: Double) throws -> Visitor {
        let page = theatre.open(width: 600, height: 300)
        try page.apply()
        page.report("scrollDidChange", "\"offset\": [\(x), 0]")
        try page.apply()
        return page
    }

    /// 100 × 300 − 600 is as far as it goes to the right, and there item 0 ends at 30,000.
    @Test func itBeginsAtItsRightEnd() throws {
        let theatre = Theatre()
        theatre.save(strip)
        let page = theatre.open(width: 600, height: 300)
        let layout = try #require(try page.layouts(in: theatre.effects).last)
        #expect(layout.header["rightToLeft"]?.asBool == true)
        #expect(layout.offset == [29_400, 0])
        #expect(layout.frame(ofItem: 0) == [29_700, 0, 300, 300])
        #expect(layout.frame(ofItem: 1) == [29_400, 0, 300, 300])
        try page.apply()
        // At rest it stays so, however long it is.
        let longer = theatre.save(strip.replacing("\"items\": 100", with: "\"items\": 110"))
        #expect(try page.layouts(in: longer).last?.offset == [32_400, 0])
    }

    /// Two squares are visible, items 10 and 11 from the right. Squares of 600: item 10 ends at 60,000 − 6,000.
    @Test func theFirstItemKeepsItsPlaceFromTheRight() throws {
        let theatre = Theatre()
        theatre.save(strip)
        // Item 10 ends at 30,000 − 3,000; the visible right is there at 27,000 − 600.
        let page = try page(theatre, at: 26_400)
        let layout = try #require(try page.layouts(in: page.resize(300, 600)).first)
        #expect(layout.offset == [53_700, 0])
        #expect(layout.header["kept"]?.asString == "0/10")
        try page.apply()
        #expect(try page.layouts(in: page.resize(600, 300)).first?.offset == [26_400, 0])
    }

    /// Half of item 10 is hidden beyond the right, and half of it is where it is twice as wide.
    @Test func ofAnItemThatIsHiddenInPartTheSameShareIsHidden() throws {
        let theatre = Theatre()
        theatre.save(strip)
        let page = try page(theatre, at: 26_250)
        // It ends at 54,000, of which 300 are beyond the visible right: 53,700 − 300.
        #expect(try page.layouts(in: page.resize(300, 600)).first?.offset == [53_400, 0])
    }

    /// Read the other way, the strip is seen from the other side: what was at rest is at rest.
    @Test func theReadingDirectionChanges() throws {
        let theatre = Theatre()
        theatre.save(strip)
        let page = theatre.open(width: 600, height: 300)
        try page.apply()
        let other = theatre.save(strip.replacing("forceRightToLeft", with: "forceLeftToRight"))
        let layout = try #require(try page.layouts(in: other).last)
        #expect(layout.offset == [0, 0])
        #expect(layout.header["rightToLeft"]?.asBool == false)
    }

    /// A pinned header sticks to the visible right: at the offset at rest it is in its place, 40 from the content's right end;
    /// 1,000 points further on it has come along.
    @Test func aPinnedHeaderSticksToTheRight() throws {
        let theatre = Theatre()
        theatre.save(
            """
            {"sections": [{"header": "A", "items": 100}], "styles": {"a": {"layout": "grid", "columns": 1, "spacing": 0,
            "scrollDirection": "horizontal", "headerReferenceSize": 40, "sectionHeadersPinToVisibleBounds": true,
            "semanticContentAttribute": "forceRightToLeft"}}}
            """)
        let page = theatre.open(width: 600, height: 300)
        let layout = try #require(try page.layouts(in: theatre.effects).last)
        let place = try #require(layout.elements.firstIndex { $0["kind"] == 1 })
        let header = layout.elements[place]
        // 40 + 100 × 300 wide, seen from 29,440 on.
        #expect(layout.offset == [29_440, 0])
        let window = try #require(layout.header["window"]?["x"]?.asNumber)
        #expect(window + (header["x"] ?? 0) == 30_000)
        #expect(header["zIndex"] == 1024)
        let track = try #require(layout.tracks.first { $0.element == place })
        let knots = track.knots.map { (offset: window + ($0["offset"] ?? .nan), dx: $0["dx"] ?? 0) }
        #expect(knots.last?.offset == 29_440)
        #expect(knots.last?.dx == 0)
        let first = try #require(knots.first)
        // Point by point with the scroll, to the left.
        #expect(first.dx == first.offset - 29_440)
    }
}
