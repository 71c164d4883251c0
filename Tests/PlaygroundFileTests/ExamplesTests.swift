import CollectionLayout
import Foundation
import JSONText
import Testing

@testable import PlaygroundFile

@Suite struct ExamplesTests {
    private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Examples")

    @Test func thereAreSome() {
        #expect(Self.names.count >= 8)
    }

    /// Read without a word of complaint, and laid out without one at every width; those of thousands of items at some.
    @Test(arguments: names)
    func everyExampleIsLaidOut(name: String) throws {
        let reading = readPlayground(
            Array(try Data(contentsOf: Self.folder.appending(path: name))), pictures: [], fileName: name)
        #expect(reading.problems == [])
        let playground = try #require(reading.playground)
        for style in playground.styles.indices {
            for width in stride(from: 280.0, through: 1400, by: playground.itemCount > 100 ? 80 : 1) {
                let laidOut = LaidOut(playground, style: style, width: width)
                #expect(laidOut.problems == [], "\(playground.styles[style].name) at \(width)")
            }
        }
    }

    /// The columns that the files name, at every whole width and scale: lines of the first section, as far as they are full.
    @Test(arguments: [
        ("calendar.json", "month", 0, [5, 7, 7, 7, 4]),
        ("honeycomb.json", "comb", 0, [5, 4, 5, 4, 5, 4, 5, 4, 5, 4, 5, 4, 5, 1]),
        // February 2026 begins on a Sunday.
        ("year.json", "months", 1, [1, 7, 7, 7, 6]),
        ("magazine.json", "magazine", 0, [1, 2, 2, 3]),
        ("magazine.json", "banners", 0, [2, 1, 2, 1, 2]),
        ("rotation.json", "followed", 0, Array(repeating: 3, count: 10)),
        ("rotation.json", "forgotten", 0, Array(repeating: 3, count: 10)),
        ("sections.json", "grid", 0, [4]),
        ("sections.json", "grid", 1, [2, 2, 1]),
        ("sections.json", "rows", 2, [1, 1, 1, 1]),
    ])
    func noWidthLosesAColumn(file: String, style: String, section: Int, lines: [Int]) throws {
        let playground = try playground(try repositoryFile("Examples/\(file)"))
        let index = try #require(playground.styleIndex(named: style))
        for width in 280...1400 {
            for scale in [1.0, 2, 3] {
                let viewport = Viewport(size: Size(width: Double(width), height: 844), scale: scale)
                let found = LaidOut(playground, style: index, viewport).lines(section: section)
                #expect(found == lines, "at \(width)@\(scale)x")
            }
        }
    }

    @Test func aVariantTurnsThreeColumnsIntoSix() throws {
        let playground = try playground(try repositoryFile("Examples/rotation.json"))
        let style = try #require(playground.styleIndex(named: "six-across"))
        for width in 280...1400 {
            let columns = width > 844 ? 6 : 3
            let found = LaidOut(playground, style: style, width: Double(width)).lines()
            #expect(found == Array(repeating: columns, count: 30 / columns), "at \(width)")
        }
        #expect(
            !playground.resolve(style: 1, viewport: Viewport(size: Size(width: 390, height: 844), scale: 3))
                .cornerRadiusFollowsBounds)
    }

    /// Each shelf has a ground of its own, and its label stays in sight until the shelf's footer pushes it.
    @Test func shelvesHaveGroundsAndPinnedLabels() throws {
        let playground = try playground(try repositoryFile("Examples/shelves.json"))
        let laidOut = LaidOut(playground)
        for section in 0..<4 {
            let indexPath = IndexPath(section: section, item: 0)
            let ground = try #require(laidOut.layout.frame(of: .decoration, at: indexPath))
            let header = try #require(laidOut.layout.frame(of: .header, at: indexPath))
            let footer = try #require(laidOut.layout.frame(of: .footer, at: indexPath))
            #expect(ground == Rect(x: 12, y: header.maxY, width: 366, height: ground.height))
            #expect(abs(ground.maxY - footer.y) < 1e-9)
            let track = try #require(laidOut.layout.track(of: .header, at: indexPath, over: 0...2000))
            #expect(abs(track.values(at: header.y + 50).dy - 50) < 1e-9)
            #expect(abs(header.y + track.values(at: footer.y).dy - (footer.y - 44)) < 1e-9)
        }
        #expect(
            (0..<4).map { laidOut.resolved.background(inSection: $0)?.color == "#e3f2e1" } == [
                false, false, true, false,
            ])
        // The strip begins at its right end.
        let strip = LaidOut(playground, style: 1).layout
        #expect(strip.isFlipped)
        #expect(strip.frame(of: .header, at: IndexPath(section: 0, item: 0))?.maxX == strip.contentSize.width)
    }
}
