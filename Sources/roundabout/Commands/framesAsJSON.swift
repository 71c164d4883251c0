import CollectionLayout
import JSONText
import PlaygroundFile

/// The frames of a style as one JSON object, stable for tests and scripts; numbers round-trip.
///
/// What an element has as most have it is left out: no `transform`, all `corners`, no `separator`, no `side`, not `hidden`.
func framesAsJSON(_ laidOut: LaidOutStyle, warnings: [Problem]) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("style", laidOut.name)
    json.member("size", [laidOut.viewport.size.width, laidOut.viewport.size.height])
    json.member("scale", laidOut.viewport.scale)
    json.member("contentSize", [laidOut.layout.contentSize.width, laidOut.layout.contentSize.height])
    json.member("contentOffset", [laidOut.contentOffset.x, laidOut.contentOffset.y])
    if let offsets = laidOut.layout.snapOffsets?.offsets { json.member("snapOffsets", offsets) }
    json.scrollers(of: laidOut.layout)
    // Nobody has measured the texts that sizes depend on: a page may draw them a little wider or narrower.
    if laidOut.style.isEstimated { json.member("text", "estimated") }
    json.key("elements")
    json.beginArray()
    let perspective = laidOut.layout.perspective
    laidOut.forEachElement { json.element($0, perspective: perspective) }
    json.endArray()
    json.key("warnings")
    json.beginArray()
    for problem in warnings { encode(problem, into: &json) }
    json.endArray()
    json.endObject()
    return json.bytes + [UInt8(ascii: "\n")]
}

extension JSONWriter {
    /// The sections that scroll by themselves; frames are those at offset 0.
    fileprivate mutating func scrollers(of layout: PreparedLayout) {
        guard layout.hasScrollers else { return }
        key("scrollers")
        beginArray()
        for section in 0..<layout.sectionCount {
            guard let scroller = layout.scroller(ofSection: section) else { continue }
            beginObject()
            key("section")
            number(section)
            let frame = scroller.frame
            member("frame", [frame.x, frame.y, frame.width, frame.height])
            member("direction", scroller.direction == .horizontal ? "horizontal" : "vertical")
            member("behavior", scroller.behavior.name)
            member("offsets", [scroller.offsets.lowerBound, scroller.offsets.upperBound])
            member("rest", scroller.rest)
            endObject()
        }
        endArray()
    }

    fileprivate mutating func element(_ element: SeenElement, perspective: Double) {
        let (frame, appearance, attributes) = (element.frame, element.appearance, element.attributes)
        beginObject()
        member("kind", element.kind.name)
        key("section")
        number(element.indexPath.section)
        key("item")
        number(element.indexPath.item)
        member("id", element.id)
        member("frame", [frame.x, frame.y, frame.width, frame.height])
        member("cornerRadius", appearance.cornerRadius)
        if appearance.corners != CellAppearance.allCorners {
            key("corners")
            number(Int(appearance.corners))
        }
        member("alpha", attributes.alpha)
        key("zIndex")
        number(Int(attributes.zIndex))
        let transform = attributes.transform(perspective: perspective)
        if transform != .identity { member("transform", transform.isAffine ? transform.affine : transform.numbers) }
        if let separator = appearance.separator { member("separator", separator) }
        if let side = appearance.side.name { member("side", side) }
        if attributes.isHidden {
            key("hidden")
            bool(true)
        }
        endObject()
    }

    fileprivate mutating func member(_ name: String, _ value: Double) {
        key(name)
        number(value)
    }

    fileprivate mutating func member(_ name: String, _ numbers: [Double]) {
        key(name)
        beginArray()
        // A product of turns can be −0, which is nothing to tell apart.
        for value in numbers { number(value == 0 ? 0 : value) }
        endArray()
    }
}

extension CellSide {
    /// nil where there is none.
    fileprivate var name: String? {
        switch self {
        case .none: nil
        case .leading: "leading"
        case .center: "center"
        case .trailing: "trailing"
        }
    }
}
