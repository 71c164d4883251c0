import CollectionLayout

/// What the command line asks for.
enum Command: Equatable {
    case serve(ServeOptions)
    case initialize(file: String, overwrites: Bool)
    case check(CheckOptions)
    case frames(FramesOptions)
    case schema
    case help
    case version
}

struct CheckOptions: Equatable {
    var files: [String] = []
    /// Empty: the four sizes that every layout is tried at.
    var sizes: [Size] = []
    var failsOnWarnings = false
    var printsJSON = false
    var usesColor = true

    /// A small phone, today's phone both ways, and a tablet.
    static let defaultSizes = [
        Size(width: 320, height: 568), Size(width: 390, height: 844), Size(width: 844, height: 390),
        Size(width: 1024, height: 1366),
    ]
}

struct FramesOptions: Equatable {
    enum Format: String, CaseIterable {
        case json
        case csv
        case svg
    }

    var file = ""
    var size = Size(width: 0, height: 0)
    /// nil: the style that the file shows.
    var style: String?
    /// 0: frames before pixel alignment.
    var scale = 3.0
    var format = Format.json
}
