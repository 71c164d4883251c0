import Glibc
import LibUV
import Testing

@testable import LibWebSockets

/// Pages that do not read, too many pages, and an owner that acts from within events.
@Suite(.serialized) struct PressureTests {
    @Test func aPageThatTakesNothingIsDropped() throws {
        var configuration = ServerConfiguration()
        configuration.stallSeconds = 1
        try withServer(configuration, echoes: false) { server in
            let stalled = try server.page()
            let healthy = try server.page()
            let message = try server.running.message([UInt8](repeating: 7, count: 4_000_000), binary: true)
            try server.running.send(message, to: ConnectionID(number: 1))
            try server.running.send(message, to: ConnectionID(number: 2))
            let arrived = try healthy.takeMessage()
            #expect(arrived?.payload.count == 4_000_000)
            try server.wait { $0.contains(.closed(ConnectionID(number: 1), code: nil)) }
            #expect(try server.running.waitingMessages(for: ConnectionID(number: 1)) == 0)
            withExtendedLifetime(stalled) {}
        }
    }

    @Test func aPageThatReadsLaterHasLostNothing() throws {
        try withServer(echoes: false) { server in
            let page = try server.page()
            let messages = (0..<5).map { number in
                (0..<300_000).map { UInt8(truncatingIfNeeded: ($0 &* 31 &+ number) >> 4) }
            }
            for message in messages { try server.running.send(message, binary: true, to: ConnectionID(number: 1)) }
            for message in messages {
                let arrived = try page.takeMessage()
                #expect(arrived?.payload == message)
            }
            #expect(try server.running.waitingMessages(for: ConnectionID(number: 1)) == 0)
        }
    }

    @Test func aReplyThatIsNotTakenInTimeEndsItsConnection() throws {
        var configuration = ServerConfiguration()
        configuration.replySeconds = 1
        let asset = Asset(bytes: [UInt8](repeating: 7, count: 16_000_000), contentType: "image/png", entityTag: "\"p\"")
        try withServer(configuration, assets: ["/p.png": asset]) { server in
            let client = try server.client()
            try client.send("GET /p.png HTTP/1.1\r\nHost: localhost\r\n\r\n")
            var isOver = false
            let end = Timer(on: server.loop) { isOver = true }
            end.start(after: 1500)
            while !isOver { server.loop.runOnce() }
            end.close()
            #expect(try client.takeAll().count < 16_000_000)
        }
    }

    @Test func noMorePagesThanAreAllowed() throws {
        var configuration = ServerConfiguration()
        configuration.maximumConnections = 2
        try withServer(configuration) { server in
            let first = try server.page()
            let second = try server.page()
            let third = try server.client()
            try third.send(LoopClient.handshake(port: server.port))
            #expect(try third.takeHead().hasPrefix("HTTP/1.1 503 "))
            #expect(server.events.contains(.refused(.tooManyConnections, detail: "")))
            try first.send(Frame(opcode: 8, payload: [0x03, 0xE8]))
            try server.wait { $0.contains(.closed(ConnectionID(number: 1), code: 1000)) }
            _ = try server.page()
            withExtendedLifetime((first, second)) {}
        }
    }

    @Test func noMoreSocketsFromOneAddressThanAreAllowed() throws {
        var configuration = ServerConfiguration()
        configuration.maximumConnectionsPerAddress = 3
        try withServer(configuration) { server in
            let pages = try (0..<3).map { _ in try server.page() }
            let fourth = try server.client()
            #expect(try fourth.takeAll().isEmpty)
            #expect(server.events.last == .refused(.tooManyFromOneAddress, detail: "127.0.0.1"))
            try pages[0].send(Frame(opcode: 8, payload: [0x03, 0xE8]))
            try server.wait { $0.contains(.closed(ConnectionID(number: 1), code: 1000)) }
            #expect(try pages[0].takeCloseCode() == 1000)
            _ = try pages[0].takeAll()
            _ = try server.page()
        }
    }

    @Test func anOwnerMayActFromWithinEvents() throws {
        let loop = try EventLoop()
        var server: WebSocketServer?
        var closed: [UInt16?] = []
        server = try WebSocketServer(ServerConfiguration(), on: loop, asset: { _ in nil }) { event in
            switch event {
            case .opened(let id, _): server?.send(Array("welcome".utf8), binary: false, to: id)
            case .received(let id, let bytes) where bytes == Array("leave".utf8):
                server?.send(Array("never sent".utf8), binary: false, to: id)
                server?.close(id, code: .policyViolation, reason: "as you wish")
                server?.close(id, code: .normal, reason: "only the first counts")
                server?.send(Array("nor this".utf8), binary: false, to: id)
            case .received(_, let bytes) where bytes == Array("stop".utf8): server?.shutdown()
            case .closed(_, let code): closed.append(code)
            default: break
            }
        }
        let port = try #require(server?.port)
        let first = try LoopClient.page(of: port, loop: loop)
        let second = try LoopClient.page(of: port, loop: loop)
        #expect(try first.takeMessage()?.payload == Array("welcome".utf8))
        try first.send(.text("leave"))
        #expect(try first.takeCloseCode() == 1008)
        #expect(try second.takeMessage()?.payload == Array("welcome".utf8))
        try second.send(.text("stop"))
        #expect(try second.takeCloseCode() == 1001)
        loop.run()
        loop.close()
        server = nil
        #expect(closed.count == 2)
    }

    @Test func thePortIsFreeAgainAfterwards() throws {
        let first = try TestServer()
        let port = first.port
        let page = try first.page()
        first.finish()
        try withServer(ServerConfiguration(port: port)) { second in
            #expect(second.port == port)
            _ = try second.page()
        }
        withExtendedLifetime(page) {}
    }

    @Test func bindsOnlyWhatItWasToldTo() throws {
        try withServer(ServerConfiguration(host: "127.0.0.1")) { server in
            let everything = try String(contentsOfProc: "/proc/net/tcp") + String(contentsOfProc: "/proc/net/tcp6")
            let hex = String(server.port, radix: 16, uppercase: true)
            let port = String(repeating: "0", count: 4 - hex.count) + hex
            let listening = everything.split(separator: "\n").filter { $0.contains(":\(port) ") && $0.contains(" 0A ") }
            #expect(listening.count == 1)
            #expect(listening.first?.contains(" 0100007F:\(port) ") == true)
        }
    }

    @Test func bindsIPv6WhereThereIsSuchAThing() throws {
        let loop = try EventLoop()
        defer { loop.close() }
        let started = Result { () throws(ServerError) in
            try WebSocketServer(ServerConfiguration(host: "::1"), on: loop, asset: { _ in nil }, happened: { _ in })
        }
        switch started {
        case .success(let server):
            #expect(server.boundAddress == "[::1]:\(server.port)")
            server.shutdown()
        // A machine without IPv6.
        case .failure(let error): #expect(error == .addressNotAvailable(host: "::1"))
        }
    }

    @Test func saysWhyAnAddressCannotBeHad() throws {
        let loop = try EventLoop()
        defer { loop.close() }
        for (host, expected) in [
            ("192.0.2.1", ServerError.addressNotAvailable(host: "192.0.2.1")),
            ("localhost", .addressMalformed(host: "localhost")), ("", .addressMalformed(host: "")),
        ] {
            #expect(throws: expected) {
                _ = try WebSocketServer(
                    ServerConfiguration(host: host), on: loop, asset: { _ in nil }, happened: { _ in })
            }
        }
    }
}

extension String {
    /// A file of the proc file system, which has no size beforehand.
    fileprivate init(contentsOfProc path: String) throws {
        let descriptor = open(path, O_RDONLY)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while case let count = read(descriptor, &piece, piece.count), count > 0 { bytes += piece.prefix(count) }
        self.init(decoding: bytes, as: UTF8.self)
    }
}
