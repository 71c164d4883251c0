import JSONText
import LiveSession
import TestSupport
import Testing

@Suite struct GreetingTests {
    @Test func aPageIsToldEverythingInOrder() throws {
        let theatre = Theatre()
        theatre.save(grid(3))
        let page = theatre.open()
        let kinds = page.received.compactMap { effect -> String? in
            switch effect {
            case .sendText(page.id, let bytes): parseJSON(SourceText(bytes), .strict).root?["type"]?.asString
            case .sendBinary(page.id, _): "layout"
            default: nil
            }
        }
        // Looks come before the layout that needs them.
        #expect(kinds == ["hello", "playground", "items", "layout", "problems"])
        let layout = try #require(try page.layouts(in: page.received).first)
        // Three columns of 100 in 300 points.
        #expect(layout.frame(ofItem: 4) == [100, 100, 100, 100])
        #expect(layout.contentSize == [300, 400])
        #expect(layout.isAnimated == false)
        #expect(page.messages("items", in: page.received)[0]["entries"]?.asArray?.count == 12)
    }

    @Test func aPageBeforeTheFirstGoodFileIsToldWhatIsWrong() throws {
        let theatre = Theatre()
        theatre.save("{")
        let page = theatre.open()
        #expect(try page.layouts(in: page.received).isEmpty)
        let problems = page.messages("problems", in: page.received)
        #expect(problems.count == 1)
        #expect(problems[0]["revision"]?.asInt == 0)
        #expect(problems[0]["entries"]?.asArray?.count == 1)
        // And gets its picture as soon as there is one.
        let effects = theatre.save(grid(3))
        #expect(try page.layouts(in: effects).count == 1)
        #expect(page.messages("problems", in: effects).last?["entries"]?.asArray?.isEmpty == true)
    }

    @Test func aPageOfAnotherProtocolIsAskedToReload() throws {
        let theatre = Theatre()
        theatre.save(grid(3))
        let page = theatre.connect()
        let effects = page.say(
            "{\"type\": \"hello\", \"protocol\": 4, \"viewport\": \(viewport(300, 600)), \"offset\": [0, 0], \"pinned\": false}"
        )
        #expect(page.messages("hello", in: effects).count == 1)
        #expect(page.messages("error", in: effects).first?["code"]?.asString == "protocol")
        #expect(try page.layouts(in: effects).isEmpty)
    }

    @Test func aPageThatComesBackToAnotherServerFindsItsFirstVisibleItemAgain() throws {
        let theatre = Theatre()
        theatre.save(grid(1, items: "100"))
        // Item 7 stood 20 points above the top edge. Squares of 300: it is at 2,100 now.
        let page = theatre.open(
            "\"pinned\": false, \"instance\": \"elsewhere\", \"revision\": 3, \"anchor\": {\"id\": \"0/7\", \"x\": 0, \"y\": -20}"
        )
        let layout = try #require(try page.layouts(in: page.received).first)
        #expect(layout.offset == [0, 2_120])
        #expect(layout.frame(ofItem: 7) == [0, 2_100, 300, 300])
    }

    @Test func aPageThatComesBackToTheSameServerKeepsItsOffset() throws {
        let theatre = Theatre()
        theatre.save(grid(1, items: "100"))
        let page = theatre.connect()
        page.say(
            """
            {"type": "hello", "protocol": 3, "viewport": \(viewport(300, 600)), "offset": [0, 1234], "pinned": false,
            "instance": "here", "revision": 1}
            """)
        let layout = try #require(try page.layouts(in: page.received).first)
        #expect(layout.offset == nil)
        // Visible from 1,234: item 4 begins at 1,200.
        #expect(layout.frame(ofItem: 4) == [0, 1_200, 300, 300])
    }

    @Test func theStyleOfTheAddressIsShownAndAnUnknownOneIsNot() throws {
        let theatre = Theatre()
        theatre.save(styles(3, 2))
        let known = theatre.open("\"pinned\": true, \"style\": \"b\"")
        #expect(try known.layouts(in: known.received).first?.style == "b")
        let unknown = theatre.open("\"pinned\": true, \"style\": \"c\"")
        #expect(try unknown.layouts(in: unknown.received).first?.style == "a")
    }

    @Test func equalViewportsAreLaidOutOnce() throws {
        let theatre = Theatre()
        theatre.save(grid(3))
        let first = theatre.open()
        let second = theatre.open()
        let a = try #require(try first.layouts(in: first.received).first)
        let b = try #require(try second.layouts(in: second.received).first)
        #expect(a.elements == b.elements)
        #expect(theatre.session.layoutCount == 2)  // the terminal's own, for a phone, and the pages'
    }
}
