/// One websocket connection as the server sees it.
///
/// Made when the handshake is done, dropped when libwebsockets says that the connection is gone; in between it stands
/// for the library's `wsi`, which must not be used after that.
final class Connection {
    let id: ConnectionID
    let wsi: OpaquePointer
    var outbox = Outbox()
    var assembly: MessageAssembly
    var messages: Allowance
    /// Set once the connection is to end: nothing is sent or taken from then on.
    var isClosing = false
    /// The close code that was said last, by either side.
    var closeCode: UInt16?
    /// Since when (`EventLoop.now`) bytes have been waiting for room in the socket; nil when none are.
    var waitingSince: UInt64?

    init(id: ConnectionID, wsi: OpaquePointer, configuration: ServerConfiguration) {
        self.id = id
        self.wsi = wsi
        assembly = MessageAssembly(
            maximumBytes: configuration.maximumMessageBytes, maximumFragments: configuration.maximumMessageFragments)
        let perSecond = max(1, min(1000, configuration.maximumMessagesPerSecond))
        messages = Allowance(burst: 2 * perSecond, interval: UInt64(1000 / perSecond))
    }
}
