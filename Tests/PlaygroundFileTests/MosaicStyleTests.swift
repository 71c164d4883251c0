import CollectionLayout
import JSONText
import Testing

@testable import PlaygroundFile

/// A mosaic as a file asks for it.
@Suite struct MosaicStyleTests {
    private func laidOut(_ style: String, items: String = "7", width: Double = 390) throws -> LaidOut {
        LaidOut(
            try playground("{ \"items\": \(items), \"styles\": { \"m\": { \"layout\": \"mosaic\"\(style) } } }"),
            width: width)
    }

    /// Squares at 120 and spacings of 10 come to 380: 10 short, and with a fourth 120 too much; so (390 − 20) / 3 each.
    @Test func withoutAWordRowsAreNearTo120() throws {
        let laidOut = try laidOut("")
        #expect(laidOut.problems == [])
        #expect(laidOut.lines() == [3, 3, 1])
        #expect(abs(laidOut.frame(0).height - 370.0 / 3) < 1e-9)
        #expect(laidOut.frame(6).size == Size(width: 120, height: 120))
    }

    /// 200, 50 and 100 wide at 100: 350 with spacings of 0, so 390 / 3.5 high with the next of 100 left out.
    @Test func theItemsOwnSizesSayTheirRatio() throws {
        let items = #"[{ "size": [40, 20] }, { "size": [3, 6] }, { "size": 9 }, { "size": [1, 1] }]"#
        let laidOut = try laidOut(#", "rowHeight": 100, "spacing": 0"#, items: items)
        let height = 390 / 3.5
        #expect(laidOut.lines() == [3, 1])
        #expect(abs(laidOut.frame(1).width - height / 2) < 1e-9)
        #expect(abs(laidOut.frame(1).height - height) < 1e-9)
        #expect(abs(laidOut.frame(2).maxX - 390) < 1e-9)
        #expect(laidOut.frame(3).y == laidOut.frame(0).maxY)
    }

    @Test func aFormulaSaysTheRatio() throws {
        let laidOut = try laidOut(
            #", "aspectRatio": "item == 0 ? 4 : size.width / size.height", "rowHeight": "available.width / 4", "lastRow": "justified""#,
            items: #"[{}, { "size": [60, 30] }, { "size": [30, 30] }]"#)
        #expect(laidOut.problems == [])
        #expect(laidOut.frame(0) == Rect(x: 0, y: 0, width: 390, height: 97.5))
        // The last row is justified: (390 − 10) / 3.
        #expect(abs(laidOut.frame(1).height - 380.0 / 3) < 1e-9)
        #expect(abs(laidOut.frame(2).maxX - 390) < 1e-9)
    }

    /// A column of 844 points: squares of 120 and spacings of 10 come to 770 for six of them and 900 for seven.
    @Test func aHorizontalMosaicHasColumns() throws {
        let laidOut = try laidOut(#", "scrollDirection": "horizontal""#)
        #expect((0..<7).filter { laidOut.frame($0).x == 0 }.count == 7)
        let width = (844.0 - 60) / 7
        #expect(abs(laidOut.frame(6).maxY - 844) < 1e-9)
        #expect(abs(laidOut.frame(6).width - width) < 1e-9)
    }

    @Test func textsHaveRoomByThemselves() throws {
        let playground = try playground(
            """
            { "sections": [{ "id": "a", "header": "H", "footer": "F", "items": 3 }, { "items": 3 }],
              "styles": { "m": { "layout": "mosaic", "sections": { "a": { "rowHeight": 390, "lastRow": "justified" } } } } }
            """)
        let laidOut = LaidOut(playground)
        #expect(laidOut.layout.supplementaryFrame(.header, inSection: 0)?.height == 44)
        #expect(laidOut.layout.supplementaryFrame(.footer, inSection: 0)?.height == 28)
        #expect(laidOut.lines(section: 0) == [1, 1, 1])
        #expect(laidOut.lines(section: 1) == [3])
    }

    @Test func ratiosThatMakeNoSenseCountAsOne() throws {
        let laidOut = try laidOut(#", "aspectRatio": "item - 1""#, items: "3")
        #expect(
            laidOut.problems.map(\.message) == [
                "'aspectRatio' is -1 for item 0 (and 1 more) at 390×844; it counts as 1."
            ])
        #expect(laidOut.frame(0).width == laidOut.frame(0).height)
        let fault = try self.laidOut(#", "aspectRatio": "1 / (item % 2) + 0.5""#, items: "3")
        #expect(
            fault.problems.map(\.message) == [
                "'aspectRatio' has no value for item 0 (and 1 more) at 390×844 and counts as 1: 1 / 0: a division by zero has no result."
            ])
        let own = try self.laidOut("", items: #"[{ "size": [10, 0] }, {}]"#)
        #expect(
            own.problems.map(\.message) == [
                "Item 0 has a size of its own that has no ratio of width to height at 390×844; it counts as 1."
            ])
        #expect(own.problems.first?.path == "styles.m")
    }

    @Test func aRowHeightThatMakesNoSense() throws {
        let laidOut = try laidOut(#", "rowHeight": "bounds.width - 390""#)
        #expect(
            laidOut.problems.map(\.message) == [
                "'rowHeight' is 0 pt at 390×844 and must be more than 0 and at most 1000000 pt; it counts as 0."
            ])
        #expect(laidOut.layout.isInvalid(at: IndexPath(section: 0, item: 0)))
        #expect(try self.laidOut(#", "rowHeight": "bounds.width - 390""#, width: 500).problems == [])
    }

    @Test func negativeSpacingsAreSaid() throws {
        let laidOut = try laidOut(#", "spacing": -5"#)
        #expect(laidOut.problems.map(\.code) == ["layout.overlap", "layout.overlap"])
        #expect(laidOut.problems.map(\.path) == ["styles.m.spacing", "styles.m.spacing"])
    }
}
