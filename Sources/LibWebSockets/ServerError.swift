/// Why a server could not be started.
package enum ServerError: Error, Equatable, CustomStringConvertible {
    /// Somebody else listens there.
    case portInUse(host: String, port: UInt16)
    /// The system keeps this port for the superuser.
    case portNotPermitted(host: String, port: UInt16)
    /// This machine has no such address.
    case addressNotAvailable(host: String)
    /// Not an IPv4 or IPv6 address in numbers.
    case addressMalformed(host: String)
    /// libwebsockets bound another address than the one asked for; it was shut down at once.
    case boundElsewhere(wanted: String, bound: String)
    /// Anything else, in the system's words.
    case failed(String)

    package var description: String {
        switch self {
        case .portInUse(let host, let port): "port \(port) on \(host) is in use"
        case .portNotPermitted(let host, let port): "port \(port) on \(host) needs more rights"
        case .addressNotAvailable(let host): "this machine has no address \(host)"
        case .addressMalformed(let host): "“\(host)” is not an address such as 127.0.0.1 or ::1"
        case .boundElsewhere(let wanted, let bound): "asked to listen on \(wanted), the library listened on \(bound)"
        case .failed(let words): "cannot listen: \(words)"
        }
    }
}
