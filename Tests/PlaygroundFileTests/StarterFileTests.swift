import CollectionLayout
import JSONText
import Testing

@testable import PlaygroundFile

@Suite struct StarterFileTests {
    @Test func itReadsWithoutAProblem() throws {
        let reading = readPlayground(starterFile(), pictures: [], fileName: "playground.json")
        #expect(reading.problems == [])
        let playground = try #require(reading.playground)
        #expect(playground.styles.map(\.name) == ["round", "table", "grid", "mixed", "spiral"])
        #expect(playground.styles.map(\.icon) == ["round", "table", "grid", "mixed", "spiral"])
        #expect(playground.itemCount == 30)
        #expect(playground.showName == "round")
    }

    @Test func theShippedFileIsTheStarter() throws {
        let shipped = try repositoryFile("playground.json")
        let starter = String(decoding: starterFile(), as: UTF8.self).replacing(
            "\"./playground.schema.json\",         //", with: "\"./Public/playground.schema.json\",  //")
        #expect(shipped == starter)
    }

    /// No width loses a column: three photos, one card, three cards, and in `mixed` one and three in turn.
    @Test(arguments: [1.0, 2, 3])
    func everyStyleKeepsItsColumns(scale: Double) throws {
        let playground = try playground(String(decoding: starterFile(), as: UTF8.self))
        let expected = [
            Array(repeating: 3, count: 10), Array(repeating: 1, count: 30), Array(repeating: 3, count: 10),
            [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 1],
        ]
        for width in 280...1400 {
            let viewport = Viewport(size: Size(width: Double(width), height: 844), scale: scale)
            for (style, lines) in expected.enumerated() {
                let laidOut = LaidOut(playground, style: style, viewport)
                #expect(laidOut.lines() == lines, "\(playground.styles[style].name) at \(width)@\(scale)x")
                #expect(laidOut.problems == [], "\(playground.styles[style].name) at \(width)@\(scale)x")
            }
        }
    }

    /// The article's numbers at 390 pt (round-cells): side 390 / 3 − 8 = 122, gap (390 − 3 × 122) / 2 = 12, pitch 122 + 10.
    @Test func roundIsTheArticles() throws {
        let laidOut = LaidOut(try playground(String(decoding: starterFile(), as: UTF8.self)))
        #expect(laidOut.frame(0) == Rect(x: 0, y: 0, width: 122, height: 122))
        #expect(laidOut.frame(1) == Rect(x: 134, y: 0, width: 122, height: 122))
        #expect(laidOut.frame(3) == Rect(x: 0, y: 132, width: 122, height: 122))
        let appearance = laidOut.resolved.appearance(at: IndexPath(section: 0, item: 0), size: laidOut.frame(0).size)
        #expect(appearance == CellAppearance(cornerRadius: 61, alpha: 1, content: .photo))
    }

    /// The article's numbers (presentation-styles): 16 from the edges, width − 32 by 112, ten between lines.
    @Test func tableIsTheArticles() throws {
        let laidOut = LaidOut(try playground(String(decoding: starterFile(), as: UTF8.self)), style: 1)
        #expect(laidOut.frame(0) == Rect(x: 16, y: 16, width: 358, height: 112))
        #expect(laidOut.frame(1) == Rect(x: 16, y: 138, width: 358, height: 112))
        let appearance = laidOut.resolved.appearance(at: IndexPath(section: 0, item: 0), size: laidOut.frame(0).size)
        #expect(appearance == CellAppearance(cornerRadius: 4, alpha: 1, content: .card))
    }

    /// (358 − 2 × 8) / 3 = 114 a side, in pitches of 122 and 134.
    @Test func gridIsTheArticles() throws {
        let laidOut = LaidOut(try playground(String(decoding: starterFile(), as: UTF8.self)), style: 2)
        #expect(laidOut.frame(4) == Rect(x: 138, y: 150, width: 114, height: 114))
    }

    /// Radius (390 − 100) / 2 = 145; item 0 at angle 0: centre 195 + 145 by 100.
    @Test func spiralIsTheArticles() throws {
        let laidOut = LaidOut(try playground(String(decoding: starterFile(), as: UTF8.self)), style: 4)
        #expect(laidOut.frame(0) == Rect(x: 325, y: 85, width: 30, height: 30))
        // Half a turn later: ten items on, π radians down.
        #expect(abs(laidOut.frame(10).midX - 50) < 1e-9)
        #expect(abs(laidOut.frame(10).midY - (100 + 50 * Double.pi)) < 1e-9)
    }
}
