import CollectionLayout
import JSONText
import TestSupport
import Testing

@testable import PlaygroundFile

/// The examples that the description of the file format gives, word for word.
@Suite struct ConfigBlocksTests {
    @Test func everyBlockReadsAndIsLaidOut() throws {
        for name in try Fixtures.names(in: "config") {
            let reading = readPlayground(
                try Fixtures.bytes("config/\(name)"), pictures: [], fileName: name)
            #expect(reading.problems == [], "\(name)")
            let playground = try #require(reading.playground, "\(name)")
            for style in playground.styles.indices {
                let laidOut = LaidOut(playground, style: style)
                #expect(laidOut.problems == [], "\(name), \(playground.styles[style].name)")
                #expect(laidOut.layout.itemCount == playground.itemCount)
                #expect(laidOut.layout.contentSize.height > 0)
            }
        }
    }

    /// The shape's example shows the articles' frames: (390 − 32 − 2 × 8) / 3 = 114 a side, the fourth item full width.
    @Test func theShapeShowsTheArticles() throws {
        let playground = try playground("config/shape.json", isFixture: true)
        #expect(playground.styles.map(\.name) == ["round", "table", "grid", "mixed", "spiral"])
        let mixed = LaidOut(playground, style: 3)
        #expect(mixed.frame(0) == Rect(x: 16, y: 16, width: 358, height: 112))
        // A side is one last digit below 114.
        #expect(mixed.frame(1).width == 114.0.nextDown)
        #expect(mixed.frame(1).y == 16 + 112 + 20)
        #expect(mixed.frame(4).y == 16 + 112 + 20 + 114.0.nextDown + 20)
        let look = mixed.resolved.appearance(at: IndexPath(section: 0, item: 1), size: Size(width: 114, height: 114))
        #expect(look == CellAppearance(cornerRadius: 57, alpha: 1, content: .photo))
    }

    @Test func nothingIsThirtyRoundFruits() throws {
        let playground = try playground("{}")
        #expect(playground.itemCount == 30)
        #expect(playground.styles.map(\.name) == ["round"])
        #expect(playground.title == "Playground")
        #expect(playground.showName == nil)
        #expect(playground.defaultStyleName == "round")
        let laidOut = LaidOut(playground)
        #expect(laidOut.lines() == Array(repeating: 3, count: 10))
        #expect(laidOut.frame(0) == Rect(x: 0, y: 0, width: 122, height: 122))
        let look = laidOut.resolved.appearance(at: IndexPath(section: 0, item: 0), size: Size(width: 122, height: 100))
        #expect(look == CellAppearance(cornerRadius: 50, alpha: 1, content: .photo))
        #expect(laidOut.resolved.animation == Animation(duration: 0.3, timing: .curve(.easeInOut)))
        let apple = playground.item(at: IndexPath(section: 0, item: 0))
        #expect(apple.title == "Apple")
        #expect(apple.image == "apple.svg")
        let last = playground.item(at: IndexPath(section: 0, item: 29))
        #expect(last.title == "Avocado")
    }

    @Test func beyondThirtyTheFruitsComeRoundAgain() throws {
        let playground = try playground(#"{ "items": 61 }"#)
        #expect(playground.item(at: IndexPath(section: 0, item: 30)).title == "Apple")
        #expect(playground.item(at: IndexPath(section: 0, item: 31)).title == "Pear")
        #expect(playground.item(at: IndexPath(section: 0, item: 60)).title == "Apple")
    }

    @Test func aListedItemIsAsWritten() throws {
        let playground = try playground("config/items-list.json", isFixture: true)
        #expect(
            playground.item(at: IndexPath(section: 0, item: 0))
                == PlaygroundItem(id: "apple", title: "Apple", image: "apple.svg", color: "#ff3b30", hasOwnColor: true))
    }

    /// random(n): the top 53 bits of SplitMix64's finaliser over the bits of n, divided by 2^53.
    @Test func aGeneratorsSizesAreItsFormulas() throws {
        let laidOut = LaidOut(try playground("config/items-generator.json", isFixture: true))
        #expect(laidOut.resolved.item(at: IndexPath(section: 0, item: 4)).title == "Item 5")
        for item in [0, 1, 17, 9999] {
            var z = Double(item).bitPattern
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            z ^= z >> 31
            let random = Double(z >> 11) / 9_007_199_254_740_992
            #expect(laidOut.frame(item).height == 80 + 120 * random)
            #expect(laidOut.frame(item).width == 100)
        }
    }

    @Test func sectionsHaveTextsAndData() throws {
        let playground = try playground("config/sections.json", isFixture: true)
        #expect(playground.headerText(inSection: 0) == "Citrus")
        #expect(playground.footerText(inSection: 0) == "3 kinds")
        // 44 for the header and 28 for the footer are a grid's defaults; four rows of (390 − 20) / 3 with 10 between.
        let laidOut = LaidOut(playground)
        let side = (390.0 - 20) / 3
        #expect(laidOut.layout.supplementaryFrame(.header, inSection: 0) == Rect(x: 0, y: 0, width: 390, height: 44))
        #expect(laidOut.frame(3).y == 44 + side + 10)
        #expect(abs(laidOut.layout.contentSize.height - (44 + 4 * side + 30 + 28)) < 1e-9)
    }
}
