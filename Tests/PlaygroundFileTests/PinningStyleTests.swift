import CollectionLayout
import JSONText
import Testing

@testable import PlaygroundFile

@Suite struct PinningStyleTests {
    private let sections = """
        "sections": [
          { "id": "a", "header": "A", "footer": "a", "items": 20 },
          { "id": "b", "header": "B", "footer": "b", "items": 20 }
        ]
        """

    /// Down the screen and across it, a variant may switch it on: the header of 44 leaves its place as soon as the content
    /// moves, the footer of 28 waits at the bottom.
    @Test(arguments: ["flow", "grid", "list", "waterfall", "mosaic"])
    func pinnedIsWhatTheStyleSays(_ layout: String) throws {
        let style = """
            "layout": "\(layout)", "headerReferenceSize": 44, "footerReferenceSize": 28,
            "variants": [{
              "when": "isLandscape", "sectionHeadersPinToVisibleBounds": true, "sectionFootersPinToVisibleBounds": true
            }]
            """
        let file = try playground("{ \(sections), \"styles\": { \"s\": { \(style) } } }")
        let first = IndexPath(section: 0, item: 0)
        let upright = LaidOut(file, width: 390, height: 844).layout
        #expect(!upright.hasTracks)
        let across = LaidOut(file, width: 844, height: 100).layout
        let header = try #require(across.track(of: .header, at: first, over: 0...100))
        #expect(header.values(at: -7).dy == 0)
        #expect(header.values(at: 33).dy == 33)
        let footer = try #require(across.frame(of: .footer, at: first))
        let track = try #require(across.track(of: .footer, at: first, over: 0...100))
        // 100 high, so that at offset 33 the visible bottom is at 133.
        #expect(abs(footer.maxY + track.values(at: 33).dy - 133) < 1e-9)
        #expect(across.attributes(of: .header, at: first).zIndex == 1024)
    }

    @Test func pinningBelongsToTheWholeView() {
        let found = problems(
            """
            { \(sections), "styles": { "s": {
              "layout": "grid", "sections": { "a": { "sectionHeadersPinToVisibleBounds": true } } } } }
            """)
        #expect(found.map(\.code) == ["key.notHere"])
        let spiral = problems(
            #"{ "styles": { "s": { "layout": "spiral", "sectionFootersPinToVisibleBounds": true } } }"#)
        #expect(spiral.map(\.code) == ["key.notHere"])
    }
}
