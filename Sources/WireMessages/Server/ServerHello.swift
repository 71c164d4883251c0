import JSONText

/// The server's first message. A page that speaks another protocol says "reload"; a new `instance` means that nothing
/// the page holds is known here.
package struct ServerHello: Equatable, Sendable {
    package var `protocol`: Int
    package var instance: String
    package var version: String

    package init(instance: String, version: String) {
        self.protocol = WireProtocol.version
        self.instance = instance
        self.version = version
    }

    package func encoded() -> [UInt8] {
        encodeMessage("hello") { writer in
            writer.member("protocol", self.protocol)
            writer.member("instance", instance)
            writer.member("version", version)
        }
    }
}
