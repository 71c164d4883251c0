/// What the command line asks for.
enum Command: Equatable {
    case serve(ServeOptions)
    case initialize(file: String, overwrites: Bool)
    case check(CheckOptions)
    case frames(FramesOptions)
    case schema
    /// All of them, or one.
    case examples(name: String?)
    case help
    case version
}

/// A command and what holds for every one of them.
struct Invocation: Equatable {
    var command: Command
    /// Colour where a terminal takes it; `--no-color` says no.
    var allowsColor = true
}
