import JSONText
import LiveSession
import TestSupport
import Testing

/// Rings that reach beyond the screen are seen from their middle.
///
/// Thirty round cells of 60 with 10 between: 300 points hold ten and four of them, so they are one in the middle, six at 70, twelve
/// at 140 and eleven at 210. The content is 2 × 210 + 60 = 480 where the screen is narrower.
@Suite struct SeenFromMiddleTests {
    private let circle = #"{ "items": 30, "styles": { "c": { "layout": "circle" } } }"#

    @Test func atFirst() throws {
        let theatre = Theatre()
        theatre.save(circle)
        let page = theatre.open()
        let layout = try #require(try page.layouts(in: page.received).last)
        #expect(layout.header["contentSize"]?.asArray?.compactMap(\.asNumber) == [480, 600])
        // (480 − 300) / 2.
        #expect(layout.offset == [90, 0])
    }

    @Test func onceMoreWhenTheScreenIsTurned() throws {
        let theatre = Theatre()
        theatre.save(circle)
        let page = theatre.open()
        try page.apply()
        #expect(try page.layouts(in: page.resize(600, 300)).first?.offset == [0, 90])
    }

    /// Whoever has scrolled stays where that is.
    @Test func notAfterAScroll() throws {
        let theatre = Theatre()
        theatre.save(circle)
        let page = theatre.open()
        try page.apply()
        page.report("scrollDidChange", "\"offset\": [20, 0]")
        try page.apply()
        // Another colour moves nothing, and the page is not called back to the middle.
        let other = circle.replacing("\"items\"", with: "\"cell\": { \"color\": \"#ff3b30\" }, \"items\"")
        let layout = try #require(try page.layouts(in: theatre.save(other)).first)
        #expect(layout.offset == nil || layout.offset == [20, 0])
    }
}
