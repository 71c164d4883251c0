import CollectionLayout
import JSONText
import TestSupport
import Testing
import WireMessages

/// The binary layout: a script wrote the message from arithmetic, and said in JSON what it must be understood as.
@Suite struct LayoutFixtureTests {
    private static let names = ["layout", "layout-uniform", "layout-empty"]

    /// What a reader takes where a column is left out.
    private static let defaults: [String: Double] = [
        "cornerRadius": 0, "alpha": 1, "zIndex": 0, "content": 0, "axis": 0, "invalid": 0, "change": 0,
    ]

    private static let starts = [
        "x": "fromX", "y": "fromY", "width": "fromWidth", "height": "fromHeight", "cornerRadius": "fromCornerRadius",
        "alpha": "fromAlpha",
    ]

    private func expect(_ layout: DecodedLayout, means description: JSONNode, _ what: String) throws {
        let header = try #require(description["header"]?.asObject)
        for field in header {
            let found = layout.header[field.key].map(PlainJSON.init)
            #expect(found == PlainJSON(field.node), "\(what): header.\(field.key)")
        }
        let extra = Set((layout.header.asObject ?? []).map(\.key)).subtracting(header.map(\.key))
        #expect(extra == ["count", "columns", "tracks"], "\(what): fields of the header")

        let elements = try #require(description["elements"]?.asArray)
        #expect(layout.elements.count == elements.count)
        for (index, (element, expected)) in zip(layout.elements, elements).enumerated() {
            for field in try #require(expected.asObject) where field.key != "from" {
                let value = element[field.key] ?? Self.defaults[field.key]
                #expect(value == field.node.asNumber, "\(what): element \(index), \(field.key)")
            }
            let from = try #require(expected["from"])
            #expect((element["fromX"] ?? .nan).isNaN == from.isNull, "\(what): element \(index), from")
            for (name, column) in Self.starts where !from.isNull {
                #expect(element[column] == from[name]?.asNumber, "\(what): element \(index), \(column)")
            }
        }
    }

    @Test(arguments: names) func theFixtureMeansWhatItSays(name: String) throws {
        let layout = try DecodedLayout(try Fixtures.bytes("messages/server-\(name).bin"))
        try expect(layout, means: try Fixtures.json("messages/server-\(name).json"), "the fixture")
    }

    @Test(arguments: names) func theEncoderSaysTheSame(name: String) throws {
        let description = try Fixtures.json("messages/server-\(name).json")
        let layout = try DecodedLayout(try LayoutMessage(fixture: description).encoded())
        try expect(layout, means: description, "the encoder")
    }

    @Test func columnsThatSayNothingAreLeftOut() throws {
        let uniform = try Fixtures.json("messages/server-layout-uniform.json")
        let layout = try DecodedLayout(try LayoutMessage(fixture: uniform).encoded())
        #expect(Set(layout.offsets.keys) == ["key", "item", "x"])
        #expect(
            Set(try #require(layout.elements.first).keys) == [
                "key", "kind", "section", "item", "x", "y", "width", "height", "cornerRadius", "axis",
            ])
    }
}

extension LayoutMessage {
    /// The message that a fixture describes.
    fileprivate init(fixture: JSONNode) throws {
        let header = try #require(fixture["header"])
        func number(_ name: String, of node: JSONNode? = nil) throws -> Double {
            try #require((node ?? header)[name]?.asNumber, "\(name)")
        }
        func integer(_ name: String) throws -> Int { try #require(header[name]?.asInt, "\(name)") }
        func bool(_ name: String) throws -> Bool { try #require(header[name]?.asBool as Bool?, "\(name)") }
        func rect(_ node: JSONNode?, origin: Point = .zero) throws -> Rect {
            Rect(
                x: try number("x", of: node) + origin.x, y: try number("y", of: node) + origin.y,
                width: try number("width", of: node), height: try number("height", of: node))
        }
        let contentSize = try #require(header["contentSize"]?.asArray).compactMap(\.asNumber)
        let window = try rect(header["window"])
        let animation = try #require(header["animation"])
        let curve: AnimationDescription.Curve =
            switch animation["curve"]?.asString {
            case "spring": .spring(bounce: try number("bounce", of: animation))
            case "linear": .linear
            default: .easeInOut
            }
        let elements = try #require(fixture["elements"]?.asArray).map { node in
            let from = try #require(node["from"])
            return TransitionElement(
                key: UInt32(try number("key", of: node)),
                kind: try #require(ElementKind(rawValue: UInt8(try number("kind", of: node)))),
                indexPath: IndexPath(
                    section: Int(try number("section", of: node)), item: Int(try number("item", of: node))),
                frame: try rect(node, origin: window.origin), cornerRadius: try number("cornerRadius", of: node),
                alpha: try number("alpha", of: node), zIndex: Int32(try number("zIndex", of: node)),
                content: try #require(CellContent(rawValue: UInt8(try number("content", of: node)))),
                axis: try #require(CellAxis(rawValue: UInt8(try number("axis", of: node)))),
                isInvalid: try number("invalid", of: node) == 1,
                change: try #require(TransitionElement.Change(rawValue: UInt8(try number("change", of: node)))),
                from: from.isNull
                    ? nil
                    : TransitionElement.Origin(
                        frame: try rect(from, origin: window.origin),
                        cornerRadius: try number("cornerRadius", of: from), alpha: try number("alpha", of: from)))
        }
        let offset = header["offset"]?.asArray?.compactMap(\.asNumber)
        let inset = try #require(header["contentInset"])
        self.init(
            push: try integer("push"), revision: try integer("revision"),
            style: try #require(header["style"]?.asString), seq: try integer("seq"),
            contentSize: Size(width: contentSize[0], height: contentSize[1]), window: window,
            offset: offset.map { Point(x: $0[0], y: $0[1]) },
            contentInset: EdgeInsets(
                top: try number("top", of: inset), left: try number("left", of: inset),
                bottom: try number("bottom", of: inset), right: try number("right", of: inset)),
            scrollDirection: header["scrollDirection"]?.asString == "horizontal" ? .horizontal : .vertical,
            animated: try bool("animated"), moved: try integer("moved"), total: try integer("total"),
            farthest: try number("farthest"), sampled: try bool("sampled"), parseMs: try number("parseMs"),
            layoutMs: try number("layoutMs"), cornerRadiusFollowsBounds: try bool("cornerRadiusFollowsBounds"),
            animation: AnimationDescription(duration: try number("duration", of: animation), curve: curve),
            elements: elements)
    }
}
