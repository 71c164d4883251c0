import LiveSession
import Testing

/// A chat: seen from its end, and staying there while it grows. Pages are 300 × 600; every bubble has one line, 36 high, with 4
/// before it: n of them are 40 n − 4 high.
@Suite struct ChatTests {
    private func chat(_ count: Int) -> String {
        """
        {"items": [\((0..<count).map { "{\"id\": \"m\($0)\", \"title\": \"Hello\"}" }.joined(separator: ", "))],
        "cell": {"content": "bubble"}, "styles": {"chat": {"layout": "list", "anchor": "bottom", "spacing": 4}}}
        """
    }

    /// Every text has one line, 50 wide.
    private func open(_ theatre: Theatre) throws -> Visitor {
        let page = theatre.open("\"pinned\": false, \"engine\": \"e\"")
        var effects = page.received
        while let question = page.question(in: effects) {
            effects = page.answer(question, question.texts.map { _ in (50, 1) })
        }
        return page
    }

    @Test func itBeginsAtItsEnd() throws {
        let theatre = Theatre()
        theatre.save(chat(100))
        let page = try open(theatre)
        let layout = try #require(try page.layouts(in: page.received).last)
        #expect(layout.contentSize == [300, 3_996])
        #expect(layout.offset == [0, 3_396])
        #expect(layout.frame(ofItem: 99) == [0, 3_960, 78, 36])
    }

    @Test func itStaysThereWhileItGrowsAndWhenTheWindowChanges() throws {
        let theatre = Theatre()
        theatre.save(chat(100))
        let page = try open(theatre)
        try page.apply()
        #expect(try page.layouts(in: theatre.save(chat(103))).first?.offset == [0, 3_516])
        try page.apply()
        #expect(try page.layouts(in: page.resize(300, 400)).first?.offset == [0, 3_716])
        try page.apply()
        #expect(try page.layouts(in: page.resize(300, 600)).first?.offset == [0, 3_516])
    }

    /// Scrolled up, what is read stays: the last bubble in view keeps its place although others come after it.
    @Test func whoReadsFurtherUpIsNotMoved() throws {
        let theatre = Theatre()
        theatre.save(chat(100))
        let page = try open(theatre)
        try page.apply()
        page.scroll(to: 2_000)
        try page.apply()
        #expect(try page.layouts(in: theatre.save(chat(120))).first?.offset == nil)
    }

    @Test func aShortChatStandsAtTheEnd() throws {
        let theatre = Theatre()
        theatre.save(chat(2))
        let page = try open(theatre)
        let layout = try #require(try page.layouts(in: page.received).last)
        #expect(layout.contentSize == [300, 600])
        #expect(layout.frame(ofItem: 0) == [0, 524, 78, 36])
        #expect(layout.frame(ofItem: 1) == [0, 564, 78, 36])
    }
}
