/// The layouts that a style can have.
package enum LayoutKind: UInt8, CaseIterable, Sendable {
    case flow
    case grid
    case spiral

    /// The word that stands in the file.
    package var name: String {
        switch self {
        case .flow: "flow"
        case .grid: "grid"
        case .spiral: "spiral"
        }
    }

    init?(name: String) {
        for kind in LayoutKind.allCases where kind.name == name {
            self = kind
            return
        }
        return nil
    }

    /// Whether the layout runs once over the items of all sections, so that `count` is the number of them all.
    var runsOnceOverAll: Bool { self == .spiral }

    /// Layouts that the format names and this version does not have.
    static let notYet = ["list", "circle", "waterfall", "mosaic", "carousel", "stack", "compositional", "formula"]
}

/// A set of layouts: those that a key applies to.
struct LayoutSet: OptionSet, Sendable {
    let rawValue: UInt8

    static let flow = LayoutSet(.flow)
    static let grid = LayoutSet(.grid)
    static let spiral = LayoutSet(.spiral)
    static let all: LayoutSet = [.flow, .grid, .spiral]

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    init(_ kind: LayoutKind) {
        self.init(rawValue: 1 << kind.rawValue)
    }
}
