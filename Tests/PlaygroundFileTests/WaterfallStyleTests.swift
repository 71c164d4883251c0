import CollectionLayout
import JSONText
import Testing

@testable import PlaygroundFile

/// A waterfall as a file asks for it.
@Suite struct WaterfallStyleTests {
    private func laidOut(_ style: String, items: String = "7", width: Double = 390) throws -> LaidOut {
        LaidOut(
            try playground(
                "{ \"items\": \(items), \"styles\": { \"w\": { \"layout\": \"waterfall\"\(style) } } }"),
            width: width)
    }

    /// Two columns of (390 − 10) / 2 = 190, and items of 50×50 that stay square.
    @Test func withoutAWordThereAreTwoColumnsOfSquares() throws {
        let laidOut = try laidOut("")
        #expect(laidOut.problems == [])
        #expect(laidOut.frame(1) == Rect(x: 200, y: 0, width: 190, height: 190))
        #expect(laidOut.frame(2) == Rect(x: 0, y: 200, width: 190, height: 190))
        #expect(laidOut.layout.memoryBytes < 1000)
    }

    /// 30×60 is twice as high as wide, 40×20 half so; the third drops below the second.
    @Test func theItemsOwnSizesSayHowHighTheyAre() throws {
        let laidOut = try laidOut(
            #", "lineSpacing": 5"#, items: #"[{ "size": [30, 60] }, { "size": [40, 20] }, { "size": 9 }]"#)
        #expect(laidOut.frame(0).height == 380)
        #expect(laidOut.frame(1).height == 95)
        #expect(laidOut.frame(2) == Rect(x: 200, y: 100, width: 190, height: 190))
        // Generated sizes, of which each is a formula's.
        let made = try self.laidOut("", items: #"{ "count": 3, "size": [10, "10 * (item + 1)"] }"#)
        #expect((0..<3).map { made.frame($0).height } == [190, 380, 570])
    }

    /// (390 − 2 × 6) / 3 = 126 wide; a span of 2 is 258.
    @Test func heightsKnowTheWidthOfTheirColumns() throws {
        let items =
            #"[{ "data": { "span": 2, "ratio": 2 } }, { "data": { "ratio": 1.5 } }, { "data": { "ratio": 3 } }]"#
        let laidOut = try laidOut(
            #", "columns": 3, "spacing": 6, "itemHeight": "width / data.ratio + spacing""#, items: items)
        #expect(laidOut.frame(0) == Rect(x: 0, y: 0, width: 258, height: 135))
        #expect(laidOut.frame(1) == Rect(x: 264, y: 0, width: 126, height: 90))
        #expect(laidOut.frame(2) == Rect(x: 264, y: 96, width: 126, height: 48))
        let own = try self.laidOut(
            #", "columns": 3, "spacing": 6, "itemHeight": "size.height * 2 + (width > 200 ? 1 : 0)", "span": "item == 0 ? 9 : 1""#,
            items: #"[{ "size": [1, 20] }, { "size": [1, 30] }]"#)
        #expect(own.frame(0) == Rect(x: 0, y: 0, width: 390, height: 41))
        #expect(own.frame(1) == Rect(x: 0, y: 47, width: 126, height: 60))
    }

    /// A line of body text is 22 high. The long note takes several in one column of (390 − 20) / 3, and fewer across two.
    @Test func heightsKnowTheTextWrappedToTheirColumns() throws {
        let long = "A somewhat longer note that takes several lines in one narrow column of a board"
        func lines(span: Int) throws -> [Double] {
            let laidOut = try laidOut(
                #", "columns": 3, "itemHeight": "text.height + 16", "cell": { "content": "text" }"#,
                items: #"[{ "title": "Milk" }, { "title": "\#(long)", "data": { "span": \#(span) } }]"#)
            #expect(laidOut.problems == [])
            return (0..<2).map { (laidOut.frame($0).height - 16) / 22 }
        }
        let narrow = try lines(span: 1)
        let wide = try lines(span: 2)
        #expect(narrow[0] == 1 && wide[0] == 1)
        #expect(narrow[1] == narrow[1].rounded() && wide[1] == wide[1].rounded())
        #expect(narrow[1] > wide[1] && wide[1] > 1)
    }

    /// A height that names nothing of the item holds for all, and needs no store.
    @Test func oneHeightForAll() throws {
        let laidOut = try laidOut(#", "columns": { "minimum": 110 }, "itemHeight": "width / 2""#)
        let width = (390.0 - 20) / 3
        #expect(laidOut.frame(4) == Rect(x: width + 10, y: width / 2 + 10, width: width, height: width / 2))
        #expect(laidOut.layout.memoryBytes < 1000)
    }

    /// 844 down in two columns: (844 − 10) / 2 = 417 high each, and pictures keep their ratio.
    @Test func aHorizontalWaterfallCountsAcross() throws {
        let laidOut = try laidOut(
            #", "scrollDirection": "horizontal", "itemHeight": "height / 3 + item""#, items: "3")
        #expect(laidOut.frame(1) == Rect(x: 0, y: 427, width: 140, height: 417))
        #expect(laidOut.frame(2) == Rect(x: 149, y: 0, width: 141, height: 417))
        let own = try self.laidOut(#", "scrollDirection": "horizontal""#, items: #"[{ "size": [20, 10] }]"#)
        #expect(own.frame(0) == Rect(x: 0, y: 0, width: 834, height: 417))
    }

    @Test func textsHaveRoomByThemselves() throws {
        let playground = try playground(
            """
            { "sections": [{ "id": "a", "header": "H", "footer": "F", "items": 1 }, { "items": 1 }],
              "styles": { "w": { "layout": "waterfall", "sections": { "a": { "columns": 1 } } } } }
            """)
        let laidOut = LaidOut(playground)
        #expect(laidOut.layout.supplementaryFrame(.header, inSection: 0)?.height == 44)
        #expect(laidOut.layout.supplementaryFrame(.footer, inSection: 0)?.height == 28)
        #expect(laidOut.layout.supplementaryFrame(.header, inSection: 1) == nil)
        #expect(laidOut.frame(0).width == 390)
        #expect(laidOut.frame(0, section: 1).width == 190)
    }

    @Test func heightsThatMakeNoSenseForSomeItems() throws {
        let problems = try laidOut(#", "itemHeight": "width - 191 + item""#, items: "3").problems
        #expect(
            problems.map(\.message) == ["'itemHeight' is -1 pt for item 0 at 390×844; it counts as 0."])
        let laidOut = try laidOut(
            #", "itemHeight": "width - 400 + item * 0.0", "span": "item == 1 ? 2 : 1""#, items: "3")
        #expect(
            laidOut.problems.map(\.message) == [
                "'itemHeight' is -210 pt for item 0 (and 2 more) at 390×844; it counts as 0."
            ])
        #expect(laidOut.layout.isInvalid(at: IndexPath(section: 0, item: 2)))
        // One that holds for all is said of none.
        let one = try self.laidOut(#", "itemHeight": "width - 200""#)
        #expect(one.problems.map(\.message) == ["'itemHeight' is -10 pt at 390×844; it counts as 0."])
    }

    @Test func aSizeOfTheItemsOwnThatIsNoRatio() throws {
        let items = #"{ "count": 3, "size": ["item", 10] }"#
        let problems = try laidOut("", items: items).problems
        #expect(problems.map(\.code) == ["layout.noRatio"])
        #expect(
            problems.map(\.message) == [
                "Item 0 has a size of its own that has no ratio of width to height at 390×844; it counts as 1."
            ])
        #expect(problems.first?.place != nil)
        let negative = try laidOut("", items: #"{ "count": 3, "size": ["item - 1", 10] }"#).problems
        #expect(
            negative.map(\.message) == [
                "The width in 'size' is -1 pt for item 0 (and 1 more) at 390×844; it counts as 0."
            ])
    }

    @Test func columnsAtTheirEnds() throws {
        let none = try laidOut(#", "columns": 0"#).problems
        #expect(none.map(\.message) == ["'columns' is 0 at 390×844; a waterfall has at least 1."])
        let many = try laidOut(#", "columns": "1000 + count""#)
        #expect(many.problems.map(\.message) == ["'columns' is 1007 at 390×844; a waterfall has at most 1000."])
        #expect(many.problems.map(\.code) == ["layout.tooManyColumns"])
        // As many as fit is no mistake, however many that is.
        #expect(try laidOut(#", "columns": { "minimum": 0 }, "spacing": 0"#).problems == [])
    }

    @Test func negativeSpacingsAreSaid() throws {
        let laidOut = try laidOut(#", "spacing": -20, "lineSpacing": -7, "itemHeight": "40 + item""#)
        #expect(
            laidOut.problems.map(\.message) == [
                "Columns lie over each other by 20 pt at 390×844, because the spacing between them is negative.",
                "Cells of a column lie over each other by 7 pt at 390×844, because the spacing between them is negative.",
            ])
        #expect(laidOut.problems.map(\.path) == ["styles.w.spacing", "styles.w.lineSpacing"])
    }

    @Test func spansThatMakeNoSense() throws {
        let problems = try laidOut(#", "span": "1 - item""#).problems
        #expect(problems.map(\.path) == ["styles.w.span"])
        #expect(problems.map(\.message) == ["'span' is -1 for item 2 (and 4 more) at 390×844; it counts as 0."])
    }
}
