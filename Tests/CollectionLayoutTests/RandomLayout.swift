import CollectionLayout
import TestSupport

/// A layout made of a seed, so that a failing one can be named.
struct RandomLayout: CustomStringConvertible {
    enum Kind: CaseIterable {
        case uniformFlow, mixedFlow, grid, spannedGrid, list, mixedList, waterfall, spannedWaterfall, mosaic, spiral,
            mixedSpiral, formula, plainFormula, circle, mixedCircle, stack, mixedStack, carousel, mixedCarousel,
            coverFlow, compositional, sizedCompositional

        /// Those whose cells keep apart and inside where nothing in the numbers says otherwise.
        static let orderly: [Kind] = [
            .uniformFlow, .mixedFlow, .grid, .spannedGrid, .list, .mixedList, .waterfall, .spannedWaterfall, .mosaic,
            .compositional, .sizedCompositional,
        ]

        /// Those that look the same whichever way they scroll, and covers, which do not tilt in a vertical line.
        static let withoutDirection: [Kind] = [.circle, .mixedCircle, .stack, .mixedStack, .coverFlow]
    }

    let seed: UInt64
    let kind: Kind
    var layout: Layout
    var bounds: Size
    var contentInset: EdgeInsets

    var description: String { "seed \(seed), \(kind)" }

    /// - Parameter isTame: whether spacings and insets are at least 0 and items fit into their lines.
    init(seed: UInt64, kind: Kind, isTame: Bool = false) {
        var random = SeededGenerator(seed: seed)
        self.seed = seed
        self.kind = kind
        bounds = Size(width: random.points(200...500), height: random.points(200...500))
        contentInset = random.insets(0...9)
        let direction: ScrollDirection = Bool.random(using: &random) ? .vertical : .horizontal
        let sectionCount = Int.random(in: 0...5, using: &random)
        switch kind {
        case .uniformFlow, .mixedFlow:
            let sections = (0..<sectionCount).map { _ in
                Self.flowSection(isMixed: kind == .mixedFlow, isTame: isTame, &random)
            }
            layout = .flow(FlowLayout(scrollDirection: direction, sections: sections))
        case .grid, .spannedGrid:
            let sections = (0..<sectionCount).map { _ in
                Self.gridSection(isSpanned: kind == .spannedGrid, isTame: isTame, &random)
            }
            layout = .grid(GridLayout(scrollDirection: direction, sections: sections))
        case .waterfall, .spannedWaterfall:
            let sections = (0..<sectionCount).map { _ in
                Self.waterfallSection(isSpanned: kind == .spannedWaterfall, isTame: isTame, &random)
            }
            layout = .waterfall(WaterfallLayout(scrollDirection: direction, sections: sections))
        case .mosaic:
            let sections = (0..<sectionCount).map { _ in Self.mosaicSection(isTame: isTame, &random) }
            layout = .mosaic(MosaicLayout(scrollDirection: direction, sections: sections))
        case .list, .mixedList:
            let sections = (0..<sectionCount).map { _ in
                Self.listSection(isMixed: kind == .mixedList, isTame: isTame, &random)
            }
            layout = .list(
                ListLayout(
                    scrollDirection: direction, isAnchoredAtEnd: Bool.random(using: &random), sections: sections))
        case .formula, .plainFormula:
            layout = .formula(
                Self.formula(sectionCount, direction, parts: kind == .formula ? [.rotation, .scale] : [], &random))
        case .circle, .mixedCircle:
            layout = .circle(Self.circle(sectionCount, isMixed: kind == .mixedCircle, direction, &random))
        case .stack, .mixedStack:
            layout = .stack(Self.stack(sectionCount, isMixed: kind == .mixedStack, direction, &random))
        case .carousel, .mixedCarousel:
            layout = .carousel(Self.carousel(sectionCount, isMixed: kind == .mixedCarousel, direction, &random))
        case .coverFlow:
            layout = .carousel(
                Self.carousel(
                    sectionCount, isMixed: seed % 2 == 0, tilt: random.points(-1.5...1.5), .horizontal, &random))
        case .compositional, .sizedCompositional:
            layout = .compositional(
                Self.compositional(
                    sectionCount, isSized: kind == .sizedCompositional, isTame: isTame, direction, &random))
        case .spiral, .mixedSpiral:
            layout = .spiral(Self.spiral(sectionCount, isMixed: kind == .mixedSpiral, direction, &random))
        }
    }

    private static func flowSection(
        isMixed: Bool, isTame: Bool, _ random: inout SeededGenerator
    ) -> FlowLayout.Section {
        let count = random.count()
        let limit = isTame ? 0...120.0 : 0...600
        let one = Size(width: random.points(limit), height: random.points(limit))
        let sizes = (0..<count).map { _ in Size(width: random.points(limit), height: random.points(limit)) }
        let spacings = isTame ? 0...20.0 : -150...20
        return FlowLayout.Section(
            itemCount: count, itemSize: isMixed ? .sizes(sizes) : .constant(one),
            sectionInset: random.insets(isTame ? 0...30 : -60...60), minimumLineSpacing: random.points(spacings),
            minimumInteritemSpacing: random.points(spacings), headerLength: random.lengthOrNone(),
            footerLength: random.lengthOrNone(),
            lineAlignment: FlowLayout.LineAlignment.allCases.randomElement(using: &random) ?? .justified,
            itemAlignment: FlowLayout.ItemAlignment.allCases.randomElement(using: &random) ?? .center,
            centersLoneLastItem: Bool.random(using: &random))
    }

    private static func gridSection(
        isSpanned: Bool, isTame: Bool, _ random: inout SeededGenerator
    ) -> GridLayout.Section {
        let count = random.count()
        let spans = (0..<count).map { _ in Double(Int.random(in: 0...4, using: &random)) }
        let spacings = isTame ? 0...20.0 : -150...20
        return GridLayout.Section(
            itemCount: count, columns: Int.random(in: 1...7, using: &random), spacing: random.points(spacings),
            lineSpacing: random.points(spacings),
            itemLength: Bool.random(using: &random)
                ? .fixed(random.points(0...80)) : .aspectRatio(random.points(0.25...3)),
            leadingBlanks: Int.random(in: 0...9, using: &random), spans: isSpanned ? .spans(spans) : .one,
            sectionInset: random.insets(isTame ? 0...30 : -60...60), headerLength: random.lengthOrNone(),
            footerLength: random.lengthOrNone())
    }

    private static func listSection(
        isMixed: Bool, isTame: Bool, _ random: inout SeededGenerator
    ) -> ListLayout.Section {
        let count = random.count()
        let spacing = random.points(isTame ? 0...20.0 : -60...20)
        let rows = (0..<max(count, 1)).map { _ in
            ListLayout.Row(
                size: Size(width: random.points(0...120), height: random.points(0...120)),
                spacing: isMixed ? random.points(isTame ? 0...20.0 : -60...20) : spacing,
                alignment: ListLayout.Alignment.allCases.randomElement(using: &random) ?? .leading)
        }
        return ListLayout.Section(
            itemCount: count, rows: isMixed ? .rows(rows) : .constant(rows[0]),
            sectionInset: random.insets(isTame ? 0...30 : -60...60), headerLength: random.lengthOrNone(),
            footerLength: random.lengthOrNone())
    }

    private static func waterfallSection(
        isSpanned: Bool, isTame: Bool, _ random: inout SeededGenerator
    ) -> WaterfallLayout.Section {
        let count = random.count()
        let sizes = (0..<count).map { _ in Size(width: random.points(0...80), height: random.points(0...160)) }
        let spans = (0..<count).map { _ in Double(Int.random(in: 0...4, using: &random)) }
        let spacings = isTame ? 0...20.0 : -150...20
        let lengths: [WaterfallLayout.ItemLengths] = [
            .proportional(.sizes(sizes)), .proportional(.constant(Size(width: 3, height: random.points(0...5)))),
            .fixed(random.points(0...80)), .lengths(sizes.map(\.height)),
        ]
        // Many columns are looked up in another way than few.
        let columns = Bool.random(using: &random) ? 1...7 : 1...40
        return WaterfallLayout.Section(
            itemCount: count, columns: Int.random(in: columns, using: &random),
            spacing: random.points(isTame ? 0...4 : spacings), lineSpacing: random.points(spacings),
            itemLengths: lengths[Int.random(in: lengths.indices, using: &random)],
            spans: isSpanned ? .spans(spans) : .one, sectionInset: random.insets(isTame ? 0...10 : -60...60),
            headerLength: random.lengthOrNone(), footerLength: random.lengthOrNone())
    }

    private static func mosaicSection(isTame: Bool, _ random: inout SeededGenerator) -> MosaicLayout.Section {
        let count = random.count()
        let sizes = (0..<count).map { _ in Size(width: random.points(0...300), height: random.points(0...100)) }
        let spacings = isTame ? 0...20.0 : -150...20
        return MosaicLayout.Section(
            itemCount: count,
            proportions: Int.random(in: 0...3, using: &random) == 0
                ? .constant(Size(width: random.points(0.25...3), height: 1)) : .sizes(sizes),
            rowHeight: random.points(isTame ? 1...120 : 0...300), spacing: random.points(spacings),
            lineSpacing: random.points(spacings), lastRow: Bool.random(using: &random) ? .leading : .justified,
            sectionInset: random.insets(isTame ? 0...30 : -60...60), headerLength: random.lengthOrNone(),
            footerLength: random.lengthOrNone())
    }

    /// Cells anywhere, turned and scaled anyhow.
    private static func formula(
        _ sectionCount: Int, _ direction: ScrollDirection, parts: FormulaColumns.Parts,
        _ random: inout SeededGenerator
    ) -> FormulaLayout {
        let counts = (0..<sectionCount).map { _ in random.count() }
        let cells = (0..<counts.reduce(0, +)).map { _ in
            PlacedCell(
                frame: Rect(
                    x: random.points(-100...600), y: random.points(-100...2000), width: random.points(0...90),
                    height: random.points(0...160)),
                rotation: Double.random(in: -7...7, using: &random), scale: random.points(0...3))
        }
        return FormulaLayout(
            cells, itemCounts: counts, parts: parts, scrollDirection: direction, sectionInset: random.insets(-60...60))
    }

    private static func spiral(
        _ sectionCount: Int, isMixed: Bool, _ direction: ScrollDirection, _ random: inout SeededGenerator
    ) -> SpiralLayout {
        let counts = (0..<sectionCount).map { _ in random.count() }
        let sizes = (0..<counts.reduce(0, +)).map { _ in
            Size(width: random.points(0...60), height: random.points(0...160))
        }
        return SpiralLayout(
            scrollDirection: direction, itemCounts: counts, itemsPerTurn: random.points(0...30),
            itemSize: isMixed ? .sizes(sizes) : .constant(Size(width: 30, height: random.points(0...90))),
            radius: random.points(0...200), top: random.points(-50...100), risePerRadian: random.points(-60...60),
            bottom: random.points(0...100))
    }
}

extension SeededGenerator {
    /// A length in quarters of a point, so that sums are exact and rules can be compared without tolerance.
    mutating func points(_ range: ClosedRange<Double>) -> Double {
        (Double.random(in: range, using: &self) * 4).rounded() / 4
    }

    mutating func insets(_ range: ClosedRange<Double>) -> EdgeInsets {
        EdgeInsets(top: points(range), left: points(range), bottom: points(range), right: points(range))
    }

    /// Mostly a few items, often none or next to none.
    mutating func count() -> Int {
        [0, 1, 2, Int.random(in: 0...30, using: &self), Int.random(in: 30...150, using: &self)]
            .randomElement(using: &self) ?? 0
    }

    mutating func lengthOrNone() -> Double {
        Bool.random(using: &self) ? points(1...50) : 0
    }

    /// A rectangle somewhere in or around the content.
    mutating func rect(around size: Size) -> Rect {
        let width = max(size.width, 100)
        let height = max(size.height, 100)
        return Rect(
            x: points(-width / 2...width), y: points(-height / 2...height), width: points(0...width),
            height: points(0...height / 2))
    }
}
