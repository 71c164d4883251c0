/// What a `WebSocketServer` tells its owner, in the order in which it happened.
package enum ServerEvent: Equatable {
    /// A page connected. `remote` is its address without the port.
    case opened(ConnectionID, remote: String)
    /// A whole text message: valid UTF-8, at most `ServerConfiguration.maximumMessageBytes` long, perhaps empty.
    case received(ConnectionID, [UInt8])
    /// A connection is gone; nothing sent to it arrives any more. `code` is the close code that was said last, by
    /// either side, or nil when it ended without a word.
    case closed(ConnectionID, code: UInt16?)
    /// Somebody was turned away. `detail` is what they sent, made safe for a terminal.
    case refused(Refusal, detail: String)
    /// A line that libwebsockets wanted to log, made safe for a terminal.
    case logged(String)
}
