import JSONText
import LiveSession
import TestSupport
import Testing

/// What comes in and goes does so as its layout says. Pages are 300 × 600.
@Suite struct ArrivalTests {
    private func circle(_ ids: [String]) -> String {
        """
        {"items": [\(ids.map { "{\"id\": \"\($0)\"}" }.joined(separator: ", "))],
        "styles": {"a": {"layout": "circle", "itemSize": 60, "radius": 100}}}
        """
    }

    private func page(_ theatre: Theatre) throws -> Visitor {
        let page = theatre.open()
        try page.apply()
        return page
    }

    /// The middle is (150, 300): a cell of 60 begins there at (120, 270), at a tenth of its size and not to be seen.
    @Test func onACircleFromItsMiddleAndIntoIt() throws {
        let theatre = Theatre()
        theatre.save(circle(["a", "b", "c"]))
        let page = try page(theatre)
        let more = try #require(try page.layouts(in: theatre.save(circle(["a", "b", "c", "d"]))).first)
        let new = try #require(more.element(3))
        #expect(new["change"] == 1)
        // A quarter turn before the top: at the left.
        #expect(more.frame(ofItem: 3) == [20, 270, 60, 60])
        #expect(more.start(of: new) == [120, 270, 60, 60])
        #expect(new["fromAlpha"] == 0)
        #expect(new["fromScale"] == Double(Float(0.1)))
        try page.apply()

        let fewer = try #require(try page.layouts(in: theatre.save(circle(["b", "c", "d"]))).first)
        let old = try #require(fewer.elements.first { $0["change"] == 3 })
        #expect(more.place(of: old) == [120, 270, 60, 60])
        #expect(old["alpha"] == 0)
        #expect(old["scale"] == Double(Float(0.1)))
        // The page holds it, and starts it from where it shows it.
        #expect(old["fromX"]?.isNaN ?? true)
    }

    /// What the old layout's arrival says of what goes, and the new one's of what comes: a circle's middle, a grid's fade in place.
    @Test func eachLayoutSpeaksForItsOwn() throws {
        let theatre = Theatre()
        theatre.save(circle(["a", "b"]))
        let page = try page(theatre)
        let layout = try #require(
            try page.layouts(in: theatre.save(grid(3, items: #"[{"id": "b"}, {"id": "z"}]"#))).first)
        let gone = try #require(layout.elements.first { $0["change"] == 3 })
        #expect(layout.place(of: gone) == [120, 270, 60, 60])
        let new = try #require(layout.elements.first { $0["change"] == 1 })
        #expect(layout.place(of: new) == [100, 0, 100, 100])
        #expect(layout.start(of: new) == [100, 0, 100, 100])
        #expect(new["fromAlpha"] == 0)
        // As large as it ends.
        #expect((new["fromScale"] ?? .nan).isNaN)
        // b travels from the circle's foot.
        let stays = try #require(layout.elements.first { $0["change"] == 2 })
        #expect(layout.place(of: stays) == [0, 0, 100, 100])
    }

    /// A pile shows three cards; what lies deeper has its place there, and is not sent before it is needed.
    @Test func whatIsHiddenComesOutOfItsPlace() throws {
        let theatre = Theatre()
        theatre.save(
            """
            {"items": 6, "styles": {
            "pile": {"layout": "stack", "itemSize": 100, "depth": 3, "angle": 0, "shift": [0, 10]},
            "grid": {"layout": "grid", "columns": 3, "spacing": 0, "lineSpacing": 0}}}
            """)
        let page = try page(theatre)
        let pile = try #require(try page.layouts(in: page.received).first)
        #expect(pile.elements.count == 3)
        let spread = try #require(try page.layouts(in: page.choose("grid")).first)
        #expect(spread.elements.count == 6)
        for item in 0..<3 { #expect(spread.element(item)?["change"] == 2) }
        for item in 3..<6 {
            let element = try #require(spread.element(item))
            #expect(element["change"] == 1)
            // Where the lowest card lies, not to be seen.
            #expect(spread.start(of: element) == pile.frame(ofItem: 2))
            #expect(element["fromAlpha"] == 0)
            #expect((element["fromScale"] ?? 1) == 1)
        }
        try page.apply()
        let again = try #require(try page.layouts(in: page.choose("pile")).first)
        for item in 3..<6 {
            let element = try #require(again.element(item))
            #expect(element["change"] == 3)
            #expect(again.place(of: element) == pile.frame(ofItem: 2))
            #expect(element["alpha"] == 0)
        }
    }

    /// Headers too: 44 high above a grid, and gone with the next revision.
    @Test func headersComeAndGo() throws {
        func file(_ header: String) -> String {
            """
            {"sections": [{"id": "s", \(header) "items": 3}], "styles": {"a": {"layout": "grid", "spacing": 0}}}
            """
        }
        let theatre = Theatre()
        theatre.save(file(""))
        let page = try page(theatre)
        let with = try #require(try page.layouts(in: theatre.save(file(#""header": "S","#))).first)
        let header = try #require(with.elements.first { $0["kind"] == 1 })
        #expect(header["change"] == 1)
        #expect(header["fromAlpha"] == 0)
        #expect(with.start(of: header) == [0, 0, 300, 44])
        try page.apply()
        let without = try #require(try page.layouts(in: theatre.save(file(""))).first)
        let gone = try #require(without.elements.first { $0["kind"] == 1 })
        #expect(gone["change"] == 3)
        #expect(gone["alpha"] == 0)
    }
}

extension DecodedLayout {
    private func origin() -> (x: Double, y: Double) {
        (header["window"]?["x"]?.asNumber ?? 0, header["window"]?["y"]?.asNumber ?? 0)
    }

    /// The frame of an element in content coordinates.
    func place(of element: [String: Double]) -> [Double] {
        [
            origin().x + (element["x"] ?? 0), origin().y + (element["y"] ?? 0), element["width"] ?? 0,
            element["height"] ?? 0,
        ]
    }

    /// Where it starts, in content coordinates.
    func start(of element: [String: Double]) -> [Double] {
        [
            origin().x + (element["fromX"] ?? .nan), origin().y + (element["fromY"] ?? .nan),
            element["fromWidth"] ?? .nan, element["fromHeight"] ?? .nan,
        ]
    }
}
