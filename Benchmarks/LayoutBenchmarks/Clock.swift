#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Nanoseconds of processor time that this process has used: other processes do not count.
func processorNanoseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Where results go so that the work for them is not optimised away.
final class Sink {
    private(set) var total = 0.0

    @inline(never)
    func keep(_ value: Double) {
        total += value
    }
}
