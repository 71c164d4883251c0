#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// Asks the system for `wanted` descriptors, or as many as it gives without asking an administrator (`setrlimit`), and
/// says how many there are now.
///
/// To be called before the library starts: it makes a table of as many entries as there are descriptors then, and
/// writes beyond its end when there are more later.
func raiseDescriptorLimit(to wanted: Int) -> Int {
    var limit = rlimit()
    #if canImport(Glibc)
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
        let resource = RLIMIT_NOFILE
    #endif
    guard getrlimit(resource, &limit) == 0 else { return 256 }
    if limit.rlim_cur < rlim_t(clamping: wanted) {
        limit.rlim_cur = min(limit.rlim_max, rlim_t(clamping: wanted))
        _ = setrlimit(resource, &limit)
        _ = getrlimit(resource, &limit)
    }
    return Int(clamping: limit.rlim_cur)
}

/// Puts something harmless (`dup` of `/dev/null`) into the places of descriptors that have been closed.
func occupy(_ descriptors: [Int32]) {
    let filler = open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard filler >= 0 else { return }
    for descriptor in descriptors where fcntl(descriptor, F_GETFD) < 0 {
        let got = fcntl(filler, F_DUPFD_CLOEXEC, descriptor)
        if got >= 0, got != descriptor { close(got) }
    }
    // The system gives out the lowest free number, which may be one of those to be occupied.
    if !descriptors.contains(filler) { close(filler) }
}
