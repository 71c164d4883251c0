#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where a program's words go: stdout for what was asked for and for events, stderr for what is wrong.
struct Output {
    enum Stream: Int32 {
        case standardOutput = 1
        case standardError = 2
    }

    /// The colours of each stream.
    var palette = Palette.plain
    var errorPalette = Palette.plain
    private let write: (Stream, [UInt8]) -> Int32

    /// Whole lines, unbuffered, so that a reader at the other end of a pipe sees each at once.
    init(allowsColor: Bool) {
        palette = Palette(descriptor: Stream.standardOutput.rawValue, isAllowed: allowsColor)
        errorPalette = Palette(descriptor: Stream.standardError.rawValue, isAllowed: allowsColor)
        write = { writeWhole($1, to: $0.rawValue) }
    }

    /// Into a closure, without colour unless it is asked for.
    init(palette: Palette = .plain, _ write: @escaping (Stream, [UInt8]) -> Void) {
        self.palette = palette
        errorPalette = palette
        self.write = {
            write($0, $1)
            return 0
        }
    }

    func line(_ text: String) {
        _ = write(.standardOutput, Array((text + "\n").utf8))
    }

    func errorLine(_ text: String) {
        _ = write(.standardError, Array((text + "\n").utf8))
    }

    func bytes(_ bytes: [UInt8]) {
        _ = write(.standardOutput, bytes)
    }

    /// For a command whose output is what it was called for: a disk that is full makes it fail.
    ///
    /// A reader that has seen enough (`| head`) is no mistake, and nothing is said of it.
    func result(_ bytes: [UInt8]) -> ExitCode {
        let error = write(.standardOutput, bytes)
        if error == 0 { return .fine }
        if error != EPIPE { errorLine("roundabout: the output could not be written: \(systemWords(error)).") }
        return .failure
    }
}

/// Writes all of it and returns 0, or the system's error number. What cannot be written ends the writing, not the server.
func writeWhole(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
        var rest = buffer[...]
        while !rest.isEmpty {
            let written = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if written > 0 {
                rest = rest.dropFirst(written)
            } else if errno == EAGAIN {
                // Somebody else made the stream non-blocking; half a line would be worse than a wait.
                var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&ready, 1, -1)
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }
}
