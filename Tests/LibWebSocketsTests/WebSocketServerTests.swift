import LibUV
import Testing

@testable import LibWebSockets

@Suite(.serialized) struct WebSocketServerTests {
    @Test func listensOnTheAddressAskedForAndNoOther() throws {
        try withServer { server in
            let address = try server.running.boundAddress
            #expect(address == "127.0.0.1:\(server.port)")
            #expect(server.port != 0)
        }
    }

    @Test func saysThatAPortIsInUse() throws {
        try withServer { first in
            let loop = try EventLoop()
            defer { loop.close() }
            #expect(throws: ServerError.portInUse(host: "127.0.0.1", port: first.port)) {
                _ = try WebSocketServer(
                    ServerConfiguration(port: first.port), on: loop, asset: { _ in nil }, happened: { _ in })
            }
        }
    }

    @Test func servesAnAsset() throws {
        let asset = Asset(bytes: Array("export {}".utf8), contentType: "text/javascript", entityTag: "\"abc\"")
        try withServer(assets: ["/main.js": asset]) { server in
            let client = try server.client()
            try client.send("GET /main.js HTTP/1.1\r\nHost: localhost\r\n\r\n")
            let head = try client.takeHead()
            #expect(head.hasPrefix("HTTP/1.1 200 OK\r\n"))
            #expect(head.contains("\r\nContent-Length: 9\r\n"))
            #expect(head.contains("\r\nETag: \"abc\"\r\n"))
            #expect(try client.take(9) == asset.bytes)

            // The same connection serves on.
            try client.send("GET /main.js HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: \"abc\"\r\n\r\n")
            #expect(try client.takeHead().hasPrefix("HTTP/1.1 304 "))
            try client.send("HEAD /main.js HTTP/1.1\r\nHost: localhost\r\n\r\n")
            #expect(try client.takeHead().contains("\r\nContent-Length: 9\r\n"))
            try client.send("GET /other.js HTTP/1.1\r\nHost: localhost\r\n\r\n")
            #expect(try client.takeHead().hasPrefix("HTTP/1.1 404 "))
        }
    }

    @Test func servesWhatIsLongerThanOneWrite() throws {
        let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }
        let asset = Asset(bytes: bytes, contentType: "image/png", entityTag: "\"p\"")
        try withServer(assets: ["/p.png": asset]) { server in
            let client = try server.client()
            for _ in 0..<2 {
                try client.send("GET /p.png HTTP/1.1\r\nHost: localhost\r\n\r\n")
                #expect(try client.takeHead().contains("Content-Length: 3000000"))
                #expect(try client.take(3_000_000) == bytes)
            }
        }
    }

    @Test func answersPipelinedRequestsInOrder() throws {
        let assets = (0..<20).map { Asset(bytes: Array("file \($0)".utf8), contentType: "text/plain", entityTag: "") }
        let byPath = Dictionary(uniqueKeysWithValues: assets.enumerated().map { ("/\($0)", $1) })
        try withServer(assets: byPath) { server in
            let client = try server.client()
            try client.send((0..<20).map { "GET /\($0) HTTP/1.1\r\nHost: localhost\r\n\r\n" }.joined())
            for number in 0..<20 {
                _ = try client.takeHead()
                let expected = Array("file \(number)".utf8)
                #expect(try client.take(expected.count) == expected)
            }
        }
    }

    @Test func echoesAMessage() throws {
        try withServer { server in
            let page = try server.page()
            try page.send(.text("héllo"))
            let answer = try #require(try page.takeMessage())
            #expect(answer.opcode == 1)
            #expect(answer.payload == Array("héllo".utf8))
            #expect(server.events.first == .opened(ConnectionID(number: 1), remote: "127.0.0.1"))
        }
    }

    @Test func sendsALongMessageInFragments() throws {
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
        try withServer(echoes: false) { server in
            let page = try server.page()
            try server.running.send(bytes, binary: true, to: ConnectionID(number: 1))
            let message = try #require(try page.takeMessage())
            #expect(message.opcode == 2)
            #expect(message.payload == bytes)
            // 100,000 = 65,536 + 2 × 16,384 + 1,696.
            #expect(message.frames == 4)
        }
    }

    @Test func saysGoodbyeToEveryPage() throws {
        let server = try TestServer()
        let pages = try (0..<3).map { _ in try server.page() }
        try server.running.shutdown()
        for page in pages {
            #expect(try page.takeCloseCode() == 1001)
            try page.send(Frame(opcode: 8, payload: [0x03, 0xE9]))
        }
        server.finish()
    }

    @Test func closesWithACodeAndAReason() throws {
        try withServer { server in
            let page = try server.page()
            try server.running.close(ConnectionID(number: 1), code: .policyViolation, reason: "too much")
            let frame = try page.takeFrame()
            #expect(frame == Frame(opcode: 8, payload: [0x03, 0xF0] + Array("too much".utf8)))
        }
    }

    @Test func tellsWhichCodeAPageClosedWith() throws {
        try withServer { server in
            let page = try server.page()
            try page.send(Frame(opcode: 8, payload: [0x03, 0xE8]))
            #expect(try page.takeCloseCode() == 1000)
            try server.wait { $0.contains(.closed(ConnectionID(number: 1), code: 1000)) }
        }
    }
}
