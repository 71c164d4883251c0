import CollectionLayout
import JSONText
import Testing

@testable import PlaygroundFile

/// What UIKit complains of, or should: each with its code, a sentence that names the item, its place, and a remedy.
@Suite struct ComplaintTests {
    private func problems(_ style: String, items: String = "6", width: Double = 390, scale: Double = 3) throws
        -> [Problem]
    {
        LaidOut(
            try playground("{ \"items\": \(items), \"styles\": { \"s\": { \(style) } } }"),
            Viewport(size: Size(width: width, height: 600), scale: scale)
        ).problems
    }

    /// Across a layout that scrolls sideways it is the height that counts, as in UIKit's own text.
    @Test func anItemHigherThanTheInsetsLeave() throws {
        let sideways = #""scrollDirection": "horizontal", "sectionInset": [30, 15, 20, 5], "#
        let found = try problems(sideways + #""itemSize": [40, 551]"#)
        #expect(found.map(\.code) == ["layout.itemTooHigh"])
        #expect(
            found.first?.message
                == "Item 0 (and 5 more) is 551 pt high, and the insets leave 550 pt at 390×600; UIKit says that its behaviour is "
                + "not defined then. 'min(…, available.height)' keeps it within.")
        #expect(found.first?.path == "styles.s.itemSize")
        #expect(try problems(sideways + #""itemSize": [400, 550]"#) == [])
    }

    /// Where the items bring their sizes, the place is the item's.
    @Test func aTooWideItemIsNamedAtItsOwnSize() throws {
        let found = try problems("", items: "[{ \"size\": 40 }, { \"size\": [500, 20] }]")
        #expect(found.map(\.code) == ["layout.itemTooWide"])
        #expect(found.first?.message.hasPrefix("Item 1 is 500 pt wide, and the insets leave 390 pt at 390×600") == true)
        #expect(found.first?.path == "items[1].size")
    }

    /// 130.02 three times in 390 points with nothing between: 0.06 too much is no miss by a hair; 130.01 is, and no rounding.
    @Test func aMissIsARoundingOnlyWhereItIsOne() throws {
        func found(_ width: String) throws -> [Problem] {
            try problems("\"itemSize\": [\(width), \"20 + item\"], \"minimumInteritemSpacing\": 0", items: "3")
        }
        let hair = try found("130.01")
        #expect(hair.map(\.code) == ["layout.missedLine"])
        #expect(hair.first?.message.contains(" pt at 390×600. A 'grid' counts columns and cannot lose one.") == true)
        #expect(hair.first?.suggestion == nil)
        #expect(try found("130.02") == [])
        // 7 × 0.1 is 0.7000000000000001 in doubles: the third is too wide by its last digit.
        let rounding = try found("\"390 - 260 + 1e-13\"")
        #expect(rounding.map(\.code) == ["layout.missedLine"])
        #expect(rounding.first?.message.contains("a rounding of the last digit. '.nextDown'") == true)
        #expect(rounding.first?.suggestion == "\"(390 - 260 + 1e-13).nextDown\"")
    }

    /// With the tolerance that was asked for it fits, and nothing is to be said.
    @Test func aToleranceLetsItFit() throws {
        let style = #""itemSize": [130.01, "20 + item"], "minimumInteritemSpacing": 0, "#
        let laidOut = LaidOut(
            try playground("{ \"items\": 3, \"styles\": { \"s\": { \(style) \"fitTolerance\": 0.05 } } }"))
        #expect(laidOut.lines() == [3])
        #expect(laidOut.problems == [])
        let strict = LaidOut(
            try playground("{ \"items\": 3, \"styles\": { \"s\": { \(style) \"fitTolerance\": 0 } } }"))
        #expect(strict.lines() == [2, 1])
        let tolerant = try playground(#"{ "styles": { "s": { "fitTolerance": 1 } } }"#)
        #expect(tolerant.styles[0].needsSubclass)
    }

    /// 200 wide in 320: (320 − 200) / 2 from the left where it is centred.
    @Test func aLoneLastItemGoesWhereTheStyleSays() throws {
        let items = #"[{ "size": 40 }, { "size": [300, 40] }, { "size": [200, 50] }]"#
        func x(_ style: String) throws -> Double {
            LaidOut(try playground("{ \"items\": \(items), \"styles\": { \"s\": { \(style) } } }"), width: 320).frame(2)
                .x
        }
        #expect(try x("") == 0)
        #expect(try x(#""lastLineSingle": "leading""#) == 0)
        #expect(try x(#""lastLineSingle": "center""#) == 60)
    }

    @Test func aPhotoThatIsNoSquareUnderARoundMask() throws {
        let round = #""cell": { "cornerRadius": "height / 2" }, "#
        let found = try problems(round + #""itemSize": [120, "item == 2 ? 80 : 120"]"#)
        #expect(found.map(\.code) == ["layout.notCircular"])
        #expect(
            found.first?.message
                == "Item 2 is 120×80 pt at 390×600, and a corner radius of 40 pt makes a capsule of it, no circle; a circle is "
                + "as wide as it is high.")
        #expect(found.first?.path == "styles.s.cell.cornerRadius")
        #expect(try problems(round + #""itemSize": 120"#) == [])
        // A third of a pixel is not seen; a smaller radius is no circle's; a card is no photo; and what nobody wrote is not said.
        #expect(try problems(round + #""itemSize": [120, 120.1]"#) == [])
        #expect(try problems(#""cell": { "cornerRadius": 39 }, "itemSize": [120, 80]"#) == [])
        #expect(try problems(#""cell": { "content": "card", "cornerRadius": 40 }, "itemSize": [120, 80]"#) == [])
        #expect(try problems(#""itemSize": [120, 80]"#) == [])
    }

    /// One radius for all styles is not meant for the rows of a table.
    @Test func aRadiusForAllStylesMakesNoCirclesOfRows() throws {
        func codes(_ size: String) throws -> [String] {
            let text = #"{ "cell": { "cornerRadius": "width / 2" }, "styles": { "s": { "itemSize": \#(size) } } }"#
            return LaidOut(try playground(text)).problems.map(\.code)
        }
        #expect(try codes("[358, 112]") == [])
        #expect(try codes("[117, 112]") == ["layout.notCircular"])
        #expect(
            try problems(#""cell": { "cornerRadius": "width / 2" }, "itemSize": [358, 112]"#).map(\.code) == [
                "layout.notCircular"
            ])
    }

    /// Seven to a line of 390 without a gap: 55.71 each. The second begins at 55.71, which is drawn at 55.67, 0.05 before
    /// the first one's end.
    @Test func cellsThatTouchAndAreDrawnApart() throws {
        let style = #""layout": "grid", "columns": 7, "spacing": 0, "itemHeight": 50"#
        let found = try problems(style, items: "14")
        #expect(found.map(\.code) == ["layout.seam"])
        #expect(
            found.first?.message
                == "Item 0 and item 1 touch, and lie 0.05 pt over each other once they are drawn at whole pixels at 390×600 @3. "
                + "A width in whole pixels leaves no seam.")
        #expect(try problems(style, items: "14", width: 350) == [])
        #expect(try problems(style, items: "14", scale: 0) == [])
        #expect(
            try problems(style.replacing("\"spacing\": 0", with: "\"spacing\": 1, \"lineSpacing\": 0"), items: "14")
                == [])
    }

    /// Rows of 100.12 without spacing, as measured on a device: at @3 the second is drawn at 100, 0.12 within the first.
    @Test func rowsThatTouchAndAreDrawnApart() throws {
        let found = try problems(#""itemSize": [390, "100 + 0.12"], "minimumLineSpacing": 0"#)
        #expect(found.map(\.code) == ["layout.seam"])
        #expect(found.first?.message.hasPrefix("Item 0 and item 1 touch, and lie 0.12 pt over each other") == true)
        #expect(found.first?.message.hasSuffix("A height in whole pixels leaves no seam.") == true)
        #expect(found.first?.path == "styles.s.itemSize")
        #expect(found.first?.suggestion == "\"floor((100 + 0.12) * displayScale) / displayScale\"")
        #expect(
            try problems(
                #""itemSize": [390, "floor((100 + 0.12) * displayScale) / displayScale"], "minimumLineSpacing": 0"#)
                == [])
    }

    /// A section whose header has no room in a flow is told of with the key that gives it some.
    @Test func aHeaderWithoutASize() {
        let found = PlaygroundFileTests.problems(
            #"{ "sections": [{ "header": "A", "items": 3 }], "styles": { "s": { "itemSize": 40 } } }"#)
        #expect(found.map(\.code) == ["value.textWithoutSize"])
        #expect(found.first?.suggestion == "\"headerReferenceSize\": 44")
        #expect(found.first?.path == "styles.s")
    }
}
