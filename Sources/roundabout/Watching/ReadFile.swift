import LibUV

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A reading, and what the system said of the file when it was made.
struct StampedReading: Equatable {
    /// nil: somebody was writing at that very moment.
    var reading: FileReading?
    var stamp: FileStamp?
}

/// Reads a regular file whole, at once and without ever waiting for anybody (`open`, `fstat`, `read`).
///
/// A pipe without a writer, a terminal or an endless device is refused by its kind before a byte is read. A text is only
/// taken if size and times are the same before and after.
///
/// - Parameter limit: the most bytes a file may have; a larger one is not read.
func readFile(_ path: String, limit: Int) -> StampedReading {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return StampedReading(reading: readingForFailedOpen(errno), stamp: nil) }
    defer { close(descriptor) }
    guard let before = FileStamp(descriptor: descriptor) else {
        return StampedReading(reading: .unreadable(systemWords(errno)), stamp: nil)
    }
    guard before.isRegular else { return StampedReading(reading: .notRegular, stamp: before) }
    guard before.size <= limit else { return StampedReading(reading: .tooLarge(before.size), stamp: before) }

    var failure: Int32 = 0
    // One byte more than it should have shows that it has grown.
    let bytes = [UInt8](unsafeUninitializedCapacity: before.size + 1) { buffer, count in
        while count < buffer.count {
            let got = read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
            if got < 0, errno == EINTR { continue }
            if got < 0 { failure = errno }
            if got <= 0 { return }
            count += got
        }
    }
    if failure != 0 { return StampedReading(reading: .unreadable(systemWords(failure)), stamp: before) }
    let after = FileStamp(descriptor: descriptor)
    let isStill = after == before && bytes.count == before.size
    return StampedReading(reading: isStill ? .text(bytes) : nil, stamp: after)
}

private func readingForFailedOpen(_ error: Int32) -> FileReading {
    switch error {
    case ENOENT, ENOTDIR: .missing
    case ENXIO: .notRegular
    default: .unreadable(systemWords(error))
    }
}

/// The system's words for one of its error numbers.
func systemWords(_ error: Int32) -> String {
    // libuv's numbers are the system's, negated.
    UVError.sentence(for: -error)
}
