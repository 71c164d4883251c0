#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The terminal that the server was started from, if it was.
struct StartedFrom {
    private let terminals = (Int32(0)...2).filter { isatty($0) == 1 }

    /// Whether it was closed since: its descriptors are there and belong to no terminal any more.
    var isGone: Bool { terminals.contains { isatty($0) != 1 } }
}
