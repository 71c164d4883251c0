import CollectionLayout
import JSONText

/// Reads a page's message; everything in it is checked, nothing is clamped or guessed.
///
///     try decodeClientMessage(Array(#"{"type":"applied","push":7}"#.utf8))    // .applied(push: 7)
///
/// - Throws: what is wrong with the message, its first fault in the order of reading: its length, its syntax, its type,
///   a key that is unknown or stands twice, a field that is missing or out of range.
package func decodeClientMessage(_ bytes: [UInt8]) throws(ClientMessageError) -> ClientMessage {
    guard bytes.count <= WireProtocol.maximumClientMessageBytes else {
        throw ClientMessageError(
            code: "message.tooLong",
            message:
                "A message has at most \(WireProtocol.maximumClientMessageBytes) bytes; this one has \(bytes.count).")
    }
    let reading = parseJSON(SourceText(bytes), .strict)
    guard let root = reading.root else {
        let problem = reading.problems.first
        throw ClientMessageError(code: "message.syntax", message: problem?.message ?? "The message is no JSON.")
    }
    do {
        return try message(MessageFields(root, path: ""))
    } catch {
        let seq = root["seq"]?.asInt
        throw ClientMessageError(
            code: error.code, message: error.message,
            seq: seq.flatMap { MessageFields.integers.contains($0) ? $0 : nil })
    }
}

private func message(_ fields: MessageFields) throws(ClientMessageError) -> ClientMessage {
    switch try fields.string("type") {
    case "hello":
        return .hello(try hello(fields))
    case "viewportDidChange":
        try fields.admitOnly("type", "seq", "viewport", "animated")
        return .viewportDidChange(
            seq: try fields.integer("seq"), viewport: try viewport(fields.object("viewport")),
            animated: try fields.bool("animated"))
    case "scrollDidChange":
        try fields.admitOnly("type", "seq", "offset")
        return .scrollDidChange(seq: try fields.integer("seq"), offset: try fields.point("offset"))
    case "sectionDidScroll":
        try fields.admitOnly("type", "seq", "section", "offset", "push")
        return .sectionDidScroll(
            seq: try fields.integer("seq"), section: try fields.integer("section"),
            offset: try fields.number("offset", in: MessageFields.coordinates), push: try fields.integer("push"))
    case "styleDidChange":
        try fields.admitOnly("type", "seq", "name", "pinned")
        return .styleDidChange(
            seq: try fields.integer("seq"), name: try fields.string("name"), pinned: try fields.bool("pinned"))
    case "itemSelected":
        try fields.admitOnly("type", "section", "item", "revision")
        return .itemSelected(
            section: try fields.integer("section"), item: try fields.integer("item"),
            revision: try fields.integer("revision"))
    case "applied":
        try fields.admitOnly("type", "push")
        return .applied(push: try fields.integer("push"))
    case "measured":
        try fields.admitOnly("type", "measure", "sizes")
        return .measured(measure: try fields.integer("measure"), sizes: try fields.sizes("sizes"))
    case let type:
        throw ClientMessageError(code: "message.type", message: "There is no message of type \(quoted(type)).")
    }
}

/// The protocol comes first: a page that speaks another one may have other fields, and must hear why it is refused.
private func hello(_ fields: MessageFields) throws(ClientMessageError) -> ClientHello {
    let version = try fields.integer("protocol")
    guard version == WireProtocol.version else {
        throw ClientMessageError(
            code: "protocol",
            message:
                "This page speaks version \(version) of the protocol and the server \(WireProtocol.version); reload it."
        )
    }
    try fields.admitOnly(
        "type", "protocol", "viewport", "offset", "anchor", "style", "pinned", "instance", "revision", "engine",
        "scrollers")
    return ClientHello(
        protocol: version, viewport: try viewport(fields.object("viewport")), offset: try fields.point("offset"),
        anchor: fields.has("anchor") ? try anchor(fields.object("anchor")) : nil,
        style: fields.has("style") ? try fields.string("style") : nil, pinned: try fields.bool("pinned"),
        instance: fields.has("instance") ? try fields.string("instance") : nil,
        revision: fields.has("revision") ? try fields.integer("revision") : nil,
        engine: fields.has("engine") ? try fields.string("engine", limit: WireProtocol.maximumEngineBytes) : "",
        scrollers: fields.has("scrollers") ? try scrollers(fields) : [])
}

private func anchor(_ fields: MessageFields) throws(ClientMessageError) -> ClientHello.Anchor {
    try fields.admitOnly("id", "x", "y")
    return ClientHello.Anchor(
        id: try fields.string("id"), x: try fields.number("x", in: MessageFields.coordinates),
        y: try fields.number("y", in: MessageFields.coordinates))
}

private func scrollers(_ fields: MessageFields) throws(ClientMessageError) -> [ClientHello.Scroller] {
    let limit = WireProtocol.maximumScrollers
    var scrollers: [ClientHello.Scroller] = []
    for fields in try fields.objects("scrollers", "at most \(limit) sections", limit: limit) {
        try fields.admitOnly("section", "offset", "anchor")
        scrollers.append(
            ClientHello.Scroller(
                section: try fields.integer("section"),
                offset: try fields.number("offset", in: MessageFields.coordinates),
                anchor: fields.has("anchor") ? try scrollerAnchor(fields.object("anchor")) : nil))
    }
    return scrollers
}

private func scrollerAnchor(_ fields: MessageFields) throws(ClientMessageError) -> ClientHello.Scroller.Anchor {
    try fields.admitOnly("id", "distance")
    return ClientHello.Scroller.Anchor(
        id: try fields.string("id"), distance: try fields.number("distance", in: MessageFields.coordinates))
}
