import LiveSession
import Testing

/// What a page sees first keeps its place. One column in 300 points: item i is a square of 300 at y = 300 i.
@Suite struct KeptPlaceTests {
    private func page(_ theatre: Theatre, at y: Double) throws -> Visitor {
        let page = theatre.open()
        try page.apply()
        page.scroll(to: y)
        try page.apply()
        return page
    }

    @Test func acrossARotation() throws {
        let theatre = Theatre()
        theatre.save(grid(1, items: "100"))
        let page = try page(theatre, at: 900)
        // Squares of 600: item 3 is at 1,800.
        let layout = try #require(try page.layouts(in: page.resize(600, 300)).first)
        #expect(layout.offset == [0, 1_800])
        try page.apply()
        // And back.
        #expect(try page.layouts(in: page.resize(300, 600)).first?.offset == [0, 900])
    }

    @Test func ofAnItemThatIsHiddenInPartTheSameShareIsHidden() throws {
        let theatre = Theatre()
        theatre.save(grid(1, items: "100"))
        // Half of item 3.
        let page = try page(theatre, at: 1_050)
        #expect(try page.layouts(in: page.resize(600, 300)).first?.offset == [0, 2_100])
    }

    @Test func belowAnInset() throws {
        let theatre = Theatre()
        theatre.save(grid(1, items: "100"))
        let page = try page(theatre, at: 900)
        let layout = try #require(try page.layouts(in: page.resize(300, 600, top: 50)).first)
        // Item 3 was right at the top, and is right below the inset now.
        #expect(layout.offset == [0, 850])
    }

    @Test func inAnotherStyleAndARevisionThatHasItElsewhere() throws {
        let theatre = Theatre()
        theatre.save(grid(1, items: "100"))
        let page = try page(theatre, at: 9_000)
        // Three columns of 100: item 30 begins line 10.
        #expect(try page.layouts(in: theatre.save(grid(3, items: "100"))).first?.offset == [0, 1_000])
        try page.apply()

        func list(_ names: [String]) -> String {
            grid(1, items: "[" + names.map { "{\"id\": \"\($0)\"}" }.joined(separator: ", ") + "]")
        }
        let names = (0..<20).map { "item\($0)" }
        theatre.save(list(names))
        try page.apply()
        page.scroll(to: 900)
        try page.apply()
        // Two more above it.
        #expect(try page.layouts(in: theatre.save(list(["a", "b"] + names))).first?.offset == [0, 1_500])
        try page.apply()
        // It goes, and the one after it stays: item 4 was 300 below the top, and is the sixth now.
        let fewer = ["a", "b"] + names.filter { $0 != "item3" }
        #expect(try page.layouts(in: theatre.save(list(fewer))).first?.offset == [0, 1_200])
    }

    @Test func asFarAsThePlaceExists() throws {
        let theatre = Theatre()
        theatre.save(grid(1, items: "100"))
        let page = try page(theatre, at: 9_000)
        // Ten columns of 30: ten lines, and nothing to scroll.
        #expect(try page.layouts(in: theatre.save(grid(10, items: "100"))).first?.offset == [0, 0])
    }

    @Test func nothingThatWasSeenIsLeft() throws {
        let theatre = Theatre()
        theatre.save(grid(1, items: "100"))
        let page = try page(theatre, at: 9_000)
        // Its end: 10 × 300 − 600.
        #expect(try page.layouts(in: theatre.save(grid(1, items: "10"))).first?.offset == [0, 2_400])
    }

    @Test func throughAPlaceWhereItCannotBe() throws {
        let theatre = Theatre()
        theatre.save(grid(1, items: "100"))
        let page = try page(theatre, at: 9_150)
        // Ten columns of 30: all is visible, and nothing can be scrolled. Nor does the page answer otherwise.
        theatre.save(grid(10, items: "100"))
        try page.apply()
        page.scroll(to: 0)
        #expect(try page.layouts(in: theatre.save(grid(1, items: "100"))).first?.offset == [0, 9_150])
        try page.apply()
        // It does not drift, however often the columns change: item 30 is in the middle of a line of four.
        for _ in 0..<10 {
            theatre.save(grid(4, items: "100"))
            try page.apply()
            #expect(try page.layouts(in: theatre.save(grid(1, items: "100"))).first?.offset == [0, 9_150])
            try page.apply()
        }
        // Scrolled by hand, another item is the first.
        page.scroll(to: 300)
        try page.apply()
        #expect(try page.layouts(in: page.resize(600, 300)).first?.offset == [0, 600])
    }

    @Test func alongTheOtherDirection() throws {
        let theatre = Theatre()
        theatre.save(grid(1, items: "100"))
        let page = try page(theatre, at: 9_000)
        let sideways = """
            {"items": 100, "styles": {"a": {"layout": "grid", "columns": 1, "spacing": 0, "scrollDirection": "horizontal"}}}
            """
        // Squares of 600 side by side.
        #expect(try page.layouts(in: theatre.save(sideways)).first?.offset == [18_000, 0])
    }

    @Test func aWindowThatOnlyScrollsIsLeftAlone() throws {
        let theatre = Theatre()
        theatre.save(grid(1, items: "100"))
        let page = try page(theatre, at: 9_000)
        #expect(try page.layouts(in: page.scroll(to: 12_345)).first?.offset == nil)
    }
}
