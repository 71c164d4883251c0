import CollectionLayout
import JSONText
import Testing

@testable import PlaygroundFile

/// What makes no sense only at one viewport or for one item: drawn as UIKit would, and said.
@Suite struct LayoutProblemsTests {
    private func problems(_ style: String, items: String = "3", width: Double = 390) throws -> [Problem] {
        LaidOut(
            try playground("{ \"items\": \(items), \"styles\": { \"s\": { \(style) } } }"), width: width, height: 600
        ).problems
    }

    @Test func aSizeThatIsNegativeAtOneWidth() throws {
        let style = #""itemSize": ["available.width", 112], "sectionInset": [16, 16, 20, 16]"#
        #expect(try problems(style) == [])
        let problems = try problems(style, width: 20)
        #expect(problems.map(\.code) == ["layout.negative"])
        #expect(
            problems.map(\.message) == [
                "The width in 'itemSize' is -12 pt for item 0 (and 2 more) at 20×600; it counts as 0."
            ])
        #expect(problems.map(\.severity) == [.warning])
        #expect(problems.map(\.path) == ["styles.s.itemSize[0]"])
        #expect(problems.first?.place == Place(line: 1, column: 47, endColumn: 64))
    }

    @Test func sizesThatMakeNoSenseForSomeItems() throws {
        let laidOut = LaidOut(
            try playground(
                #"{ "items": 5, "styles": { "s": { "itemSize": ["40 / (item % 2)", "10 * item - 5"] } } }"#))
        // The remainder is 0 for items 0, 2 and 4, and 40 beside an Int is an Int: a division by zero, never a trap.
        #expect(
            laidOut.problems.map(\.message) == [
                "The width in 'itemSize' has no value for item 0 (and 2 more) at 390×844 and counts as 0: "
                    + "40 / 0: a division by zero has no result."
            ])
        for item in 0..<5 {
            let indexPath = IndexPath(section: 0, item: item)
            #expect(laidOut.layout.isInvalid(at: indexPath) == (item % 2 == 0))
        }
        #expect(laidOut.frame(1).size == Size(width: 40, height: 5))
    }

    @Test func arithmeticWithoutAResult() throws {
        let problems = try problems(#""itemSize": [10, "10 + Int(pow(10, 300 + item)) % 7"]"#)
        #expect(problems.map(\.code) == ["layout.outsideInt"])
        #expect(problems.first?.path == "styles.s.itemSize[1]")
        let spacing = try self.problems(#""minimumLineSpacing": "count % (count - 3)""#)
        #expect(spacing.map(\.code) == ["layout.divisionByZero"])
    }

    @Test func aMissedLineIsNamedWithItsRemedies() throws {
        let style =
            #""itemSize": "(bounds.width - 48) / 3", "minimumInteritemSpacing": 8, "sectionInset": [0, 16, 0, 16]"#
        let own = style.replacing("\"(bounds.width - 48) / 3\"", with: "[\"(bounds.width - 48) / 3\", \"20 + item\"]")
        // With w = (428 − 48) / 3 the sum w + 8 + w + 8 + w is 396.00000000000006 in doubles, one last digit over 396.
        let problems = try problems(own, width: 428)
        #expect(problems.map(\.code) == ["layout.missedLine"])
        let message = try #require(problems.first).message
        #expect(message.hasPrefix("Item 2 missed the line by 5.684341886080802e-14 pt at 428×600"))
        #expect(problems.first?.suggestion == "\"((bounds.width - 48) / 3).nextDown\"")
        #expect(try self.problems(own, width: 390) == [])
        // Where a section has a size of its own, the remedy is of that size.
        let sections = """
            { "sections": [{ "id": "a", "items": 3 }],
              "styles": { "s": { "itemSize": "bounds.width / 9", "sections": { "a": { \(own) } } } } }
            """
        let section = LaidOut(try playground(sections), width: 428).problems
        #expect(section.map(\.suggestion) == ["\"((bounds.width - 48) / 3).nextDown\""])
        #expect(section.map(\.path) == ["styles.s.sections.a.itemSize"])
        let mended = own.replacing("(bounds.width - 48) / 3", with: "((bounds.width - 48) / 3).nextDown")
        #expect(try self.problems(mended, width: 428) == [])
    }

    @Test func anItemWiderThanTheInsetsLeave() throws {
        let problems = try problems(#""itemSize": [400, 10]"#)
        #expect(problems.map(\.code) == ["layout.itemTooWide"])
        #expect(
            problems.first?.message.hasPrefix("Item 0 (and 2 more) is 400 pt wide, and the insets leave 390 pt") == true
        )
        #expect(try self.problems(#""itemSize": ["available.width", 10]"#) == [])
        // By a hair: both numbers in full, or the sentence says that 390 is more than 390.
        let hair = try self.problems(#""itemSize": ["available.width + 0.001", 10]"#)
        #expect(
            hair.first?.message.hasPrefix("Item 0 (and 2 more) is 390.001 pt wide, and the insets leave 390 pt") == true
        )
    }

    @Test func negativeSpacingsAreSaid() throws {
        #expect(try problems(#""minimumLineSpacing": -20, "itemSize": [300, 50]"#).map(\.code) == ["layout.overlap"])
        #expect(try problems(#""layout": "grid", "lineSpacing": -20, "columns": 1"#).map(\.code) == ["layout.overlap"])
    }

    @Test func cellsOfNoSizeAreSaid() throws {
        let problems = try problems(#""itemSize": [0, 10]"#)
        #expect(problems.map(\.message) == ["The cells are 0 pt wide at 390×600, so nothing of them is drawn."])
        #expect(try self.problems(#""itemSize": [0, 10]"#, items: "0") == [])
    }

    @Test func aRadiusThatMakesNoSenseCountsAsNothing() throws {
        let text = #"{ "items": 3, "styles": { "s": { "cell": { "cornerRadius": "width / 2 - 30" } } } }"#
        let laidOut = LaidOut(try playground(text))
        #expect(
            laidOut.problems.map(\.message) == ["'cornerRadius' is -5 pt for item 0 at 390×844; it counts as 0."])
        let look = laidOut.resolved.appearance(at: IndexPath(section: 0, item: 0), size: Size(width: 50, height: 50))
        #expect(look.cornerRadius == 0)
    }

    @Test func whatIsOutOfRangeCountsAsNothing() throws {
        let problems = try problems(#""minimumLineSpacing": "bounds.width * 10000""#)
        #expect(problems.map(\.code) == ["layout.outOfRange"])
        #expect(
            problems.first?.message
                == "'minimumLineSpacing' is 3900000 pt at 390×600 and must be between -1000000 and 1000000 pt; it counts as 0."
        )
    }

    /// In ten thousand sections the same mistake is said once.
    @Test func oneMistakeIsSaidOnce() throws {
        let sections = Array(repeating: #"{ "items": 1 }"#, count: 100).joined(separator: ",")
        let laidOut = LaidOut(
            try playground(
                "{ \"sections\": [\(sections)], \"styles\": { \"s\": { \"minimumLineSpacing\": \"1.0 / (section - section)\" } } }"
            ))
        #expect(laidOut.resolved.problems.map(\.code) == ["layout.notFinite"])
    }
}
