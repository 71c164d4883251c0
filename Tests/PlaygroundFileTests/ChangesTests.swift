import Testing

@testable import PlaygroundFile

/// A revision is a text that decodes to another model; exactly one style that changed is brought into view.
@Suite struct ChangesTests {
    private let base = """
        { "items": 12, "let": { "gap": 8 }, "cell": { "cornerRadius": "width / 2" },
          "styles": { "a": { "minimumLineSpacing": "gap" }, "b": { "layout": "grid", "columns": 3 } } }
        """

    private func changed(_ from: String, _ to: String, in text: String? = nil) throws -> [String] {
        let old = try playground(text ?? base)
        #expect((text ?? base).contains(from))
        let new = try playground((text ?? base).replacing(from, with: to))
        return new.changedStyleNames(since: old)
    }

    @Test func whatShowsTheSameIsTheSame() throws {
        let old = try playground(base)
        for (from, to) in [
            ("\"items\": 12, ", "/* twelve */ "), ("{ \"gap\": 8 }", "{ \"gap\": 8, }"), ("width / 2", " width/2 "),
            ("\"columns\": 3", "\"columns\": 3, \"spacing\": 10"), ("\"a\": {", "\"a\": { \"layout\": \"flow\", "),
            ("\"columns\": 3", "\"aspectRatio\": 1, \"columns\": 3.0"),
            ("{ \"gap\": 8 }", "{ \"gap\": 8, \"unused\": 3 }"),
        ] {
            let text = base.replacing(from, with: to)
            #expect(text != base)
            // Without its count the file shows thirty.
            let same =
                to == "/* twelve */ " ? text.replacing("/* twelve */", with: "\"items\": 12, /* twelve */") : text
            #expect(try playground(same) == old, "\(to)")
            #expect(try playground(same).changedStyleNames(since: old) == [])
        }
        let keysTurned = """
            { "styles": { "a": { "minimumLineSpacing": "gap" }, "b": { "columns": 3, "layout": "grid" } },
              "cell": { "cornerRadius": "width / 2" }, "let": { "gap": 8 }, "items": 12 }
            """
        #expect(try playground(keysTurned) == old)
    }

    @Test func theOrderOfStylesCounts() throws {
        let turned = """
            { "items": 12, "let": { "gap": 8 }, "cell": { "cornerRadius": "width / 2" },
              "styles": { "b": { "layout": "grid", "columns": 3 }, "a": { "minimumLineSpacing": "gap" } } }
            """
        #expect(try playground(turned) != playground(base))
        #expect(try playground(turned).changedStyleNames(since: playground(base)) == [])
    }

    @Test func whatIsEditedIsWhatChanged() throws {
        #expect(try changed("\"columns\": 3", "\"columns\": 4") == ["b"])
        #expect(try changed("\"gap\": 8", "\"gap\": 9") == ["a"])
        #expect(try changed("width / 2", "width / 4") == ["a", "b"])
        #expect(try changed("\"b\":", "\"c\": {}, \"b\":") == ["c"])
        #expect(try changed("\"items\": 12", "\"items\": 13") == [])
        #expect(try changed("\"a\": {", "\"a\": { \"sections\": { \"x\": { \"itemSize\": 3 } }, ") == ["a"])
        #expect(
            try changed(
                "\"columns\": 3", "\"columns\": 3, \"variants\": [{ \"when\": \"isLandscape\", \"columns\": 5 }]")
                == ["b"])
    }

    @Test func items() throws {
        let old = try playground(base)
        #expect(try playground(base.replacing("\"items\": 12", with: "\"items\": 13")) != old)
        let list = #"{ "items": [{ "title": "A", "size": 3, "data": { "n": 1 } }], "styles": { "a": {} } }"#
        for (from, to) in [("\"A\"", "\"B\""), ("\"size\": 3", "\"size\": 4"), ("\"n\": 1", "\"n\": 2")] {
            #expect(try playground(list.replacing(from, with: to)) != playground(list), "\(to)")
            #expect(try playground(list.replacing(from, with: to)).changedStyleNames(since: playground(list)) == [])
        }
        #expect(try playground(list.replacing("\"A\"", with: "\"\\u0041\"")) == playground(list))
    }

    /// Of items' own sizes, those are compared that a style reads.
    @Test func aLetThatMovesOwnSizesIsARevision() throws {
        let text = #"{ "let": { "w": 3 }, "items": [{ "size": "w" }], "styles": { "a": {} } }"#
        #expect(try playground(text) != playground(text.replacing("\"w\": 3", with: "\"w\": 4")))
    }
}
