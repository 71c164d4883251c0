import CollectionLayout
import JSONText
import Testing

@testable import PlaygroundFile

/// The table of what is known where, row by row.
@Suite struct ScopeTests {
    /// A place for a formula that gives a number, in a file where all names have a value.
    private func file(_ place: Place, _ formula: String) -> String {
        let style =
            switch place {
            case .animation: "\"animation\": { \"duration\": \"\(formula)\" }"
            case .contentInset: "\"contentInset\": \"\(formula)\""
            case .sectionInset: "\"sectionInset\": \"\(formula)\""
            case .spacing: "\"minimumLineSpacing\": \"\(formula)\""
            case .headerSize: "\"headerReferenceSize\": \"\(formula)\""
            case .itemWidth: "\"itemSize\": [\"\(formula)\", 10]"
            case .itemHeight: "\"itemSize\": [10, \"\(formula)\"]"
            case .cornerRadius: "\"cell\": { \"cornerRadius\": \"\(formula)\" }"
            case .columns: "\"layout\": \"grid\", \"columns\": \"\(formula)\""
            case .span: "\"layout\": \"grid\", \"span\": \"\(formula)\""
            case .gridHeight: "\"layout\": \"grid\", \"itemHeight\": \"\(formula)\""
            case .radius: "\"layout\": \"spiral\", \"radius\": \"\(formula)\""
            case .rowWidth: "\"layout\": \"list\", \"itemWidth\": \"\(formula)\""
            case .rowHeight: "\"layout\": \"list\", \"itemHeight\": \"\(formula)\""
            case .rowSpacing: "\"layout\": \"list\", \"spacing\": \"\(formula)\""
            case .rowSide: "\"layout\": \"list\", \"align\": \"(\(formula)) > 0 ? .leading : .trailing\""
            case .rowRadius: "\"layout\": \"list\", \"cell\": { \"cornerRadius\": \"\(formula)\" }"
            case .formulaWidth: "\"layout\": \"formula\", \"frame\": [0, 0, \"\(formula)\", 10]"
            case .center: "\"layout\": \"formula\", \"center\": [\"\(formula)\", 10]"
            case .rotation: "\"layout\": \"formula\", \"rotation\": \"\(formula)\""
            case .contentSize: "\"layout\": \"formula\", \"contentSize\": \"\(formula)\""
            case .effect: "\"layout\": \"grid\", \"effects\": [{ \"alpha\": \"\(formula)\" }]"
            case .ownSize, .title, .header: ""
            }
        let title = place == .title ? "\"title\": \"{\(formula)}\"," : ""
        let size = place == .ownSize ? "\"size\": \"\(formula)\"," : ""
        let header = place == .header ? "\"header\": \"{\(formula)}\"," : ""
        return """
            { "sections": [{ "id": "citrus", \(header) "data": { "lead": 3 },
                             "items": [{ \(title) \(size) "data": { "span": 2 } }] }],
              "styles": { "style": { \(style) } } }
            """
    }

    enum Place: CaseIterable {
        case rowWidth, rowHeight, rowSpacing, rowSide, rowRadius
        case title, header, animation, contentInset, sectionInset, spacing, headerSize, columns, radius, itemWidth,
            span,
            ownSize, itemHeight, gridHeight, cornerRadius, formulaWidth, center, rotation, contentSize, effect
    }

    private static let viewport = [
        "bounds.width", "safeAreaInsets.left", "displayScale", "sections", "isLandscape ? 1 : 2",
    ]
    private static let section = ["section", "section.data.lead", "count"]
    private static let item = ["item", "index", "data.span"]
    private static let insets = ["contentInset.top", "adjustedContentInset.left"]
    private static let spacing = ["available.width", "available.height", "sectionInset.right"]
    private static let previous = ["previous.maxX", "previous.maxY", "previous.data.span"]
    private static let text = ["text.width", "text.height"]
    private static let visible = ["visible.x", "visible.y", "offset"]
    private static let size = ["size.width", "size.height"]

    private func names(_ place: Place) -> [String] {
        switch place {
        case .title: Self.section + Self.item
        case .header: Self.section
        case .animation, .contentInset: Self.viewport
        case .sectionInset: Self.viewport + Self.section + Self.insets
        case .spacing, .headerSize, .columns, .radius, .contentSize:
            Self.viewport + Self.section + Self.insets + Self.spacing
        case .itemWidth:
            Self.viewport + Self.section + Self.insets + Self.spacing + Self.item + Self.size
                + ["minimumLineSpacing", "minimumInteritemSpacing", "text.width"]
        case .itemHeight: names(.itemWidth) + ["width", "text.height"]
        case .ownSize: names(.itemWidth).filter { !Self.size.contains($0) }
        case .cornerRadius: names(.itemWidth).filter { !Self.text.contains($0) } + ["width", "height"]
        case .rowWidth: names(.rowSpacing) + ["spacing"]
        case .rowHeight: names(.rowWidth) + ["width", "text.height"]
        case .rowSpacing: names(.itemWidth).filter { !$0.hasPrefix("minimum") } + Self.previous
        // Where the row before is does not say where this one stands.
        case .rowSide: names(.rowWidth).filter { !$0.hasPrefix("previous.max") }
        case .rowRadius:
            names(.cornerRadius).filter { !$0.hasPrefix("minimum") } + ["spacing"]
        case .span:
            names(.itemWidth).filter { !$0.hasPrefix("minimum") } + ["spacing", "lineSpacing"]
        case .formulaWidth: names(.itemWidth).filter { !$0.hasPrefix("minimum") } + Self.previous
        case .center, .rotation: names(.formulaWidth).filter { !Self.text.contains($0) } + ["width", "height"]
        case .effect: names(.span).filter { !Self.text.contains($0) } + ["width", "height"] + Self.visible
        case .gridHeight: names(.span).filter { !(Self.item + Self.size + Self.text).contains($0) } + ["width"]
        }
    }

    private static let all =
        viewport + section + item + insets + spacing + size + text + previous + visible
        + ["minimumLineSpacing", "minimumInteritemSpacing", "spacing", "lineSpacing", "width", "height"]

    @Test(arguments: Place.allCases)
    func aFormulaKnowsItsRowAndNoMore(place: Place) {
        let known = names(place)
        for name in Self.all {
            let codes = problems(file(place, name)).filter { $0.severity == .error }.map(\.code)
            // What changes from item to item is known in a grid's height and refused for what it means.
            let isPerItem = place == .gridHeight && (Self.item + Self.size + Self.text).contains(name)
            let expected = known.contains(name) ? [] : isPerItem ? ["value.itemHeight"] : ["formula.outOfScope"]
            #expect(codes == expected, "\(name) in \(place)")
        }
    }

    @Test func swiftCanBePasted() throws {
        let text = """
            { "items": 4, "styles": { "flow": {
              "itemSize": ["(collectionView.bounds.width - layout.minimumInteritemSpacing) / 2",
                           "CGFloat(indexPath.item) + view.safeAreaInsets.top + 1"],
              "variants": [{ "when": "traitCollection.horizontalSizeClass == .regular", "minimumLineSpacing": 1 }] } } }
            """
        let laidOut = LaidOut(try playground(text))
        #expect(laidOut.frame(3).size == Size(width: 190, height: 4))
    }

    /// Section ids and words of data are words; traits are as well.
    @Test func wordsAreCompared() throws {
        let text = """
            { "sections": [{ "id": "citrus", "items": [{ "data": { "kind": "sour" } }, {}] }, { "id": "berry", "items": 1 }],
              "styles": { "flow": {
                "itemSize": ["data.kind == .sour ? 10 : 20", 5],
                "minimumLineSpacing": "section.id == .citrus ? 1 : 2" } } }
            """
        let playground = try playground(text)
        let laidOut = LaidOut(playground)
        #expect(laidOut.frame(0).width == 10)
        #expect(laidOut.frame(1).width == 20)
        guard case .flow(let flow) = laidOut.resolved.layout else { return }
        #expect(flow.sections.map(\.minimumLineSpacing) == [1, 2])
    }

    @Test func aScaleOfNothingIsOneToFormulas() throws {
        let playground = try playground(#"{ "styles": { "flow": { "minimumLineSpacing": "1 / displayScale" } } }"#)
        for (scale, spacing) in [(0.0, 1.0), (2, 0.5)] {
            let viewport = Viewport(size: Size(width: 390, height: 844), scale: scale)
            guard case .flow(let flow) = playground.resolve(style: 0, viewport: viewport).layout else { return }
            #expect(flow.sections[0].minimumLineSpacing == spacing)
        }
    }
}
