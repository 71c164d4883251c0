import CollectionLayout
import JSONText
import Testing

@testable import PlaygroundFile

/// What UIKit raises as an exception, and what it draws silently wrong, said at its place with the numbers.
@Suite struct CompositionalProblemTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var style: String
        var code: String
        var path: String
        var message: String
        var suggestion: String?
        var width = 300.0

        var testDescription: String { style }
    }

    private static let raised = "UIKit raises an exception where an effective size is not above 0."

    static let cases: [Case] = [
        Case(
            style: #""group": [100, 50], "item": [101, 50]"#, code: "layout.groupCannotFit", path: "styles.c.item[0]",
            message: "Not one item fits into its group at 300×500: it needs 101 pt of width and there are 100 pt. "
                + "UIKit raises an exception for that; '.fractionalWidth(1)' takes all there is.",
            suggestion: "\".fractionalWidth(1)\""),
        // 94 × 0.5 = 47, and 60 > 47: found two groups further in.
        Case(
            style:
                #""group": { "layoutSize": [100, 94], "subitems": [10, { "layoutSize": [80, ".fractionalHeight(0.5)"], "#
                + #""axis": "vertical", "subitems": [{ "layoutSize": [10, 60] }] }] }"#,
            code: "layout.groupCannotFit", path: "styles.c.group.subitems[1].subitems[0].layoutSize[1]",
            message: "Not one item fits into its group at 300×500: it needs 60 pt of height and there are 47 pt. "
                + "UIKit raises an exception for that; '.fractionalHeight(1)' takes all there is.",
            suggestion: "\".fractionalHeight(1)\""),
        // The exception of github.com/LiveContainer/LiveContainer/issues/1414: 32 − 2 × 16 = 0.
        Case(
            style: #""group": { "layoutSize": [".fractionalWidth(1)", 94], "contentInsets": { "horizontal": 16 }, "#
                + #""subitem": [".fractionalWidth(0.25)", 94], "repeating": 1 }"#,
            code: "layout.noEffectiveSize", path: "styles.c.group.contentInsets.horizontal",
            message: "Insets leave 0 pt of the width of a group at 32×500, which is 32 pt. " + raised, width: 32),
        Case(
            style: #""group": [100, 50], "count": 3, "interItemSpacing": 50"#, code: "layout.noEffectiveSize",
            path: "styles.c.count",
            message:
                "The items of a group at 300×500 get 0 pt of width each, when what is between them is taken from its "
                + "100 pt. " + raised),
        Case(
            style: #""contentInsets": { "horizontal": 160 }"#, code: "layout.noEffectiveSize", path: "styles.c",
            message: "The group at 300×500 has -20 pt of width. " + raised),
        Case(
            style:
                #""group": { "layoutSize": [".fractionalWidth(1)", ".estimated(40)"], "subitem": { "contentInsets": 7 }, "count": 1 }"#,
            code: "layout.withoutEffect", path: "styles.c.group.subitem.contentInsets",
            message:
                "'contentInsets' keep room neither above nor below here, because the height is estimated; UIKit does not "
                + "look at them there. 'edgeSpacing' keeps room about an item of any size."),
        // (300 − 10) / 2 = 145.
        Case(
            style: #""group": [300, 50], "item": [80, 50], "count": 2, "interItemSpacing": 10"#,
            code: "layout.withoutEffect", path: "styles.c.item[0]",
            message:
                "'count' makes an item 145 pt wide at 300×500, whatever its width says, which is 80 pt; 'repeating' "
                + "keeps an item's own size."),
        // 3 × 80 + 2 × 10 = 260.
        Case(
            style: #""group": [200, 50], "item": [80, 50], "repeating": 3, "interItemSpacing": 10"#,
            code: "layout.groupOverflow", path: "styles.c.repeating",
            message:
                "3 items and what is between them take 260 pt of the group's 200 pt at 300×500; 'repeating' places "
                + "them all the same, over what follows. 'count' makes them fit."),
        Case(
            style: #""interGroupSpacing": -6"#, code: "layout.overlap", path: "styles.c.interGroupSpacing",
            message: "Groups lie over each other by 6 pt at 300×500, because the spacing between them is negative."),
        Case(
            style: #""group": [300, 50], "item": ["bounds.width - 400", 50]"#, code: "layout.negative",
            path: "styles.c.item[0]", message: "The width in 'item' is -100 pt at 300×500; it counts as 0."),
        Case(
            style: #""group": [300, 50], "count": "floor(bounds.width / 400)""#, code: "layout.outOfRange",
            path: "styles.c.count",
            message: "'count' is 0 at 300×500 and must be between 1 and 10000; it counts as 1."),
    ]

    @Test(arguments: cases)
    func itIsSaid(expected: Case) throws {
        let laidOut = LaidOut(
            try playground(
                "{ \"items\": 3, \"styles\": { \"c\": { \"layout\": \"compositional\", \(expected.style) } } }"),
            width: expected.width, height: 500)
        let problem = try #require(laidOut.problems.first { $0.code == expected.code }, "\(laidOut.problems)")
        #expect(problem.message == expected.message)
        #expect(problem.path == expected.path)
        #expect(problem.suggestion == expected.suggestion)
        #expect(problem.severity == .warning && problem.place != nil)
        if expected.code == "layout.groupCannotFit" || expected.code == "layout.noEffectiveSize" {
            #expect(laidOut.layout.isInvalid(at: IndexPath(section: 0, item: 2)))
        }
    }

    /// What is said of a formula within a dimension is said at its columns.
    @Test func aFaultWithinADimensionHasItsColumn() throws {
        let file =
            #"{ "items": 3, "styles": { "c": { "layout": "compositional", "group": [".fractionalWidth(1 % (count - 3))", 40] } } }"#
        let problem = try #require(LaidOut(try playground(file)).problems.first)
        #expect(problem.code == "layout.divisionByZero")
        let place = try #require(problem.place)
        let line = Array(file)
        #expect(String(line[place.column - 1..<place.endColumn - 1]) == "1 % (count - 3)")
    }

    /// Widths of 84.18 … at two pixels a point, as measured: 84, 37.5, 84.5, 84, 84.5, at 0, 84, 121.5, 206
    /// and 290.5: the one hairline is behind 206 + 84 = 290 (codepudding.com/os/270336.html).
    @Test func theHairlineOfThePixelRule() throws {
        let widths = [84.18, 37.48, 84.58, 84.18, 84.58]
        let items = widths.map { "{ \"layoutSize\": [\($0), 50] }" }.joined(separator: ", ")
        func problems(_ more: String) throws -> [Problem] {
            let file = """
                { "items": 5, "styles": { "c": { "layout": "compositional"\(more),
                  "group": { "layoutSize": [375, 50], "subitems": [\(items)] } } } }
                """
            return LaidOut(try playground(file), Viewport(size: Size(width: 375, height: 667), scale: 2)).problems
        }
        let seam = try #require(try problems("").first)
        #expect(seam.code == "layout.seam" && seam.suggestion == "\"snapEdges\": true")
        #expect(
            seam.message
                == "Item 3 and item 4 touch, and stand 0.5 pt apart once they are drawn at whole pixels at 375×667 @2. "
                + "UIKit rounds every number by itself; 'snapEdges' rounds edges, and what touches goes on touching.")
        #expect(try problems(", \"snapEdges\": true") == [])
    }

    /// Cells of a section that scrolls by itself go under the housing on purpose.
    @Test func theSensorHousing() throws {
        let viewport = Viewport(
            size: Size(width: 844, height: 390), scale: 3,
            safeAreaInsets: EdgeInsets(top: 0, left: 59, bottom: 21, right: 59), horizontalSizeClass: .compact,
            verticalSizeClass: .compact)
        func problems(_ style: String) throws -> [Problem] {
            LaidOut(
                try playground("{ \"items\": 9, \"styles\": { \"c\": { \"layout\": \"compositional\"\(style) } } }"),
                viewport
            ).problems
        }
        #expect(try problems("") == [])
        let none = try problems(#", "contentInsetsReference": "none""#)
        #expect(none.map(\.suggestion) == ["\"contentInsetsReference\": \"safeArea\""])
        #expect(
            try problems(
                #", "contentInsetsReference": "none", "group": [300, 80], "orthogonalScrolling": "continuous""#) == [])
    }
}
