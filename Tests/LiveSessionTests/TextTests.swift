import JSONText
import LiveSession
import TestSupport
import Testing

/// Texts are measured where they are drawn, before they are shown. Pages are 300 × 600; a row of content `text` leaves 268 to its
/// lines, and is as high as they are (22 each) and 22 more.
@Suite struct TextTests {
    private func list(_ titles: [String], style: String = "", cell: String = "text") -> String {
        """
        {"items": [\(titles.map { "{\"title\": \"\($0)\"}" }.joined(separator: ", "))], "cell": {"content": "\(cell)"},
        "styles": {"list": {"layout": "list", "separators": false \(style)}, "grid": {"layout": "grid", "columns": 1}}}
        """
    }

    private func open(_ theatre: Theatre, engine: String = "e", width: Double = 300, style: String = "list") -> Visitor
    {
        theatre.open(width: width, "\"pinned\": false, \"engine\": \"\(engine)\", \"style\": \"\(style)\"")
    }

    @Test func theyAreAskedForBeforeTheFirstPicture() throws {
        let theatre = Theatre()
        theatre.save(list(["a", "bb", "ccc", ""]))
        let page = open(theatre)
        #expect(try page.layouts(in: page.received).isEmpty)
        let question = try #require(page.question(in: page.received))
        #expect(question.texts == ["a", "bb", "ccc"])
        #expect(question.entries.allSatisfy { $0["width"]?.asNumber == 268 && $0["size"]?.asNumber == 17 })
        #expect(question.entries.allSatisfy { $0["weight"]?.asNumber == 400 })
        let answer = page.answer(question, lines: [1, 2, 3])
        let layout = try #require(try page.layouts(in: answer).first)
        #expect(layout.frame(ofItem: 0) == [0, 0, 300, 44])
        #expect(layout.frame(ofItem: 1) == [0, 44, 300, 66])
        #expect(layout.frame(ofItem: 2) == [0, 110, 300, 88])
        #expect(layout.frame(ofItem: 3) == [0, 198, 300, 22])
        #expect(layout.isAnimated == false)
        // How they are set, for the page to draw.
        #expect(layout.header["text"]?["title"]?["size"]?.asNumber == 17)
        #expect(layout.header["text"]?["bubble"]?["radius"]?.asNumber == 18)
        // Once known, nothing is asked again, not by another page of the same engine either.
        try page.apply()
        let second = open(theatre)
        #expect(second.question(in: second.received) == nil)
        #expect(try second.layouts(in: second.received).last?.frame(ofItem: 2) == [0, 110, 300, 88])
    }

    @Test func stylesWithoutTextsAskForNothing() throws {
        let theatre = Theatre()
        theatre.save(list(["a"]))
        let page = open(theatre, style: "grid")
        #expect(page.question(in: page.received) == nil)
        #expect(try page.layouts(in: page.received).count == 1)
    }

    /// First how wide a bubble's text is on one line; of one that is too wide, how wide the widest line is that it breaks into;
    /// then the lines that the width makes which comes of it.
    @Test func linesAreAskedForWhenTheWidthIsKnown() throws {
        let theatre = Theatre()
        theatre.save(list(["a", "b"], style: ", \"align\": \"trailing\"", cell: "bubble"))
        let page = open(theatre)
        let first = try #require(page.question(in: page.received))
        #expect(first.entries.allSatisfy { $0["width"] == nil })
        let second = try #require(page.question(in: page.answer(first, [(50.25, 1), (1000, 1)])))
        // 51 + 2 × 14 hold the first; three quarters of 300 less 28 the second.
        #expect(second.entries.map { $0["width"]?.asNumber } == [51, 197])
        let third = try #require(page.question(in: page.answer(second, [(50.25, 1), (180.5, 6)])))
        #expect(third.entries.map { $0["width"]?.asNumber } == [181])
        let layout = try #require(try page.layouts(in: page.answer(third, [(180.5, 6)])).first)
        #expect(layout.frame(ofItem: 0) == [221, 0, 79, 36])
        #expect(layout.frame(ofItem: 1) == [91, 36, 209, 146])
        #expect(layout.element(1)?["side"] == 3)
        #expect(layout.element(1)?["cornerRadius"] == 18)
    }

    @Test func reportsAreAnsweredWhileThePictureWaits() throws {
        let theatre = Theatre()
        theatre.save(list(["a"]))
        let page = open(theatre)
        let question = try #require(page.question(in: page.received))
        for _ in 0..<3 {
            let answer = page.scroll(to: 10)
            #expect(page.messages("unchanged", in: answer).count == 1)
            #expect(page.messages("measure", in: answer).isEmpty)
            #expect(try page.layouts(in: answer).isEmpty)
        }
        // A file with a mistake: its problems are told.
        #expect(page.messages("problems", in: theatre.save("{")).count == 1)
        // What does not depend on texts is not held up.
        #expect(try page.layouts(in: page.choose("grid")).first?.style == "grid")
        try page.apply()
        // The answer, however late, serves the style when it is shown again.
        page.answer(question, lines: [3])
        let back = page.choose("list")
        #expect(page.question(in: back) == nil)
        #expect(try page.layouts(in: back).first?.frame(ofItem: 0) == [0, 0, 300, 88])
    }

    @Test func answersThatMakeNoSenseAreRefused() throws {
        let theatre = Theatre()
        theatre.save(list(["a", "b"]))
        let page = open(theatre)
        let question = try #require(page.question(in: page.received))
        // Another question's number is nobody's business.
        #expect(page.say("{\"type\": \"measured\", \"measure\": 999, \"sizes\": []}") == [])
        for sizes in ["[[1, 1]]", "[[1, 1], [1, 1], [1, 1]]", "[[1, 1], [1, -1]]", "[[1, 1], [1e9, 1]]"] {
            let refused = page.say("{\"type\": \"measured\", \"measure\": \(question.number), \"sizes\": \(sizes)}")
            #expect(page.messages("error", in: refused).count == 1, "\(sizes)")
            #expect(try page.layouts(in: refused).isEmpty)
        }
        // The right one is still taken.
        let layout = try page.layouts(in: page.answer(question, lines: [1, 1])).first
        #expect(layout?.frame(ofItem: 1) == [0, 44, 300, 44])
        // Answered twice: nothing is waiting any more.
        #expect(page.answer(question, lines: [9, 9]) == [])
        let closed = (0..<6).flatMap { _ in page.say("{\"type\": \"measured\", \"measure\": 1, \"sizes\": 3}") }
        #expect(closed.contains { if case .close(page.id, code: 1008, reason: _) = $0 { true } else { false } })
    }

    /// A page may say that everything is nothing, so that ever more rows come in view: it is asked eight times, and then shown
    /// what there is.
    @Test func theRoundsEnd() throws {
        let theatre = Theatre()
        theatre.save(
            """
            {"items": {"count": 100000, "title": "Item {item}"}, "cell": {"content": "text"},
            "styles": {"list": {"layout": "list", "itemHeight": "text.height"}}}
            """)
        let page = open(theatre)
        var question = page.question(in: page.received)
        var rounds = 0
        var last: [Effect] = []
        while let asked = question {
            rounds += 1
            #expect(asked.texts.count <= 256)
            last = page.answer(asked, lines: asked.texts.map { _ in 0 })
            question = page.question(in: last)
        }
        #expect(rounds == 8)
        #expect(try page.layouts(in: last).count == 1)
    }

    @Test func enginesMeasureForThemselves() throws {
        let theatre = Theatre()
        theatre.save(list(["a"]))
        let one = open(theatre, engine: "one")
        one.answer(try #require(one.question(in: one.received)), lines: [2])
        let other = open(theatre, engine: "other")
        let question = try #require(other.question(in: other.received))
        #expect(try other.layouts(in: other.answer(question, lines: [5])).first?.frame(ofItem: 0) == [0, 0, 300, 132])
        #expect(try one.layouts(in: one.received).last?.frame(ofItem: 0) == [0, 0, 300, 66])
        // A page that says nothing of its fonts is of an engine of its own.
        let silent = theatre.open()
        #expect(silent.question(in: silent.received) != nil)
    }

    /// Two pages wait for the same texts: one answer serves both.
    @Test func oneAnswerServesAllPagesOfItsEngine() throws {
        let theatre = Theatre()
        theatre.save(list(["a"]))
        let first = open(theatre)
        let second = open(theatre)
        let asked = try #require(second.question(in: second.received))
        let answered = second.answer(asked, lines: [2])
        #expect(try second.layouts(in: answered).count == 1)
        // The first one's own answer comes later and says the same.
        let question = try #require(first.question(in: first.received))
        #expect(try first.layouts(in: first.answer(question, lines: [2])).first?.frame(ofItem: 0) == [0, 0, 300, 66])
        // Theirs, and the phone's that the terminal spoke of when nobody looked.
        #expect(theatre.session.layoutCount == 2)
    }

    /// 200 rows, estimated at 44 each. At the top the window shows 28 of them; at 3,000 it shows rows 54 to 95, which come out
    /// 66 high. Row 68, of which 8 of 44 points were hidden, is at 54 × 44 + 14 × 66 = 3,300 now, and 12 of it are hidden.
    @Test func whatIsSeenKeepsItsPlaceWhenSizesCome() throws {
        let theatre = Theatre()
        theatre.save(list((0..<200).map { "\($0)" }))
        let page = open(theatre)
        let top = try #require(page.question(in: page.received))
        #expect(top.texts == (0..<28).map { "\($0)" })
        page.answer(top, lines: top.texts.map { _ in 1 })
        try page.apply()
        let scrolled = page.scroll(to: 3_000)
        #expect(try page.layouts(in: scrolled).isEmpty)
        let question = try #require(page.question(in: scrolled))
        #expect(question.texts == (54...95).map { "\($0)" })
        let layout = try #require(
            try page.layouts(in: page.answer(question, lines: question.texts.map { _ in 2 })).first)
        #expect(layout.offset == [0, 3_312])
        #expect(layout.frame(ofItem: 68) == [0, 3_300, 300, 66])
        #expect(layout.contentSize == [300, 200 * 44 + 42 * 22])
        #expect(layout.isAnimated == false)
        // Scrolled on within what is known: nothing is asked.
        try page.apply()
        #expect(page.question(in: page.scroll(to: 3_320)) == nil)
    }

    /// Another page of the engine shows the same layout further up: it gets the one that is made anew, and sees no change.
    @Test func pagesThatShowTheSameLayoutGetTheNewOne() throws {
        let theatre = Theatre()
        theatre.save(list((0..<200).map { "\($0)" }))
        let page = open(theatre)
        let top = try #require(page.question(in: page.received))
        page.answer(top, lines: top.texts.map { _ in 1 })
        try page.apply()
        let other = open(theatre)
        try other.apply()
        let question = try #require(page.question(in: page.scroll(to: 3_000)))
        let effects = page.answer(question, lines: question.texts.map { _ in 2 })
        let layout = try #require(try other.layouts(in: effects).first)
        #expect(layout.contentSize == [300, 200 * 44 + 42 * 22])
        #expect(layout.offset == nil)
        // Theirs, and the phone's that the terminal spoke of when nobody looked.
        #expect(theatre.session.layoutCount == 2)
    }

    /// The terminal hears of a style when it is shown, and of one push only.
    @Test func whatWasAskedForIsReportedWhenItComes() throws {
        let theatre = Theatre()
        theatre.save(list(["a"]))
        let page = open(theatre, style: "grid")
        try page.apply()
        let chosen = page.choose("list")
        #expect(reports(in: chosen) == [])
        let answered = reports(in: page.answer(try #require(page.question(in: chosen)), lines: [1]))
        guard case .laidOut(let line)? = answered.first else {
            Issue.record("nothing is said of the style: \(answered)")
            return
        }
        #expect(line.cause == .style)
        #expect(line.style == "list")
        #expect(answered.count == 1)
        try page.apply()
        #expect(reports(in: page.scroll(to: 0)) == [])
    }

    @Test func anotherWidthOrCategoryIsMeasuredAnew() throws {
        let theatre = Theatre()
        theatre.save(list(["a"]))
        let page = open(theatre)
        page.answer(try #require(page.question(in: page.received)), lines: [1])
        try page.apply()
        let narrow = try #require(page.question(in: page.resize(200, 600)))
        #expect(narrow.entries.first?["width"]?.asNumber == 168)
        let layout = try #require(try page.layouts(in: page.answer(narrow, lines: [4])).first)
        #expect(layout.frame(ofItem: 0) == [0, 0, 200, 110])
        #expect(layout.isAnimated == true)
        try page.apply()
        let larger = viewport(200, 600).replacing("\"large\"", with: "\"accessibilityExtraExtraExtraLarge\"")
        let question = page.question(
            in: page.report("viewportDidChange", "\"viewport\": \(larger), \"animated\": false"))
        #expect(question?.entries.first?["size"]?.asNumber == 53)
        let large = try page.layouts(in: page.answer(try #require(question), lines: [2])).first
        #expect(large?.frame(ofItem: 0) == [0, 0, 200, 2 * 62 + 22])
        #expect(large?.header["text"]?["title"]?["lineHeight"]?.asNumber == 62)
    }

    /// A revision whose texts are known is animated; one with a new text waits for that one alone.
    @Test func anEditAsksForWhatIsNew() throws {
        let theatre = Theatre()
        theatre.save(list(["a", "b"]))
        let page = open(theatre)
        page.answer(try #require(page.question(in: page.received)), lines: [1, 1])
        try page.apply()
        let swapped = theatre.save(list(["b", "a"]))
        #expect(page.question(in: swapped) == nil)
        #expect(try page.layouts(in: swapped).first?.isAnimated == true)
        try page.apply()
        let question = try #require(page.question(in: theatre.save(list(["b", "c", "a"]))))
        #expect(question.texts == ["c"])
        let layout = try #require(try page.layouts(in: page.answer(question, lines: [2])).first)
        #expect(layout.isAnimated == true)
        #expect(layout.frame(ofItem: 2) == [0, 110, 300, 44])
    }
}

/// A question for the sizes of texts.
struct Question {
    var number: Int
    var entries: [JSONNode]

    var texts: [String] { entries.compactMap { $0["text"]?.asString } }
}

extension Visitor {
    /// The last question among effects.
    func question(in effects: [Effect]) -> Question? {
        guard let message = messages("measure", in: effects).last, let number = message["measure"]?.asInt else {
            return nil
        }
        return Question(number: number, entries: message["entries"]?.asArray ?? [])
    }

    /// Answers with widths and lines.
    @discardableResult
    func answer(_ question: Question, _ sizes: [(width: Double, lines: Int)]) -> [Effect] {
        let pairs = sizes.map { "[\($0.width), \($0.lines)]" }.joined(separator: ", ")
        return say("{\"type\": \"measured\", \"measure\": \(question.number), \"sizes\": [\(pairs)]}")
    }

    @discardableResult
    func answer(_ question: Question, lines: [Int]) -> [Effect] {
        answer(question, lines.map { (100, $0) })
    }
}
