import CollectionLayout
import Foundation
import JSONText
import TestSupport
import Testing

@testable import PlaygroundFile

@Suite struct EffectsTests {
    /// Ten rows of 100 points, item 3 of which has its centre at (195, 350).
    private func list(
        _ effects: String, more: String = "", items: String = #""items": 10"#, width: Double = 390, height: Double = 500
    ) throws -> LaidOut {
        let style = """
            "layout": "grid", "columns": 1, "itemHeight": 100, "spacing": 0, \(more) "effects": \(effects)
            """
        return LaidOut(
            try playground("{ \(items), \"styles\": { \"s\": { \(style) } } }"), width: width, height: height)
    }

    private func cellTrack(_ laidOut: LaidOut, _ item: Int = 3, over offsets: ClosedRange<Double> = 0...1000) -> Track?
    {
        laidOut.layout.track(of: .cell, at: IndexPath(section: 0, item: item), over: offsets)
    }

    @Test func aCellFadesByItsPlace() throws {
        // Item 3 is 350 below the top at offset 0; it fades from 200 above the lower edge of 500 to it.
        let fade = try list(#"[{ "alpha": "(bounds.height - visible.y) / 200" }]"#)
        let track = try #require(cellTrack(fade, over: -300...1000))
        for (offset, alpha) in [(0.0, 0.75), (50, 1), (-150, 0), (-50, 0.5), (1000, 1)] {
            #expect(abs(track.values(at: offset).alpha - alpha) <= 0.01, "at \(offset)")
        }
        // Level up to −150 and from 50 on.
        #expect(track.knots.count == 2)
    }

    @Test func everyNameHasItsValue() throws {
        // Item 3: 390×100, its own size 50×50, its centre at (195, 350); 20 points of content inset on the left and 7 on top
        // begin the visible bounds at (-20, offset).
        let laidOut = try list(
            #"[{ "translation": ["visible.x", "visible.y + offset"], "rotation": "width / 1000", "scale": "item", "zIndex": "data.z" }]"#,
            more: #""contentInset": [7, 20, 0, 0], "#,
            items: #""items": [{}, {}, {}, { "data": { "z": -4 } }, {}]"#)
        let frame = laidOut.frame(3)
        #expect(frame == Rect(x: 0, y: 300, width: 370, height: 100))
        let values = try #require(cellTrack(laidOut)).values(at: 123)
        #expect(
            values == Track.Values(dx: 185 + 20, dy: 350, scale: 3, rotation: 0.37, tilt: 0, alpha: 1, zIndex: -4))
        // Nothing in it follows the scroll: one knot says it for good.
        #expect(cellTrack(laidOut)?.knots.count == 1)
    }

    @Test func alongAHorizontalScroll() throws {
        let row = LaidOut(
            try playground(
                #"""
                { "items": 10, "styles": { "s": { "layout": "grid", "scrollDirection": "horizontal", "columns": 1, "spacing": 0,
                  "aspectRatio": 1, "effects": [{ "translation": ["-visible.x / 2", "visible.y"] }] } } }
                """#), width: 300, height: 200)
        // Item 2 is 200×200 with its centre at (500, 100).
        let track = try #require(cellTrack(row, 2))
        #expect(abs(track.values(at: 0).dx + 250) < 1e-9 && abs(track.values(at: 400).dx + 50) < 1e-9)
        #expect(track.values(at: 400).dy == 100)
    }

    @Test func effectsAreAppliedOneAfterTheOther() throws {
        let two = try #require(
            cellTrack(
                try list(
                    #"[{ "scale": 2, "alpha": 0.5, "translation": [3, 4] }, { "scale": 0.25, "alpha": 0.5, "translation": [10, 0], "tilt": 1 }]"#
                )))
        #expect(two.values(at: 0) == Track.Values(dx: 13, dy: 4, scale: 0.5, tilt: 1, alpha: 0.25))
    }

    @Test func whatDoesNothingIsNotSent() throws {
        for effects in ["[]", "[{}]", "[{}, {}]"] {
            #expect(try !list(effects).layout.hasTracks)
        }
        for effects in [
            #"[{ "translation": [0, 0], "scale": 1, "alpha": 1, "rotation": 0, "tilt": "0 * visible.y", "zIndex": 0 }]"#,
            #"[{ "alpha": "2 + visible.y * visible.y" }]"#, #"[{ "scale": 2 }, { "scale": 0.5 }]"#,
        ] {
            #expect(cellTrack(try list(effects)) == nil)
        }
        let headers = try list(
            #"[{ "alpha": 0.5 }]"#, items: #""sections": [{ "header": "A", "items": 2 }]"#)
        #expect(headers.layout.track(of: .header, at: IndexPath(section: 0, item: 0), over: 0...100) == nil)
        #expect(cellTrack(headers, 1)?.knots.count == 1)
        #expect(cellTrack(headers, 2) == nil)
    }

    /// No perspective of its own: tilted cells are seen from 500 points away.
    @Test func tiltedCellsAreSeenInPerspective() throws {
        #expect(try list(#"[{ "tilt": "visible.y / 500" }]"#).layout.perspective == 500)
        #expect(try list(#"[{ "rotation": "visible.y / 500" }]"#).layout.perspective == 0)
    }

    @Test func alphaAndScaleAreHeldWithinWhatTheyCanBe() throws {
        let held = try list(#"[{ "alpha": "visible.y / 100 - 1", "scale": "visible.y / 100 - 1" }]"#)
        #expect(held.problems == [])
        let track = try #require(cellTrack(held))
        // The centre at 350 − offset: 0 and less from 250 on, 1 and more up to 150.
        for (offset, alpha, scale) in [(0.0, 1.0, 2.5), (150, 1, 1), (200, 0.5, 0.5), (250, 0, 0), (400, 0, 0)] {
            #expect(abs(track.values(at: offset).alpha - alpha) <= 0.01)
            #expect(abs(track.values(at: offset).scale - scale) <= 0.01)
        }
    }

    @Test func whatMakesNoSenseChangesNothingAndIsSaidOnce() throws {
        let odd = try list(
            #"[{ "translation": [5, "1 / (item - item)"], "alpha": 0.5, "rotation": "1.0 / (visible.x - 195)" }]"#)
        #expect(
            odd.problems.map(\.message) == [
                "The y in 'translation' has no value for item 0 at offset -490.91 at 390×500 and counts as 0: "
                    + "1 / 0: a division by zero has no result.",
                "'rotation' is not a finite number for item 0 at offset -490.91 at 390×500; it counts as 0.",
            ])
        #expect(odd.problems.first?.path == "styles.s.effects[0].translation[1]")
        #expect(cellTrack(odd)?.knots.map(\.values) == [Track.Values(dx: 5, alpha: 0.5)])
        let factors = try list(#"[{ "scale": "0 / (visible.x - 195)", "alpha": "visible.y - visible.y + 0.0 / 0" }]"#)
        #expect(
            factors.problems.map(\.message) == [
                "'scale' is not a finite number for item 0 at offset -490.91 at 390×500; it counts as 1.",
                "'alpha' is not a finite number for item 0 at offset -490.91 at 390×500; it counts as 1.",
            ])
        // A scale that has no value leaves the cell as it is: 0 would take it away.
        #expect(cellTrack(try list(#"[{ "scale": "0 / (visible.x - 195)" }]"#)) == nil)
        // Wrong only where nobody sees it: nothing is said.
        #expect(try list(#"[{ "scale": "visible.y > 2000 ? 5000 : 1" }]"#).problems == [])
    }

    @Test func aVariantReplacesThemAndASectionHasNone() throws {
        let style = #"[{ "alpha": 0.5 }], "variants": [{ "when": "isLandscape", "effects": [{ "scale": 2 }] }]"#
        #expect(cellTrack(try list(style))?.knots.map(\.values) == [Track.Values(alpha: 0.5)])
        #expect(cellTrack(try list(style, width: 800))?.knots.map(\.values) == [Track.Values(scale: 2)])
        let section = """
            { "sections": [{ "id": "a", "items": 1 }],
              "styles": { "s": { "sections": { "a": { "effects": [{ "alpha": 0 }] } } } } }
            """
        #expect(
            problems(section).map(\.message) == [
                "'effects' belongs to the whole view and not to one section; write it in the style."
            ])
    }

    /// A cell that the layout itself has enlarged moves its corners farther when it is turned: its track has more knots.
    @Test func theToleranceIsOfWhatIsSeen() throws {
        func knots(_ scale: Int) throws -> Int {
            let text = """
                { "items": 1, "styles": { "s": { "layout": "formula", "itemSize": 100, "scale": \(scale),
                  "effects": [{ "rotation": "sin(visible.y / 400)" }] } } }
                """
            return cellTrack(LaidOut(try playground(text)), 0, over: 0...600)?.knots.count ?? 0
        }
        #expect(try knots(9) > 2 * knots(1))
    }

    // MARK: Random effects

    /// An effect as the file has it, and as Swift has it, of the centre's distance from the top at each offset.
    private struct Effect {
        var text: String
        var value: (Double) -> Track.Values
    }

    private func randomEffect(_ random: inout SeededGenerator) -> Effect {
        let a = (Double.random(in: 100...700, using: &random) * 4).rounded() / 4
        let b = (Double.random(in: 150...900, using: &random) * 4).rounded() / 4
        switch Int.random(in: 0...5, using: &random) {
        case 0:
            return Effect(text: #""alpha": "1 - abs(visible.y - \#(a)) / \#(b)""#) {
                Track.Values(alpha: min(1, max(0, 1 - abs($0 - a) / b)))
            }
        case 1:
            return Effect(text: #""scale": "max(0.6, 1.2 - abs(visible.y - \#(a)) / \#(b))""#) {
                Track.Values(scale: max(0.6, 1.2 - abs($0 - a) / b))
            }
        case 2:
            return Effect(text: #""translation": ["9 * sin(visible.y / \#(b))", "(visible.y - \#(b)) / 8"]"#) {
                Track.Values(dx: 9 * sin($0 / b), dy: ($0 - b) / 8)
            }
        case 3:
            return Effect(text: #""rotation": "atan((visible.y - \#(a)) / \#(b)) / 4""#) {
                Track.Values(rotation: atan(($0 - a) / b) / 4)
            }
        case 4:
            return Effect(text: #""translation": [0, "visible.y < 0 ? -visible.y / 2 : 0"]"#) {
                Track.Values(dy: $0 < 0 ? -$0 / 2 : 0)
            }
        default:
            return Effect(text: #""tilt": "min(1, max(-1, (visible.y - \#(a)) / \#(b)))""#) {
                Track.Values(tilt: min(1, max(-1, ($0 - a) / b)))
            }
        }
    }

    /// Quarter of a pixel at three pixels a point, a hundredth of alpha, at 1,000 random offsets.
    @Test(arguments: 1...24)
    func tracksKeepWithinTheirError(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let effects = (0..<Int.random(in: 1...3, using: &random)).map { _ in randomEffect(&random) }
        let laidOut = try list("[" + effects.map { "{ \($0.text) }" }.joined(separator: ", ") + "]")
        #expect(laidOut.problems == [])
        let item = Int.random(in: 0..<10, using: &random)
        let track = cellTrack(laidOut, item, over: -500...1500)
        #expect(track.map { $0.knots.count < Track.maximumKnots } ?? true, "seed \(seed)")
        let reach = (390.0 * 390 + 100 * 100).squareRoot() / 2
        for _ in 0..<1000 {
            let offset = Double.random(in: -500...1500, using: &random)
            let top = Double(item) * 100 + 50 - offset
            let expected = effects.reduce(Track.Values.none) { $0.followed(by: $1.value(top)) }
            let found = track?.values(at: offset) ?? .none
            // A corner is scaled, turned and moved; the tilt takes it to the side.
            func corner(_ values: Track.Values) -> (Double, Double, Double) {
                (
                    values.dx + values.scale * reach * cos(values.rotation),
                    values.dy + values.scale * reach * sin(values.rotation), reach * values.scale * cos(values.tilt)
                )
            }
            let (a, b) = (corner(found), corner(expected))
            #expect(hypot(hypot(a.0 - b.0, a.1 - b.1), a.2 - b.2) <= 0.25 / 3, "seed \(seed) at \(offset)")
            #expect(abs(found.alpha - expected.alpha) <= 0.01, "seed \(seed) at \(offset)")
        }
    }
}
