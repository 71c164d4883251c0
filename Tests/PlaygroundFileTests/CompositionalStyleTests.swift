import CollectionLayout
import JSONText
import Testing
import TextSizing

@testable import PlaygroundFile

/// What a compositional style says, beside the frames that `CompositionalVectorTests` hold.
@Suite struct CompositionalStyleTests {
    private func laidOut(
        _ style: String, items: String = "7", width: Double = 390, height: Double = 844, top: String = ""
    ) throws -> LaidOut {
        LaidOut(
            try playground(
                "{ \(top) \"items\": \(items), \"styles\": { \"c\": { \"layout\": \"compositional\"\(style) } } }"),
            width: width, height: height)
    }

    private func frames(_ kind: ElementKind, _ layout: PreparedLayout) -> [Rect] {
        var frames: [Rect] = []
        layout.forEachElement { if $0.kind == kind { frames.append($0.frame) } }
        return frames
    }

    @Test func withoutAWordThereAreRowsOf44() throws {
        let laidOut = try laidOut("")
        #expect(laidOut.problems == [])
        #expect(laidOut.frame(6) == Rect(x: 0, y: 264, width: 390, height: 44))
        #expect(!laidOut.resolved.style.needsSubclass)
    }

    /// A size can be written in three ways.
    @Test(arguments: [
        #"[".fractionalWidth(0.5)", 60]"#, #"{ "widthDimension": ".fractionalWidth(0.5)", "heightDimension": 60 }"#,
        #"{ "layoutSize": [" .fractionalWidth( 1 / 2 ) ", "30 + 30"] }"#,
        #"{ "layoutSize": { "widthDimension": "bounds.width / 2", "heightDimension": ".absolute(available.height - 784)" } }"#,
    ])
    func sizesInTheirSpellings(group: String) throws {
        let laidOut = try laidOut(#", "group": \#(group)"#, items: "2")
        #expect(laidOut.frame(1) == Rect(x: 0, y: 60, width: 195, height: 60))
    }

    /// Of what is estimated a photo keeps the estimate; within an estimated group an item without a word is estimated, too.
    @Test func picturesKeepTheirEstimates() throws {
        let laidOut = try laidOut(
            #", "group": [".fractionalWidth(1)", ".estimated(60)"], "contentInsets": { "top": 5 }"#, items: "2")
        #expect(laidOut.frame(1) == Rect(x: 0, y: 65, width: 390, height: 60))
        #expect(!laidOut.resolved.isEstimated)
        #expect(laidOut.problems == [])
    }

    /// One line of body text is 22 high, and a text cell has 11 above and below.
    @Test func textsSizeTheirCells() throws {
        let items =
            #"[{ "title": "Milk" }, { "title": "\#(String(repeating: "Bread and butter ", count: 12))" }, { "title": "Tea" }]"#
        let laidOut = try laidOut(
            #", "group": [".fractionalWidth(1)", ".estimated(60)"], "cell": { "content": "text" }"#, items: items)
        #expect(laidOut.resolved.isEstimated)
        #expect(!laidOut.resolved.sizesItemByItem)
        #expect(laidOut.problems == [])
        let heights = (0..<3).map { laidOut.frame($0).height }
        #expect(heights[0] == 44 && heights[2] == 44)
        #expect(heights[1] > 44 && (heights[1] - 22).truncatingRemainder(dividingBy: 22) == 0)
        #expect(laidOut.frame(2).y == 44 + heights[1])
    }

    /// What a page has measured replaces the estimate: three lines of 22, and 22 about them. Within insets it is the cell's own
    /// width that texts are asked for at: 390 − 2 × 20 − 2 × 16.
    @Test func measuredTextsReplaceEstimates() throws {
        let playground = try playground(
            #"""
            { "items": [{ "title": "a" }, { "title": "b" }], "cell": { "content": "text" }, "styles": { "c": { "layout": "compositional",
              "group": { "layoutSize": [".fractionalWidth(1)", ".estimated(60)"], "subitem": { "contentInsets": { "horizontal": 20 } } } } } }
            """#)
        #expect(playground.styles[0].usesText)
        let texts = TextSizes()
        let viewport = Viewport(size: Size(width: 390, height: 844), scale: 3)
        let before = playground.resolve(style: 0, viewport: viewport, texts: texts)
        var elements: [Element] = []
        before.prepared().forEachElement { elements.append($0) }
        let requests = before.unmeasuredTexts(in: elements, limit: 9)
        #expect(requests.map(\.text) == ["a", "b"])
        #expect(requests.map(\.width) == [318, 318])
        for request in requests { texts.store(TextSize(width: 300, lines: 3), for: request) }
        let after = playground.resolve(style: 0, viewport: viewport, texts: texts)
        let layout = after.prepared()
        #expect(layout.frame(at: IndexPath(section: 0, item: 1)) == Rect(x: 20, y: 88, width: 350, height: 88))
        #expect(!after.isEstimated)
    }

    /// Tags: as wide as their text of 50.5 and 16 on either side, rounded up, as many as fit a line.
    @Test func widthsOfTextsAsWell() throws {
        let playground = try playground(
            #"""
            { "items": [{ "title": "a" }, { "title": "b" }, { "title": "c" }], "cell": { "content": "text" }, "styles": { "c": {
              "layout": "compositional", "group": [".fractionalWidth(1)", ".estimated(60)"], "item": [".estimated(100)", ".estimated(60)"],
              "interItemSpacing": 8 } } }
            """#)
        let texts = TextSizes()
        let viewport = Viewport(size: Size(width: 200, height: 844), scale: 3)
        let body = TextStyle.body.font(inCategory: 3)
        for title in ["a", "b", "c"] {
            texts.store(TextSize(width: 50.5, lines: 1), for: TextRequest(title, body))
            texts.store(TextSize(width: 50.5, lines: 1), for: TextRequest(title, body, width: 51))
        }
        let layout = playground.resolve(style: 0, viewport: viewport, texts: texts).prepared()
        let frames = (0..<3).map { layout.frame(at: IndexPath(section: 0, item: $0)) }
        #expect(frames.map(\.size) == Array(repeating: Size(width: 83, height: 44), count: 3))
        #expect(frames[1] == Rect(x: 91, y: 0, width: 83, height: 44))
        #expect(frames[2].origin == Point(x: 0, y: 44))
    }

    /// Only where the group is estimated as well.
    @Test func anEstimateWithinAFixedGroupIsSaid() throws {
        let laidOut = try laidOut(
            #", "group": [".fractionalWidth(1)", 60], "item": [".fractionalWidth(1)", ".estimated(50)"], "cell": { "content": "text" }"#
        )
        #expect(laidOut.frame(0).height == 50)
        #expect(laidOut.problems.map(\.code) == ["layout.notSelfSized"])
        #expect(laidOut.problems.map(\.path) == ["styles.c.item[1]"])
        #expect(
            laidOut.problems.map(\.message) == [
                "The height of an item stays at its estimate: UIKit sizes a cell by its content only where its group is "
                    + "estimated on that axis as well."
            ])
    }

    @Test func headersAndFootersHaveRoomByThemselves() throws {
        let file = """
            { "sections": [{ "id": "a", "header": "H", "footer": "F", "items": 1 }, { "id": "b", "items": 1 }],
              "styles": { "c": { "layout": "compositional"STYLE } } }
            """
        func layout(_ style: String) throws -> LaidOut {
            LaidOut(try playground(file.replacing("STYLE", with: style)))
        }
        let standard = try layout("")
        #expect(frames(.header, standard.layout) == [Rect(x: 0, y: 0, width: 390, height: 44)])
        #expect(frames(.footer, standard.layout) == [Rect(x: 0, y: 88, width: 390, height: 28)])
        #expect(standard.layout.contentSize.height == 44 + 44 + 28 + 44)
        let none = try layout(#", "header": 0, "footer": "0 * bounds.width""#)
        #expect(none.layout.contentSize.height == 88)
        // Said in the style, they are there with or without a text.
        #expect(frames(.header, try layout(#", "header": 10"#).layout).count == 2)
        let whole = try layout(
            #", "header": { "layoutSize": [100, 30], "alignment": "topTrailing", "pinToVisibleBounds": true }"#)
        #expect(frames(.header, whole.layout)[0] == Rect(x: 290, y: 0, width: 100, height: 30))
    }

    @Test func pinningIsOfTheStyleUnlessAnItemSaysOtherwise() throws {
        let texts = #""sections": [{ "header": "H", "items": 30 }],"#
        func moves(_ style: String) throws -> Bool {
            let file = "{ \(texts) \"styles\": { \"c\": { \"layout\": \"compositional\"\(style) } } }"
            let layout = LaidOut(try playground(file)).layout
            return layout.track(of: .header, at: IndexPath(section: 0, item: 0), over: 100...200) != nil
        }
        #expect(try !moves(""))
        #expect(try moves(#", "sectionHeadersPinToVisibleBounds": true"#))
        #expect(try moves(#", "header": { "pinToVisibleBounds": true }"#))
        #expect(try !moves(#", "sectionHeadersPinToVisibleBounds": true, "header": { "pinToVisibleBounds": false }"#))
    }

    /// 390 wide in landscape's terms: a safe area of 59 on both sides of 844.
    @Test func referencesKeepSidesFree() throws {
        let viewport = Viewport(
            size: Size(width: 844, height: 390), scale: 3,
            safeAreaInsets: EdgeInsets(top: 0, left: 59, bottom: 21, right: 47), horizontalSizeClass: .compact,
            verticalSizeClass: .compact)
        func laid(_ style: String) throws -> PreparedLayout {
            let file =
                "{ \"sections\": [{ \"id\": \"a\", \"header\": \"H\", \"items\": 1 }], "
                + "\"styles\": { \"c\": { \"layout\": \"compositional\"\(style) } } }"
            return LaidOut(try playground(file), viewport).layout
        }
        func cell(_ style: String) throws -> Rect { try laid(style).frame(at: IndexPath(section: 0, item: 0)) }
        func header(_ style: String) throws -> Rect { frames(.header, try laid(style))[0] }
        // 844 − 59 − 47 = 738.
        #expect(try cell("") == Rect(x: 59, y: 44, width: 738, height: 44))
        #expect(try cell(#", "contentInsetsReference": "none""#).width == 844)
        // 20 more on either side from a width of 414 on.
        #expect(try cell(#", "contentInsetsReference": "layoutMargins""#) == Rect(x: 79, y: 44, width: 698, height: 44))
        #expect(try cell(#", "sections": { "a": { "contentInsetsReference": "none" } }"#).width == 844)
        let own = #", "contentInsetsReference": "none", "sections": { "a": { "contentInsetsReference": "automatic" } }"#
        #expect(try cell(own).width == 844)
        #expect(try header(#", "contentInsets": { "leading": 10 }"#) == Rect(x: 69, y: 0, width: 728, height: 44))
        let inset = #", "contentInsets": { "leading": 10 }, "supplementaryContentInsetsReference": "#
        #expect(try header(inset + #""none""#) == Rect(x: 0, y: 0, width: 844, height: 44))
        #expect(try header(inset + #""safeArea""#) == Rect(x: 59, y: 0, width: 738, height: 44))
    }

    /// A list's rows within the section's insets; the rest as groups. Margins of 16 below a width of 414.
    @Test func aSectionCanBeAList() throws {
        let laidOut = LaidOut(
            try playground(
                """
                { "sections": [{ "id": "a", "items": 2 }, { "id": "b", "header": "B", "items": 3 }],
                  "styles": { "c": { "layout": "compositional", "interSectionSpacing": 7, "sections": {
                    "b": { "layout": "list", "appearance": "insetGrouped", "itemHeight": "spacing * 10", "spacing": 5,
                           "contentInsets": { "leading": 4 }, "cell": { "content": "row" } } } } } }
                """))
        #expect(laidOut.problems == [])
        #expect(frames(.header, laidOut.layout) == [Rect(x: 20, y: 95, width: 354, height: 44)])
        #expect(laidOut.frame(0, section: 1) == Rect(x: 20, y: 139, width: 354, height: 50))
        #expect(laidOut.frame(2, section: 1).y == 139 + 2 * 55)
        let look = laidOut.resolved.appearance(at: IndexPath(section: 1, item: 0), size: Size(width: 354, height: 50))
        #expect(look.corners == 3 && look.separator != nil)
        // 17.5 free behind the last row of a group without a footer.
        #expect(laidOut.layout.contentSize.height == 139 + 160 + 17.5)
    }

    /// A variant's entry for a list section has a list's keys; and can make one.
    @Test func variantsKnowWhichSectionsAreLists() throws {
        let file = """
            { "sections": [{ "id": "a", "items": 2 }, { "id": "b", "items": 3 }],
              "styles": { "c": { "layout": "compositional",
                "sections": { "a": { "layout": "list", "itemHeight": 30 } },
                "variants": [{ "when": "isLandscape", "sections": { "a": { "itemHeight": 20 }, "b": { "layout": "list", "itemHeight": 10 } } }] } } }
            """
        let playground = try playground(file)
        #expect(LaidOut(playground).layout.contentSize.height == 2 * 30 + 3 * 44)
        #expect(LaidOut(playground, width: 844, height: 390).layout.contentSize.height == 2 * 20 + 3 * 10)
    }

    /// The short keys of an upper layer displace a whole group below it, and the other way round.
    @Test func layersKeepOneGroup() throws {
        let file = """
            { "sections": [{ "id": "a", "items": 2 }, { "id": "b", "items": 2 }, { "id": "c", "items": 2 }],
              "styles": { "c": { "layout": "compositional", "group": [".fractionalWidth(1)", 50], "count": 2, "interItemSpacing": 10,
                "sections": { "a": { "group": { "layoutSize": [100, 20] } }, "b": { "repeating": 1 },
                              "c": { "item": [".fractionalWidth(0.25)", 40] } } } } }
            """
        let laidOut = LaidOut(try playground(file))
        #expect(laidOut.frame(1, section: 0) == Rect(x: 0, y: 20, width: 100, height: 20))
        #expect(laidOut.frame(1, section: 1) == Rect(x: 0, y: 90, width: 390, height: 50))
        #expect(laidOut.frame(1, section: 2) == Rect(x: 200, y: 140, width: 190, height: 40))
    }

    @Test func badgesAndBoundaryItemsHaveTexts() throws {
        let playground = try playground(
            """
            { "sections": [{ "id": "a", "header": "New", "footer": "{count} of them",
                "items": [{ "badge": "3" }, { "title": "B" }, { "badge": "{item * 10}" }] }],
              "styles": {
                "short": { "layout": "compositional", "badge": { "layoutSize": 20 },
                  "boundarySupplementaryItems": [
                    { "elementKind": "more", "layoutSize": [60, 30], "text": "See all ({count})" },
                    { "elementKind": "line", "layoutSize": 1 }, { "elementKind": "header", "layoutSize": 9, "text": "Second" }] },
                "long": { "layout": "compositional", "group": { "layoutSize": [".fractionalWidth(1)", 44], "subitems": [
                  { "layoutSize": [".fractionalWidth(0.4)", 44], "supplementaryItems": [{ "layoutSize": 9 }, { "layoutSize": 9, "text": "{item}!" }] },
                  { "layoutSize": [".fractionalWidth(0.4)", 44] }] } } } }
            """)
        let short = LaidOut(playground, style: 0).resolved
        func text(_ kind: ElementKind, _ item: Int, _ style: ResolvedStyle) -> String? {
            style.supplementaryText(kind, at: IndexPath(section: 0, item: item))
        }
        #expect((0..<3).map { text(.badge, $0, short) } == ["3", nil, "20"])
        #expect(text(.header, 0, short) == "New" && text(.header, 1, short) == "Second")
        #expect(text(.footer, 0, short) == "3 of them")
        #expect(text(.supplementary, 0, short) == "See all (3)" && text(.supplementary, 1, short) == "line")
        #expect(
            text(.supplementary, 2, short) == nil && text(.badge, 3, short) == nil && text(.badge, -1, short) == nil)
        #expect(short.item(at: IndexPath(section: 0, item: 2)).badge == "20")
        let long = LaidOut(playground, style: 1)
        #expect(long.layout.badgesPerItem(inSection: 0) == 2)
        // The first and the third item are of the first kind; the second has no badge at all.
        #expect((0..<6).map { text(.badge, $0, long.resolved) } == ["3", "0!", nil, nil, "20", "2!"])
    }

    @Test func rightToLeftIsThePictureMirrored() throws {
        let style =
            #", "group": [".fractionalWidth(1)", 40], "item": [100, 40], "contentInsets": { "leading": 30, "trailing": 5 }"#
        let laidOut = try laidOut(style + #", "semanticContentAttribute": "forceRightToLeft""#)
        #expect(laidOut.frame(0) == Rect(x: 260, y: 0, width: 100, height: 40))
        #expect(laidOut.frame(1) == Rect(x: 160, y: 0, width: 100, height: 40))
    }

    /// Sixteen groups within each other are laid out, and one more is not read.
    @Test func groupsNestSoDeep() throws {
        func nested(_ depth: Int) -> String {
            var group = #"{ "layoutSize": 40, "count": 1 }"#
            for _ in 1..<depth { group = #"{ "subitems": [\#(group)] }"# }
            return #"{ "styles": { "c": { "layout": "compositional", "group": \#(group) } } }"#
        }
        #expect(problems(nested(16)) == [])
        #expect(
            problems(nested(17)).map(\.message) == [
                "Groups stand within each other at most 16 deep, and this one is the next."
            ])
        let many = Array(repeating: "1", count: 300).joined(separator: ",")
        let wide = problems(
            #"{ "styles": { "c": { "layout": "compositional", "group": { "subitems": [\#(many)] } } } }"#)
        #expect(
            wide.map(\.message) == [
                "The groups of a section hold at most 256 items and groups that are written out; "
                    + "'count', 'repeating' and 'custom' make any number."
            ])
    }
}
