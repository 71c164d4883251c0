import CollectionLayout
import Testing

/// Every layout at no items, one, two and 100,000.
@Suite struct ItemCountTests {
    private static let counts = [0, 1, 2, 100_000]

    private func layouts(_ count: Int) -> [(String, Layout)] {
        let sizes = (0..<count).map { (item: Int) -> Size in
            Size(width: Double(40 + item * 7 % 90), height: Double(30 + item * 5 % 60))
        }
        let spans = (0..<count).map { Double(1 + $0 % 3) }
        let inset = EdgeInsets(top: 30, left: 15, bottom: 20, right: 5)
        let turned = (0..<count).map { (item: Int) -> PlacedCell in
            PlacedCell(
                frame: Rect(x: Double(item % 300), y: Double(item / 2), width: 40, height: 30),
                rotation: Double(item) / 9)
        }
        let family: [(String, Layout)] = [
            ("circle", .circle(CircleLayout(itemCounts: [count]))),
            (
                "circle of mixed sizes that face the middle",
                .circle(CircleLayout(itemCounts: [count], itemSize: .sizes(sizes), facesCenter: true))
            ),
            ("stack", .stack(StackLayout(itemCounts: [count]))),
            ("stack of mixed sizes", .stack(StackLayout(itemCounts: [count], itemSize: .sizes(sizes), isFan: true))),
            ("carousel", .carousel(CarouselLayout(itemCounts: [count], tilt: 1))),
            ("carousel of mixed sizes", .carousel(CarouselLayout(itemCounts: [count], itemSize: .sizes(sizes)))),
        ]
        return family + [
            ("formula", .formula(FormulaLayout(turned, itemCounts: [count], sectionInset: inset))),
            (
                "formula of turned cells",
                .formula(FormulaLayout(turned, itemCounts: [count], parts: .rotation, sectionInset: inset))
            ),
            ("uniform flow", .flow(FlowLayout(sections: [.init(itemCount: count, sectionInset: inset)]))),
            (
                "mixed flow",
                .flow(FlowLayout(sections: [.init(itemCount: count, itemSize: .sizes(sizes), sectionInset: inset)]))
            ),
            (
                "horizontal flow",
                .flow(
                    FlowLayout(
                        scrollDirection: .horizontal,
                        sections: [.init(itemCount: count, itemSize: .sizes(sizes), sectionInset: inset)]))
            ),
            ("grid", .grid(GridLayout(sections: [.init(itemCount: count, columns: 3, sectionInset: inset)]))),
            (
                "grid with spans",
                .grid(
                    GridLayout(sections: [
                        .init(itemCount: count, columns: 4, spans: .spans(spans), sectionInset: inset)
                    ]))
            ),
            (
                "waterfall",
                .waterfall(
                    WaterfallLayout(sections: [
                        .init(
                            itemCount: count, columns: 3, itemLengths: .proportional(.sizes(sizes)), sectionInset: inset
                        )
                    ]))
            ),
            (
                "waterfall of equal items",
                .waterfall(WaterfallLayout(sections: [.init(itemCount: count, sectionInset: inset)]))
            ),
            (
                "waterfall with spans",
                .waterfall(
                    WaterfallLayout(sections: [
                        .init(
                            itemCount: count, columns: 4, itemLengths: .proportional(.sizes(sizes)),
                            spans: .spans(spans), sectionInset: inset)
                    ]))
            ),
            (
                "mosaic",
                .mosaic(
                    MosaicLayout(sections: [.init(itemCount: count, proportions: .sizes(sizes), sectionInset: inset)]))
            ),
            (
                "horizontal mosaic",
                .mosaic(
                    MosaicLayout(
                        scrollDirection: .horizontal,
                        sections: [.init(itemCount: count, proportions: .sizes(sizes), sectionInset: inset)]))
            ),
            ("spiral", .spiral(SpiralLayout(itemCounts: [count], radius: 145))),
            ("spiral of mixed sizes", .spiral(SpiralLayout(itemCounts: [count], itemSize: .sizes(sizes), radius: 145))),
        ]
    }

    @Test(arguments: counts)
    func everyItemIsThereOnce(_ count: Int) {
        for (name, layout) in layouts(count) {
            let elements = layout.prepared(width: 390).allElements
            #expect(elements.count == count, "\(name)")
            #expect(
                elements.enumerated().allSatisfy {
                    $1.indexPath == IndexPath(section: 0, item: $0) && $1.frame.isFinite
                },
                "\(name)")
        }
    }

    @Test(arguments: counts)
    func theEndIsFoundLikeTheBeginning(_ count: Int) {
        for (name, layout) in layouts(count) {
            let prepared = layout.prepared(width: 390)
            let all = prepared.allElements
            let content = prepared.contentSize
            for share in [0, 0.33, 0.9, 1] {
                let rect = Rect(
                    x: max(0, content.width - 390) * share, y: max(0, content.height - 480) * share, width: 390,
                    height: 480)
                #expect(prepared.elements(in: rect) == all.filter { prepared.covers(rect, $0) }, "\(name) at \(share)")
            }
        }
    }

    /// The content ends the bottom inset of 20 below the lowest cell, and with no cell after both insets.
    @Test(arguments: counts)
    func theContentEndsBelowTheLastLine(_ count: Int) {
        for (name, layout) in layouts(count)
        where !["spiral", "formula", "horizontal", "circle", "stack", "carousel"].contains(where: name.hasPrefix) {
            let prepared = layout.prepared(width: 390)
            let lowest = prepared.allElements.map(\.frame.maxY).max() ?? 30
            #expect(abs(prepared.contentSize.height - lowest - 20) < 1e-6, "\(name)")
            #expect(prepared.contentSize.width == 390, "\(name)")
        }
    }
}
