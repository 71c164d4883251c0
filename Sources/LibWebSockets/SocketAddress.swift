#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// A numeric address and a port, read from the system.
struct SocketAddress: Equatable, CustomStringConvertible {
    let host: String
    let port: UInt16

    var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }

    /// The address that `descriptor` is bound to, if it is a socket that listens (`getsockname`).
    init?(listening descriptor: Int32) {
        var listens: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        guard getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &listens, &size) == 0, listens != 0 else { return nil }
        self.init(descriptor) { getsockname($0, $1, $2) }
    }

    /// The address at the other end of `descriptor` (`getpeername`).
    init?(remoteOf descriptor: Int32) {
        self.init(descriptor) { getpeername($0, $1, $2) }
    }

    private init?(
        _ descriptor: Int32, ask: (Int32, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
    ) {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let answered = withUnsafeMutablePointer(to: &storage) { storage in
            storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { ask(descriptor, $0, &length) }
        }
        guard answered == 0 else { return nil }
        let read: (String, UInt16)? = withUnsafePointer(to: &storage) { storage in
            switch Int32(storage.pointee.ss_family) {
            case AF_INET:
                storage.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { address in
                    var ip = address.pointee.sin_addr
                    return Self.text(AF_INET, &ip).map { ($0, UInt16(bigEndian: address.pointee.sin_port)) }
                }
            case AF_INET6:
                storage.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { address in
                    var ip = address.pointee.sin6_addr
                    return Self.text(AF_INET6, &ip).map { ($0, UInt16(bigEndian: address.pointee.sin6_port)) }
                }
            default: nil
            }
        }
        guard let read else { return nil }
        (host, port) = read
    }

    private static func text(_ family: Int32, _ address: UnsafeRawPointer) -> String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(INET6_ADDRSTRLEN)) { buffer in
            inet_ntop(family, address, buffer.baseAddress, socklen_t(buffer.count)).map { String(cString: $0) }
        }
    }
}

/// Tries to listen where the library could not, to learn why (`bind`). nil: it would work.
func reasonNotToBind(host: String, port: UInt16) -> ServerError? {
    var v4 = sockaddr_in()
    var v6 = sockaddr_in6()
    let family: Int32
    if inet_pton(AF_INET, host, &v4.sin_addr) == 1 {
        family = AF_INET
    } else if inet_pton(AF_INET6, host, &v6.sin6_addr) == 1 {
        family = AF_INET6
    } else {
        return .addressMalformed(host: host)
    }
    #if canImport(Glibc)
        let descriptor = socket(family, Int32(SOCK_STREAM.rawValue), 0)
    #else
        let descriptor = socket(family, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { return .failed(String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    v4.sin_family = sa_family_t(AF_INET)
    v4.sin_port = port.bigEndian
    v6.sin6_family = sa_family_t(AF_INET6)
    v6.sin6_port = port.bigEndian
    let bound =
        family == AF_INET
        ? withUnsafePointer(to: &v4) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        : withUnsafePointer(to: &v6) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in6>.size))
            }
        }
    guard bound != 0 else { return nil }
    switch errno {
    case EADDRINUSE: return .portInUse(host: host, port: port)
    case EACCES, EPERM: return .portNotPermitted(host: host, port: port)
    case EADDRNOTAVAIL: return .addressNotAvailable(host: host)
    default: return .failed(String(cString: strerror(errno)))
    }
}

/// Caps what the system keeps for a peer that does not read (`SO_SNDBUF`).
func limitSendBuffer(of descriptor: Int32, to bytes: Int32) {
    var bytes = bytes
    setsockopt(descriptor, SOL_SOCKET, SO_SNDBUF, &bytes, socklen_t(MemoryLayout<Int32>.size))
}
