import JSONText
import LiveSession
import Testing

/// The last good picture stays, and everybody hears what is wrong exactly when it changes.
@Suite struct ProblemTests {
    @Test func aBrokenSaveSendsItsProblemsAndNoLayout() throws {
        let theatre = Theatre()
        theatre.save(grid(3))
        let page = theatre.open()
        try page.apply()
        let effects = theatre.save("{ \"items\": 12, }\n}")
        #expect(try page.layouts(in: effects).isEmpty)
        let message = try #require(page.messages("problems", in: effects).first)
        #expect(message["revision"]?.asInt == 1)
        #expect(message["file"]?.asString == "playground.json")
        #expect(message["entries"]?.asArray?.first?["line"]?.asInt == 2)
        #expect(message["entries"]?.asArray?.first?["frame"]?.asArray?.isEmpty == false)
        // The same again is not told again; undoing the mistake clears it, though the model is the old one.
        #expect(theatre.save("{ \"items\": 12, }\n}").isEmpty)
        let mended = theatre.save(grid(3))
        #expect(page.messages("problems", in: mended).first?["entries"]?.asArray?.isEmpty == true)
        #expect(try page.layouts(in: mended).isEmpty)
        #expect(reports(in: mended) == [.problems([])])
    }

    @Test func theSameMistakeOnAnotherLineIsToldAgain() throws {
        let theatre = Theatre()
        theatre.save(grid(3))
        let page = theatre.open()
        try page.apply()
        theatre.save("{ \"itms\": 12 }")
        let effects = theatre.save("\n{ \"itms\": 12 }")
        #expect(page.messages("problems", in: effects).first?["entries"]?.asArray?.first?["line"]?.asInt == 2)
    }

    @Test func aMissingFileIsAProblemAndThePictureStays() throws {
        let theatre = Theatre()
        theatre.save(grid(3))
        let page = theatre.open()
        try page.apply()
        let problem = Problem(code: "file.missing", place: nil, message: "playground.json is not there.")
        let effects = theatre.handle(.fileWasUnreadable(problem))
        #expect(
            page.messages("problems", in: effects).first?["entries"]?.asArray?.first?["code"]?.asString
                == "file.missing")
        #expect(try page.layouts(in: effects).isEmpty)
        #expect(reports(in: effects) == [.problems([problem])])
    }

    @Test func whatIsWrongAtOneViewportIsToldThere() throws {
        let theatre = Theatre()
        // 300 − 320 is negative, 400 − 320 is not.
        theatre.save(
            "{\"items\": 3, \"styles\": {\"a\": {\"layout\": \"flow\", \"itemSize\": [\"bounds.width - 320\", 50]}}}")
        let narrow = theatre.open(width: 300)
        let wide = theatre.open(width: 400)
        #expect(narrow.messages("problems", in: narrow.received).last?["entries"]?.asArray?.isEmpty == false)
        #expect(wide.messages("problems", in: wide.received).last?["entries"]?.asArray?.isEmpty == true)
    }

    /// A phone has 390 pt: nobody is needed to see that 500 pt do not fit.
    private func tooWide(title: String = "A") -> String {
        "{\"title\": \"\(title)\", \"items\": 3, \"styles\": {\"a\": {\"layout\": \"flow\", \"itemSize\": [500, 50]}}}"
    }

    private func told(_ effects: [Effect]) -> [[String]] {
        reports(in: effects).compactMap { report in
            if case .problems(let problems) = report { problems.map(\.code) } else { nil }
        }
    }

    @Test func theTerminalHearsOfALayoutThatNobodyLooksAt() {
        let theatre = Theatre()
        #expect(told(theatre.save(tooWide())) == [["layout.itemTooWide"]])
        // The broken text says nothing of the picture, which is still the old one.
        #expect(told(theatre.save("{")).map { $0.contains("layout.itemTooWide") } == [true])
        #expect(told(theatre.save(grid(3))) == [[]])
    }

    @Test func aLayoutOnItsWayMendsNothing() throws {
        let theatre = Theatre()
        let page = theatre.open()
        #expect(told(theatre.save(tooWide())) == [["layout.itemTooWide"]])
        // The page has not acknowledged the first layout, and the second waits for that.
        let effects = theatre.save(tooWide(title: "B"))
        #expect(try page.layouts(in: effects).isEmpty)
        #expect(told(effects) == [])
    }

    @Test func aPageThatConnectsLaterHearsThemToo() throws {
        let theatre = Theatre()
        theatre.save(grid(3))
        theatre.save("{")
        let page = theatre.open()
        #expect(try page.layouts(in: page.received).count == 1)
        #expect(page.messages("problems", in: page.received).last?["entries"]?.asArray?.count == 1)
    }
}
