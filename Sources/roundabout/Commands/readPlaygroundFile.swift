import JSONText
import PlaygroundFile

/// The largest config file that is read.
let configByteLimit = 4 << 20

/// Reads a config file and the names of the pictures beside it. Throws `ReadFailure`.
func readPlaygroundFile(_ path: String) throws(ReadFailure) -> PlaygroundReading {
    var found: FileReading?
    // nil: somebody is writing just now; a command looks a few times, then says so.
    for _ in 0..<100 where found == nil { found = readFile(path, limit: configByteLimit).reading }
    guard case .text(let bytes)? = found else {
        guard let found else { throw ReadFailure(message: "\(path) is being written to without a pause.") }
        throw ReadFailure(message: problem(for: found, file: path).message)
    }
    let pictures = visibleNames(in: directory(of: path) + "/images").filter { ContentType.ofPicture($0) != nil }
    return readPlayground(bytes, pictures: Set(pictures), fileName: fileName(of: path))
}
