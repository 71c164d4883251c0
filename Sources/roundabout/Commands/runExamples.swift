import Formula
import PlaygroundFile

/// `roundabout examples`: a line an example, its name and what its first comment says; or one of them whole.
func runExamples(name: String?, output: Output) -> ExitCode {
    let suffix = ".json"
    let examples = foldersWithProgram("Examples").lazy
        .map { folder in (folder, visibleNames(in: folder).filter { $0.hasSuffix(suffix) }) }
        .first { !$0.1.isEmpty }
    guard let (folder, files) = examples else {
        output.errorLine(
            "roundabout: the examples are not beside the program; roundabout init writes a file without them.")
        return .unreadableFile
    }
    let names = files.map { String($0.dropLast(suffix.utf8.count)) }
    guard let name else {
        let width = names.map(\.count).max() ?? 0
        let lines = names.map { name -> String in
            let about = firstComment(of: text(folder, name) ?? "")
            return name + String(repeating: " ", count: width - name.count) + "  " + shown(about) + "\n"
        }
        return output.result(Array(lines.joined().utf8))
    }
    let wanted = name.hasSuffix(suffix) ? String(name.dropLast(suffix.utf8.count)) : name
    guard names.contains(wanted) else {
        let near = nearestName(to: wanted, among: names)
        output.errorLine(
            "roundabout: "
                + shown("there is no example \"\(wanted)\"; ")
                + (near.map { "did you mean \"\($0)\"?" } ?? "there are \(names.joined(separator: ", "))."))
        return .usage
    }
    guard let text = text(folder, wanted) else {
        output.errorLine("roundabout: the example \(wanted) cannot be read in \(shown(folder)).")
        return .unreadableFile
    }
    return output.result(Array(besideItsSchema(text).utf8))
}

private func text(_ folder: String, _ name: String) -> String? {
    guard case .text(let bytes)? = readFile("\(folder)/\(name).json", limit: configByteLimit).reading else {
        return nil
    }
    return String(decoding: bytes, as: UTF8.self)
}

/// What stands in the `//` lines at the beginning, as one line.
func firstComment(of text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
        .prefix { $0.utf8.starts(with: "//".utf8) }
        .map { line in line.drop { $0 == "/" || $0 == " " } }
        .joined(separator: " ")
}

/// The example with its `$schema` where `init` puts it: beside the file that this is printed into.
func besideItsSchema(_ text: String) -> String {
    let key = "\"$schema\": \""
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
        guard let start = line.utf8.firstIndex(of: UInt8(ascii: "\"")), line[start...].utf8.starts(with: key.utf8)
        else {
            return String(line)
        }
        // Up to the address's own end: more may stand in the line.
        let address = line[start...].utf8.dropFirst(key.utf8.count)
        guard let end = address.firstIndex(of: UInt8(ascii: "\"")) else { return String(line) }
        return line[..<start] + key + "./playground.schema.json" + line[end...]
    }.joined(separator: "\n")
}
