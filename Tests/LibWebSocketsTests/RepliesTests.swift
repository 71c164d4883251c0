import Testing

@testable import LibWebSockets

@Suite struct RepliesTests {
    private let replies = Replies(
        access: AccessPolicy(), contentSecurityPolicy: ServerConfiguration.strictPolicy(frameAncestors: "'none'"),
        websocketPath: "/ws", websocketProtocol: "roundabout.v1")
    private let asset = Asset(bytes: Array("body {}".utf8), contentType: "text/css; charset=utf-8", entityTag: "\"e1\"")

    private func get(_ change: (inout HTTPRequest) -> Void = { _ in }) -> HTTPRequest {
        var request = HTTPRequest(method: .get, path: "/styles.css", host: "localhost:8642")
        change(&request)
        return request
    }

    private func handshake(_ change: (inout HTTPRequest) -> Void = { _ in }) -> HTTPRequest {
        var request = HTTPRequest(
            method: .get, path: "/ws", host: "localhost:8642", origin: "http://localhost:8642", upgrade: "websocket",
            websocketVersion: "13", websocketKey: "dGhlIHNhbXBsZSBub25jZQ==", websocketProtocol: "roundabout.v1")
        change(&request)
        return request
    }

    @Test func refusesBodiesMethodsAndHosts() {
        #expect(replies.refusal(of: get()) == nil)
        #expect(replies.refusal(of: get { $0.method = .head }) == nil)
        #expect(replies.refusal(of: get { $0.contentLength = "0" }) == nil)
        #expect(replies.refusal(of: get { $0.method = .other }) == .methodNotAllowed)
        for length in ["1", "-1", "0,0", "00", " 0", "99999999999", "0x0"] {
            #expect(replies.refusal(of: get { $0.contentLength = length }) == .bodyNotAllowed)
        }
        #expect(replies.refusal(of: get { $0.hasTransferEncoding = true }) == .bodyNotAllowed)
        #expect(replies.refusal(of: get { $0.host = nil }) == .hostMissing)
        #expect(replies.refusal(of: get { $0.host = "evil.example" }) == .hostNotAllowed)
        #expect(replies.refusal(of: get { $0.version = .other }) == .requestMalformed)
        // The host is looked at before anything else is said.
        #expect(
            replies.refusal(
                of: get {
                    $0.host = "evil.example"
                    $0.method = .other
                }) == .hostNotAllowed)
    }

    @Test func servesWithEveryHeaderOfTheRecommendedPolicy() throws {
        let reply = replies.reply(to: get(), asset: asset)
        #expect(reply.status == 200)
        let head = String(decoding: reply.head(date: "Sun, 06 Nov 1994 08:49:37 GMT"), as: UTF8.self)
        for line in [
            "Date: Sun, 06 Nov 1994 08:49:37 GMT", "Content-Type: text/css; charset=utf-8", "Content-Length: 7",
            "ETag: \"e1\"", "Cache-Control: no-cache", "X-Content-Type-Options: nosniff",
            "Referrer-Policy: no-referrer", "Cross-Origin-Resource-Policy: same-origin",
            "Cross-Origin-Opener-Policy: same-origin",
            "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; "
                + "media-src blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        ] {
            #expect(head.contains("\r\n\(line)\r\n"), "\(line)")
        }
        #expect(!head.lowercased().contains("access-control"))
        #expect(!head.contains("Connection: close"))
        #expect(head.hasSuffix("\r\n\r\n"))
    }

    @Test func sendsNoBodyToHead() {
        let reply = replies.reply(to: get { $0.method = .head }, asset: asset)
        #expect(reply.status == 200)
        #expect(!reply.sendsBody)
        #expect(String(decoding: reply.head(date: ""), as: UTF8.self).contains("Content-Length: 7\r\n"))
    }

    @Test(arguments: [
        ("\"e1\"", 304), ("\"e2\"", 200), ("W/\"e1\"", 200), ("\"e1\", \"e2\"", 200), ("*", 200), ("e1", 200),
    ])
    func saysNotModifiedOnlyToTheExactTag(tag: String, status: Int) {
        let reply = replies.reply(to: get { $0.ifNoneMatch = tag }, asset: asset)
        #expect(reply.status == status)
        #expect(reply.sendsBody == (status == 200))
    }

    @Test func endsTheConnectionOfAnOldClient() {
        #expect(replies.reply(to: get { $0.version = .http10 }, asset: asset).closesConnection)
        #expect(replies.reply(to: get { $0.version = .http10 }, asset: nil).closesConnection)
    }

    @Test func saysWhatIsAllowed() {
        let reply = replies.reply(to: .methodNotAllowed)
        #expect(reply.status == 405)
        #expect(reply.headers.contains { $0 == ("Allow", "GET, HEAD") })
        #expect(reply.closesConnection)
        #expect(replies.reply(to: .websocketVersion).headers.contains { $0 == ("Sec-WebSocket-Version", "13") })
    }

    @Test func everyRefusalHasAReplyOfItsOwn() {
        for refusal in Refusal.allCases {
            let reply = replies.reply(to: refusal)
            #expect((400...599).contains(reply.status), "\(refusal)")
            #expect(HTTPResponse.phrase(for: reply.status) != "Error", "\(refusal)")
            #expect(!refusal.sentence.isEmpty)
        }
        #expect(Set(Refusal.allCases.map(\.sentence)).count == Refusal.allCases.count)
    }

    @Test func letsExactlyOurHandshakeThrough() {
        #expect(replies.refusal(ofHandshake: handshake(), isFull: false) == nil)
        #expect(replies.refusal(ofHandshake: handshake { $0.upgrade = "WebSocket" }, isFull: false) == nil)
    }

    enum Header: Sendable { case host, origin, upgrade, version, key, subprotocol, length }

    @Test(
        arguments: [
            (.host, nil, .hostMissing), (.host, "evil.example", .hostNotAllowed),
            (.origin, nil, .originMissing), (.origin, "http://evil.example", .originNotAllowed),
            (.upgrade, nil, .upgradeNotAllowed), (.upgrade, "h2c", .upgradeNotAllowed),
            (.upgrade, "websocket, h2c", .upgradeNotAllowed),
            (.version, nil, .websocketVersion), (.version, "8", .websocketVersion),
            (.version, "13,8", .websocketVersion),
            (.key, nil, .websocketKey), (.key, "abc", .websocketKey), (.key, "dGhlIHNhbXBsZSBub25jZQ", .websocketKey),
            (.key, "dGhlIHNhbXBsZSBub25jZ!==", .websocketKey),
            (.subprotocol, nil, .websocketProtocol), (.subprotocol, "http", .websocketProtocol),
            (.subprotocol, "roundabout.v1, http", .websocketProtocol),
            (.subprotocol, "roundabout.v2", .websocketProtocol),
            (.length, "5", .bodyNotAllowed),
        ] as [(Header, String?, Refusal)])
    func refusesAHandshake(header: Header, value: String?, expected: Refusal) {
        let request = handshake { request in
            switch header {
            case .host: request.host = value
            case .origin: request.origin = value
            case .upgrade: request.upgrade = value
            case .version: request.websocketVersion = value
            case .key: request.websocketKey = value
            case .subprotocol: request.websocketProtocol = value
            case .length: request.contentLength = value
            }
        }
        #expect(replies.refusal(ofHandshake: request, isFull: false) == expected)
    }

    @Test func refusesAHandshakeByMethodVersionPathAndNumber() {
        #expect(replies.refusal(ofHandshake: handshake { $0.method = .other }, isFull: false) == .methodNotAllowed)
        #expect(replies.refusal(ofHandshake: handshake { $0.method = .head }, isFull: false) == .methodNotAllowed)
        #expect(replies.refusal(ofHandshake: handshake { $0.version = .http10 }, isFull: false) == .httpVersionTooOld)
        #expect(replies.refusal(ofHandshake: handshake { $0.path = "/" }, isFull: false) == .pathUnknown)
        #expect(replies.refusal(ofHandshake: handshake { $0.path = "/ws/" }, isFull: false) == .pathUnknown)
        #expect(
            replies.refusal(ofHandshake: handshake { $0.hasTransferEncoding = true }, isFull: false) == .bodyNotAllowed)
        #expect(replies.refusal(ofHandshake: handshake(), isFull: true) == .tooManyConnections)
        #expect(replies.refusal(ofHandshake: handshake { $0.origin = "null" }, isFull: true) == .originNotAllowed)
    }

    /// A page on another site had its name point here: host and origin agree, and both are evil.
    @Test func refusesReboundNames() {
        let rebound = handshake {
            $0.host = "evil.example:8642"
            $0.origin = "http://evil.example:8642"
        }
        #expect(replies.refusal(ofHandshake: rebound, isFull: false) == .hostNotAllowed)
    }
}
