import CollectionLayout
import JSONText
import TestSupport
import Testing
import WireMessages

/// What the server sends, compared as JSON values with the files that the page's own tests read.
@Suite struct ServerFixtureTests {
    private func expect(
        _ encoded: [UInt8], is name: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let expected = PlainJSON(try Fixtures.json("messages/server-\(name).json"))
        #expect(PlainJSON(reading: encoded) == expected, sourceLocation: sourceLocation)
    }

    @Test func hello() throws {
        try expect(ServerHello(instance: "9f86d081", version: "0.1.0").encoded(), is: "hello")
    }

    @Test func playground() throws {
        let message = PlaygroundMessage(
            revision: 13, title: "Fruit \"and\" nuts", show: "round",
            styles: [
                .init(name: "round", layout: "flow", scrollDirection: .vertical, icon: "circle", needsSubclass: true),
                .init(name: "two columns", layout: "grid", scrollDirection: .horizontal, icon: "grid"),
            ])
        try expect(message.encoded(), is: "playground")
        let plain = PlaygroundMessage(
            revision: 1, title: "Roundabout", show: nil,
            styles: [.init(name: "spiral", layout: "spiral", scrollDirection: .vertical, icon: "spiral")])
        try expect(plain.encoded(), is: "playground-plain")
    }

    @Test func items() throws {
        let message = ItemsMessage(entries: [
            .init(key: 0, kind: .cell, id: "apple", title: "Apple", image: "/images/apple.svg", color: "#fde2e1"),
            .init(key: 7, kind: .cell, id: "1/3", color: "#e8f5d0"),
            .init(
                key: 20, kind: .cell, id: "wifi", title: "Wi-Fi", subtitle: "Known networks are joined by themselves",
                value: "Garden", accessory: "disclosureIndicator", color: "#d9e6ff", hasOwnColor: true),
            .init(key: .max, kind: .header, id: "citrus", color: "#ffffff", text: "Citrus 🍋"),
            .init(key: 1 << 31, kind: .footer, id: "citrus", color: "#ffffff", text: "3 kinds"),
            .init(key: 41, kind: .supplementary, id: "citrus/supplementary", color: "#ffffff", text: "See all (3)"),
            .init(key: 536_870_919, kind: .badge, id: "1/3/badge", color: "#ffffff", text: "2"),
        ])
        try expect(message.encoded(), is: "items")
    }

    @Test func measure() throws {
        let message = MeasureMessage(
            measure: 7,
            entries: [
                .init(text: "Apple \"Pie\"", size: 17, weight: 400),
                .init(text: "Zwei\nZeilen 🍏", size: 53, weight: 600, width: 264.515625),
            ])
        try expect(message.encoded(), is: "measure")
    }

    @Test func problems() throws {
        let source = SourceText(
            """
            { "styles": {
              "grid": { "layout": "grid",
                "colums": 3
              }
            } }
            """)
        // Lines of 13 and 29 bytes with their ends, and four spaces.
        let key = 14 + 30 + 4..<14 + 30 + 4 + 8
        let unknown = Problem(
            code: "key.unknown", place: source.place(of: key), path: "styles.grid",
            message: "There is no key \"colums\" here.", suggestion: "columns")
        let wide = Problem(
            code: "layout.itemTooWide", severity: .warning, place: Place(line: 1, column: 5002, endColumn: 5005),
            path: "items", message: "Item 4 is 30 pt wider than its line.")
        let missing = Problem(code: "file.missing", place: nil, message: "The file is gone; the last picture stays.")
        let cut = CodeFrame(
            place: Place(line: 1, column: 5002, endColumn: 5005), lines: [.init(number: 1, text: "…ize\": 420 }…")],
            firstColumn: 4995)
        let message = ProblemsMessage(
            revision: 12, file: "playground.json",
            entries: ProblemsMessage(revision: 12, file: "", problems: [unknown], in: source).entries + [
                .init(problem: wide, frame: cut), .init(problem: missing, frame: nil),
            ])
        try expect(message.encoded(), is: "problems")
        let none = ProblemsMessage(revision: 13, file: "playground.json", problems: [], in: SourceText(""))
        try expect(none.encoded(), is: "problems-none")
    }

    @Test func answersToReports() throws {
        try expect(UnchangedMessage(seq: 44).encoded(), is: "unchanged")
        let refused = ClientMessageError(
            code: "viewport.width", message: "The width must be 1 to 16384 points; here it is 100001.", seq: 45)
        try expect(ErrorMessage(refused).encoded(), is: "error")
        try expect(
            ErrorMessage(seq: nil, code: "message.type", message: "There is no message of type \"open\".").encoded(),
            is: "error-unnumbered")
    }
}
