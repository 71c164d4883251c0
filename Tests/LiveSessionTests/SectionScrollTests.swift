import JSONText
import LiveSession
import TestSupport
import Testing

/// Sections that scroll by themselves, as a page of 300 by 600 sees them.
///
/// The shelf's cells are 100 wide and 50 high, without gaps, cell k at 100 k. Twelve of them are 1200 points, so its offsets reach
/// from 0 to 900, and what is sent is from 300 points before what is seen to 300 beyond.
@Suite struct SectionScrollTests {
    /// A shelf of these items and five rows below it, and the same items in a grid.
    private func playground(
        _ items: [String], scrolling: String = "continuous", first: String = "", more: String = ""
    ) -> String {
        let listed = items.map { "{\"id\": \"\($0)\", \"color\": \"#112233\"}" }.joined(separator: ", ")
        return """
            {"sections": [\(first) {"id": "shelf", "items": [\(listed)]}, {"id": "rows", "items": 5}],
            "show": "store", "styles": {"store": {"layout": "compositional", \(more) "sections": {
            "shelf": {"group": [100, 50], "orthogonalScrolling": "\(scrolling)"}}, "group": [".fractionalWidth(1)", 40]},
            "grid": {"layout": "grid", "columns": 3, "spacing": 0, "lineSpacing": 0}}}
            """
    }

    private let twelve = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"]

    /// A page that shows the shelf, scrolled to some offset of it.
    private func visit(
        _ text: String, at offset: Double = 0, section: Int = 0
    ) throws -> (theatre: Theatre, page: Visitor) {
        let theatre = Theatre()
        theatre.save(text)
        let page = theatre.open()
        try page.apply()
        if offset != 0 { try page.scroll(section: section, to: offset) }
        try page.apply()
        return (theatre, page)
    }

    @Test func theHeaderSaysWhatScrolls() throws {
        let (_, page) = try visit(playground(twelve))
        let layout = try #require(try page.layouts(in: page.received).last)
        let scroller = try #require(layout.scrollers.first)
        #expect(layout.scrollers.count == 1)
        #expect(scroller["section"]?.asInt == 0)
        #expect(scroller["direction"]?.asString == "horizontal")
        #expect(scroller["behavior"]?.asString == "continuous")
        #expect(scroller.numbers("offsets") == [0, 900])
        #expect(scroller["rest"]?.asNumber == 0)
        #expect(scroller["offset"] == nil)
        #expect(scroller["snap"] == nil)
        #expect(scroller.numbers("window") == [-300, 600])
        #expect(scroller["frame"]?["width"]?.asNumber == 300)
        #expect(scroller["frame"]?["height"]?.asNumber == 50)
        // As far as 600; relative to −300.
        let cells = layout.elements.filter { $0["scroller"] == 1 }
        #expect(cells.map { $0["x"] } == [300, 400, 500, 600, 700, 800])
        // Rows count from the layout's own window, which begins at the left.
        #expect(layout.elements.filter { ($0["scroller"] ?? 0) == 0 }.map { $0["x"] } == [0, 0, 0, 0, 0])
    }

    @Test func aLayoutWithoutThemSaysNothingOfThem() throws {
        let (_, page) = try visit(grid(3))
        let layout = try #require(try page.layouts(in: page.received).last)
        #expect(layout.header["scrollers"] == nil)
        #expect(layout.elements.allSatisfy { $0["scroller"] == nil })
    }

    /// Sent is up to 600. At 150 half a screen more ends there; at 151 it does not.
    @Test func aWindowIsSentWhenHalfOfItIsUsedUp() throws {
        let (_, page) = try visit(playground(twelve))
        let covered = try page.scroll(section: 0, to: 150)
        #expect(try page.layouts(in: covered).isEmpty)
        #expect(page.messages("unchanged", in: covered).count == 1)
        let layout = try #require(try page.layouts(in: try page.scroll(section: 0, to: 151)).first)
        #expect(layout.isAnimated == false)
        #expect(layout.scrollers.first?.numbers("window") == [-149, 751])
        // It is the page that has scrolled.
        #expect(layout.scrollers.first?["offset"] == nil)
        #expect(layout.offset == nil)
        // 751 ends in the eighth cell.
        #expect(layout.elements.filter { $0["scroller"] == 1 }.map { $0["item"] } == [0, 1, 2, 3, 4, 5, 6, 7])
        // There and back again: it has what is needed.
        try page.apply()
        #expect(try page.layouts(in: try page.scroll(section: 0, to: 150)).isEmpty)
    }

    @Test func atItsEndNothingMoreIsNeeded() throws {
        let (_, page) = try visit(playground(twelve), at: 900)
        #expect(try page.layouts(in: try page.scroll(section: 0, to: 5_000)).isEmpty)
        #expect(try page.layouts(in: try page.scroll(section: 0, to: 899)).isEmpty)
    }

    /// What a page says of another layout than the last one sent is answered, and means nothing.
    @Test func aReportOfAnotherLayoutIsIgnored() throws {
        let (theatre, page) = try visit(playground(twelve))
        for push in [0, 99] {
            let effects = page.report("sectionDidScroll", "\"section\": 0, \"offset\": 400, \"push\": \(push)")
            #expect(page.messages("unchanged", in: effects).count == 1)
            #expect(try page.layouts(in: effects).isEmpty)
        }
        // Nor does one about a section that does not scroll, or is not there.
        for section in [1, 77] { #expect(try page.layouts(in: try page.scroll(section: section, to: 400)).isEmpty) }
        let layout = try #require(try page.layouts(in: theatre.save(playground(["x"] + twelve))).first)
        #expect(layout.scrollers.first?["offset"] == nil)
        #expect(layout.scrollers.first?.numbers("window") == [-300, 600])
    }

    /// At 250 the third cell is the first one visible, half of it. It is the fourth now, 100 farther on.
    @Test func overAnEditTheFirstVisibleCellKeepsItsPlace() throws {
        let (theatre, page) = try visit(playground(twelve), at: 250)
        let layout = try #require(try page.layouts(in: theatre.save(playground(["x"] + twelve))).first)
        #expect(layout.scrollers.first?["offset"]?.asNumber == 350)
        #expect(layout.scrollers.first?.numbers("offsets") == [0, 1000])
        // On the screen nothing moves: all that was there rests.
        let changes = layout.elements.filter { $0["scroller"] == 1 && ($0["x"] ?? 0) >= 300 && ($0["x"] ?? 0) < 600 }
        #expect(changes.count == 3)
        #expect(changes.allSatisfy { ($0["change"] ?? 0) == 0 })
    }

    @Test func whatIsAtRestStaysAtRest() throws {
        let (theatre, page) = try visit(playground(twelve))
        let layout = try #require(try page.layouts(in: theatre.save(playground(["x"] + twelve))).first)
        #expect(layout.scrollers.first?["offset"] == nil)
        #expect(layout.scrollers.first?.numbers("window") == [-300, 600])
    }

    /// A section without a scroll comes before it: what was the first section is the second, and the page hears where it is.
    @Test func anOffsetGoesWithItsSection() throws {
        let (theatre, page) = try visit(playground(twelve), at: 250)
        let text = playground(twelve, first: "{\"id\": \"top\", \"items\": 2},")
        let layout = try #require(try page.layouts(in: theatre.save(text)).first)
        #expect(layout.scrollers.map { $0["section"]?.asInt } == [1])
        #expect(layout.scrollers.first?["offset"]?.asNumber == 250)
    }

    /// All cells that it showed are gone: the section stays where it is, as far as it goes. Four cells are 400 points, and end at 100.
    @Test func withoutTheCellsThatItShowedASectionStaysWhereItIs() throws {
        let (theatre, page) = try visit(playground(twelve), at: 500)
        let layout = try #require(try page.layouts(in: theatre.save(playground(["a", "b", "x", "y"]))).first)
        #expect(layout.scrollers.first?["offset"]?.asNumber == 100)
    }

    /// In 600 points the section ends at 600, in 1500 all of it is in sight; narrow again it is where it was.
    @Test func narrowAndWideAgainComesBack() throws {
        let (_, page) = try visit(playground(twelve), at: 900)
        let wide = try #require(try page.layouts(in: page.resize(600, 600)).first)
        #expect(wide.scrollers.first?["offset"]?.asNumber == 600)
        try page.apply()
        // The page says what it was told.
        try page.scroll(section: 0, to: 600)
        let all = try #require(try page.layouts(in: page.resize(1500, 600)).first)
        #expect(all.scrollers.first?.numbers("offsets") == [0, 0])
        #expect(all.scrollers.first?["offset"]?.asNumber == 0)
        try page.apply()
        let narrow = try #require(try page.layouts(in: page.resize(300, 600)).first)
        #expect(narrow.scrollers.first?["offset"]?.asNumber == 900)
    }

    /// A page remembers the offset of a section while another style is shown, and need not be told.
    @Test func overAnotherStyleAndBackASectionKeepsItsPlace() throws {
        let (_, page) = try visit(playground(twelve), at: 250)
        let grid = try #require(try page.layouts(in: page.choose("grid")).first)
        #expect(grid.header["scrollers"] == nil)
        // The third cell was seen at 200 − 250, and starts there; it is held, and so the page knows.
        #expect(grid.elements.allSatisfy { $0["scroller"] == nil })
        try page.apply()
        let store = try #require(try page.layouts(in: page.choose("store")).first)
        #expect(store.scrollers.first?.numbers("window") == [-50, 850])
        #expect(store.scrollers.first?["offset"] == nil)
    }

    @Test func aPageThatComesBackIsWhereItWas() throws {
        let (theatre, _) = try visit(playground(twelve))
        func offset(_ hello: String) throws -> Double? {
            let page = theatre.open("\"pinned\": false, \(hello)")
            return try page.layouts(in: page.received).last?.scrollers.first?["offset"]?.asNumber
        }
        let anchored = "{\"section\": 7, \"offset\": 1, \"anchor\": {\"id\": \"d\", \"distance\": -20}}"
        // The same server and revision: by section.
        #expect(
            try offset("\"instance\": \"here\", \"revision\": 1, \"scrollers\": [{\"section\": 0, \"offset\": 250.5}]")
                == 250.5)
        // Another one: the fourth cell, at 300, begins 20 before what is seen does.
        #expect(try offset("\"instance\": \"there\", \"revision\": 1, \"scrollers\": [\(anchored)]") == 320)
        #expect(try offset("\"instance\": \"here\", \"revision\": 9, \"scrollers\": [\(anchored)]") == 320)
        // By section it would say nothing, and a name that nobody has says nothing either. The page hears where it is all the same.
        #expect(try offset("\"scrollers\": [{\"section\": 0, \"offset\": 250}]") == 0)
        let unknown = "{\"section\": 0, \"offset\": 250, \"anchor\": {\"id\": \"zz\", \"distance\": 0}}"
        #expect(try offset("\"scrollers\": [\(unknown)]") == 0)
        #expect(
            try offset("\"instance\": \"here\", \"revision\": 1, \"scrollers\": [{\"section\": 0, \"offset\": 1e9}]")
                == 900)
    }

    /// The third cell, 100 wide, keeps its place: 30 of it are hidden. A group at a time, it comes to the nearest one's beginning:
    /// 330 is nearer to 300 than to 400.
    @Test func pagesComeToRestAtAGroup() throws {
        let (theatre, page) = try visit(playground(twelve, scrolling: "groupPaging"), at: 230)
        let text = playground(["x"] + twelve, scrolling: "groupPaging")
        let layout = try #require(try page.layouts(in: theatre.save(text)).first)
        #expect(layout.scrollers.first?["offset"]?.asNumber == 300)
        #expect(layout.scrollers.first?["snap"]?["pitch"]?.asNumber == 100)
    }

    /// Group k is in the middle at the offset 100 k − 100, the first one at −100, which is where it rests. At 110 the third one is
    /// nearest to the middle; it is the fourth now, in the middle at 200.
    @Test func inTheMiddleTheNearestKeepsItsPlace() throws {
        let (theatre, page) = try visit(playground(twelve, scrolling: "groupPagingCentered"), at: 110)
        let text = playground(["x"] + twelve, scrolling: "groupPagingCentered")
        let layout = try #require(try page.layouts(in: theatre.save(text)).first)
        #expect(layout.scrollers.first?["rest"]?.asNumber == -100)
        #expect(layout.scrollers.first?["offset"]?.asNumber == 200)
    }

    /// Down by 700 the shelf is out of the window, which ends a screen above what is seen; up again it is where it was.
    @Test func aSectionOutOfSightIsRemembered() throws {
        let tall = playground(twelve).replacing("\"items\": 5}", with: "\"items\": 100}")
        let (theatre, page) = try visit(tall, at: 250)
        let away = try #require(try page.layouts(in: page.scroll(to: 700)).first)
        #expect(away.header["scrollers"] == nil)
        try page.apply()
        let edited = try #require(
            try page.layouts(in: theatre.save(tall.replacing("40]", with: "41]")))
                .first)
        #expect(edited.header["scrollers"] == nil)
        try page.apply()
        let back = try #require(try page.layouts(in: page.scroll(to: 0)).first)
        #expect(back.scrollers.first?.numbers("window") == [-50, 850])
        #expect(back.scrollers.first?["offset"] == nil)
    }

    /// Ten thousand sections of twenty cells, 50 high: the window of −600…1200 holds 24 of them, and of each the six cells as far as
    /// 600 points.
    @Test func whatIsOutsideTheWindowCostsNothing() throws {
        let sections = Array(repeating: "{\"items\": 20}", count: 10_000).joined(separator: ", ")
        let (_, page) = try visit(
            """
            {"sections": [\(sections)], "styles": {"store": {"layout": "compositional", "group": [100, 50],
            "orthogonalScrolling": "continuous"}}}
            """)
        let layout = try #require(try page.layouts(in: page.received).last)
        #expect(layout.scrollers.map { $0["section"]?.asInt } == (0..<24).map { $0 })
        #expect(layout.elements.count == 24 * 6)
        // One of them, far down, has an offset of its own; nobody else is heard of it.
        #expect(try page.layouts(in: try page.scroll(section: 9_000, to: 500)).isEmpty)
        let next = try #require(try page.layouts(in: try page.scroll(section: 3, to: 500)).first)
        #expect(next.scrollers.map { $0["section"]?.asInt } == (0..<24).map { $0 })
        #expect(next.scrollers[3].numbers("window") == [200, 1100])
        #expect(next.scrollers[4].numbers("window") == [-300, 600])
    }

    /// Read from the right the first cell is at 200, and offsets are negative. At −230 what is seen ends at 70; the third cell reaches
    /// 30 beyond that edge and is the first one visible. It is the fourth now, 100 farther to the left.
    @Test func fromTheRightTheFirstVisibleCellKeepsItsPlace() throws {
        let theatre = Theatre()
        theatre.save(playground(twelve))
        let page = theatre.open()
        try page.apply()
        let turned = viewport(300, 600).replacing("leftToRight", with: "rightToLeft")
        let first = page.report("viewportDidChange", "\"viewport\": \(turned), \"animated\": false")
        let mirrored = try #require(try page.layouts(in: first).first)
        #expect(mirrored.scrollers.first?.numbers("offsets") == [-900, 0])
        #expect(mirrored.scrollers.first?["rest"]?.asNumber == 0)
        try page.apply()
        try page.scroll(section: 0, to: -230)
        try page.apply()
        let layout = try #require(try page.layouts(in: theatre.save(playground(["x"] + twelve))).first)
        #expect(layout.scrollers.first?["offset"]?.asNumber == -330)
        // A page that comes back says how far from the right: 30 beyond the edge.
        let again = theatre.connect()
        let effects = again.say(
            """
            {"type": "hello", "protocol": 3, "viewport": \(turned), "offset": [0, 0], "pinned": false,
            "scrollers": [{"section": 0, "offset": 1, "anchor": {"id": "c", "distance": -30}}]}
            """)
        #expect(try again.layouts(in: effects).first?.scrollers.first?["offset"]?.asNumber == -330)
    }

    /// From a grid that is scrolled the first item that is seen comes into sight in its section: rows of three, 100 high, and six
    /// rows in sight; at 1,000 the first item is the 31st.
    @Test func whatIsSeenOfAGridIsShownByItsSection() throws {
        let items = (0..<60).map { "i\($0)" }
        let (_, page) = try visit(playground(items))
        page.choose("grid")
        try page.apply()
        page.scroll(to: 1_000)
        try page.apply()
        let store = try #require(try page.layouts(in: page.choose("store")).first)
        #expect(store.scrollers.first?["offset"]?.asNumber == 3_000)
    }

    /// Of texts that are measured those are asked for that a section's window holds: six cells of 100, and when it is scrolled on the
    /// two that come in.
    @Test func textsAreMeasuredAsFarAsTheSectionsWindowGoes() throws {
        let theatre = Theatre()
        theatre.save(
            """
            {"items": {"count": 12, "title": "Item {item}"}, "cell": {"content": "text"}, "styles": {"store": {
            "layout": "compositional", "item": [".fractionalWidth(1)", ".estimated(50)"],
            "group": [100, ".estimated(50)"], "orthogonalScrolling": "continuous"}}}
            """)
        let page = theatre.open("\"pinned\": false, \"engine\": \"e\"")
        /// Answers every question with a line a text, and tells which texts were asked for until a layout came.
        func texts(_ effects: [Effect]) throws -> (asked: Set<String>, layout: DecodedLayout?) {
            var (effects, asked) = (effects, Set<String>())
            for _ in 0..<20 {
                if let layout = try page.layouts(in: effects).last { return (asked, layout) }
                guard let question = page.question(in: effects) else { break }
                asked.formUnion(question.entries.compactMap { $0["text"]?.asString })
                effects = page.answer(question, lines: question.entries.map { _ in 1 })
            }
            return (asked, nil)
        }
        #expect(try texts(page.received).asked == Set((0..<6).map { "Item \($0)" }))
        try page.apply()
        let next = try texts(try page.scroll(section: 0, to: 151))
        #expect(next.asked == ["Item 6", "Item 7"])
        #expect(next.layout?.scrollers.first?.numbers("window") == [-149, 751])
        #expect(next.layout?.scrollers.first?["offset"] == nil)
    }
}

extension Visitor {
    /// The section of the last layout is scrolled.
    @discardableResult
    func scroll(section: Int, to offset: Double) throws -> [Effect] {
        let push = try layouts(in: received).last?.header["push"]?.asInt ?? 0
        return report("sectionDidScroll", "\"section\": \(section), \"offset\": \(offset), \"push\": \(push)")
    }
}

extension DecodedLayout {
    var scrollers: [JSONNode] { header["scrollers"]?.asArray ?? [] }
}

extension JSONNode {
    func numbers(_ name: String) -> [Double]? { self[name]?.asArray?.compactMap(\.asNumber) }
}
