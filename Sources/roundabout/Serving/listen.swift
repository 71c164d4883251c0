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
    if let port { return try retried(port, start: start) }
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
            guard attempts <= 20 else { throw .portInUse(host: host, port: port) }
            // The system tells nobody when a port becomes free.
            usleep(100_000)
        }
    }
}

/// Why nothing listens, and what to do about it.
///
/// - Parameter port: the one that was asked for, or nil.
func sentence(for error: ServerError, port: UInt16?) -> String {
    let remedy = "--port 0 takes any that is free."
    switch error {
    case .portInUse(let host, let last):
        if port == nil, last != ServeOptions.defaultPort {
            return "ports \(ServeOptions.defaultPort) to \(last) on \(host) are all in use; \(remedy)"
        }
        return "\(error), and was for two seconds; \(remedy)"
    case .portNotPermitted: return "\(error); \(remedy)"
    default: return "\(error)."
    }
}
