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
        writer.member("window") { $0.members(of: window) }
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
        if let snap { writer.member("snap", snap) }
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
        if !scrollers.isEmpty { writer.member("scrollers", each: scrollers) { $1.encode(into: &$0) } }
    }
}
