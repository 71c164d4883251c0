import CollectionLayout
import JSONText
import LiveSession
import TestSupport
import Testing

/// What a page must not say: an error, and nothing else is disturbed.
@Suite struct HostilePageTests {
    @Test func nonsenseIsAnsweredCountedAndInTheEndThePageIsClosed() throws {
        let theatre = Theatre()
        theatre.save(grid(3))
        let page = theatre.open()
        let other = theatre.open()
        try page.apply()
        try other.apply()
        for number in 1...10 {
            let effects = page.report("viewportDidChange", "\"viewport\": {\"width\": -1}, \"animated\": true")
            #expect(page.messages("error", in: effects).count == 1)
            let closes = effects.contains { if case .close(page.id, 1008, _) = $0 { true } else { false } }
            #expect(closes == (number == 10))
            #expect(reports(in: effects).count == (number == 1 ? 1 : 0))
        }
        page.close()
        #expect(try other.layouts(in: theatre.save(grid(4))).count == 1)
    }

    @Test func nothingIsSaidBeforeHello() {
        let theatre = Theatre()
        theatre.save(grid(3))
        let page = theatre.connect()
        let effects = page.resize(300, 600)
        #expect(page.messages("error", in: effects).first?["code"]?.asString == "hello.missing")
    }

    @Test func numbersGoUp() throws {
        let theatre = Theatre()
        theatre.save(grid(3))
        let page = theatre.open()
        try page.apply()
        page.say("{\"type\": \"scrollDidChange\", \"seq\": 5, \"offset\": [0, 0]}")
        let effects = page.say("{\"type\": \"scrollDidChange\", \"seq\": 5, \"offset\": [0, 0]}")
        #expect(page.messages("error", in: effects).first?["code"]?.asString == "seq.order")
    }

    @Test func selectingWhatIsNotThereSaysNothing() throws {
        let theatre = Theatre()
        theatre.save(grid(3))
        let page = theatre.open()
        for selection in [
            "\"section\": 0, \"item\": 12, \"revision\": 1", "\"section\": 1, \"item\": 0, \"revision\": 1",
            "\"section\": 0, \"item\": 3, \"revision\": 2",
        ] {
            #expect(reports(in: page.say("{\"type\": \"itemSelected\", \(selection)}")).isEmpty)
        }
        let effects = page.say("{\"type\": \"itemSelected\", \"section\": 0, \"item\": 3, \"revision\": 1}")
        #expect(reports(in: effects) == [.itemSelected(.init(section: 0, item: 3), id: "0/3")])
    }

    @Test func mutatedMessagesNeverTrap() throws {
        let theatre = Theatre()
        theatre.save(styles(3, 2))
        let seeds = [
            "{\"type\": \"hello\", \"protocol\": 2, \"viewport\": \(viewport(300, 600)), \"offset\": [0, 0], \"pinned\": false}",
            "{\"type\": \"viewportDidChange\", \"seq\": 1, \"viewport\": \(viewport(1e3, 16_384)), \"animated\": true}",
            "{\"type\": \"scrollDidChange\", \"seq\": 2, \"offset\": [0, 1e308]}",
            "{\"type\": \"styleDidChange\", \"seq\": 3, \"name\": \"b\", \"pinned\": true}",
            "{\"type\": \"itemSelected\", \"section\": 0, \"item\": 3, \"revision\": 1}",
            "{\"type\": \"applied\", \"push\": 1}",
        ].map { Array($0.utf8) }
        var random = SeededGenerator(seed: 7)
        let alphabet = Array("0123456789eE.-+\"{}[],:ab ".utf8)
        for _ in 0..<3_000 {
            let page = theatre.open()
            for _ in 0..<3 {
                var bytes = seeds[Int.random(in: 0..<seeds.count, using: &random)]
                for _ in 0..<Int.random(in: 0...3, using: &random) {
                    bytes[Int.random(in: 0..<bytes.count, using: &random)] =
                        alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
                }
                theatre.handle(.pageDidSend(page.id, bytes))
            }
            page.close()
        }
        let healthy = theatre.open()
        #expect(try healthy.layouts(in: healthy.received).count == 1)
    }

    @Test func viewportsBeyondTheMemoryAreRefusedAndThoseInUseStay() throws {
        // Items of differing heights need a store of some 40 bytes each: room for one layout of 10,000, not for two. (A
        // store grows by doubling, so that it may hold up to twice as much.)
        let theatre = Theatre(memoryLimit: 900_000)
        theatre.save(
            "{\"items\": 10000, \"styles\": {\"a\": {\"layout\": \"flow\", \"itemSize\": [100, \"50 + item % 7\"]}}}")
        let first = theatre.open(width: 300)
        #expect(try first.layouts(in: first.received).count == 1)
        let second = theatre.open(width: 301)
        #expect(try second.layouts(in: second.received).isEmpty)
        #expect(second.messages("error", in: second.received).first?["code"]?.asString == "viewport.tooMany")
        // Once the first page is gone its memory is there for others.
        first.close()
        let effects = second.resize(302, 600)
        #expect(second.messages("error", in: effects).isEmpty)
        #expect(try second.layouts(in: effects).count == 1)
    }
}
