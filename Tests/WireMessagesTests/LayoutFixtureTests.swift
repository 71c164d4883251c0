import CollectionLayout
import JSONText
import TestSupport
import Testing
import WireMessages

/// The binary layout: a script wrote the message from arithmetic, and said in JSON what it must be understood as.
@Suite struct LayoutFixtureTests {
    private static let names = [
        "layout", "layout-uniform", "layout-empty", "layout-tracks", "layout-one-track", "layout-scrollers",
        "layout-scrollers-across",
    ]

    /// What a reader takes where a column is left out.
    private static let defaults: [String: Double] = [
        "cornerRadius": 0, "alpha": 1, "zIndex": 0, "scale": 1, "rotation": 0, "tilt": 0, "content": 0, "axis": 0,
        "corners": 15, "separator": .nan, "side": 0, "invalid": 0, "change": 0, "delay": 0, "scroller": 0, "dx": 0,
        "dy": 0,
        "trackScale": 1, "trackRotation": 0, "trackTilt": 0, "trackAlpha": 1, "trackZ": 0,
    ]

    private static let starts = [
        "x": "fromX", "y": "fromY", "width": "fromWidth", "height": "fromHeight", "cornerRadius": "fromCornerRadius",
        "alpha": "fromAlpha", "scale": "fromScale", "rotation": "fromRotation", "tilt": "fromTilt",
    ]

    /// Whether a row holds what the description says, which is null for what is no number.
    private func expect(_ row: [String: Double], _ field: JSONMember, _ what: String) {
        let found = row[field.key] ?? Self.defaults[field.key]
        let expected = field.node.asNumber ?? .nan
        guard let found, found == expected || (found.isNaN && expected.isNaN) else {
            Issue.record("\(what), \(field.key): \(String(describing: found)) instead of \(expected)")
            return
        }
    }

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
                expect(element, field, "\(what): element \(index)")
            }
            let from = try #require(expected["from"])
            #expect((element["fromX"] ?? .nan).isNaN == from.isNull, "\(what): element \(index), from")
            for (name, column) in Self.starts where !from.isNull {
                let (found, expected) = (element[column] ?? .nan, from[name]?.asNumber ?? .nan)
                #expect(
                    found == expected || (found.isNaN && expected.isNaN),
                    "\(what): element \(index), \(column) is \(found) instead of \(expected)")
            }
        }

        let tracks = try #require(description["tracks"]?.asArray)
        #expect(layout.tracks.count == tracks.count)
        for (index, (track, expected)) in zip(layout.tracks, tracks).enumerated() {
            #expect(track.element == expected["element"]?.asInt, "\(what): track \(index)")
            let knots = try #require(expected["knots"]?.asArray)
            #expect(track.knots.count == knots.count, "\(what): track \(index)")
            for (place, (knot, expected)) in zip(track.knots, knots).enumerated() {
                for field in try #require(expected.asObject) {
                    expect(knot, field, "\(what): track \(index), knot \(place)")
                }
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
            case "easeIn": .easeIn
            case "easeOut": .easeOut
            default: .easeInOut
            }
        let scrollers = try (header["scrollers"]?.asArray ?? []).map(ScrollerDescription.init(fixture:))
        var elements = try #require(fixture["elements"]?.asArray).map { node in
            let scroller = Int(try number("scroller", of: node))
            var origin = window.origin
            if scroller > 0 {
                switch scrollers[scroller - 1].scroller.direction {
                case .horizontal: origin.x = scrollers[scroller - 1].window.lowerBound
                case .vertical: origin.y = scrollers[scroller - 1].window.lowerBound
                }
            }
            let from = try #require(node["from"])
            let separator = try #require(node["separator"])
            return TransitionElement(
                key: UInt32(try number("key", of: node)),
                kind: try #require(ElementKind(rawValue: UInt8(try number("kind", of: node)))),
                indexPath: IndexPath(
                    section: Int(try number("section", of: node)), item: Int(try number("item", of: node))),
                frame: try rect(node, origin: origin), cornerRadius: try number("cornerRadius", of: node),
                alpha: try number("alpha", of: node), zIndex: Int32(try number("zIndex", of: node)),
                scale: try number("scale", of: node), rotation: try number("rotation", of: node),
                tilt: try number("tilt", of: node),
                content: try #require(CellContent(rawValue: UInt8(try number("content", of: node)))),
                axis: try #require(CellAxis(rawValue: UInt8(try number("axis", of: node)))),
                corners: UInt8(try number("corners", of: node)), separator: separator.asNumber,
                side: try #require(CellSide(rawValue: UInt8(try number("side", of: node)))),
                scroller: scroller > 0 ? scrollers[scroller - 1].scroller.section : nil,
                isInvalid: try number("invalid", of: node) == 1,
                change: try #require(TransitionElement.Change(rawValue: UInt8(try number("change", of: node)))),
                delay: try number("delay", of: node),
                from: from.isNull
                    ? nil
                    : TransitionElement.Origin(
                        frame: try rect(from, origin: origin),
                        cornerRadius: try number("cornerRadius", of: from), alpha: try number("alpha", of: from),
                        scale: try from["scale"]?.asNumber ?? number("scale", of: node),
                        rotation: try from["rotation"]?.asNumber ?? number("rotation", of: node),
                        tilt: try from["tilt"]?.asNumber ?? number("tilt", of: node)))
        }
        let isHorizontal = header["scrollDirection"]?.asString == "horizontal"
        for track in try #require(fixture["tracks"]?.asArray) {
            let knots = try #require(track["knots"]?.asArray).map { knot in
                Track.Knot(
                    offset: try number("offset", of: knot) + (isHorizontal ? window.x : window.y),
                    values: Track.Values(
                        dx: try number("dx", of: knot), dy: try number("dy", of: knot),
                        scale: try number("trackScale", of: knot), rotation: try number("trackRotation", of: knot),
                        tilt: try number("trackTilt", of: knot), alpha: try number("trackAlpha", of: knot),
                        zIndex: try number("trackZ", of: knot)))
            }
            elements[try #require(track["element"]?.asInt)].track = Track(knots: knots)
        }
        let offset = header["offset"]?.asArray?.compactMap(\.asNumber)
        let inset = try #require(header["contentInset"])
        self.init(
            push: try integer("push"), revision: try integer("revision"),
            style: try #require(header["style"]?.asString), seq: try integer("seq"),
            contentSize: Size(width: contentSize[0], height: contentSize[1]), window: window,
            offset: offset.map { Point(x: $0[0], y: $0[1]) }, kept: header["kept"]?.asString,
            contentInset: EdgeInsets(
                top: try number("top", of: inset), left: try number("left", of: inset),
                bottom: try number("bottom", of: inset), right: try number("right", of: inset)),
            scrollDirection: isHorizontal ? .horizontal : .vertical, rightToLeft: try bool("rightToLeft"),
            perspective: try number("perspective"), snap: try header["snap"].map(SnapOffsets.init(fixture:)),
            animated: try bool("animated"), moved: try integer("moved"), total: try integer("total"),
            farthest: try number("farthest"), sampled: try bool("sampled"), parseMs: try number("parseMs"),
            layoutMs: try number("layoutMs"), cornerRadiusFollowsBounds: try bool("cornerRadiusFollowsBounds"),
            animation: AnimationDescription(duration: try number("duration", of: animation), curve: curve),
            text: try header["text"].map(TextMetricsDescription.init(fixture:)), scrollers: scrollers,
            elements: elements)
    }
}

extension ScrollerDescription {
    fileprivate init(fixture node: JSONNode) throws {
        func numbers(_ name: String) throws -> ClosedRange<Double> {
            let pair = try #require(node[name]?.asArray).compactMap(\.asNumber)
            return pair[0]...pair[1]
        }
        func side(_ name: String) throws -> Double { try #require(node["frame"]?[name]?.asNumber) }
        let scroller = SectionScroller(
            section: try #require(node["section"]?.asInt),
            frame: Rect(x: try side("x"), y: try side("y"), width: try side("width"), height: try side("height")),
            direction: node["direction"]?.asString == "vertical" ? .vertical : .horizontal,
            offsets: try numbers("offsets"), rest: try #require(node["rest"]?.asNumber),
            behavior: try #require(node["behavior"]?.asString.flatMap(OrthogonalScrollingBehavior.init(name:))),
            snapOffsets: try node["snap"].map(SnapOffsets.init(fixture:)))
        self.init(scroller: scroller, offset: node["offset"]?.asNumber, window: try numbers("window"))
    }
}

extension SnapOffsets {
    fileprivate init(fixture node: JSONNode) throws {
        if let offsets = node["offsets"]?.asArray {
            self = .list(offsets.compactMap(\.asNumber))
        } else {
            self = .even(
                start: try #require(node["start"]?.asNumber), pitch: try #require(node["pitch"]?.asNumber),
                count: try #require(node["count"]?.asInt))
        }
    }
}

extension TextMetricsDescription {
    fileprivate init(fixture node: JSONNode) throws {
        func number(_ name: String, _ part: String) throws -> Double { try #require(node[part]?[name]?.asNumber) }
        func font(_ part: String) throws -> Font {
            Font(
                size: try number("size", part), weight: try number("weight", part),
                lineHeight: try number("lineHeight", part))
        }
        func padding(_ part: String) throws -> Padding {
            Padding(horizontal: try number("horizontal", part), vertical: try number("vertical", part))
        }
        self.init(
            title: try font("title"), subtitle: try font("subtitle"), value: try font("value"),
            padding: try padding("padding"), gap: try #require(node["gap"]?.asNumber),
            accessoryWidth: try #require(node["accessoryWidth"]?.asNumber), bubble: try padding("bubble"),
            bubbleRadius: try number("radius", "bubble"))
    }
}
