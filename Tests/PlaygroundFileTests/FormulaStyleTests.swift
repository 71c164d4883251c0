import CollectionLayout
import Foundation
import JSONText
import Testing

@testable import PlaygroundFile

@Suite struct FormulaStyleTests {
    private func laidOut(
        _ style: String, items: String = #""items": 12"#, width: Double = 390, height: Double = 844
    ) throws -> LaidOut {
        LaidOut(
            try playground("{ \(items), \"styles\": { \"s\": { \"layout\": \"formula\", \(style) } } }"), width: width,
            height: height)
    }

    private func expect(
        _ frame: Rect, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let isClose =
            abs(frame.x - x) < 1e-9 && abs(frame.y - y) < 1e-9 && abs(frame.width - width) < 1e-9
            && abs(frame.height - height) < 1e-9
        #expect(isClose, "expected [\(x), \(y), \(width), \(height)], is \(frame)", sourceLocation: sourceLocation)
    }

    /// The hours of a clock: the sines of 0°, 30°, 60° and 90° are 0, 1/2, √3/2 and 1, and all others are those.
    @Test func aClock() throws {
        let clock = try laidOut(
            """
            "center": ["195 + 100 * sin(item * .pi / 6)", "150 - 100 * cos(item * .pi / 6)"], "itemSize": [30, 20],
            "sectionInset": { "right": 5, "bottom": 7 }
            """)
        let (half, most) = (50.0, 100 * 3.0.squareRoot() / 2)
        let sines = [0, half, most, 100, most, half, 0, -half, -most, -100, -most, -half]
        for hour in 0..<12 {
            let (x, y) = (195 + sines[hour], 150 - sines[(hour + 3) % 12])
            expect(clock.frame(hour), x - 15, y - 10, 30, 20)
        }
        // Three o'clock ends at 295 + 15, six o'clock at 250 + 10.
        #expect(abs(clock.layout.contentSize.width - 315) < 1e-9)
        #expect(abs(clock.layout.contentSize.height - 267) < 1e-9)
        #expect(clock.problems == [])
    }

    @Test func nothingIsNeeded() throws {
        let pile = try laidOut(#""scrollDirection": "vertical""#)
        expect(pile.frame(11), 170, 397, 50, 50)
        #expect(pile.layout.contentSize == Size(width: 220, height: 447))
    }

    /// x and y of a frame know its size, its height knows its width; centres, turns and the rest know both.
    @Test func whatComesLaterKnowsTheSize() throws {
        let frames = try laidOut(
            #""frame": ["bounds.width - width", "height * item", "20 + item", "2 * width"], "rotation": "width / height""#
        )
        expect(frames.frame(3), 367, 138, 23, 46)
        #expect(frames.layout.attributes(of: .cell, at: IndexPath(section: 0, item: 3)).rotation == 0.5)
        let centers = try laidOut(
            #""center": ["width / 2", "height / 2 + 10"], "itemSize": ["10 * (item + 1)", "width + 4"], "zIndex": "-width""#
        )
        expect(centers.frame(2), 0, 10, 30, 34)
        #expect(centers.layout.attributes(of: .cell, at: IndexPath(section: 0, item: 2)).zIndex == -30)
    }

    @Test func aPartThatIsNotWrittenTakesNoRoom() throws {
        guard case .formula(let layout) = try laidOut(#""alpha": 0.5, "scale": "1 + item""#).resolved.layout else {
            Issue.record("no formula layout")
            return
        }
        #expect(layout.parts == [.alpha, .scale])
    }

    /// Words that break their lines themselves: each begins where the one before ends, or below it.
    ///
    /// 100 wide cells with 10 between in 390: three a line (3 × 100 + 2 × 10 = 320; a fourth would end at 430).
    @Test func eachKnowsTheOneBefore() throws {
        let lines = try laidOut(
            """
            "let": { "fits": "item > 0 && previous.maxX + 110 <= bounds.width" },
            "frame": ["fits ? previous.maxX + 10 : 0", "item == 0 ? 0 : fits ? previous.maxY - 40 : previous.maxY + 8", 100, 40]
            """)
        for item in 0..<12 { expect(lines.frame(item), Double(item % 3) * 110, Double(item / 3) * 48, 100, 40) }
    }

    /// The item before is the last one of the section before, its data with it.
    @Test func theOneBeforeMayBeOfAnotherSection() throws {
        let items = """
            "sections": [
              { "id": "a", "items": [{ "data": { "w": 10, "kind": "x" } }, { "data": { "w": 20 } }] }, { "items": 0 },
              { "id": "c", "items": [{ "data": { "w": 40 } }, { "data": { "w": 5 } }] }]
            """
        let row = try laidOut(
            #""frame": ["previous.maxX + 1", "previous.data.w", "data.w", "previous.data.kind == .x ? 2 : 3"]"#,
            items: items)
        expect(row.frame(0), 1, 0, 10, 3)
        expect(row.frame(1), 12, 10, 20, 2)
        expect(row.frame(0, section: 2), 33, 20, 40, 3)
        expect(row.frame(1, section: 2), 74, 40, 5, 3)
        // By the run, where nothing but data of the item before is named.
        let data = try laidOut(#""center": ["previous.data.w", "data.w"], "itemSize": 2"#, items: items)
        expect(data.frame(0), -1, 9, 2, 2)
        expect(data.frame(1), 9, 19, 2, 2)
        expect(data.frame(0, section: 2), 19, 39, 2, 2)
        expect(data.frame(1, section: 2), 39, 4, 2, 2)
    }

    /// By one after the other and by the run is the same, over the seams of runs too.
    @Test func oneByOneEqualsByTheRun() throws {
        let items = #""sections": [{ "items": 3 }, { "items": { "count": 2500, "size": [7, "1 + item % 5"] } }]"#
        let style =
            #""center": ["sin(index) * 100 + width", "index / 3.0 + size.height"], "itemSize": ["index % 9", "width + size.width"]"#
        let run = try laidOut(style, items: items)
        let single = try laidOut(
            style.replacing("sin(index)", with: "0 * previous.maxX + sin(index)"), items: items)
        for (section, count) in [(0, 3), (1, 2500)] {
            for item in 0..<count { #expect(run.frame(item, section: section) == single.frame(item, section: section)) }
        }
    }

    @Test func sectionsAndVariantsChangeIt() throws {
        let items = #""sections": [{ "id": "a", "items": 1 }, { "id": "b", "items": 1 }]"#
        let style = """
            "let": { "r": 10 }, "center": ["r", "r"], "itemSize": 4,
            "sections": { "b": { "let": { "r": 20 }, "rotation": 1 } },
            "variants": [{ "when": "isLandscape", "frame": ["r", 0, 8, 8] }]
            """
        let upright = try laidOut(style, items: items)
        expect(upright.frame(0), 8, 8, 4, 4)
        expect(upright.frame(0, section: 1), 18, 18, 4, 4)
        #expect(upright.layout.attributes(of: .cell, at: IndexPath(section: 0, item: 0)) == .plain)
        #expect(upright.layout.attributes(of: .cell, at: IndexPath(section: 1, item: 0)).rotation == 1)
        let wide = try laidOut(style, items: items, width: 844, height: 390)
        expect(wide.frame(0), 10, 0, 8, 8)
        expect(wide.frame(0, section: 1), 20, 0, 8, 8)
    }

    @Test func theContentIsAsLargeAsItSays() throws {
        let size = try laidOut(#""contentSize": ["available.width", "100 * count"]"#).layout.contentSize
        #expect(size == Size(width: 390, height: 1200))
        let negative = try laidOut(#""contentSize": ["bounds.width - 400", 10]"#)
        #expect(negative.layout.contentSize == Size(width: 0, height: 10))
        #expect(
            negative.problems.map(\.message) == [
                "The width in 'contentSize' is -10 pt at 390×844; it counts as 0."
            ])
    }

    @Test func whatMakesNoSenseIsSaidAtItsPlace() throws {
        let text = #""center": ["100 / (item - 4.0)", 10], "scale": "item == 2 ? 5000 : 1", "itemSize": "item - 1""#
        let odd = try laidOut(text)
        #expect(
            odd.problems.map(\.message)
                == [
                    "The width in 'itemSize' is -1 pt for item 0 (and 2 more) at 390×844; it counts as 0."
                ].map { $0.replacing("The width in 'itemSize'", with: "'itemSize'") })
        let invalid = (0..<12).filter { odd.layout.isInvalid(at: IndexPath(section: 0, item: $0)) }
        #expect(invalid == [0, 2, 4])
        // It counts as 0 and keeps its place: x is 100 / -2 about which a width of 1 lies.
        expect(odd.frame(2), -50.5, 9.5, 1, 1)
        expect(odd.frame(4), -1.5, 8.5, 3, 3)
        let scale = try laidOut(#""scale": "item == 2 ? 5000 : 1""#)
        #expect(
            scale.problems.map(\.message) == [
                "'scale' is 5000 for item 2 at 390×844 and must be between -1000 and 1000; it counts as 0."
            ])
        #expect(scale.problems.first?.path == "styles.s.scale")
    }

    @Test func whatMakesNoSenseOnlyAfterTheOneBefore() throws {
        let odd = try laidOut(#""frame": ["previous.maxX", 0, "250 - previous.maxX", 10]"#)
        // 250 wide at 0, then 0 wide at 250, and so on: all is well. At 400 instead the second width is 250 - 400.
        #expect(odd.problems == [])
        let wide = try laidOut(#""frame": ["previous.maxX", 0, "item == 0 ? 400 : 250 - previous.maxX", 10]"#)
        #expect(
            wide.problems.map(\.message) == [
                "The width in 'frame' is -150 pt for item 1 (and 10 more) at 390×844; it counts as 0."
            ])
    }

    /// A hundred thousand seeds: the last is 99,999 golden angles on, and √99,999 steps out.
    @Test(arguments: [0, 1, 2, 100_000])
    func anyNumberOfItems(count: Int) throws {
        let seeds = try laidOut(
            #""let": { "a": "2.4 * item" }, "center": ["3 * sqrt(item) * cos(a)", "3 * sqrt(item) * sin(a)"], "itemSize": 2"#,
            items: "\"items\": { \"count\": \(count) }")
        #expect(seeds.layout.itemCount == count)
        for item in Set([0, count / 2, count - 1]) where item >= 0 && item < count {
            let (angle, radius) = (2.4 * Double(item), 3 * Double(item).squareRoot())
            expect(seeds.frame(item), radius * cos(angle) - 1, radius * sin(angle) - 1, 2, 2)
        }
        #expect(seeds.problems == [])
        var found = 0
        seeds.layout.forEachElement(in: Rect(x: -2000, y: -2000, width: 4000, height: 4000)) { _ in found += 1 }
        #expect(found == count)
    }

    /// Whatever the bounds and the numbers, all is finite; what made no sense is said.
    @Test(arguments: [1.0, 20, 390, 16_384])
    func anyBoundsAndAnyNumbers(side: Double) throws {
        let nonsense = [
            "1.0 / (item - 3)", "log(0 - item)", "bounds.width * 1e300", "1e6 * item", "item - 20", "sqrt(item - 2)",
            "1 / (item % 3)",
        ]
        for number in nonsense {
            let style = """
                "center": ["\(number)", "-\(number)"], "itemSize": ["\(number)", "width + \(number)"], "rotation": "\(number)",
                "scale": "\(number)", "alpha": "\(number)", "zIndex": "\(number)", "contentSize": ["bounds.width", "1.0 / (sections - 1)"]
                """
            let odd = try laidOut(style, width: side, height: side)
            for item in 0..<12 { #expect(odd.frame(item).isFinite, "\(number) at \(side)") }
            #expect(odd.layout.contentSize == Size(width: side, height: 0))
            #expect(odd.problems.contains { $0.path == "styles.s.contentSize[1]" })
            #expect(odd.problems.count > 1, "\(number) at \(side)")
        }
    }

    /// A tag cloud: each tag is as wide as its text, beside the one before or below it; 390 leaves room for three or so.
    @Test func textsOneAfterTheOther() throws {
        let style = """
            "cell": { "content": "text" },
            "frame": ["item > 0 && previous.maxX + 8 + width <= bounds.width ? previous.maxX + 8 : 0",
                      "item == 0 ? 0 : previous.maxX + 8 + width <= bounds.width ? previous.maxY - height : previous.maxY + 8",
                      "text.width", "text.height"]
            """
        let tags = try laidOut(style, items: #""items": { "count": 40, "title": "Tag number {item * item}" }"#)
        #expect(tags.problems == [])
        var lines = 1
        for item in 1..<40 {
            let (before, frame) = (tags.frame(item - 1), tags.frame(item))
            #expect(frame.width > 20 && frame.height > 10 && frame.maxX <= 390)
            if frame.x == 0 {
                lines += 1
                #expect(before.maxX + 8 + frame.width > 390)
                #expect(frame.y == before.maxY + 8)
            } else {
                #expect(frame.x == before.maxX + 8 && frame.y == before.y)
            }
        }
        #expect(lines > 5)
        // The longest text is the widest cell.
        #expect(tags.frame(39).width > tags.frame(3).width)
    }
}
