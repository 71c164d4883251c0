import LibUV
import Testing

/// Frames of RFC 6455 by hand, so that the server is tested against the document and not against a library.
struct Frame: Equatable {
    var opcode: UInt8
    var payload: [UInt8]
    var isFinal = true

    static func text(_ text: String) -> Frame { Frame(opcode: 1, payload: Array(text.utf8)) }

    /// As a client must send it: masked.
    func masked(with mask: [UInt8] = [0x1B, 0x5A, 0xC3, 0x7E]) -> [UInt8] {
        var bytes: [UInt8] = [(isFinal ? 0x80 : 0) | opcode]
        switch payload.count {
        case ..<126: bytes.append(0x80 | UInt8(payload.count))
        case ..<65_536: bytes += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        default: bytes += [0x80 | 127] + (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (56 - 8 * $0)) }
        }
        return bytes + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
    }
}

extension LoopClient {
    static func handshake(port: UInt16, _ changes: [String: String?] = [:], path: String = "/ws") -> String {
        var headers: [String: String?] = [
            "Host": "127.0.0.1:\(port)", "Upgrade": "websocket", "Connection": "Upgrade",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Protocol": "roundabout.v1", "Origin": "http://127.0.0.1:\(port)",
        ]
        headers.merge(changes) { $1 }
        let lines = headers.sorted { $0.key < $1.key }.compactMap { key, value in value.map { "\(key): \($0)\r\n" } }
        return "GET \(path) HTTP/1.1\r\n" + lines.joined() + "\r\n"
    }

    /// Connects as a page does.
    static func page(of port: UInt16, loop: EventLoop) throws -> LoopClient {
        let client = try LoopClient(port: port, loop: loop)
        try client.send(handshake(port: port))
        let head = try client.takeHead()
        try #require(head.hasPrefix("HTTP/1.1 101 "), "\(head)")
        return client
    }

    func send(_ frames: Frame...) throws {
        for frame in frames { try send(frame.masked()) }
    }

    /// The next frame from the server; nil at the end of the connection.
    func takeFrame() throws -> Frame? {
        let head = try take(2)
        guard head.count == 2 else { return nil }
        try #require(head[1] & 0x80 == 0, "a server does not mask")
        var length = Int(head[1])
        if length == 126 { length = try take(2).reduce(0) { $0 << 8 | Int($1) } }
        if length == 127 { length = try take(8).reduce(0) { $0 << 8 | Int($1) } }
        return Frame(opcode: head[0] & 0x0F, payload: length == 0 ? [] : try take(length), isFinal: head[0] & 0x80 != 0)
    }

    /// The next whole message from the server.
    func takeMessage() throws -> (opcode: UInt8, payload: [UInt8], frames: Int)? {
        guard var frame = try takeFrame() else { return nil }
        let opcode = frame.opcode
        var payload = frame.payload
        var frames = 1
        while !frame.isFinal {
            frame = try #require(try takeFrame())
            #expect(frame.opcode == 0)
            payload += frame.payload
            frames += 1
        }
        return (opcode, payload, frames)
    }

    /// The code of the close frame that comes next.
    func takeCloseCode() throws -> UInt16? {
        guard let frame = try takeFrame(), frame.opcode == 8, frame.payload.count >= 2 else { return nil }
        return UInt16(frame.payload[0]) << 8 | UInt16(frame.payload[1])
    }
}
