#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Opens the address in the person's browser, if the machine has a way to; nothing depends on it.
func openBrowser(_ url: String) {
    #if os(macOS)
        let program = "open"
    #else
        let program = "xdg-open"
    #endif
    var words: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(url), nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    posix_spawnp(&process, program, nil, nil, &words, environ)
}
