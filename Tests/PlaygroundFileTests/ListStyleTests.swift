import CollectionLayout
import JSONText
import Testing
import TextSizing

@testable import PlaygroundFile

/// Lists as files write them. Texts are digits: by the built-in table a digit of `body` at `large` (17 points) is 10.2 wide.
@Suite struct ListStyleTests {
    private func list(_ items: String, _ style: String, cell: String = "\"content\": \"row\"") throws -> Playground {
        try playground(
            "{ \"items\": \(items), \"cell\": { \(cell) }, \"styles\": { \"list\": { \"layout\": \"list\", \(style) } } }"
        )
    }

    private func frames(_ laidOut: LaidOut, section: Int = 0) -> [Rect] {
        (0..<laidOut.layout.itemCount(inSection: section)).map { laidOut.frame($0, section: section) }
    }

    /// 22 + 2 × 11 for a line of title; 16 more with a subtitle; a title of 40 digits is 408 wide, and 358 is there.
    @Test func rowsAreAsHighAsTheirTexts() throws {
        let digits = String(repeating: "0", count: 40)
        let playground = try list(
            """
            [{ "title": "00" }, { "title": "00", "subtitle": "0" }, { "title": "\(digits)" },
             { "title": "00", "value": "0", "accessory": "toggle" }, {}]
            """, "\"separators\": false")
        let laidOut = LaidOut(playground)
        #expect(frames(laidOut).map(\.height) == [44, 60, 66, 44, 44])
        #expect(frames(laidOut).map(\.y) == [0, 44, 104, 170, 214])
        #expect(frames(laidOut).allSatisfy { $0.x == 0 && $0.width == 390 })
        #expect(laidOut.resolved.isEstimated)
    }

    /// What stands beside a title of 28 digits, 285.6 wide, leaves less than the 358 of a row: 390 − 32 − (24 + 8) − (10.2 + 8) is
    /// 307.8; a picture takes 30 + 12 of it, beside a subtitle 40 + 12. A toggle takes 51 + 8, and shows its value by its knob.
    @Test func whatStandsBesideATitleNarrowsIt() throws {
        let digits = String(repeating: "0", count: 28)
        let playground = try list(
            """
            [{ "title": "\(digits)" }, { "title": "\(digits)", "value": "0", "accessory": "detail" },
             { "title": "\(digits)", "value": "0", "accessory": "detail", "image": "apple.svg" },
             { "title": "\(digits)", "value": "00", "subtitle": "0", "color": "#f00" },
             { "title": "\(digits)", "value": "off", "accessory": "toggle" },
             { "title": "\(digits)", "subtitle": "0", "accessory": "checkmark", "image": "lemon.svg" }]
            """, "\"separators\": false")
        // 265.8; 390 − 32 − 52 − 28.4 is 277.6; 299; 390 − 32 − 52 − 32 is 274.
        #expect(frames(LaidOut(playground)).map(\.height) == [44, 44, 66, 82, 44, 82])
    }

    /// Accessibility sizes: at the largest a line of body is 62 high.
    @Test func rowsGrowWithTheContentSizeCategory() throws {
        let playground = try list("[{ \"title\": \"0\" }]", "\"separators\": false")
        var viewport = Viewport(size: Size(width: 390, height: 844), scale: 3)
        for (category, height) in [
            (Viewport.ContentSizeCategory.extraSmall, 44.0), (.large, 44), (.accessibilityExtraExtraExtraLarge, 84),
        ] {
            viewport.preferredContentSizeCategory = category
            #expect(LaidOut(playground, viewport).frame(0).height == height)
        }
    }

    /// A text takes its lines and 11 above and below, a bubble its lines and 7; pictures have rows of 44.
    @Test(arguments: [("text", 44.0, 390.0), ("bubble", 36, 49), ("photo", 44, 390), ("card", 44, 390)])
    func otherContents(content: String, height: Double, width: Double) throws {
        // Two digits are 20.4 wide, 21 in whole points; a bubble adds 14 on either side.
        let playground = try list(
            "[{ \"title\": \"00\" }]", "\"align\": \"trailing\"", cell: "\"content\": \"\(content)\"")
        #expect(LaidOut(playground).frame(0) == Rect(x: 390 - width, y: 0, width: width, height: height))
    }

    /// Of 400 a bubble takes 300 at most; 272 hold 26 digits (265.2), so 40 of them are two lines, and the bubble is no wider
    /// than the wider one: 266 and 28.
    @Test func longBubblesLeaveAQuarterFree() throws {
        let digits = String(repeating: "0", count: 40)
        let playground = try list(
            "[{ \"title\": \"\(digits)\" }]", "\"sectionInset\": 0", cell: "\"content\": \"bubble\"")
        #expect(LaidOut(playground, width: 400).frame(0) == Rect(x: 0, y: 0, width: 294, height: 2 * 22 + 14))
    }

    @Test func widthsHeightsAndSidesByFormula() throws {
        let playground = try list(
            """
            [{ "title": "00", "data": { "mine": true } }, { "title": "0000", "data": { "mine": false } },
             { "title": "0", "data": { "mine": false } }]
            """,
            """
            "itemWidth": "text.width + 20", "itemHeight": "text.height + width", "sectionInset": { "horizontal": 10 },
            "spacing": "previous.data.mine == data.mine ? 2 : 12", "align": "data.mine ? .trailing : .leading"
            """, cell: "\"content\": \"text\"")
        let laidOut = LaidOut(playground)
        // 21, 41 and 11 wide; a text in a cell of 41 has 9 left beside 2 × 16, so it breaks into digits: 22 a line.
        #expect(
            frames(laidOut) == [
                Rect(x: 390 - 10 - 41, y: 0, width: 41, height: 44 + 41),
                Rect(x: 10, y: 85 + 12, width: 61, height: 44 + 61),
                Rect(x: 10, y: 97 + 105 + 2, width: 31, height: 22 + 31),
            ])
        #expect(laidOut.problems == [])
    }

    /// The first of a section has none before it: false, 0 and the empty word.
    @Test func theFirstRowReadsNothingOfTheOneBefore() throws {
        let text = """
            { "sections": [{ "items": { "count": 3, "data": { "n": 5 } } }, { "items": { "count": 2, "data": { "n": 5 } } }],
              "styles": { "a": { "layout": "list", "itemHeight": "10 + previous.data.n" } } }
            """
        let laidOut = LaidOut(try playground(text))
        #expect(frames(laidOut).map(\.height) == [10, 15, 15])
        #expect(frames(laidOut, section: 1).map(\.height) == [10, 15])
    }

    /// A staircase: every row begins where the one before ends, 0 at first.
    @Test func previousEdges() throws {
        let playground = try list(
            "4",
            "\"itemWidth\": \"previous.maxX / 2 + 20\", \"itemHeight\": \"10 + previous.maxY / 10\", \"spacing\": 10")
        // Widths 20, 30, 35, 37.5. Heights 10; 10 + 1; 10 + (10 + 10 + 11) / 10 = 13.1; and so on.
        let laidOut = LaidOut(playground)
        #expect(frames(laidOut).map(\.width) == [20, 30, 35, 37.5])
        #expect(frames(laidOut)[1] == Rect(x: 0, y: 20, width: 30, height: 11))
        #expect(abs(frames(laidOut)[2].height - 13.1) < 1e-12)
        #expect(laidOut.problems == [])
    }

    @Test func appearances() throws {
        let text = """
            { "sections": [{ "items": 2 }, { "header": "0", "items": 1 }, { "footer": "0", "items": 1 }],
              "cell": { "content": "row" },
              "styles": { "plain": { "layout": "list" }, "grouped": { "layout": "list", "appearance": "grouped" },
                          "inset": { "layout": "list", "appearance": "insetGrouped" } } }
            """
        let playground = try playground(text)
        func tops(_ style: Int) -> [Double] {
            let laidOut = LaidOut(playground, style: style)
            return [(0, 0), (0, 1), (1, 0), (2, 0)].map { laidOut.frame($1, section: $0).y }
        }
        // A header of 44 where there is one.
        #expect(tops(0) == [0, 44, 132, 176])
        // 35 before the first, 17.5 behind each and before the others; a header stands for the room before:
        // 35 + 88 + 17.5 + 44 = 184.5, and 44 + 17.5 + 17.5 more.
        #expect(tops(1) == [35, 79, 184.5, 263.5] as [Double])
        #expect(tops(2) == tops(1))
        let grouped = LaidOut(playground, style: 1)
        #expect(grouped.frame(0).width == 390)
        // The last has a footer of 28 and no room beside it.
        #expect(grouped.layout.contentSize.height == 263.5 + 44 + 28)
        // The sides are the layout margins: 16 below a width of 414, 20 from there on.
        #expect(LaidOut(playground, style: 2).frame(0) == Rect(x: 16, y: 35, width: 358, height: 44))
        #expect(LaidOut(playground, style: 2, width: 414).frame(0) == Rect(x: 20, y: 35, width: 374, height: 44))
    }

    /// CACornerMask: 1 and 2 the upper corners, 4 and 8 the lower ones.
    @Test func cornersAndSeparatorsOfGroups() throws {
        let text = """
            { "sections": [{ "items": 3 }, { "items": 1 }], "cell": { "content": "row" },
              "styles": { "inset": { "layout": "list", "appearance": "insetGrouped" }, "plain": { "layout": "list" },
                          "bare": { "layout": "list", "separators": false, "cell": { "content": "photo" } } } }
            """
        let playground = try playground(text)
        func appearances(_ style: Int) -> [CellAppearance] {
            let laidOut = LaidOut(playground, style: style)
            return [(0, 0), (0, 1), (0, 2), (1, 0)].map {
                laidOut.resolved.appearance(at: IndexPath(section: $0, item: $1), size: Size(width: 358, height: 44))
            }
        }
        #expect(appearances(0).map(\.corners) == [3, 0, 12, 15])
        #expect(appearances(0).map(\.cornerRadius) == [10, 10, 10, 10])
        #expect(appearances(0).map(\.separator) == [16, 16, nil, nil])
        #expect(appearances(1).map(\.corners) == [15, 15, 15, 15])
        #expect(appearances(1).map(\.cornerRadius) == [0, 0, 0, 0])
        #expect(appearances(1).map(\.separator) == [16, 16, nil, nil])
        #expect(appearances(2).map(\.separator) == [nil, nil, nil, nil])
        #expect(appearances(2).map(\.cornerRadius) == [22, 22, 22, 22])
        #expect(appearances(0).map(\.side) == [.none, .none, .none, .none])
    }

    @Test func bubblesKnowTheirSide() throws {
        let playground = try list(
            "[{ \"data\": { \"who\": \"me\" } }, { \"data\": { \"who\": \"you\" } }, {}]",
            "\"align\": \"data.who == .me ? .trailing : data.who == .you ? .leading : .center\"",
            cell: "\"content\": \"bubble\"")
        let laidOut = LaidOut(playground)
        let appearances = (0..<3).map {
            laidOut.resolved.appearance(at: IndexPath(section: 0, item: $0), size: Size(width: 100, height: 36))
        }
        #expect(appearances.map(\.side) == [.trailing, .leading, .center])
        #expect(appearances.map(\.cornerRadius) == [18, 18, 18])
        #expect(appearances.map(\.corners) == [15, 15, 15])
        // 28 wide each without a title, 44 would be a row.
        #expect(frames(laidOut).map(\.x) == [362, 0, 181])
    }

    @Test func theAnchorIsTheLayouts() throws {
        let playground = try list("3", "\"itemHeight\": 40, \"anchor\": \"bottom\"")
        let laidOut = LaidOut(playground, height: 500)
        #expect(laidOut.layout.isAnchoredAtEnd)
        #expect(laidOut.frame(0).y == 380)
    }

    /// Sideways a row is as wide as its text and as high as the room.
    @Test func aListThatScrollsSideways() throws {
        let playground = try list(
            "[{ \"title\": \"00\" }, { \"title\": \"0\" }]",
            "\"scrollDirection\": \"horizontal\", \"spacing\": 6, \"sectionInset\": [10, 20, 30, 0]",
            cell: "\"content\": \"text\"")
        let laidOut = LaidOut(playground, height: 100)
        #expect(
            frames(laidOut) == [Rect(x: 20, y: 10, width: 53, height: 60), Rect(x: 79, y: 10, width: 43, height: 60)])
    }

    @Test func aListOfNumbersIsNotWalked() throws {
        let playground = try list(
            "1000000", "\"itemHeight\": \"available.width / 10\", \"spacing\": 1", cell: "\"content\": \"photo\"")
        let laidOut = LaidOut(playground)
        #expect(laidOut.layout.memoryBytes < 2_000)
        #expect(laidOut.frame(999_999) == Rect(x: 0, y: 999_999 * 40, width: 390, height: 39))
        #expect(!laidOut.resolved.isEstimated)
        #expect(!playground.styles[0].usesText)
    }

    @Test func problemsOfRows() throws {
        let playground = try list(
            "3",
            """
            "itemHeight": "item == 1 ? -5 : 40", "spacing": "item == 2 ? -4 : 0", "align": "item == 1 ? .regular : .leading"
            """)
        let laidOut = LaidOut(playground)
        #expect(laidOut.problems.map(\.code) == ["layout.negative", "layout.overlap", "layout.notAChoice"])
        #expect(laidOut.problems[0].message.contains("for item 1"))
        #expect(frames(laidOut).map(\.height) == [40, 0, 40])
        #expect(frames(laidOut).map(\.y) == [0, 40, 36])
    }

    @Test func mistakes() {
        func codes(_ style: String, cell: String = "") -> [String] {
            problems(
                "{ \"cell\": { \(cell) }, \"styles\": { \"list\": { \"layout\": \"list\", \(style) } } }"
            ).map(\.code)
        }
        #expect(codes("\"align\": \"middle\"") == ["value.word"])
        #expect(codes("\"appearance\": \"inset\"") == ["value.word"])
        #expect(codes("\"anchor\": \"end\"") == ["value.word"])
        #expect(codes("\"columns\": 3") == ["key.notHere"])
        #expect(codes("\"spacing\": \"spacing\"") == ["formula.outOfScope"])
        #expect(codes("\"itemHeight\": \"spacing\"") == [])
        #expect(codes("\"spacing\": \"item\", \"itemHeight\": \"spacing\"") == ["formula.outOfScope"])
        #expect(codes("\"align\": \"previous.maxX > 5 ? .leading : .trailing\"") == ["formula.outOfScope"])
        #expect(codes("\"headerReferenceSize\": \"previous.maxX\"") == ["formula.outOfScope"])
        #expect(codes("\"itemWidth\": \"text.height\"") == ["formula.outOfScope"])
        #expect(codes("", cell: "\"textStyle\": \"Body\"") == ["value.word"])
        #expect(problems("{ \"items\": [{ \"accessory\": \"chevron\" }] }").map(\.code) == ["value.word"])
        #expect(
            problems(
                """
                { "sections": [{ "id": "a" }], "styles": { "list": { "layout": "list",
                  "sections": { "a": { "cell": { "textStyle": "title1" } } } } } }
                """
            ).map(\.code) == ["key.notHere"])
    }
}
