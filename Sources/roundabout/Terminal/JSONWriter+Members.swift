import CollectionLayout
import JSONText
import LiveSession

extension JSONWriter {
    mutating func member(_ name: String, _ value: String) {
        key(name)
        string(value)
    }

    mutating func member(_ name: String, _ value: UInt64) {
        key(name)
        number(Double(value))
    }

    mutating func members(of laidOut: Report.LaidOut) {
        let cause =
            switch laidOut.cause {
            case .file: "file"
            case .style: "style"
            case .viewport: "viewport"
            }
        member("cause", cause)
        key("revision")
        number(laidOut.revision)
        member("style", laidOut.style)
        key("size")
        beginArray()
        number(laidOut.size.width)
        number(laidOut.size.height)
        endArray()
        key("items")
        number(laidOut.itemCount)
        if let movement = laidOut.movement {
            key("moved")
            number(movement.moved)
            key("total")
            number(movement.total)
            key("farthest")
            number(movement.farthest)
            if movement.isSampled {
                key("sampled")
                bool(true)
            }
        }
        if let kept = laidOut.kept { member("kept", kept) }
        key("parseMs")
        number(Double(laidOut.parseNanoseconds) / 1e6)
        key("layoutMs")
        number(Double(laidOut.layoutNanoseconds) / 1e6)
        key("pages")
        number(laidOut.pageCount)
    }
}
