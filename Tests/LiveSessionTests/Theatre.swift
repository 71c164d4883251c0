import JSONText
import LiveSession
import PlaygroundFile
import TestSupport

/// A session with pages that say what a test has them say and keep what they are sent.
final class Theatre {
    let session: LiveSession
    private(set) var effects: [Effect] = []
    private var pages: UInt64 = 0

    init(memoryLimit: Int = 512 << 20) {
        final class Clock { var now: UInt64 = 0 }
        let clock = Clock()
        session = LiveSession(
            instance: "here", version: "0", fileName: "playground.json", memoryLimit: memoryLimit,
            now: {
                clock.now += 1
                return clock.now
            })
    }

    /// The effects of one event.
    @discardableResult
    func handle(_ event: Event) -> [Effect] {
        let made = session.handle(event)
        effects += made
        return made
    }

    /// The file is saved with this text.
    @discardableResult
    func save(_ text: String) -> [Effect] {
        let reading = readPlayground(Array(text.utf8), pictures: [], fileName: "playground.json")
        return handle(.fileWasRead(reading, parseNanoseconds: 1))
    }

    /// A page connects and says hello.
    func open(width: Double = 300, height: Double = 600, _ more: String = "") -> Visitor {
        pages += 1
        let visitor = Visitor(PageID(value: pages), in: self)
        handle(.pageDidConnect(visitor.id))
        visitor.say(
            """
            {"type": "hello", "protocol": 3, "viewport": \(viewport(width, height)), "offset": [0, 0]
            \(more.isEmpty ? ", \"pinned\": false" : ", " + more)}
            """)
        return visitor
    }

    /// Connected, and silent so far.
    func connect() -> Visitor {
        pages += 1
        let visitor = Visitor(PageID(value: pages), in: self)
        handle(.pageDidConnect(visitor.id))
        return visitor
    }
}

func viewport(_ width: Double, _ height: Double, top: Double = 0) -> String {
    """
    {"width": \(width), "height": \(height), "scale": 2,
    "safeAreaInsets": {"top": \(top), "left": 0, "bottom": 0, "right": 0}, "horizontalSizeClass": "compact",
    "verticalSizeClass": "regular", "layoutDirection": "leftToRight", "preferredContentSizeCategory": "large"}
    """
}

/// A page in a theatre.
final class Visitor {
    let id: PageID
    private let theatre: Theatre
    private var seq = 0

    init(_ id: PageID, in theatre: Theatre) {
        self.id = id
        self.theatre = theatre
    }

    @discardableResult
    func say(_ text: String) -> [Effect] {
        theatre.handle(.pageDidSend(id, Array(text.utf8)))
    }

    /// A report with the next number.
    @discardableResult
    func report(_ type: String, _ members: String) -> [Effect] {
        seq += 1
        return say("{\"type\": \"\(type)\", \"seq\": \(seq), \(members)}")
    }

    @discardableResult
    func resize(_ width: Double, _ height: Double, animated: Bool = true, top: Double = 0) -> [Effect] {
        report("viewportDidChange", "\"viewport\": \(viewport(width, height, top: top)), \"animated\": \(animated)")
    }

    @discardableResult
    func scroll(to y: Double) -> [Effect] {
        report("scrollDidChange", "\"offset\": [0, \(y)]")
    }

    @discardableResult
    func choose(_ style: String, pinned: Bool = false) -> [Effect] {
        report("styleDidChange", "\"name\": \"\(style)\", \"pinned\": \(pinned)")
    }

    /// Acknowledges the last layout.
    @discardableResult
    func apply() throws -> [Effect] {
        guard let push = try layouts(in: theatre.effects).last?.header["push"]?.asInt else { return [] }
        return say("{\"type\": \"applied\", \"push\": \(push)}")
    }

    func close() {
        theatre.handle(.pageDidDisconnect(id))
    }

    /// The layouts among `effects` that are for this page.
    func layouts(in effects: [Effect]) throws -> [DecodedLayout] {
        try effects.compactMap {
            guard case .sendBinary(id, let bytes) = $0 else { return nil }
            return try DecodedLayout(bytes)
        }
    }

    /// The text messages among `effects` that are for this page.
    func messages(_ type: String? = nil, in effects: [Effect]) -> [JSONNode] {
        effects.compactMap {
            guard case .sendText(id, let bytes) = $0, let node = parseJSON(SourceText(bytes), .strict).root,
                type == nil || node["type"]?.asString == type
            else { return nil }
            return node
        }
    }

    var received: [Effect] { theatre.effects }
}

extension DecodedLayout {
    var style: String? { header["style"]?.asString }
    var revision: Int? { header["revision"]?.asInt }
    var seq: Int? { header["seq"]?.asInt }
    var isAnimated: Bool? { header["animated"]?.asBool }
    var moved: Int? { header["moved"]?.asInt }
    var contentSize: [Double]? { header["contentSize"]?.asArray?.compactMap(\.asNumber) }
    var offset: [Double]? { header["offset"]?.asArray?.compactMap(\.asNumber) }

    /// An item's frame in content coordinates, `[x, y, width, height]`.
    func frame(ofItem item: Int) -> [Double]? {
        guard let element = elements.first(where: { ($0["kind"] ?? 0) == 0 && $0["item"] == Double(item) }),
            let window = header["window"], let left = window["x"]?.asNumber, let top = window["y"]?.asNumber
        else { return nil }
        return [left + (element["x"] ?? 0), top + (element["y"] ?? 0), element["width"] ?? 0, element["height"] ?? 0]
    }

    func element(_ item: Int) -> [String: Double]? {
        elements.first { ($0["kind"] ?? 0) == 0 && $0["item"] == Double(item) }
    }
}

/// The reports among effects.
func reports(in effects: [Effect]) -> [Report] {
    effects.compactMap {
        guard case .report(let report) = $0 else { return nil }
        return report
    }
}

/// `count` items in a grid of squares without gaps: the numbers can be checked in the head.
func grid(_ columns: Int, items: String = "12", more: String = "") -> String {
    """
    {"items": \(items), \(more) "styles": {"a": {"layout": "grid", "columns": \(columns), "spacing": 0, "lineSpacing": 0}}}
    """
}

/// Two styles, each a grid of squares without gaps.
func styles(_ a: Int, _ b: Int, more: String = "") -> String {
    """
    {"items": 12, \(more) "styles": {
    "a": {"layout": "grid", "columns": \(a), "spacing": 0, "lineSpacing": 0},
    "b": {"layout": "grid", "columns": \(b), "spacing": 0, "lineSpacing": 0}}}
    """
}
