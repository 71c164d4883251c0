import LibWebSockets

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Starts a server on the port asked for, or on the next free one where none was asked for.
///
/// - An explicit port is tried for two seconds: a server that was just ended may still hold it.
/// - The default port is tried as long if nobody answers on it; if somebody does, it moves up, by at most ten.
///
/// Throws the last reason when no port could be had.
func listen(
    port: UInt16?, host: String, start: (UInt16) throws(ServerError) -> UInt16
) throws(ServerError) -> UInt16 {
    guard port == nil else { return try retried(port ?? 0, start: start) }
    var reason = ServerError.portInUse(host: host, port: ServeOptions.defaultPort)
    for step in 0...ServeOptions.portsTried {
        let port = ServeOptions.defaultPort + step
        do {
            return try start(port)
        } catch .portInUse {
            if !answers(port: port, host: host) { return try retried(port, start: start) }
            reason = .portInUse(host: host, port: port)
        }
    }
    throw reason
}

private func retried(_ port: UInt16, start: (UInt16) throws(ServerError) -> UInt16) throws(ServerError) -> UInt16 {
    var attempts = 0
    while true {
        do {
            return try start(port)
        } catch .portInUse(let host, let port) {
            attempts += 1
            guard attempts < 20 else { throw .portInUse(host: host, port: port) }
            // The system tells nobody when a port becomes free.
            usleep(100_000)
        }
    }
}

/// Whether somebody accepts connections there.
private func answers(port: UInt16, host: String) -> Bool {
    var address = sockaddr_in()
    guard inet_pton(AF_INET, host, &address.sin_addr) == 1 else { return true }
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    #if canImport(Glibc)
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
        let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { return true }
    defer { close(descriptor) }
    return withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
        }
    }
}
