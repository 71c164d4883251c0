import JSONText
import PlaygroundFile

/// The largest config file that is read.
let configByteLimit = 4 << 20

/// Reads a config file and the names of the pictures beside it. Throws `ReadFailure`.
func readPlaygroundFile(_ path: String) throws(ReadFailure) -> PlaygroundReading {
    var found: FileReading?
    // nil: somebody is writing just now; a command looks a few times, then says so.
    for _ in 0..<100 where found == nil { found = readFile(path, limit: configByteLimit).reading }
    let reading = found ?? .unreadable("somebody writes to it without a pause")
    guard case .text(let bytes) = reading else {
        throw ReadFailure(problem: problem(for: reading, file: path, name: path))
    }
    let pictures = visibleNames(in: directory(of: path) + "/images").filter { ContentType.ofPicture($0) != nil }
    return readPlayground(bytes, pictures: Set(pictures), fileName: fileName(of: path))
}

/// Says why a file could not be read, and gives the exit code for it.
func tell(_ failure: ReadFailure, output: Output) -> ExitCode {
    var sentence = "roundabout: \(shown(failure.problem.message))"
    if let suggestion = failure.problem.suggestion { sentence += "\n  try \(shown(suggestion))" }
    output.errorLine(sentence)
    return .unreadableFile
}
