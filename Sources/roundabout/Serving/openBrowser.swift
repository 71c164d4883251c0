#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Opens the address in the person's browser. Returns a sentence where the machine has no way to; nothing depends on it.
///
/// By way of a shell that ends at once: nothing has to be waited for later, and whatever the browser says stays out of
/// our own output.
func openBrowser(_ url: String) -> String? {
    #if os(macOS)
        let program = "open"
    #else
        let program = "xdg-open"
    #endif
    let script = "command -v \(program) >/dev/null || exit 1; \(program) \"$1\" </dev/null >/dev/null 2>&1 &"
    var words: [UnsafeMutablePointer<CChar>?] =
        ["sh", "-c", script, "sh", url].map { (word: String) in strdup(word) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    var status: Int32 = 0
    guard posix_spawn(&process, "/bin/sh", nil, nil, &words, environ) == 0, waitpid(process, &status, 0) == process,
        status == 0
    else {
        return "--open found no \(program) on this machine; open \(url) yourself."
    }
    return nil
}
