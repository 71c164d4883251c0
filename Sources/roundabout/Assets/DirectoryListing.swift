#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The names in a directory, in order of their bytes, but for those that begin with a dot (`readdir`). Empty when it
/// cannot be read.
func visibleNames(in directory: String) -> [String] {
    guard let stream = opendir(directory) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
            tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
}

/// The path without links, if it lies inside `root`, which itself is without links.
func resolvedPath(_ path: String, inside root: String) -> String? {
    guard let resolved = resolvedPath(path) else { return nil }
    let prefix = root.hasSuffix("/") ? root : root + "/"
    return resolved.utf8.starts(with: prefix.utf8) ? resolved : nil
}
