import LibUV
import Testing

@testable import LibWebSockets

/// A server on a loop of its own that echoes every message.
final class TestServer {
    let loop: EventLoop
    private(set) var events: [ServerEvent] = []
    private var server: WebSocketServer?
    var running: WebSocketServer {
        get throws { try #require(server) }
    }

    init(
        _ configuration: ServerConfiguration = ServerConfiguration(), assets: [String: Asset] = [:],
        echoes: Bool = true
    ) throws {
        let loop = try EventLoop()
        self.loop = loop
        server = try WebSocketServer(configuration, on: loop, asset: { assets[$0] }) { [unowned self] event in
            if case .logged = event { return }
            events.append(event)
            if echoes, case .received(let id, let bytes) = event { server?.send(bytes, binary: false, to: id) }
        }
    }

    var port: UInt16 { server?.port ?? 0 }

    func client() throws -> LoopClient { try LoopClient(port: port, loop: loop) }
    func page() throws -> LoopClient { try LoopClient.page(of: port, loop: loop) }

    /// Turns the loop until the events satisfy `condition`.
    func wait(until condition: ([ServerEvent]) -> Bool) throws {
        var isLate = false
        let deadline = Timer(on: loop) { isLate = true }
        deadline.start(after: 10_000)
        defer { deadline.close() }
        while !condition(events) {
            try #require(!isLate, "\(events)")
            loop.runOnce()
        }
    }

    func finish() {
        server?.shutdown()
        loop.run()
        loop.close()
        server = nil
    }
}

/// Makes a server, lends it, and ends it.
func withServer(
    _ configuration: ServerConfiguration = ServerConfiguration(), assets: [String: Asset] = [:],
    echoes: Bool = true, _ body: (TestServer) throws -> Void
) throws {
    let server = try TestServer(configuration, assets: assets, echoes: echoes)
    defer { server.finish() }
    try body(server)
}
