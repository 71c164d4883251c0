import JSONText
import LiveSession
import TestSupport
import Testing

/// Which item keeps its place, and where: the cases of MagazineLayout's TargetContentOffsetAnchorTests.
///
/// A view of 300 × 400 whose content is inset by 50 above and 30 below; the content is 2,000 high, its rows 20. There, the
/// visible bounds lie between the insets, and the first row in them is kept at its distance from their top, unless the content
/// is at its very beginning. Rows stand `pitch` apart so that the first and the last visible one are where the cases have them.
@Suite struct KeptItemTests {
    private struct Case: CustomTestStringConvertible {
        var name: String
        /// The content offset.
        var offset: Double
        var pitch: Int
        /// What fills the content up to 2,000 points.
        var bottom: Int
        /// The first visible row, and how far it is below the top of the visible bounds; nil at the beginning.
        var kept: (row: Int, distance: Double)?

        var testDescription: String { name }
    }

    private static let cases = [
        // Rows at 0, 58, … 290 are visible: from −50 + 50 to −50 + 400 − 30.
        Case(name: "top", offset: -50, pitch: 58, bottom: 8, kept: nil),
        // 560 = 7 × 80 is 10 below 500 + 50.
        Case(name: "middle", offset: 500, pitch: 80, bottom: 60, kept: (7, 10)),
        // 1,700 = 34 × 50 is 20 below 1,630 + 50.
        Case(name: "bottom", offset: 1_630, pitch: 50, bottom: 30, kept: (34, 20)),
    ]

    /// `count` rows of 20, `pitch` apart, the content 2,000 high with what is left below them.
    private func rows(_ pitch: Int, count: Int, bottom: Int) -> String {
        """
        {"items": \(count), "styles": {"a": {"layout": "grid", "columns": 1, "itemHeight": 20, "spacing": 0,
        "lineSpacing": \(pitch - 20), "sectionInset": {"bottom": \(bottom)}, "contentInset": {"top": 50, "bottom": 30}}}}
        """
    }

    @Test(arguments: cases) private func theFirstVisibleRowKeepsItsDistance(from given: Case) throws {
        let theatre = Theatre()
        let count = (2_000 - given.bottom - 20) / given.pitch + 1
        theatre.save(rows(given.pitch, count: count, bottom: given.bottom))
        let page = theatre.open(width: 300, height: 400)
        #expect(try page.layouts(in: theatre.effects).first?.contentSize == [300, 2_000])
        try page.apply()
        page.scroll(to: given.offset)
        try page.apply()

        // Twice as far apart: row i is at 2 × pitch × i.
        let layout = try #require(
            try page.layouts(in: theatre.save(rows(2 * given.pitch, count: count, bottom: given.bottom))).first)
        guard let kept = given.kept else {
            // At the beginning before and after: nothing to keep, nothing to tell.
            #expect(layout.offset == nil)
            #expect(layout.header["kept"] == nil)
            return
        }
        let y = Double(2 * given.pitch * kept.row)
        #expect(layout.offset == [0, y - kept.distance - 50])
        #expect(layout.header["kept"]?.asString == "0/\(kept.row)")
    }

    /// The same from bottom to top: the last row in the visible bounds is kept at its distance from their lower edge.
    private static let fromBelow = [
        // −50 + 400 − 30 = 320; the last visible row is 290 = 5 × 58, and ends 10 above that.
        Case(name: "top", offset: -50, pitch: 58, bottom: 8, kept: (5, 10)),
        // At the very end: nothing to keep but the end.
        Case(name: "bottom", offset: 1_630, pitch: 50, bottom: 30, kept: nil),
    ]

    private func chat(_ pitch: Int, count: Int, bottom: Int) -> String {
        """
        {"items": \(count), "styles": {"a": {"layout": "list", "anchor": "bottom", "itemHeight": 20,
        "spacing": \(pitch - 20), "sectionInset": {"bottom": \(bottom)}, "contentInset": {"top": 50, "bottom": 30}}}}
        """
    }

    @Test(arguments: fromBelow) private func theLastVisibleRowOfAChatKeepsItsDistance(from given: Case) throws {
        let theatre = Theatre()
        let count = (2_000 - given.bottom - 20) / given.pitch + 1
        theatre.save(chat(given.pitch, count: count, bottom: given.bottom))
        let page = theatre.open(width: 300, height: 400)
        #expect(try page.layouts(in: theatre.effects).first?.contentSize == [300, 2_000])
        try page.apply()
        page.scroll(to: given.offset)
        try page.apply()

        let layout = try #require(
            try page.layouts(in: theatre.save(chat(2 * given.pitch, count: count, bottom: given.bottom))).first)
        guard let kept = given.kept else {
            let height = 2 * given.pitch * (count - 1) + 20 + given.bottom
            #expect(layout.offset == [0, Double(height + 30 - 400)])
            #expect(layout.header["kept"] == nil)
            return
        }
        let end = Double(2 * given.pitch * kept.row + 20)
        #expect(layout.offset == [0, end + kept.distance - (400 - 30)])
        #expect(layout.header["kept"]?.asString == "0/\(kept.row)")
    }

    /// Where scrolling comes to rest at items, the one in the middle stays there: 200 wide, 210 apart, in 300 and in 500 points.
    @Test func theMiddleOfACarouselStaysInTheMiddle() throws {
        let theatre = Theatre()
        theatre.save(
            """
            {"items": 30, "styles": {"a": {"layout": "carousel", "itemSize": 200, "spacing": 10, "minimumScale": 1},
            "b": {"layout": "grid", "columns": 1, "spacing": 0, "lineSpacing": 0}}}
            """)
        let page = theatre.open()
        try page.apply()
        // Item 7 comes into the middle at 7 × 210.
        page.report("scrollDidChange", "\"offset\": [1470, 0]")
        try page.apply()
        let wider = try #require(try page.layouts(in: page.resize(500, 600)).first)
        #expect(wider.header["kept"]?.asString == "0/7")
        #expect((wider.offset ?? [1_470, 0]) == [1_470, 0])
        #expect(wider.frame(ofItem: 7) == [1_470 + 150, 200, 200, 200])
        try page.apply()
        // In the other direction it comes first, and from there back into the middle. Squares of 500.
        #expect(try page.layouts(in: page.choose("b")).first?.offset == [0, 3_500])
        try page.apply()
        #expect(try page.layouts(in: page.choose("a")).first?.offset == [1_470, 0])
    }

    @Test func itIsCalledByItsID() throws {
        let theatre = Theatre()
        theatre.save(grid(1, items: #"[{"id": "a"}, {"title": "B"}, {"id": "c"}, {}, {}]"#))
        let page = theatre.open()
        try page.apply()
        page.scroll(to: 350)
        try page.apply()
        #expect(try page.layouts(in: page.resize(600, 300)).first?.header["kept"]?.asString == "B")
        try page.apply()
        page.scroll(to: 1_250)
        try page.apply()
        #expect(try page.layouts(in: page.resize(300, 600)).first?.header["kept"]?.asString == "c")
    }

    @Test func aPageThatComesBackHearsOfItsAnchor() throws {
        let theatre = Theatre()
        theatre.save(grid(1, items: "100"))
        let page = theatre.open(
            #""pinned": false, "anchor": {"id": "0/30", "x": 0, "y": 7}, "instance": "other", "revision": 3"#
        )
        let layout = try #require(try page.layouts(in: theatre.effects).first)
        #expect(layout.offset == [0, 8_993])
        #expect(layout.header["kept"]?.asString == "0/30")
    }

    @Test func aWindowThatScrollsKeepsNothing() throws {
        let theatre = Theatre()
        theatre.save(grid(1, items: "100"))
        let page = theatre.open()
        try page.apply()
        #expect(try page.layouts(in: page.scroll(to: 12_345)).first?.header["kept"] == nil)
    }
}
