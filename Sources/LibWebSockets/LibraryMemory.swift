internal import CLibWebSockets

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// The C values that libwebsockets keeps pointers to for as long as a server lives.
///
/// Freed by `free()` after the library's context is gone, and not before.
final class LibraryMemory {
    let host: UnsafeMutablePointer<CChar>?
    let serverName = strdup("roundabout")
    let protocols: UnsafeMutablePointer<lws_protocols>
    let loops: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    let idlePolicy: UnsafeMutablePointer<lws_retry_bo_t>
    /// Where the library writes nil when its context is gone.
    let context: UnsafeMutablePointer<OpaquePointer?>
    private let protocolName: UnsafeMutablePointer<CChar>?

    init(configuration: ServerConfiguration, loop: UnsafeMutableRawPointer) {
        // "0.0.0.0" is no interface to the library: it wants no name at all for "every address".
        host = ["0.0.0.0", "::"].contains(configuration.host) ? nil : strdup(configuration.host)
        protocolName = strdup(configuration.websocketProtocol)

        // One protocol, so that one callback sees everything: the library gives a handshake that names no protocol,
        // or an unknown one beside a known, to whichever stands first.
        protocols = .allocate(capacity: 2)
        protocols.initialize(repeating: lws_protocols(), count: 2)
        protocols[0].name = UnsafePointer(protocolName)
        protocols[0].callback = libraryCallback
        // What one page costs in memory. A message longer than this comes in several pieces.
        protocols[0].rx_buffer_size = 1024
        // Without this the library cuts what it sends into pieces of `rx_buffer_size` and polls between them.
        protocols[0].tx_packet_size = 1 << 20

        loops = .allocate(capacity: 1)
        loops.initialize(to: loop)
        idlePolicy = .allocate(capacity: 1)
        var policy = lws_retry_bo_t()
        policy.secs_since_valid_ping = UInt16(clamping: configuration.pingSeconds)
        policy.secs_since_valid_hangup = UInt16(clamping: configuration.hangupSeconds)
        idlePolicy.initialize(to: policy)
        context = .allocate(capacity: 1)
        context.initialize(to: nil)
    }

    func free() {
        for text in [host, serverName, protocolName] { text?.deallocateFromC() }
        protocols.deallocate()
        loops.deallocate()
        idlePolicy.deallocate()
        context.deallocate()
    }
}

extension UnsafeMutablePointer<CChar> {
    fileprivate func deallocateFromC() {
        #if canImport(Glibc)
            Glibc.free(self)
        #elseif canImport(Darwin)
            Darwin.free(self)
        #endif
    }
}
