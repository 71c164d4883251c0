import JSONText

/// Why there is no text, as a problem of the file as a whole.
///
/// - Parameters:
///   - file: as it is named on a command line.
///   - name: as the sentence names it.
func problem(for reading: FileReading, file: String, name: String) -> Problem {
    func problem(_ code: String, _ sentence: String, suggestion: String? = nil) -> Problem {
        Problem(code: "file.\(code)", place: nil, message: "\(name) \(sentence)", suggestion: suggestion)
    }
    switch reading {
    case .missing: return problem("missing", "is not there.", suggestion: "roundabout init \(file)")
    case .unreadable(let reason): return problem("unreadable", "cannot be read: \(reason).")
    case .notRegular:
        return isDirectory(file)
            ? problem("notRegular", "is a folder; name a file in it.")
            : problem("notRegular", "is no regular file; what it gives cannot be read twice.")
    case .tooLarge(let count):
        return problem(
            "tooLarge",
            "has \(count) bytes; at most \(configByteLimit) (4 MiB) are read. "
                + "A generator makes many items out of one line.",
            suggestion: "\"items\": { \"count\": 10000 }")
    case .text: return problem("unreadable", "cannot be read.")
    }
}
