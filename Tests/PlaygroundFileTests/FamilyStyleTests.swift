import CollectionLayout
import JSONText
import Testing

@testable import PlaygroundFile

/// Circles, piles and carousels as a file says them.
@Suite struct FamilyStyleTests {
    private func laidOut(
        _ style: String, items: String = "12", width: Double = 390, height: Double = 844
    ) throws -> LaidOut {
        LaidOut(
            try playground("{ \"items\": \(items), \"styles\": { \"s\": { \(style) } } }"), width: width, height: height
        )
    }

    private func centers(_ laidOut: LaidOut) -> [Point] {
        laidOut.layout.allCells.map { Point(x: $0.midX, y: $0.midY) }
    }

    // MARK: Circles

    /// Round photos of 60 on a circle of (390 − 60) / 2 = 165, the first at the top: twelve need 2 × 165 × sin 15° = 85 of the 70
    /// that they take with the spacing.
    @Test func aCircleIsAsLargeAsFits() throws {
        let laidOut = try laidOut(#""layout": "circle""#)
        #expect(laidOut.problems == [])
        let frame = laidOut.frame(0)
        #expect(frame.size == Size(width: 60, height: 60))
        #expect(abs(frame.midX - 195) < 1e-9 && abs(frame.midY - (422 - 165)) < 1e-9)
        let opposite = laidOut.frame(6)
        #expect(abs(opposite.midX - 195) < 1e-9 && abs(opposite.midY - (422 + 165)) < 1e-9)
    }

    /// Square corners take the diagonal, 84.85, and the spacing: ten fit on that ring, π / asin(94.85 / 330) = 10.8.
    @Test func cardsStandFartherApartThanPhotos() throws {
        for (content, isOneRing) in [("photo", true), ("card", false)] {
            let style =
                #""layout": "circle", "cell": { "content": "\#(content)", "cornerRadius": \#(isOneRing ? 30 : 0) }"#
            let radii = centers(try laidOut(style)).map { ($0.x - 195) * ($0.x - 195) + ($0.y - 422) * ($0.y - 422) }
            #expect(radii.allSatisfy { abs($0 - 165 * 165) < 1e-6 } == isOneRing, "\(content)")
        }
    }

    /// `ringSpacing` is `spacing` unless it is written; sizes know both by their keys.
    @Test func spacingsOfACircle() throws {
        let rings = #""layout": "circle", "itemSize": 40, "radius": 50"#
        // 40 and 10 between: six on the ring of 50. The seventh is 40 and the ring spacing farther out.
        #expect(try laidOut(rings, items: "7").frame(6).midY == 422 - 100)
        #expect(try laidOut(rings + #", "ringSpacing": 25"#, items: "7").frame(6).midY == 422 - 115)
        #expect(try laidOut(#""layout": "circle", "spacing": 7, "itemSize": "spacing * 6""#).frame(0).width == 42)
        #expect(
            try laidOut(#""layout": "circle", "spacing": 7, "ringSpacing": 3, "itemSize": "ringSpacing * 6""#).frame(0)
                .width
                == 18)
    }

    @Test func aCirclesFormulasKnowTheRoom() throws {
        let laidOut = try laidOut(
            #""layout": "circle", "radius": "min(available.width, available.height) / 2.5", "startAngle": 0, "sectionInset": 35"#,
            items: "8"
        )
        // (390 − 70) / 2.5 = 128, to the right.
        #expect(abs(laidOut.frame(0).midX - 323) < 1e-9 && abs(laidOut.frame(0).midY - 422) < 1e-9)
    }

    @Test func ringsThatLieOverEachOtherAreSaid() throws {
        let tight = try laidOut(#""layout": "circle", "itemSize": 40, "radius": 50, "spacing": -20"#, items: "13")
        // 13 fit on the ring of 50, π / asin(20 / 100) = 15.6, 2 × 50 × sin(π / 13) = 23.93 apart instead of 40.
        #expect(tight.problems.map(\.code) == ["layout.overlap"])
        #expect(
            tight.problems.first?.message
                == "Cells of a ring lie over each other by 16.07 pt at 390×844, because the spacing between them is negative."
        )
        #expect(tight.problems.first?.path == "styles.s.spacing")
        let rings = try laidOut(#""layout": "circle", "itemSize": 40, "radius": 50, "ringSpacing": -5"#)
        #expect(rings.problems.map(\.path) == ["styles.s.ringSpacing"])
        #expect(rings.problems.first?.message.hasPrefix("Rings lie over each other by 5 pt") == true)
    }

    @Test func aVariantChangesTheRadius() throws {
        let style = #""layout": "circle", "radius": 100, "variants": [{ "when": "isLandscape", "radius": 70 }]"#
        #expect(try laidOut(style).frame(0).midY == 322)
        #expect(try laidOut(style, width: 844, height: 390).frame(0).midY == 125)
    }

    // MARK: Piles

    /// Without a word each card is 6 below the one above it, in a fan none is.
    @Test func theShiftOfAPile() throws {
        let pile = try laidOut(#""layout": "stack", "angle": 0"#)
        #expect(pile.frame(3).y - pile.frame(2).y == 6 && pile.frame(3).x == pile.frame(2).x)
        let fan = try laidOut(#""layout": "stack", "angle": 0, "fan": true"#)
        #expect(fan.frame(3) == fan.frame(2))
        let own = try laidOut(#""layout": "stack", "angle": 0, "fan": true, "shift": ["bounds.width / 100", -2]"#)
        #expect(abs(own.frame(3).x - own.frame(2).x - 3.9) < 1e-9 && own.frame(3).y - own.frame(2).y == -2)
    }

    @Test func aPilesDepth() throws {
        let hidden = { (laidOut: LaidOut) in
            (0..<12).filter { laidOut.layout.attributes(of: .cell, at: IndexPath(section: 0, item: $0)).isHidden }.count
        }
        for (depth, expected) in [
            (#""layout": "stack""#, 2), (#""layout": "stack", "depth": "count / 4 + 0.9""#, 9),
            (#""layout": "stack", "depth": 0"#, 12),
        ] {
            let laidOut = try laidOut(depth)
            #expect(hidden(laidOut) == expected)
        }
        let turned = try laidOut(#""layout": "stack", "angle": 0.5"#)
        #expect(turned.layout.attributes(of: .cell, at: IndexPath(section: 0, item: 2)).rotation == -0.5)
    }

    // MARK: Carousels

    @Test func aCarouselScrollsSideways() throws {
        let line = try laidOut(#""layout": "carousel", "itemSize": [240, 320]"#)
        #expect(line.layout.scrollDirection == .horizontal)
        #expect(line.frame(0) == Rect(x: 75, y: 262, width: 240, height: 320))
        #expect(line.frame(1).x == 325)
        #expect(line.layout.snapOffsets == .even(start: 0, pitch: 250, count: 12))
        #expect(line.layout.perspective == 0)
        let column = try laidOut(#""layout": "carousel", "scrollDirection": "vertical""#)
        #expect(column.layout.scrollDirection == .vertical)
        // Other layouts scroll down without a word.
        #expect(try laidOut(#""layout": "circle""#).layout.scrollDirection == .vertical)
        #expect(
            try laidOut(#""layout": "carousel", "spacing": 24, "itemSize": "spacing * 5""#).frame(1).x == 195 - 60 + 144
        )
    }

    @Test func aCoverFlow() throws {
        let covers = try laidOut(
            #""layout": "carousel", "itemSize": 200, "tilt": ".pi / 3", "minimumScale": 0.5, "minimumAlpha": 0.25, "perspective": 700"#
        )
        // 200 × cos² 60° + 10.
        #expect(abs(covers.frame(1).x - covers.frame(0).x - 60) < 1e-9)
        #expect(covers.layout.perspective == 700)
        let second = try #require(covers.layout.track(of: .cell, at: IndexPath(section: 0, item: 1), over: 0...600))
        let values = second.values(at: 0)
        #expect(abs(values.tilt + .pi / 3) < 1e-12)
        #expect(values.scale == 0.5 && values.alpha == 0.25)
    }

    @Test func aTiltWithoutEffectIsSaid() throws {
        let style = #""layout": "carousel", "scrollDirection": "vertical", "tilt": 1"#
        let problems = try laidOut(style).problems
        #expect(problems.map(\.code) == ["layout.withoutEffect"])
        #expect(problems.first?.severity == .warning)
        #expect(problems.first?.suggestion == #""scrollDirection": "horizontal""#)
        #expect(problems.first?.path == "styles.s.tilt")
        #expect(try laidOut(#""layout": "carousel", "tilt": 1"#).problems == [])
        #expect(try laidOut(#""layout": "carousel", "scrollDirection": "vertical""#).problems == [])
    }

    // MARK: All of them

    /// They run once over all sections, whose items may have sizes of their own.
    @Test(arguments: ["circle", "stack", "carousel"])
    func sectionsHaveTheirSizes(_ layout: String) throws {
        let text = """
            { "sections": [{ "id": "a", "items": 2 }, { "id": "b", "items": 2 }],
              "styles": { "s": { "layout": "\(layout)", "itemSize": 40, "sections": { "b": { "itemSize": [20, "width + index"] } } } } }
            """
        let laidOut = LaidOut(try playground(text))
        #expect(laidOut.problems == [])
        #expect(laidOut.frame(1).size == Size(width: 40, height: 40))
        #expect(laidOut.frame(0, section: 1).size == Size(width: 20, height: 22))
        #expect(laidOut.frame(1, section: 1).size == Size(width: 20, height: 23))
    }

    @Test(arguments: ["circle", "stack", "carousel"])
    func aSizeThatMakesNoSenseIsSaid(_ layout: String) throws {
        let some = try laidOut(#""layout": "\#(layout)", "itemSize": "20 - 10 * item""#)
        #expect(some.problems.map(\.code) == ["layout.negative"])
        #expect(
            some.problems.first?.message.hasPrefix("'itemSize' is -10 pt for item 3 (and 8 more) at 390×844") == true)
        #expect(some.layout.isInvalid(at: IndexPath(section: 0, item: 3)))
        #expect(!some.layout.isInvalid(at: IndexPath(section: 0, item: 2)))
        let all = try laidOut(#""layout": "\#(layout)", "itemSize": "available.width - 400""#)
        #expect(all.problems.map(\.code) == ["layout.negative"])
        #expect(all.layout.isInvalid(at: IndexPath(section: 0, item: 11)))
    }

    /// Nothing, one, two and the shipped thirty, on screens from 1 to 16,384 points, without a word.
    @Test(arguments: ["circle", "stack", "carousel"], ["0", "1", "2", "30"])
    func anyScreen(_ layout: String, _ items: String) throws {
        for (width, height) in [(1.0, 1.0), (320, 480), (844, 390), (16_384, 16_384), (16_384, 1)] {
            let laidOut = try laidOut(#""layout": "\#(layout)""#, items: items, width: width, height: height)
            #expect(laidOut.problems == [], "\(width)×\(height)")
            let areFinite = laidOut.layout.allCells.allSatisfy { $0.isFinite }
            #expect(areFinite)
            #expect(laidOut.layout.contentSize.width >= width && laidOut.layout.contentSize.height >= height)
        }
    }
}

extension PreparedLayout {
    fileprivate var allCells: [Rect] {
        var cells: [Rect] = []
        forEachElement { cells.append($0.frame) }
        return cells
    }
}
