import CollectionLayout

/// What to check, and where it is laid out.
struct CheckOptions: Equatable {
    var files: [String] = []
    /// Empty: the four sizes that every layout is tried at.
    var sizes: [Size] = []
    var failsOnWarnings = false
    var printsJSON = false

    /// A small phone, today's phone both ways, and a tablet.
    static let defaultSizes = [
        Size(width: 320, height: 568), Size(width: 390, height: 844), Size(width: 844, height: 390),
        Size(width: 1024, height: 1366),
    ]
}
