import CollectionLayout
import JSONText
import TestSupport

/// A file of `Fixtures/layouts`: a layout's inputs, and frames that arithmetic or an independent source expects.
///
/// `frames` maps `section/item`, `header section`, `footer section` and `decoration section` to `[x, y, width, height]`;
/// `scrolled` a content offset along the scroll to frames as they are seen there.
struct LayoutFixture {
    var layout: Layout
    var options: LayoutOptions
    var bounds: Size
    var contentInset: EdgeInsets
    var alignment: PixelAlignment
    /// By how much an actual number may differ from the expected one.
    var within: Double
    var frames: [Frame]
    var scrolled: [(offset: Double, frames: [Frame])]
    var contentSize: Size?
    /// `kind section/item` of each, if the fixture speaks of them.
    var diagnostics: [String]?

    typealias Frame = (name: String, frame: Rect)

    init(named name: String) throws {
        let root = try Fixtures.json("layouts/\(name)")
        for key in ["why", "source"] {
            guard root[key]?.asString?.isEmpty == false else { throw Malformed("\(name) has no \(key)") }
        }
        bounds = try root.size("viewport")
        contentInset = root["contentInset"].map(\.insets) ?? .zero
        alignment = PixelAlignment(scale: root["scale"]?.asNumber ?? 0)
        within = root["within"]?.asNumber ?? 1e-9
        contentSize = root["contentSize"] == nil ? nil : try root.size("contentSize")
        diagnostics = root["diagnostics"]?.asArray?.compactMap(\.asString)
        options = LayoutOptions(
            isRightToLeft: root["rightToLeft"]?.asBool ?? false,
            sectionHeadersPinToVisibleBounds: root["sectionHeadersPinToVisibleBounds"]?.asBool ?? false,
            sectionFootersPinToVisibleBounds: root["sectionFootersPinToVisibleBounds"]?.asBool ?? false,
            sectionBackgrounds: (root["sectionBackgrounds"]?.asArray ?? []).map { $0.asArray == nil ? nil : $0.insets })
        frames = try root["frames"].map { try $0.frames(of: name) } ?? []
        scrolled = try (root["scrolled"]?.asObject ?? []).map { member in
            guard let offset = Double(member.key) else { throw Malformed("\(name) has no offset \(member.key)") }
            return (offset, try member.node.frames(of: name))
        }
        if let flow = root["flow"] {
            layout = .flow(FlowLayout(flow))
        } else if let grid = root["grid"] {
            layout = .grid(GridLayout(grid))
        } else if let waterfall = root["waterfall"] {
            layout = .waterfall(WaterfallLayout(waterfall))
        } else if let mosaic = root["mosaic"] {
            layout = .mosaic(MosaicLayout(mosaic))
        } else if let list = root["list"] {
            layout = .list(ListLayout(list))
        } else if let spiral = root["spiral"] {
            layout = .spiral(SpiralLayout(spiral))
        } else if let circle = root["circle"] {
            layout = .circle(CircleLayout(circle))
        } else if let stack = root["stack"] {
            layout = .stack(StackLayout(stack))
        } else if let carousel = root["carousel"] {
            layout = .carousel(CarouselLayout(carousel))
        } else if let formula = root["formula"] {
            layout = .formula(FormulaLayout(formula))
        } else {
            throw Malformed("\(name) has no layout")
        }
    }

    struct Malformed: Error, CustomStringConvertible {
        var description: String

        init(_ description: String) {
            self.description = description
        }
    }
}

extension PreparedLayout {
    /// The frame that a fixture calls `0/3`, `header 0`, `footer 0` or `decoration 0`; at a content offset where one is given.
    func frame(named name: String, at offset: Double? = nil) -> Rect? {
        guard let (kind, indexPath) = element(named: name), let frame = frame(of: kind, at: indexPath) else {
            return nil
        }
        guard let offset, let track = track(of: kind, at: indexPath, over: offset...offset) else { return frame }
        let values = track.values(at: offset)
        return frame.offset(x: values.dx, y: values.dy)
    }

    private func element(named name: String) -> (ElementKind, IndexPath)? {
        let words = name.split(separator: " ")
        if words.count == 2, let section = Int(words[1]) {
            guard let kind = ElementKind.allCases.first(where: { $0.name == words[0] }) else { return nil }
            return (kind, IndexPath(section: section, item: 0))
        }
        let numbers = name.split(separator: "/").compactMap { Int($0) }
        return numbers.count == 2 ? (.cell, IndexPath(section: numbers[0], item: numbers[1])) : nil
    }
}

extension JSONNode {
    var numbers: [Double] { (asArray ?? []).compactMap(\.asNumber) }

    /// Names and frames; `name` is the fixture's.
    func frames(of name: String) throws -> [LayoutFixture.Frame] {
        try (asObject ?? []).map { member in
            let numbers = member.node.numbers
            guard numbers.count == 4 else { throw LayoutFixture.Malformed("\(name) has no frame for \(member.key)") }
            return (member.key, Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        }
    }

    var insets: EdgeInsets {
        let n = numbers
        return n.count == 4 ? EdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3]) : .zero
    }

    func size(_ key: String) throws -> Size {
        guard let numbers = self[key]?.numbers, numbers.count == 2 else {
            throw LayoutFixture.Malformed("\(key) is no size")
        }
        return Size(width: numbers[0], height: numbers[1])
    }

    func number(_ key: String, _ otherwise: Double) -> Double {
        self[key]?.asNumber ?? otherwise
    }

    var scrollDirection: ScrollDirection {
        self["scrollDirection"]?.asString == "horizontal" ? .horizontal : .vertical
    }

    /// `items`: a list of sizes, or a count and what all share.
    var sizes: (count: Int, values: ItemValues) {
        if let list = asArray {
            let sizes = list.map { Size(width: $0.numbers[0], height: $0.numbers[1]) }
            return (sizes.count, .sizes(sizes))
        }
        let size = try? self.size("size")
        return (self["count"]?.asInt ?? 0, .constant(size ?? Size(width: 50, height: 50)))
    }
}

extension FlowLayout {
    fileprivate init(_ node: JSONNode) {
        self.init(
            scrollDirection: node.scrollDirection,
            sections: (node["sections"]?.asArray ?? []).map { section in
                let items = section["items"]?.sizes ?? (0, .constant(.zero))
                return Section(
                    itemCount: items.count, itemSize: items.values,
                    sectionInset: section["sectionInset"]?.insets ?? .zero,
                    minimumLineSpacing: section.number("minimumLineSpacing", 10),
                    minimumInteritemSpacing: section.number("minimumInteritemSpacing", 10),
                    headerLength: section.number("headerLength", 0), footerLength: section.number("footerLength", 0),
                    lineAlignment: LineAlignment(named: section["lineAlignment"]?.asString),
                    itemAlignment: ItemAlignment(named: section["itemAlignment"]?.asString),
                    fitTolerance: section.number("fitTolerance", 0),
                    centersLoneLastItem: section["lastLineSingle"]?.asString == "center")
            })
    }
}

extension FlowLayout.LineAlignment {
    fileprivate init(named name: String?) {
        self = Self.allCases.first { "\($0)" == name } ?? .justified
    }
}

extension FlowLayout.ItemAlignment {
    fileprivate init(named name: String?) {
        self = Self.allCases.first { "\($0)" == name } ?? .center
    }
}

extension GridLayout {
    fileprivate init(_ node: JSONNode) {
        self.init(
            scrollDirection: node.scrollDirection,
            sections: (node["sections"]?.asArray ?? []).map { section in
                let spans = section["items"]?["spans"]?.numbers
                return Section(
                    itemCount: section["items"]?["count"]?.asInt ?? 0, columns: section["columns"]?.asInt ?? 1,
                    spacing: section.number("spacing", 10),
                    lineSpacing: section.number("lineSpacing", section.number("spacing", 10)),
                    itemLength: section["itemLength"]?.asNumber.map { .fixed($0) }
                        ?? .aspectRatio(section.number("aspectRatio", 1)),
                    leadingBlanks: section["leadingBlanks"]?.asInt ?? 0, spans: spans.map { .spans($0) } ?? .one,
                    sectionInset: section["sectionInset"]?.insets ?? .zero,
                    headerLength: section.number("headerLength", 0), footerLength: section.number("footerLength", 0))
            })
    }
}

extension WaterfallLayout {
    /// `items`: a list of sizes whose ratio counts; or `lengths`, or a `count` and one `length`; with `spans`.
    fileprivate init(_ node: JSONNode) {
        self.init(
            scrollDirection: node.scrollDirection,
            sections: (node["sections"]?.asArray ?? []).map { section in
                let items = section["items"]
                let sizes = items?.sizes ?? (0, .constant(.zero))
                let lengths = items?["lengths"]?.numbers
                return Section(
                    itemCount: lengths?.count ?? sizes.count, columns: section["columns"]?.asInt ?? 2,
                    spacing: section.number("spacing", 10),
                    lineSpacing: section.number("lineSpacing", section.number("spacing", 10)),
                    itemLengths: lengths.map { .lengths($0) } ?? items?["length"]?.asNumber.map { .fixed($0) }
                        ?? .proportional(sizes.values),
                    spans: (items?["spans"]?.numbers).map { .spans($0) } ?? .one,
                    sectionInset: section["sectionInset"]?.insets ?? .zero,
                    headerLength: section.number("headerLength", 0), footerLength: section.number("footerLength", 0))
            })
    }
}

extension MosaicLayout {
    fileprivate init(_ node: JSONNode) {
        self.init(
            scrollDirection: node.scrollDirection,
            sections: (node["sections"]?.asArray ?? []).map { section in
                let items = section["items"]?.sizes ?? (0, .constant(.zero))
                return Section(
                    itemCount: items.count, proportions: items.values, rowHeight: section.number("rowHeight", 120),
                    spacing: section.number("spacing", 10),
                    lineSpacing: section.number("lineSpacing", section.number("spacing", 10)),
                    lastRow: section["lastRow"]?.asString == "justified" ? .justified : .leading,
                    sectionInset: section["sectionInset"]?.insets ?? .zero,
                    headerLength: section.number("headerLength", 0), footerLength: section.number("footerLength", 0))
            })
    }
}

extension SpiralLayout {
    fileprivate init(_ node: JSONNode) {
        let size = try? node.size("itemSize")
        self.init(
            itemCounts: (node["itemCounts"]?.asArray ?? []).compactMap(\.asInt),
            itemsPerTurn: node.number("itemsPerTurn", 20), itemSize: .constant(size ?? Size(width: 30, height: 30)),
            radius: node.number("radius", 0), top: node.number("top", 100),
            risePerRadian: node.number("risePerRadian", 50), bottom: node.number("bottom", 100))
    }
}

extension ListLayout {
    fileprivate init(_ node: JSONNode) {
        self.init(
            scrollDirection: node.scrollDirection, isAnchoredAtEnd: node["anchor"]?.asString == "bottom",
            sections: (node["sections"]?.asArray ?? []).map { section in
                Section(
                    itemCount: section["items"]?.sizes.count ?? 0, rows: Rows(section),
                    sectionInset: section["sectionInset"]?.insets ?? .zero,
                    headerLength: section.number("headerLength", 0), footerLength: section.number("footerLength", 0))
            })
    }
}

extension ListLayout.Rows {
    /// `spacing` and `align`: one for all, or a list with one for each row.
    fileprivate init(_ section: JSONNode) {
        let spacings = section["spacing"]?.numbers ?? []
        let alignments = (section["align"]?.asArray ?? []).map { ListLayout.Alignment(named: $0.asString) }
        let alignment = ListLayout.Alignment(named: section["align"]?.asString)
        if case .constant(let size)? = section["items"]?.sizes.values {
            self = .constant(
                ListLayout.Row(size: size, spacing: section.number("spacing", 0), alignment: alignment))
            return
        }
        let sizes = (section["items"]?.asArray ?? []).map { Size(width: $0.numbers[0], height: $0.numbers[1]) }
        self = .rows(
            sizes.indices.map { item in
                ListLayout.Row(
                    size: sizes[item], spacing: spacings.isEmpty ? section.number("spacing", 0) : spacings[item],
                    alignment: alignments.isEmpty ? alignment : alignments[item])
            })
    }
}

extension ListLayout.Alignment {
    fileprivate init(named name: String?) {
        self = Self.allCases.first { "\($0)" == name } ?? .leading
    }
}

extension FormulaLayout {
    fileprivate init(_ node: JSONNode) {
        let cells = (node["cells"]?.asArray ?? []).map { cell in
            let frame = cell["frame"]?.numbers ?? []
            return PlacedCell(
                frame: frame.count == 4
                    ? Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]) : .zero,
                rotation: cell.number("rotation", 0), scale: cell.number("scale", 1))
        }
        self.init(
            cells, itemCounts: (node["itemCounts"]?.asArray ?? []).compactMap(\.asInt), parts: [.rotation, .scale],
            scrollDirection: node.scrollDirection, sectionInset: node["sectionInset"]?.insets ?? .zero,
            contentSize: try? node.size("contentSize"))
    }
}
