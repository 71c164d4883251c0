#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where the page's files are: `--public`, else `Public` beside the config, else those built or installed with the
/// program.
///
/// Returns nil where no candidate has an `index.html`.
func locatePublicDirectory(option: String?, configFile: String) -> String? {
    if let option { return hasPage(option) ? option : nil }
    var candidates = [directory(of: configFile) + "/Public"]
    if let program = resolvedPath("/proc/self/exe") {
        let folder = directory(of: program)
        candidates.append(folder + "/../share/roundabout/Public")
        // .build/release/roundabout and .build/x86_64-…/release/roundabout, both in the checkout.
        candidates.append(folder + "/../../Public")
        candidates.append(folder + "/../../../Public")
    }
    return candidates.first(where: hasPage)
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
