import CollectionLayout
import JSONText

/// The frames of a style as one JSON object, stable for tests and scripts; numbers round-trip.
func framesAsJSON(_ laidOut: LaidOutStyle, warnings: [Problem]) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("style", laidOut.name)
    json.key("size")
    json.array([laidOut.viewport.size.width, laidOut.viewport.size.height])
    json.key("scale")
    json.number(laidOut.viewport.scale)
    json.key("contentSize")
    json.array([laidOut.layout.contentSize.width, laidOut.layout.contentSize.height])
    json.key("elements")
    json.beginArray()
    laidOut.forEachElement { element, appearance, id in
        json.beginObject()
        json.member("kind", element.kind.name)
        json.key("section")
        json.number(element.indexPath.section)
        json.key("item")
        json.number(element.indexPath.item)
        json.member("id", id)
        json.key("frame")
        json.array([element.frame.x, element.frame.y, element.frame.width, element.frame.height])
        json.key("cornerRadius")
        json.number(appearance.cornerRadius)
        json.key("alpha")
        json.number(appearance.alpha)
        json.key("zIndex")
        json.number(0)
        json.endObject()
    }
    json.endArray()
    json.key("warnings")
    json.beginArray()
    for problem in warnings { encode(problem, into: &json) }
    json.endArray()
    json.endObject()
    return json.bytes + [UInt8(ascii: "\n")]
}

extension JSONWriter {
    mutating func array(_ numbers: [Double]) {
        beginArray()
        for value in numbers { number(value) }
        endArray()
    }
}
