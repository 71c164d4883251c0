/// The commands, by the word that stands first.
enum Subcommand: String, CaseIterable {
    case serve
    case initialize = "init"
    case check
    case frames
    case schema
    case examples
    case help
    case version

    /// The options it knows besides those that every command knows.
    var optionNames: [String] {
        switch self {
        case .serve:
            [
                "--port", "--host", "--public", "--open", "--read-only", "--quiet", "--verbose", "--json", "-p", "-q",
                "-v",
            ]
        case .initialize: ["--force"]
        case .check: ["--size", "--devices", "--strict", "--json"]
        case .frames: ["--size", "--style", "--scale", "--offset", "--format"]
        case .schema, .examples, .help, .version: []
        }
    }

    static let commonOptionNames = ["--no-color", "--help", "--version"]
}
