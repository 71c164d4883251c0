import CollectionLayout
import JSONText
import Testing

@testable import PlaygroundFile

@Suite struct SectionBackgroundStyleTests {
    private func file(_ style: String) -> String {
        """
        { "sections": [
            { "id": "a", "header": "A", "data": { "depth": 3 }, "items": 3 }, { "id": "b", "items": 3 }, { "items": 3 }
          ],
          "styles": { "s": { "layout": "grid", \(style) } } }
        """
    }

    /// Three columns in 390 points are squares of 370 / 3; sections b and c have no header.
    @Test func itIsTheStylesOrTheSections() throws {
        let laidOut = LaidOut(
            try playground(
                file(
                    """
                    "headerReferenceSize": 40,
                    "sectionBackground": { "color": "#ff0000", "cornerRadius": 12, "inset": { "horizontal": 8 } },
                    "sections": { "b": { "sectionBackground": { "cornerRadius": "available.width / 39" } } }
                    """)))
        func frame(_ section: Int) -> Rect? {
            laidOut.layout.frame(of: .decoration, at: IndexPath(section: section, item: 0))
        }
        let first = try #require(frame(0))
        #expect(first == Rect(x: 8, y: 40, width: 374, height: first.height))
        #expect(abs(first.height - 370.0 / 3) < 1e-9)
        #expect(frame(1)?.x == 0)
        #expect(frame(1)?.width == 390)
        #expect(
            laidOut.resolved.background(inSection: 0)
                == SectionBackground(color: "#ff0000", hasOwnColor: true, cornerRadius: 12))
        #expect(
            laidOut.resolved.background(inSection: 1)
                == SectionBackground(color: "#f2f2f7", hasOwnColor: false, cornerRadius: 10))
        #expect(laidOut.resolved.background(inSection: 2)?.cornerRadius == 12)
    }

    /// The colour is a text of the section: its braces know what a header's do.
    @Test func itsColourKnowsTheSection() throws {
        let laidOut = LaidOut(
            try playground(file(##""sectionBackground": { "color": "#{section.data.depth}{count}0" }"##)))
        #expect((0..<3).map { laidOut.resolved.background(inSection: $0)?.color } == ["#333300", "#003300", "#003300"])
        #expect(
            problems(file(##""sectionBackground": { "color": "#{item}00" }"##)).map(\.code) == ["formula.outOfScope"])
    }

    @Test func itsMistakesAreFound() {
        let found = problems(
            file(#""sectionBackground": { "colour": "red", "cornerRadius": -1, "inset": true }"#))
        #expect(found.map(\.code) == ["key.unknown", "value.range", "value.type"])
        #expect(found.first?.message == #""colour" is no key of 'sectionBackground'; did you mean 'color'?"#)
    }

    @Test func aFlowWithOneNeedsASubclass() throws {
        let plain = try playground(#"{ "styles": { "s": {} } }"#)
        #expect(!plain.styles[0].needsSubclass)
        let grounded = try playground(#"{ "styles": { "s": { "sectionBackground": {} } } }"#)
        #expect(grounded.styles[0].needsSubclass)
    }
}
