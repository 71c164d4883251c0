#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Whether somebody accepts connections there, or is at least so busy that he does not refuse one at once.
///
/// - Parameter host: an IPv4 or IPv6 address in numbers; of another one it is taken for granted.
func answers(port: UInt16, host: String) -> Bool {
    var four = sockaddr_in()
    if inet_pton(AF_INET, host, &four.sin_addr) == 1 {
        four.sin_family = sa_family_t(AF_INET)
        four.sin_port = port.bigEndian
        return withUnsafeBytes(of: &four) { accepts($0, family: AF_INET) }
    }
    var six = sockaddr_in6()
    if inet_pton(AF_INET6, host, &six.sin6_addr) == 1 {
        six.sin6_family = sa_family_t(AF_INET6)
        six.sin6_port = port.bigEndian
        return withUnsafeBytes(of: &six) { accepts($0, family: AF_INET6) }
    }
    return true
}

private func accepts(_ address: UnsafeRawBufferPointer, family: Int32) -> Bool {
    #if canImport(Glibc)
        let descriptor = socket(family, Int32(SOCK_STREAM.rawValue), 0)
    #else
        let descriptor = socket(family, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0, let pointer = address.baseAddress?.assumingMemoryBound(to: sockaddr.self) else {
        return true
    }
    defer { close(descriptor) }
    // A full queue would keep a blocking call for minutes.
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    if connect(descriptor, pointer, socklen_t(address.count)) == 0 { return true }
    guard errno == EINPROGRESS else { return false }
    var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&ready, 1, 500) == 1 else { return true }
    var error: Int32 = 0
    var length = socklen_t(MemoryLayout<Int32>.size)
    return getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &length) != 0 || error == 0
}
