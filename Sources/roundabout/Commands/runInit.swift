import PlaygroundFile

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// `roundabout init`: a commented starter and its schema beside it. Writes nothing that is there already, unless forced.
func runInit(file: String, overwrites: Bool, output: Output) -> ExitCode {
    let schemaFile = directory(of: file) + "/playground.schema.json"
    do {
        try writeFile(file, starterFile(), overwrites: overwrites)
        // The schema belongs to the program: a newer one may replace it, and does no harm.
        try writeFile(schemaFile, jsonSchema(), overwrites: true)
    } catch {
        output.errorLine(error.message)
        return .failure
    }
    output.line("Wrote \(file) and \(schemaFile). Now: roundabout \(file)")
    return .fine
}

/// Why a file could not be written.
struct WriteFailure: Error, Equatable {
    var message: String
}

/// Writes a new file whole beside its place, then puts it there: a full disk leaves what was there untouched.
private func writeFile(_ path: String, _ bytes: [UInt8], overwrites: Bool) throws(WriteFailure) {
    if !overwrites, access(path, F_OK) == 0 {
        throw WriteFailure(message: "\(path) is there already and was left as it is; --force overwrites it.")
    }
    let draft = path + ".new-\(getpid())"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw WriteFailure(message: "\(path): \(String(cString: strerror(errno))).") }
    var isWhole = true
    bytes.withUnsafeBytes { buffer in
        var rest = buffer[...]
        while !rest.isEmpty {
            let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                isWhole = false
                return
            }
        }
    }
    let reason = isWhole ? 0 : errno
    guard close(descriptor) == 0, isWhole, put(draft, at: path, overwrites: overwrites) else {
        let reason = reason == 0 ? errno : reason
        unlink(draft)
        throw WriteFailure(message: "\(path): \(String(cString: strerror(reason))).")
    }
}

/// A link refuses where a file has come in the meantime; a rename replaces it.
private func put(_ draft: String, at path: String, overwrites: Bool) -> Bool {
    if overwrites { return rename(draft, path) == 0 }
    guard link(draft, path) == 0 else { return false }
    unlink(draft)
    return true
}
