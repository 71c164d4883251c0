/// What is answered to what: the whole of this server's HTTP, without a socket.
struct Replies {
    let access: AccessPolicy
    let contentSecurityPolicy: String
    let websocketPath: String
    let websocketProtocol: String

    /// Why this plain request is turned away before anything is looked up, or nil.
    func refusal(of request: HTTPRequest) -> Refusal? {
        if let refusal = access.refusal(host: request.host) { return refusal }
        if request.version == .other { return .requestMalformed }
        if request.hasTransferEncoding { return .bodyNotAllowed }
        if request.method == .other { return .methodNotAllowed }
        if let length = request.contentLength, length != "0" { return .bodyNotAllowed }
        return nil
    }

    /// Why this handshake is turned away, or nil: then it may become a websocket.
    ///
    /// - Parameter isFull: no further page may connect.
    func refusal(ofHandshake request: HTTPRequest, isFull: Bool) -> Refusal? {
        if let refusal = access.refusal(host: request.host) { return refusal }
        guard let host = request.host else { return .hostMissing }
        guard let upgrade = request.upgrade, upgrade.lowercased() == "websocket" else { return .upgradeNotAllowed }
        if request.method != .get { return .methodNotAllowed }
        if request.version != .http11 { return .httpVersionTooOld }
        if request.hasTransferEncoding || (request.contentLength ?? "0") != "0" { return .bodyNotAllowed }
        if request.path != websocketPath { return .pathUnknown }
        if let refusal = access.refusal(origin: request.origin, host: host) { return refusal }
        if let refusal = access.refusal(token: request.token) { return refusal }
        if request.websocketVersion != "13" { return .websocketVersion }
        if !Self.isKey(request.websocketKey) { return .websocketKey }
        if request.websocketProtocol != websocketProtocol { return .websocketProtocol }
        return isFull ? .tooManyConnections : nil
    }

    /// The reply to a request that was not refused.
    func reply(to request: HTTPRequest, asset: Asset?) -> HTTPResponse {
        guard let asset else { return reply(to: .pathUnknown, closesConnection: request.version != .http11) }
        var response = HTTPResponse(status: 200, body: asset.bytes)
        response.headers = common + [("Content-Type", asset.contentType), ("ETag", asset.entityTag)]
        response.sendsBody = request.method == .get
        response.closesConnection = request.version != .http11
        if request.ifNoneMatch == asset.entityTag {
            response.status = 304
            response.sendsBody = false
        }
        return response
    }

    /// The reply that says why.
    func reply(to refusal: Refusal, closesConnection: Bool = true) -> HTTPResponse {
        var response = HTTPResponse(status: refusal.status, body: Array((refusal.sentence + "\n").utf8))
        response.headers = common + [("Content-Type", "text/plain; charset=utf-8")]
        switch refusal {
        case .methodNotAllowed: response.headers.append(("Allow", "GET, HEAD"))
        case .websocketVersion: response.headers += [("Upgrade", "websocket"), ("Sec-WebSocket-Version", "13")]
        default: break
        }
        response.closesConnection = closesConnection
        return response
    }

    private var common: [(name: String, value: String)] {
        [
            ("Cache-Control", "no-cache"),
            ("Content-Security-Policy", contentSecurityPolicy),
            ("X-Content-Type-Options", "nosniff"),
            ("Referrer-Policy", "no-referrer"),
            ("Cross-Origin-Resource-Policy", "same-origin"),
            ("Cross-Origin-Opener-Policy", "same-origin"),
        ]
    }

    /// Sixteen bytes in base64: 22 letters and two `=`.
    private static func isKey(_ key: String?) -> Bool {
        guard let bytes = key.map({ Array($0.utf8) }), bytes.count == 24 else { return false }
        return bytes[..<22].allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
                true
            default: false
            }
        } && bytes[22...].allSatisfy { $0 == UInt8(ascii: "=") }
    }
}
