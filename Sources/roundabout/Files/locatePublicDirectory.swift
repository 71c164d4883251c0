#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where the page's files are: `--public`, else `Public` beside the config, else those installed or built with the
/// program.
///
/// Returns nil where no candidate has an `index.html`.
func locatePublicDirectory(option: String?, configFile: String, program: String? = programPath()) -> String? {
    if let option { return hasPage(option) ? option : nil }
    let candidates = [directory(of: configFile) + "/Public"] + foldersWithProgram("Public", program: program)
    return candidates.first(where: hasPage)
}

/// Where a folder of that name may be that was installed or built with the program; nearest first.
func foldersWithProgram(_ name: String, program: String? = programPath()) -> [String] {
    guard let program else { return [] }
    // The last two: .build/release/roundabout and .build/x86_64-…/release/roundabout, both in the checkout.
    return ["/../share/roundabout/", "/../../", "/../../../"].map { directory(of: program) + $0 + name }
}

/// This program's own file with all links followed, or nil where the system does not tell (`/proc/self/exe`,
/// `_NSGetExecutablePath`).
func programPath() -> String? {
    #if canImport(Darwin)
        var size: UInt32 = 0
        _NSGetExecutablePath(nil, &size)
        let path = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(size)) { buffer in
            _NSGetExecutablePath(buffer.baseAddress, &size) == 0 ? buffer.baseAddress.map { String(cString: $0) } : nil
        }
        return path.flatMap(resolvedPath)
    #else
        return resolvedPath("/proc/self/exe")
    #endif
}

/// The part of `path` after its last slash.
func fileName(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
}

func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

private func hasPage(_ path: String) -> Bool {
    var status = stat()
    return stat(path + "/index.html", &status) == 0 && status.st_mode & S_IFMT == S_IFREG
}
