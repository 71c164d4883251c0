import CollectionLayout
import JSONText
import Testing

@testable import PlaygroundFile

/// The style, then each variant that holds, then the section's entry of the result.
@Suite struct MergingTests {
    private let portrait = Viewport(size: Size(width: 400, height: 800), scale: 2)
    private let landscape = Viewport(size: Size(width: 800, height: 400), scale: 2)

    private func flow(_ style: String, _ viewport: Viewport, top: String = "") throws -> [FlowLayout.Section] {
        let text = """
            { \(top) "sections": [ { "id": "citrus", "items": 4 }, { "id": "berries", "items": 4 } ],
              "styles": { "flow": { \(style) } } }
            """
        let resolved = try playground(text).resolve(style: 0, viewport: viewport)
        guard case .flow(let flow) = resolved.layout else { return [] }
        return flow.sections
    }

    @Test func laterVariantsWinAndTheSectionHasTheLastWord() throws {
        let style = """
            "minimumLineSpacing": 1, "minimumInteritemSpacing": 1,
            "sections": { "citrus": { "minimumLineSpacing": 7 } },
            "variants": [
              { "when": "isLandscape", "minimumLineSpacing": 2, "minimumInteritemSpacing": 2,
                "sections": { "berries": { "minimumInteritemSpacing": 8 } } },
              { "when": "bounds.width >= 800", "minimumInteritemSpacing": 3 }
            ]
            """
        let upright = try flow(style, portrait)
        #expect(upright.map(\.minimumLineSpacing) == [7, 1])
        #expect(upright.map(\.minimumInteritemSpacing) == [1, 1])
        let wide = try flow(style, landscape)
        #expect(wide.map(\.minimumLineSpacing) == [7, 2])
        #expect(wide.map(\.minimumInteritemSpacing) == [3, 8])
    }

    @Test func entriesOfSectionsMergeKeyByKey() throws {
        let style = """
            "sections": { "citrus": { "minimumLineSpacing": 7, "minimumInteritemSpacing": 6 } },
            "variants": [{ "when": true, "sections": { "citrus": { "minimumLineSpacing": 9 } } }]
            """
        let sections = try flow(style, portrait)
        #expect(sections[0].minimumLineSpacing == 9)
        #expect(sections[0].minimumInteritemSpacing == 6)
    }

    /// Named insets merge, a later key having the last word on the sides it names; all other forms replace the whole.
    @Test func namedInsetsMergeAndOthersReplace() throws {
        func insets(_ style: String, _ entry: String) throws -> EdgeInsets {
            try flow(
                "\"sectionInset\": \(style), \"sections\": { \"citrus\": { \"sectionInset\": \(entry) } }", portrait)[0]
                .sectionInset
        }
        #expect(
            try insets(#"{ "top": 30, "left": 15, "horizontal": 5 }"#, #"{ "bottom": 20 }"#)
                == EdgeInsets(top: 30, left: 15, bottom: 20, right: 5))
        #expect(
            try insets(#"{ "top": 30, "left": 15 }"#, #"{ "horizontal": 1 }"#)
                == EdgeInsets(top: 30, left: 1, bottom: 0, right: 1))
        #expect(
            try insets("[30, 15, 20, 5]", #"{ "top": 1 }"#) == EdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
        #expect(
            try insets(#"{ "top": 30 }"#, "7") == EdgeInsets(top: 7, left: 7, bottom: 7, right: 7))
    }

    /// A style's `gap` also moves a `side` that the top of the file writes in terms of `gap`; the nearest wins.
    @Test func letsAreResolvedWhereTheyAreUsed() throws {
        let top = #""let": { "gap": 8, "side": "2 * gap" },"#
        let style = """
            "let": { "gap": 10 }, "minimumLineSpacing": "side",
            "sections": { "berries": { "let": { "gap": 100 } } },
            "variants": [{ "when": "isLandscape", "let": { "gap": 30 } }]
            """
        #expect(try flow(style, portrait, top: top).map(\.minimumLineSpacing) == [20, 200])
        #expect(try flow(style, landscape, top: top).map(\.minimumLineSpacing) == [60, 200])
        #expect(try flow(#""minimumLineSpacing": "side""#, portrait, top: top).map(\.minimumLineSpacing) == [16, 16])
    }

    @Test func cellsMergeKeyByKeyFromTheFileDown() throws {
        let text = """
            { "items": 3, "cell": { "content": "card", "cornerRadius": 4, "color": "#111111" },
              "sections": [ { "id": "a", "items": 3 }, { "id": "b", "items": 3 } ],
              "styles": { "flow": { "cell": { "cornerRadius": "height / 4" },
                                    "sections": { "b": { "cell": { "content": "photo", "color": "#222222" } } } } } }
            """.replacing("\"items\": 3, \"cell\"", with: "\"cell\"")
        let resolved = try playground(text).resolve(style: 0, viewport: portrait)
        let size = Size(width: 50, height: 40)
        let a = IndexPath(section: 0, item: 0)
        let b = IndexPath(section: 1, item: 0)
        #expect(resolved.appearance(at: a, size: size) == CellAppearance(cornerRadius: 10, alpha: 1, content: .card))
        #expect(resolved.appearance(at: b, size: size) == CellAppearance(cornerRadius: 10, alpha: 1, content: .photo))
        #expect(resolved.item(at: a).color == "#111111")
        #expect(resolved.item(at: b).color == "#222222")
    }

    @Test func anAnimationIsReplacedWhole() throws {
        let text = """
            { "animation": { "duration": 2, "curve": "linear" },
              "styles": {
                "file": {},
                "own": { "animation": { "duration": "isLandscape ? 1 : 0.5" } },
                "spring": { "animation": { "spring": { "duration": 0.5, "bounce": 0.2 } } },
                "damped": { "animation": { "spring": { "dampingRatio": 0.75 } } },
                "settling": { "animation": { "duration": 1.5, "dampingRatio": 0.5 } },
                "one by one": { "animation": { "stagger": "bounds.width / 8000" } },
                "springs": { "animation": { "spring": { "dampingRatio": 1 }, "stagger": 1 } },
                "settled": { "animation": { "dampingRatio": 1, "stagger": 0.25 } } } }
            """
        let playground = try playground(text)
        func animation(_ style: Int, _ viewport: Viewport) -> Animation {
            playground.resolve(style: style, viewport: viewport).animation
        }
        #expect(animation(0, portrait) == Animation(duration: 2, timing: .curve(.linear)))
        #expect(animation(1, portrait) == Animation(duration: 0.5, timing: .curve(.easeInOut)))
        #expect(animation(1, landscape) == Animation(duration: 1, timing: .curve(.easeInOut)))
        #expect(animation(2, portrait) == Animation(duration: 0.5, timing: .spring(bounce: 0.2)))
        #expect(animation(3, portrait) == Animation(duration: 0.5, timing: .spring(bounce: 0.25)))
        #expect(animation(4, portrait) == Animation(duration: 1.5, timing: .spring(bounce: 0.5)))
        #expect(animation(5, portrait) == Animation(duration: 0.3, timing: .curve(.easeInOut), stagger: 0.05))
        #expect(animation(6, portrait) == Animation(duration: 0.5, timing: .spring(bounce: 0), stagger: 1))
        #expect(animation(7, portrait) == Animation(duration: 0.3, timing: .spring(bounce: 0), stagger: 0.25))
    }

    /// The nearer of two keys that say the same displaces the other.
    @Test func theNearerOfHeightAndRatioHolds() throws {
        let text = """
            { "sections": [ { "id": "a", "items": 1 }, { "id": "b", "items": 1 } ],
              "styles": { "grid": { "layout": "grid", "itemHeight": 80, "columns": 1,
                                    "sections": { "b": { "aspectRatio": 2 } } } } }
            """
        let laidOut = LaidOut(try playground(text), portrait)
        #expect(laidOut.frame(0, section: 0).height == 80)
        #expect(laidOut.frame(0, section: 1).height == 200)
    }

    /// More variants than are compiled beforehand: any of them can hold together.
    @Test func sevenVariantsWorkAsOne() throws {
        let variants = (0..<7).map { #"{ "when": "bounds.width > \#($0)00", "minimumLineSpacing": \#($0) }"# }
        let style = "\"variants\": [\(variants.joined(separator: ", "))]"
        for width in [50.0, 150, 250, 650] {
            let viewport = Viewport(size: Size(width: width, height: 1000), scale: 2)
            #expect(try flow(style, viewport)[0].minimumLineSpacing == (width / 100).rounded(.down))
        }
    }
}
