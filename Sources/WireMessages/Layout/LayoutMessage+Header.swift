import CollectionLayout
import JSONText

extension LayoutMessage {
    /// Writes what the header says apart from the tables of its columns.
    func encodeFields(into writer: inout JSONWriter) {
        writer.member("push", push)
        writer.member("revision", revision)
        writer.member("style", style)
        writer.member("seq", seq)
        writer.member("contentSize", contentSize.width, contentSize.height)
        writer.member("window") { writer in
            writer.member("x", window.x)
            writer.member("y", window.y)
            writer.member("width", window.width)
            writer.member("height", window.height)
        }
        if let offset { writer.member("offset", offset.x, offset.y) }
        writer.member("kept", kept)
        writer.member("contentInset") { writer in
            writer.member("top", contentInset.top)
            writer.member("left", contentInset.left)
            writer.member("bottom", contentInset.bottom)
            writer.member("right", contentInset.right)
        }
        writer.member("scrollDirection", scrollDirection.name)
        writer.member("rightToLeft", rightToLeft)
        writer.member("perspective", perspective)
        if let snap { encode(snap, into: &writer) }
        writer.member("animated", animated)
        writer.member("moved", moved)
        writer.member("total", total)
        writer.member("farthest", farthest)
        writer.member("sampled", sampled)
        writer.member("parseMs", parseMs)
        writer.member("layoutMs", layoutMs)
        writer.member("cornerRadiusFollowsBounds", cornerRadiusFollowsBounds)
        writer.member("animation") { animation.encode(into: &$0) }
        if let text { writer.member("text") { text.encode(into: &$0) } }
    }

    private func encode(_ snap: SnapOffsets, into writer: inout JSONWriter) {
        writer.member("snap") { writer in
            switch snap {
            case .even(let start, let pitch, let count):
                writer.member("start", start)
                writer.member("pitch", pitch)
                writer.member("count", count)
            case .list(let offsets):
                writer.key("offsets")
                writer.beginArray()
                for offset in offsets { writer.number(offset) }
                writer.endArray()
            }
        }
    }
}
