import JSONText
import LiveSession
import TestSupport
import Testing

/// What follows the scroll comes with its track, wherever its natural place is. Items are squares of 300 in one column, 100 a
/// section, below a header of 44: section 0 is 30,044 high.
@Suite struct FollowingTests {
    private func sections(_ first: String, _ second: String = "") -> String {
        """
        {"sections": [{"id": "a", "header": "A", "items": 100}, {"id": "b", "header": "B", "items": 100}], "styles": {
        "one": {"layout": "grid", "columns": 1, "spacing": 0, "lineSpacing": 0, \(first)},
        "two": {"layout": "grid", "columns": 1, "spacing": 0, "lineSpacing": 0\(second.isEmpty ? "" : ", " + second)}}}
        """
    }

    private let pinned = #""sectionHeadersPinToVisibleBounds": true"#

    private func page(_ theatre: Theatre, at y: Double) throws -> (page: Visitor, layout: DecodedLayout) {
        let page = theatre.open()
        try page.apply()
        let layout = try #require(try page.layouts(in: page.scroll(to: y)).first)
        try page.apply()
        return (page, layout)
    }

    @Test func aPinnedHeaderIsThereFarFromItsPlace() throws {
        let theatre = Theatre()
        theatre.save(sections(pinned))
        let (_, layout) = try page(theatre, at: 9_000)
        // The window begins a viewport above: at 8,400.
        #expect(layout.header["window"]?["y"]?.asNumber == 8_400)
        let index = try #require(layout.index(ofHeader: 0))
        #expect(layout.elements[index]["y"] == -8_400)
        #expect(layout.elements[index]["height"] == 44)
        let track = try #require(layout.tracks.first { $0.element == index })
        // Wherever it is scrolled to within the window, it is seen at the top: as far down as the offset says.
        for offset in stride(from: 8_400.0, through: 9_600, by: 100) {
            #expect(track.value("dy", at: offset - 8_400, absent: 0) == offset)
        }
        #expect(layout.tracks.count == 1)
        #expect(layout.index(ofHeader: 1) == nil)
    }

    /// Section 1 begins at 30,044: its header pushes the other out, and stands at the top from there on.
    @Test func oneHeaderPushesTheOtherOut() throws {
        let theatre = Theatre()
        theatre.save(sections(pinned))
        let (_, layout) = try page(theatre, at: 30_000)
        for (section, offset, y) in [
            (0, 30_000.0, 30_000.0), (0, 30_022, 30_000), (0, 30_044, 30_000), (1, 30_000, 30_044), (1, 30_044, 30_044),
            (1, 30_500, 30_500),
        ] {
            let index = try #require(layout.index(ofHeader: section))
            let track = try #require(layout.tracks.first { $0.element == index })
            let window = try #require(layout.header["window"]?["y"]?.asNumber)
            let seen =
                try #require(layout.elements[index]["y"]) + window
                + track.value("dy", at: offset - window, absent: 0)
            #expect(abs(seen - y) < 0.01, "header \(section) at \(offset) is seen at \(seen), not \(y)")
        }
    }

    @Test func aHeaderTravelsFromWhereItWasSeen() throws {
        let theatre = Theatre()
        theatre.save(sections(pinned))
        let (page, _) = try page(theatre, at: 9_000)
        // Item 29 keeps its place; the header, which the page holds at the top, leaves for its own place.
        let away = try #require(try page.layouts(in: page.choose("two")).first)
        #expect(away.offset == nil)
        let leaving = try #require(away.elements.first { $0["kind"] == 1 })
        #expect(leaving["change"] == 2)
        #expect(leaving["y"] == -8_400)
        #expect(away.tracks.isEmpty)
        try page.apply()
        // And back: it comes from there, up to the track's place.
        page.scroll(to: 15_000)
        try page.apply()
        let back = try #require(try page.layouts(in: page.choose("one")).first)
        let index = try #require(back.index(ofHeader: 0))
        #expect(back.elements[index]["change"] == 2)
        #expect(back.elements[index]["fromY"] == -14_400)
        #expect(back.tracks.map(\.element) == [index])
    }

    /// A strip that is read from the right begins there. Squares of 600 side by side: 60,000 points.
    @Test func aStripThatIsReadFromTheRightBeginsThere() throws {
        let theatre = Theatre()
        theatre.save(
            """
            {"items": 100, "styles": {"a": {"layout": "grid", "columns": 1, "spacing": 0, "lineSpacing": 0,
            "scrollDirection": "horizontal", "semanticContentAttribute": "forceRightToLeft"}}}
            """)
        let page = theatre.open()
        let layout = try #require(try page.layouts(in: theatre.effects).first)
        #expect(layout.header["rightToLeft"]?.asBool == true)
        #expect(layout.offset == [59_700, 0])
        #expect(layout.frame(ofItem: 0) == [59_400, 0, 600, 600])
        try page.apply()
        // At rest it stays so, in a window of another width too.
        let wider = try #require(try page.layouts(in: page.resize(500, 600)).first)
        #expect(wider.offset == [59_500, 0])
        #expect(wider.header["kept"] == nil)
        try page.apply()
        // 200 points of item 0 hidden at the right: a third. In a view half as high it is a third of 300.
        page.report("scrollDidChange", "\"offset\": [59300, 0]")
        try page.apply()
        let lower = try #require(try page.layouts(in: page.resize(500, 300)).first)
        #expect(lower.offset == [30_000 - 100 - 500, 0])
        #expect(lower.header["kept"]?.asString == "0/0")
    }

    /// Item i, a square of 300, has its middle at 300 i + 150, and at an offset o so much less from the top of what is seen.
    private func effect(_ members: String, columns: Int = 1) -> String {
        """
        {"items": 100, "styles": {"a": {"layout": "grid", "columns": \(columns), "spacing": 0, "lineSpacing": 0,
        "effects": [{\(members)}]}}}
        """
    }

    @Test func effectsComeAsTracks() throws {
        let theatre = Theatre()
        theatre.save(effect(#""translation": ["visible.y / 10", 0], "scale": "1 + abs(visible.y - 300) / 3000""#))
        let (_, layout) = try page(theatre, at: 9_000)
        #expect(layout.tracks.count == layout.elements.count)
        for track in layout.tracks {
            let item = try #require(layout.elements[track.element]["item"])
            // The frame is the one without the track.
            #expect(layout.elements[track.element]["y"] == 300 * item - 8_400)
            for offset in stride(from: 8_400.0, through: 9_600, by: 37) {
                let y = 300 * item + 150 - offset
                let dx = track.value("dx", at: offset - 8_400, absent: 0)
                let scale = track.value("trackScale", at: offset - 8_400, absent: 1)
                // Within a quarter of a point at the corner, 212 away from the middle.
                #expect(abs(dx - y / 10) <= 0.25, "item \(item) at \(offset)")
                #expect(abs(scale - 1 - abs(y - 300) / 3_000) * 212.2 <= 0.25, "item \(item) at \(offset)")
            }
        }
    }

    /// 100 points lower than its frame: from there it sets out, and what is at its place in both does not move.
    @Test func whatTravelsSetsOutFromWhereItWasSeen() throws {
        let theatre = Theatre()
        theatre.save(effect(#""translation": [0, 100]"#))
        let page = theatre.open()
        try page.apply()
        // Item 12 was at 3,600, far below the window, and comes to the beginning of line 4 of three.
        let layout = try #require(
            try page.layouts(in: theatre.save(effect(#""translation": [0, 100]"#, columns: 3))).first)
        let twelfth = try #require(layout.element(12))
        #expect(layout.frame(ofItem: 12) == [0, 400, 100, 100])
        #expect((layout.header["window"]?["y"]?.asNumber ?? 0) + (twelfth["fromY"] ?? 0) == 3_700)
        try page.apply()
        let same = try #require(
            try page.layouts(in: theatre.save(effect(#""translation": [0, "100"]"#, columns: 3))).last)
        #expect(same.elements.allSatisfy { ($0["change"] ?? 0) == 0 })
    }

    @Test func delaysAreSent() throws {
        let theatre = Theatre()
        let animation = #""animation": {"stagger": 0.25}, "#
        theatre.save(grid(1, items: "4", more: animation))
        let page = theatre.open()
        try page.apply()
        // Item 0 becomes smaller in its place, 1 comes beside it; 2 and 3 come up from below.
        let layout = try #require(try page.layouts(in: theatre.save(grid(2, items: "4", more: animation))).first)
        #expect((0..<4).map { layout.element($0)?["delay"] ?? 0 } == [0, 0.25, 0.5, 0.75])
        try page.apply()
        #expect(try page.layouts(in: theatre.save(grid(1, items: "4"))).first?.element(3)?["delay"] == nil)
    }
}

extension DecodedLayout {
    func index(ofHeader section: Int) -> Int? {
        elements.firstIndex { $0["kind"] == 1 && ($0["section"] ?? 0) == Double(section) }
    }
}

extension DecodedTrack {
    /// Linear between knots, constant beyond; `offset` from the window's origin.
    func value(_ name: String, at offset: Double, absent: Double) -> Double {
        let points = knots.map { (offset: $0["offset"] ?? 0, value: $0[name] ?? absent) }
        guard let next = points.firstIndex(where: { $0.offset > offset }) else { return points.last?.value ?? absent }
        guard next > 0 else { return points[0].value }
        let (a, b) = (points[next - 1], points[next])
        return a.value + (b.value - a.value) * (offset - a.offset) / (b.offset - a.offset)
    }
}
