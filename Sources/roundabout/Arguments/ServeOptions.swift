/// How to serve: what stood on the command line, with defaults filled in.
struct ServeOptions: Equatable {
    var file = "playground.json"
    /// nil: the default port, which moves up when it is taken.
    var port: UInt16?
    var host = "127.0.0.1"
    var publicDirectory: String?
    var opensBrowser = false
    var isReadOnly = false
    var verbosity = Verbosity.normal
    var printsJSON = false

    static let defaultPort: UInt16 = 8642
    /// How far the default port moves when somebody else answers on it.
    static let portsTried: UInt16 = 10
}

enum Verbosity: Equatable {
    case quiet
    case normal
    case verbose
}
