import JSONText
import LiveSession
import TestSupport
import Testing

/// One unacknowledged layout a page, the newest wins, and each report is answered.
@Suite struct PacingTests {
    @Test func theNextLayoutWaitsForTheWordThatTheLastWasApplied() throws {
        let theatre = Theatre()
        theatre.save(grid(3))
        let page = theatre.open()
        #expect(try page.layouts(in: theatre.save(grid(4))).isEmpty)
        #expect(try page.layouts(in: theatre.save(grid(6))).isEmpty)
        let layouts = try page.layouts(in: page.apply())
        // Four columns were never sent.
        #expect(layouts.count == 1)
        #expect(layouts[0].revision == 3)
        #expect(layouts[0].frame(ofItem: 1) == [50, 0, 50, 50])
        #expect(try page.layouts(in: page.apply()).isEmpty)
    }

    @Test func aPageThatNeverAppliesCostsNobodyElseAnything() throws {
        let theatre = Theatre()
        theatre.save(grid(3))
        let slow = theatre.open()
        let quick = theatre.open()
        try quick.apply()
        for columns in [4, 6, 2] {
            let effects = theatre.save(grid(columns))
            #expect(try slow.layouts(in: effects).isEmpty)
            #expect(try quick.layouts(in: effects).count == 1)
            try quick.apply()
        }
    }

    /// A hand waits for the picture; the buttons come before it only where they changed.
    @Test func thePictureGoesFirstWhereNothingAroundItChanged() throws {
        let theatre = Theatre()
        theatre.save(styles(3, 2))
        let page = theatre.open()
        try page.apply()
        func isPictureFirst(_ effects: [Effect]) -> Bool? {
            for effect in effects {
                switch effect {
                case .sendBinary(page.id, _): return true
                case .sendText(page.id, _): return false
                default: continue
                }
            }
            return nil
        }
        let same = theatre.save(styles(4, 2))
        #expect(isPictureFirst(same) == true)
        #expect(page.messages("playground", in: same).map { $0["revision"]?.asInt } == [2])
        try page.apply()
        let renamed = theatre.save(styles(4, 2, more: "\"title\": \"Other\","))
        #expect(isPictureFirst(renamed) == false)
        #expect(page.messages("playground", in: renamed).count == 1)
    }

    @Test func anotherPagesNumberIsNoAcknowledgement() throws {
        let theatre = Theatre()
        theatre.save(grid(3))
        let page = theatre.open()
        theatre.save(grid(4))
        #expect(try page.layouts(in: page.say("{\"type\": \"applied\", \"push\": 999}")).isEmpty)
        #expect(try page.layouts(in: page.apply()).count == 1)
    }

    @Test func aReportIsAnsweredByALayoutThatNamesIt() throws {
        let theatre = Theatre()
        theatre.save(grid(3))
        let page = theatre.open()
        try page.apply()
        let effects = page.resize(600, 600)
        let layout = try #require(try page.layouts(in: effects).first)
        #expect(layout.seq == 1)
        #expect(layout.isAnimated == true)
        #expect(layout.frame(ofItem: 1) == [200, 0, 200, 200])
        #expect(layout.moved == 12)
    }

    @Test func aDraggedWindowLandsAtOnce() throws {
        let theatre = Theatre()
        theatre.save(grid(3))
        let page = theatre.open()
        try page.apply()
        let layout = try #require(try page.layouts(in: page.resize(600, 600, animated: false)).first)
        #expect(layout.isAnimated == false)
        #expect(layout.elements.allSatisfy { ($0["change"] ?? 0) == 0 })
    }

    @Test func anUnchangedViewportIsAnsweredWithoutALayout() throws {
        let theatre = Theatre()
        theatre.save(grid(3))
        let page = theatre.open()
        try page.apply()
        let effects = page.resize(300, 600)
        #expect(try page.layouts(in: effects).isEmpty)
        #expect(page.messages("unchanged", in: effects).first?["seq"]?.asInt == 1)
    }

    @Test func anUnchangedFileSendsNothing() throws {
        let theatre = Theatre()
        theatre.save(grid(3))
        let page = theatre.open()
        try page.apply()
        #expect(theatre.save("// another spelling\n" + grid(3)).isEmpty)
    }

    @Test func aShortScrollStaysWithinTheWindowAndALongOneMovesIt() throws {
        let theatre = Theatre()
        theatre.save(grid(1, items: "1000"))
        let page = theatre.open()
        try page.apply()
        // The window reaches a viewport of 600 beyond the visible 600.
        let short = page.scroll(to: 200)
        #expect(try page.layouts(in: short).isEmpty)
        #expect(page.messages("unchanged", in: short).count == 1)
        let long = try page.layouts(in: page.scroll(to: 90_000))
        #expect(long.count == 1)
        #expect(long[0].isAnimated == false)
        #expect(long[0].frame(ofItem: 300) == [0, 90_000, 300, 300])
        // 89,400 to 91,200: items 298 to 303, and no more.
        #expect(long[0].elements.count == 6)
    }

    @Test func onlyLooksThatThePageLacksAreSent() throws {
        let theatre = Theatre()
        theatre.save(grid(1, items: "1000"))
        let page = theatre.open()
        try page.apply()
        // The first window: 0 to 1,200, items 0 to 3.
        #expect(page.messages("items", in: page.received).last?["entries"]?.asArray?.count == 4)
        // 300 to 2,100 at an offset of 900: items 1 to 6, of which 4 to 6 are new.
        let effects = page.scroll(to: 900)
        let ids = page.messages("items", in: effects).last?["entries"]?.asArray?.compactMap { $0["id"]?.asString }
        #expect(ids == ["0/4", "0/5", "0/6"])
    }

    @Test func aScrollBeyondTheEndIsClamped() throws {
        let theatre = Theatre()
        theatre.save(grid(1, items: "10"))
        let page = theatre.open()
        try page.apply()
        let layout = try #require(try page.layouts(in: page.scroll(to: 1e6)).first)
        // 10 × 300 − 600, without being told to: the page rubber-bands by itself.
        #expect(layout.frame(ofItem: 9) == [0, 2_700, 300, 300])
    }

    @Test func whatWasAtRestStaysAtRestUnderNewInsets() throws {
        let theatre = Theatre()
        theatre.save(grid(1, items: "10"))
        let page = theatre.open()
        try page.apply()
        // A safe area of 59 above: the content inset grows by it, and the offset at rest is its negative.
        let layout = try #require(try page.layouts(in: page.resize(300, 600, top: 59)).first)
        #expect(layout.offset == [0, -59])
        #expect(layout.frame(ofItem: 0) == [0, 0, 300, 300])
    }
}
