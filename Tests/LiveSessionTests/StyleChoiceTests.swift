import JSONText
import LiveSession
import Testing

/// What a page shows after the file changed.
@Suite struct StyleChoiceTests {
    private func shown(after text: String, by page: Visitor, in theatre: Theatre) throws -> String? {
        let effects = theatre.save(text)
        let style = try page.layouts(in: effects).first?.style
        try page.apply()
        return style
    }

    @Test func theOneStyleThatChangedComesIntoView() throws {
        let theatre = Theatre()
        theatre.save(styles(3, 2))
        let page = theatre.open()
        try page.apply()
        #expect(try shown(after: styles(3, 4), by: page, in: theatre) == "b")
        // Both changed: it keeps its own.
        #expect(try shown(after: styles(2, 3), by: page, in: theatre) == "b")
    }

    @Test func aPinHoldsTheStyleUntilShowChanges() throws {
        let theatre = Theatre()
        theatre.save(styles(3, 2, more: "\"show\": \"a\","))
        let page = theatre.open()
        try page.apply()
        page.choose("a", pinned: true)
        #expect(try shown(after: styles(3, 4, more: "\"show\": \"a\","), by: page, in: theatre) == "a")
        #expect(try shown(after: styles(3, 4, more: "\"show\": \"b\","), by: page, in: theatre) == "b")
        // The pin is undone: what is edited comes into view again.
        #expect(try shown(after: styles(6, 4, more: "\"show\": \"b\","), by: page, in: theatre) == "a")
    }

    @Test func aStyleThatIsGoneGivesWayToTheFiles() throws {
        let theatre = Theatre()
        theatre.save(styles(3, 2))
        let page = theatre.open("\"pinned\": true, \"style\": \"b\"")
        try page.apply()
        #expect(try shown(after: grid(3), by: page, in: theatre) == "a")
    }

    @Test func aStyleThatWasAddedComesIntoView() throws {
        let theatre = Theatre()
        theatre.save(grid(3))
        let page = theatre.open()
        try page.apply()
        #expect(try shown(after: styles(3, 2), by: page, in: theatre) == "b")
    }

    @Test func choosingAStyleAnimatesAndAnUnknownOneIsAnError() throws {
        let theatre = Theatre()
        theatre.save(styles(3, 2))
        let page = theatre.open()
        try page.apply()
        let layout = try #require(try page.layouts(in: page.choose("b")).first)
        #expect(layout.style == "b")
        #expect(layout.isAnimated == true)
        try page.apply()
        let effects = page.choose("c")
        #expect(page.messages("error", in: effects).first?["code"]?.asString == "style.unknown")
        #expect(page.messages("error", in: effects).first?["seq"]?.asInt == 2)
        #expect(try page.layouts(in: effects).isEmpty)
    }
}
