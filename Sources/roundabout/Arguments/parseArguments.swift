import Formula

/// Turns the words after the program's name into a command.
///
/// `parseArguments(["frames", "a.json", "--size", "390x844"])` → `.frames(…)`. Without a command's word it is `serve`.
/// Throws `UsageError`, with a did-you-mean where one name is near.
func parseArguments(_ words: [String]) throws(UsageError) -> Invocation {
    var words = words
    let asked = takeCommonOptions(&words)
    if let command = asked.command { return Invocation(command: command, allowsColor: asked.allowsColor) }
    return Invocation(command: try parseCommand(words), allowsColor: asked.allowsColor)
}

private func parseCommand(_ words: [String]) throws(UsageError) -> Command {
    guard let first = words.first else { return .serve(ServeOptions()) }
    guard let subcommand = Subcommand(rawValue: first) else { return try parseServe(words, isNamed: false) }
    let rest = Array(words.dropFirst())
    switch subcommand {
    case .serve: return try parseServe(rest, isNamed: true)
    case .initialize: return try parseInit(rest)
    case .check: return try parseCheck(rest)
    case .frames: return try parseFrames(rest)
    case .schema: return try parseNothing(rest, after: .schema, .schema)
    case .examples: return try parseExamples(rest)
    case .help: return try parseNothing(rest, after: .help, .help)
    case .version: return try parseNothing(rest, after: .version, .version)
    }
}

/// Takes out what every command understands, wherever it stands before a `--`.
private func takeCommonOptions(_ words: inout [String]) -> (command: Command?, allowsColor: Bool) {
    let end = words.firstIndex(of: "--") ?? words.endIndex
    let options = words[..<end]
    let allowsColor = !options.contains("--no-color")
    if options.contains("-h") || options.contains("--help") { return (.help, allowsColor) }
    if options.contains("-V") || options.contains("--version") { return (.version, allowsColor) }
    words = options.filter { $0 != "--no-color" } + words[end...]
    return (nil, allowsColor)
}

private func parseServe(_ words: [String], isNamed: Bool) throws(UsageError) -> Command {
    var reader = ArgumentReader(words)
    var options = ServeOptions()
    var file: String?
    while let word = try reader.next() {
        switch word {
        case .option("-p"), .option("--port"): options.port = try port(from: reader.value(of: "--port"))
        case .option("--host"): options.host = try reader.value(of: "--host")
        case .option("--public"): options.publicDirectory = try reader.value(of: "--public")
        case .option("--open"): options.opensBrowser = true
        case .option("--read-only"): options.isReadOnly = true
        case .option("-q"), .option("--quiet"): options.verbosity = .quiet
        case .option("-v"), .option("--verbose"): options.verbosity = .verbose
        case .option("--json"): options.printsJSON = true
        case .option(let name): throw optionError(name, of: .serve)
        case .operand(let name):
            if !isNamed { try refuseCommand(name) }
            if let file {
                if !isNamed, let near = nearestCommand(to: file) {
                    throw UsageError(message: "There is no command \(file). Did you mean roundabout \(near)?")
                }
                throw UsageError(message: "One file can be served at a time; \"\(name)\" is one too many.")
            }
            file = try checkedFile(name)
        }
    }
    options.file = file ?? options.file
    return .serve(options)
}

/// A command's word among the options is hardly ever a file's name.
private func refuseCommand(_ word: String) throws(UsageError) {
    guard let command = Subcommand(rawValue: word) else { return }
    throw UsageError(
        message: "A command stands first: roundabout \(command.rawValue) … (a file of that name is ./\(word)).")
}

/// The command that a word without a dot or a slash was probably meant to be.
func nearestCommand(to word: String) -> String? {
    guard !word.utf8.contains(UInt8(ascii: ".")), !word.utf8.contains(UInt8(ascii: "/")) else { return nil }
    return nearestName(to: word, among: Subcommand.allCases.map(\.rawValue))
}

private func parseInit(_ words: [String]) throws(UsageError) -> Command {
    var reader = ArgumentReader(words)
    var file: String?
    var overwrites = false
    while let word = try reader.next() {
        switch word {
        case .option("--force"): overwrites = true
        case .option(let name): throw optionError(name, of: .initialize)
        case .operand(let name):
            if file != nil { throw UsageError(message: "init writes one file; \"\(name)\" is one too many.") }
            file = try checkedFile(name)
        }
    }
    return .initialize(file: file ?? ServeOptions().file, overwrites: overwrites)
}

private func parseExamples(_ words: [String]) throws(UsageError) -> Command {
    var reader = ArgumentReader(words)
    var name: String?
    while let word = try reader.next() {
        switch word {
        case .option(let option): throw optionError(option, of: .examples)
        case .operand(let operand):
            if name != nil { throw UsageError(message: "examples prints one; \"\(operand)\" is one too many.") }
            name = operand
        }
    }
    return .examples(name: name)
}

private func parseNothing(
    _ words: [String], after command: Subcommand, _ result: Command
) throws(UsageError) -> Command {
    var reader = ArgumentReader(words)
    switch try reader.next() {
    case nil: return result
    case .option(let name): throw optionError(name, of: command)
    case .operand(let name):
        throw UsageError(message: "\(command.rawValue) takes nothing after it; found \"\(name)\".")
    }
}

/// A script's empty variable is no file.
func checkedFile(_ name: String) throws(UsageError) -> String {
    if name.isEmpty { throw UsageError(message: "A file's name is empty.") }
    return name
}
