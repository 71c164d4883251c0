import CollectionLayout
import Formula

/// Turns the words after the program's name into a command.
///
/// `parseArguments(["frames", "a.json", "--size", "390x844"])` → `.frames(…)`. Throws `UsageError`, with a
/// did-you-mean where one option is near.
func parseArguments(_ words: [String], usesColor: Bool) throws(UsageError) -> Command {
    if let first = words.first, let subcommand = Subcommand(rawValue: first) {
        let rest = ArgumentReader(Array(words.dropFirst()))
        switch subcommand {
        case .initialize: return try parseInit(rest)
        case .check: return try parseCheck(rest, usesColor: usesColor)
        case .frames: return try parseFrames(rest)
        case .schema: return try parseSchema(rest)
        case .serve: return try parseServe(rest, usesColor: usesColor)
        }
    }
    return try parseServe(ArgumentReader(words), usesColor: usesColor)
}

private enum Subcommand: String {
    case serve
    case initialize = "init"
    case check
    case frames
    case schema
}

private func parseServe(_ words: ArgumentReader, usesColor: Bool) throws(UsageError) -> Command {
    var words = words
    var options = ServeOptions()
    options.usesColor = usesColor
    var hasFile = false
    while let word = try words.next() {
        switch word {
        case .option("-p"), .option("--port"):
            options.port = try port(from: words.value(of: "--port"))
        case .option("--host"): options.host = try words.value(of: "--host")
        case .option("--public"): options.publicDirectory = try words.value(of: "--public")
        case .option("--open"): options.opensBrowser = true
        case .option("--read-only"): options.isReadOnly = true
        case .option("-q"), .option("--quiet"): options.verbosity = .quiet
        case .option("-v"), .option("--verbose"): options.verbosity = .verbose
        case .option("--json"): options.printsJSON = true
        case .option("--no-color"): options.usesColor = false
        case .option("-h"), .option("--help"): return .help
        case .option("-V"), .option("--version"): return .version
        case .option(let name): throw unknownOption(name, known: serveOptionNames)
        case .operand(let file):
            if hasFile { throw UsageError(message: "One file can be served at a time; \"\(file)\" is one too many.") }
            options.file = file
            hasFile = true
        }
    }
    return .serve(options)
}

private let serveOptionNames = [
    "--port", "--host", "--public", "--open", "--read-only", "--quiet", "--verbose", "--json", "--no-color", "--help",
    "--version",
]

private func parseInit(_ words: ArgumentReader) throws(UsageError) -> Command {
    var words = words
    var file: String?
    var overwrites = false
    while let word = try words.next() {
        switch word {
        case .option("--force"): overwrites = true
        case .option("-h"), .option("--help"): return .help
        case .option(let name): throw unknownOption(name, known: ["--force", "--help"])
        case .operand(let name):
            if file != nil { throw UsageError(message: "init writes one file; \"\(name)\" is one too many.") }
            file = name
        }
    }
    return .initialize(file: file ?? "playground.json", overwrites: overwrites)
}

private func parseCheck(_ words: ArgumentReader, usesColor: Bool) throws(UsageError) -> Command {
    var words = words
    var options = CheckOptions()
    options.usesColor = usesColor
    while let word = try words.next() {
        switch word {
        case .option("--size"):
            // Several sizes may follow one --size, or --size may be repeated, or they are joined by commas.
            for part in try words.value(of: "--size").split(separator: ",") {
                options.sizes.append(try size(from: String(part)))
            }
        case .option("--devices"):
            let value = try words.value(of: "--devices")
            guard value == "all" else {
                throw UsageError(message: "--devices takes \"all\"; found \"\(value)\".")
            }
            options.sizes += Devices.allSizes
        case .option("--strict"): options.failsOnWarnings = true
        case .option("--json"): options.printsJSON = true
        case .option("--no-color"): options.usesColor = false
        case .option("-h"), .option("--help"): return .help
        case .option(let name):
            throw unknownOption(name, known: ["--size", "--devices", "--strict", "--json", "--no-color", "--help"])
        case .operand(let name):
            // `--size 320x568 390x844 a.json`: a size among the files belongs to the sizes.
            if !options.sizes.isEmpty, let more = try? size(from: name) {
                options.sizes.append(more)
            } else {
                options.files.append(name)
            }
        }
    }
    if options.files.isEmpty { throw UsageError(message: "check needs a file: roundabout check playground.json") }
    return .check(options)
}

private func parseFrames(_ words: ArgumentReader) throws(UsageError) -> Command {
    var words = words
    var options = FramesOptions()
    var hasSize = false
    while let word = try words.next() {
        switch word {
        case .option("--size"):
            options.size = try size(from: words.value(of: "--size"))
            hasSize = true
        case .option("--style"): options.style = try words.value(of: "--style")
        case .option("--scale"): options.scale = try scale(from: words.value(of: "--scale"))
        case .option("--format"):
            let value = try words.value(of: "--format")
            guard let format = FramesOptions.Format(rawValue: value) else {
                throw UsageError(message: "--format is json, csv or svg; found \"\(value)\".")
            }
            options.format = format
        case .option("-h"), .option("--help"): return .help
        case .option(let name):
            throw unknownOption(name, known: ["--size", "--style", "--scale", "--format", "--help"])
        case .operand(let name):
            if !options.file.isEmpty {
                throw UsageError(message: "frames lays out one file; \"\(name)\" is one too many.")
            }
            options.file = name
        }
    }
    if options.file.isEmpty || !hasSize {
        throw UsageError(message: "frames needs a file and a size: roundabout frames playground.json --size 390x844")
    }
    return .frames(options)
}

private func parseSchema(_ words: ArgumentReader) throws(UsageError) -> Command {
    var words = words
    switch try words.next() {
    case nil: return .schema
    case .option("-h"), .option("--help"): return .help
    case .option(let name): throw unknownOption(name, known: ["--help"])
    case .operand(let name): throw UsageError(message: "schema takes no file; found \"\(name)\".")
    }
}

private func unknownOption(_ name: String, known: [String]) -> UsageError {
    let near = nearestName(to: name, among: known)
    let hint = near.map { " Did you mean \($0)?" } ?? " roundabout --help lists them."
    return UsageError(message: "There is no option \(name).\(hint)")
}

private func port(from text: String) throws(UsageError) -> UInt16 {
    guard let port = UInt16(text) else {
        throw UsageError(message: "--port is a number from 0 (any free port) to 65535; found \"\(text)\".")
    }
    return port
}

private func scale(from text: String) throws(UsageError) -> Double {
    guard let scale = Double(text), scale == 0 || (0.25...8).contains(scale) else {
        throw UsageError(message: "--scale is from 0.25 to 8, or 0 for unaligned frames; found \"\(text)\".")
    }
    return scale
}

/// A size as `390x844`, in points.
private func size(from text: String) throws(UsageError) -> Size {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
        (1...16_384).contains(width), (1...16_384).contains(height)
    else {
        throw UsageError(
            message:
                "A size is written WIDTHxHEIGHT in points, each from 1 to 16384, such as 390x844; found \"\(text)\".")
    }
    return Size(width: width, height: height)
}
