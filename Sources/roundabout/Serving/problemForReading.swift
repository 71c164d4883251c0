import JSONText

/// Why there is no text, as a problem of the file as a whole.
func problem(for reading: FileReading, file: String) -> Problem {
    let name = fileName(of: file)
    switch reading {
    case .missing:
        return Problem(
            code: "file.missing", place: nil,
            message: "\(name) is not there. The last picture stays until it comes back.",
            suggestion: "roundabout init \(name) writes a new one.")
    case .unreadable(let reason):
        return Problem(code: "file.unreadable", place: nil, message: "\(name) cannot be read: \(reason).")
    case .notRegular:
        return Problem(code: "file.notRegular", place: nil, message: "\(name) is not a regular file.")
    case .tooLarge(let count):
        return Problem(
            code: "file.tooLarge", place: nil,
            message: "\(name) has \(count) bytes; at most \(configByteLimit) (4 MiB) are read.",
            suggestion: "A generator such as { \"count\": 10000 } makes many items out of one line.")
    case .text:
        return Problem(code: "file.unreadable", place: nil, message: "\(name) cannot be read.")
    }
}
