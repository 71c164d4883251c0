import Glibc
import LibUV
import Testing

/// A client of a server that lives on the same loop and thread: whenever it waits, it turns the loop.
final class LoopClient {
    let descriptor: Int32
    private let loop: EventLoop
    private(set) var received: [UInt8] = []
    private(set) var isAtEnd = false

    init(port: UInt16, loop: EventLoop) throws {
        self.loop = loop
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
        let connected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        try #require(connected == 0)
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }

    deinit { close(descriptor) }

    func end() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    func send(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else {
                try #require(errno == EAGAIN, "the server closed while something was sent to it")
                loop.runOnce()
            }
        }
    }

    func send(_ text: String) throws {
        try send(Array(text.utf8))
    }

    /// Turns the loop until `isEnough` of what has been received, or the connection ends, and takes it.
    ///
    /// The deadline is met only by a server that hangs.
    func take(until isEnough: ([UInt8]) -> Int?) throws -> [UInt8] {
        var isLate = false
        let deadline = Timer(on: loop) { isLate = true }
        deadline.start(after: 10_000)
        defer { deadline.close() }
        while true {
            readWhatIsThere()
            if let count = isEnough(received) {
                let taken = Array(received.prefix(count))
                received.removeFirst(count)
                return taken
            }
            if isAtEnd {
                defer { received = [] }
                return received
            }
            try #require(!isLate, "no answer: \(String(decoding: received, as: UTF8.self))")
            loop.runOnce()
        }
    }

    func takeAll() throws -> [UInt8] {
        try take { _ in nil }
    }

    /// The head of an HTTP reply, empty line included.
    func takeHead() throws -> String {
        let end = Array("\r\n\r\n".utf8)
        let head = try take { bytes in
            bytes.indices.first { bytes[$0...].starts(with: end) }.map { $0 + 4 }
        }
        return String(decoding: head, as: UTF8.self)
    }

    func take(_ count: Int) throws -> [UInt8] {
        try take { $0.count >= count ? count : nil }
    }

    private func readWhatIsThere() {
        withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
            while true {
                let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
                if count > 0 {
                    received.append(contentsOf: buffer[..<count])
                } else {
                    if count == 0 || errno != EAGAIN { isAtEnd = true }
                    return
                }
            }
        }
    }
}
