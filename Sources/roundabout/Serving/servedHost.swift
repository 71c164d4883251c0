#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The address in numbers that `--host` names, if it is one of this machine alone.
///
/// Throws `UsageError` for what is no address, and for one that would let others in.
func servedHost(_ host: String) throws(UsageError) -> String {
    if host == "localhost" { return "127.0.0.1" }
    var address = in_addr()
    if inet_pton(AF_INET, host, &address) == 1 {
        if UInt32(bigEndian: address.s_addr) >> 24 == 127 { return host }
    } else {
        var address = in6_addr()
        guard inet_pton(AF_INET6, host, &address) == 1 else {
            throw UsageError(
                message: "--host takes an address in numbers, such as 127.0.0.1 or ::1; found \"\(host)\".")
        }
        if host == "::1" { return host }
    }
    throw UsageError(
        message: "--host takes an address of this machine alone (127.0.0.1, ::1) in this version: \(host) would let "
            + "others in, and nothing would keep strangers out. An SSH tunnel brings the page to another machine.")
}
