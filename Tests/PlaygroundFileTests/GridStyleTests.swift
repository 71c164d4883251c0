import CollectionLayout
import JSONText
import Testing

@testable import PlaygroundFile

@Suite struct GridStyleTests {
    private func laidOut(_ style: String, items: String = "7", width: Double = 390) throws -> LaidOut {
        LaidOut(
            try playground("{ \"items\": \(items), \"styles\": { \"grid\": { \"layout\": \"grid\", \(style) } } }"),
            width: width)
    }

    /// max(1, floor((available + spacing) / (m + spacing))): (390 + 10) / 120 is 3.33, (109 + 10) / 120 is below 1.
    @Test func asManyColumnsAsFit() throws {
        #expect(try laidOut(#""columns": { "minimum": 110 }"#).lines() == [3, 3, 1])
        #expect(try laidOut(#""columns": { "minimum": 110 }"#, width: 109).lines() == [1, 1, 1, 1, 1, 1, 1])
        #expect(try laidOut(#""columns": { "minimum": "110" }, "spacing": 25"#).lines() == [3, 3, 1])
    }

    @Test func columnsAreRoundedDownAndAtLeastOne() throws {
        #expect(try laidOut(#""columns": "bounds.width / 100""#).lines() == [3, 3, 1])
        #expect(try laidOut(#""columns": 2.9"#).lines() == [2, 2, 2, 1])
        let none = try laidOut(#""columns": 0"#)
        #expect(none.lines() == [1, 1, 1, 1, 1, 1, 1])
        #expect(none.problems.map(\.code) == ["layout.noColumn"])
        #expect(none.problems.map(\.message) == ["'columns' is 0 at 390×844; a grid has at least 1."])
    }

    /// 3 columns of (390 − 20) / 3; a span of 2 that does not fit begins the next row; 9 is clamped to 3, 0 to 1.
    @Test func spansAreTheItemsData() throws {
        let items = """
            [{ "data": { "span": 2 } }, { "data": { "span": 2 } }, {}, { "data": { "span": 9 } }, { "data": { "span": 1 } }]
            """
        let laidOut = try laidOut(#""columns": 3"#, items: items)
        let side = (390.0 - 20) / 3
        #expect(laidOut.lines() == [1, 2, 1, 1])
        #expect(abs(laidOut.frame(0).width - (2 * side + 10)) < 1e-9)
        #expect(abs(laidOut.frame(3).width - 390) < 1e-9)
        #expect(laidOut.frame(2).width == side)
        let own = try self.laidOut(#""columns": 3, "span": "item == 0 ? 3 : 1""#)
        #expect(own.lines() == [1, 3, 3])
    }

    @Test func placesStayEmptyBeforeTheFirst() throws {
        #expect(try laidOut(#""leadingBlanks": "section + 2""#).lines() == [1, 3, 3])
    }

    /// `lineSpacing` is `spacing` unless it is written; heights know a column's width: (390 − 2 × 6) / 3 = 126.
    @Test func heightsKnowTheColumn() throws {
        let laidOut = try laidOut(#""spacing": 6, "itemHeight": "width / 2 + lineSpacing""#)
        #expect(laidOut.frame(0).size == Size(width: 126, height: 69))
        #expect(laidOut.frame(3).y == 75)
        #expect(try self.laidOut(#""aspectRatio": 1.5, "lineSpacing": 0, "spacing": 6"#).frame(3).y == 84)
    }

    /// Width and height change places: 844 down, (844 − 20) / 3 a cell, `itemHeight` is the extent along the scroll.
    @Test func aHorizontalGridCountsAcross() throws {
        let laidOut = try laidOut(#""scrollDirection": "horizontal", "itemHeight": "height / 2""#)
        let side = (844.0 - 20) / 3
        #expect(laidOut.frame(0) == Rect(x: 0, y: 0, width: side / 2, height: side))
        #expect(laidOut.frame(3).x == side / 2 + 10)
    }

    @Test func textsHaveRoomByThemselves() throws {
        let text = """
            { "sections": [{ "header": "H", "footer": "F", "items": 1 }, { "items": 1 }],
              "styles": { "grid": { "layout": "grid" }, "low": { "layout": "grid", "headerReferenceSize": [0, 20] } } }
            """
        let playground = try playground(text)
        let grid = LaidOut(playground).layout
        #expect(grid.supplementaryFrame(.header, inSection: 0)?.height == 44)
        #expect(grid.supplementaryFrame(.footer, inSection: 0)?.height == 28)
        #expect(grid.supplementaryFrame(.header, inSection: 1) == nil)
        #expect(LaidOut(playground, style: 1).layout.supplementaryFrame(.header, inSection: 0)?.height == 20)
    }
}
