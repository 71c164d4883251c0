#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Why a file was not written, as one sentence.
struct WriteFailure: Error, Equatable {
    var message: String
}

func alreadyThere(_ path: String) -> WriteFailure {
    WriteFailure(message: "\(path) is there already and was left as it is; --force overwrites it.")
}

/// Writes a file whole beside its place, then puts it there: a full disk leaves what was there untouched.
func writeNewFile(_ path: String, _ bytes: [UInt8], overwrites: Bool) throws(WriteFailure) {
    guard isDirectory(directory(of: path)) else {
        throw WriteFailure(message: "\(path) cannot be written: there is no folder \(directory(of: path)).")
    }
    let draft = path + ".new-\(getpid())"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
        throw WriteFailure(message: "\(path) cannot be written: \(systemWords(errno)).")
    }
    var reason = writeWhole(bytes, to: descriptor)
    if close(descriptor) != 0, reason == 0 { reason = errno }
    if reason == 0 { reason = put(draft, at: path, overwrites: overwrites) }
    guard reason != 0 else { return }
    unlink(draft)
    throw reason == EEXIST
        ? alreadyThere(path) : WriteFailure(message: "\(path) cannot be written: \(systemWords(reason)).")
}

/// Puts a draft in its place and returns 0, or the system's error number.
private func put(_ draft: String, at path: String, overwrites: Bool) -> Int32 {
    if !overwrites {
        // Refuses where a file has come in the meantime.
        if link(draft, path) == 0 {
            unlink(draft)
            return 0
        }
        if errno == EEXIST { return EEXIST }
        // A disk without hard links: the name is taken first, in the one way that tells whether it was free.
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return errno }
        close(descriptor)
    }
    return rename(draft, path) == 0 ? 0 : errno
}
