/// Everything a `WebSocketServer` is told when it is made.
package struct ServerConfiguration {
    /// An address in numbers: `127.0.0.1`, `0.0.0.0`, `::1`.
    package var host: String
    /// 0 = any that is free.
    package var port: UInt16
    package var access: AccessPolicy
    /// The path of the websocket.
    package var websocketPath: String
    /// The one websocket protocol that is spoken.
    package var websocketProtocol: String
    /// The `Content-Security-Policy` of every reply.
    package var contentSecurityPolicy: String
    /// How many pages may be connected at once.
    package var maximumConnections: Int
    /// How many connections of any kind one remote address may have at once; nil = any number.
    package var maximumConnectionsPerAddress: Int?
    /// A longer message closes its connection with 1009.
    package var maximumMessageBytes: Int
    /// A message in more frames closes its connection with 1008.
    package var maximumMessageFragments: Int
    /// A page that sends more than this for two seconds has its connection closed with 1008. Two messages a frame of a
    /// display of 240 Hz are fewer.
    package var maximumMessagesPerSecond: Int
    /// A connection whose socket takes nothing for so many seconds is dropped.
    package var stallSeconds: Int
    /// A message or a reply that is not whole after so many seconds ends its connection.
    package var messageSeconds: Int
    package var replySeconds: Int
    /// A connection that was silent for `pingSeconds` is sent a ping, and dropped when silent for `hangupSeconds`.
    package var pingSeconds: Int
    package var hangupSeconds: Int

    /// The limits of the project's documentation; address and policy as given.
    package init(host: String = "127.0.0.1", port: UInt16 = 0, access: AccessPolicy = AccessPolicy()) {
        self.host = host
        self.port = port
        self.access = access
        websocketPath = "/ws"
        websocketProtocol = "roundabout.v1"
        contentSecurityPolicy = Self.strictPolicy(frameAncestors: "'none'")
        maximumConnections = 10_000
        maximumConnectionsPerAddress = nil
        maximumMessageBytes = 16_384
        maximumMessageFragments = 16
        maximumMessagesPerSecond = 500
        stallSeconds = 30
        messageSeconds = 10
        replySeconds = 60
        pingSeconds = 20
        hangupSeconds = 30
    }

    /// The page may load its own scripts, styles and pictures and talk to its own server, and nothing else.
    ///
    /// - Parameter frameAncestors: who may show the page in a frame, as the header spells it.
    package static func strictPolicy(frameAncestors: String) -> String {
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; media-src blob:; "
            + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors \(frameAncestors)"
    }
}
