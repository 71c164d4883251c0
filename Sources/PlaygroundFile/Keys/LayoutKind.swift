/// The layouts that a style can have.
package enum LayoutKind: UInt8, CaseIterable, Sendable {
    case flow
    case grid
    case list
    case waterfall
    case mosaic
    case spiral
    case circle
    case stack
    case carousel
    case formula
    case compositional

    /// The word that stands in the file.
    package var name: String {
        switch self {
        case .flow: "flow"
        case .grid: "grid"
        case .list: "list"
        case .waterfall: "waterfall"
        case .mosaic: "mosaic"
        case .spiral: "spiral"
        case .circle: "circle"
        case .stack: "stack"
        case .carousel: "carousel"
        case .formula: "formula"
        case .compositional: "compositional"
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
    var runsOnceOverAll: Bool { LayoutSet.passes.contains(LayoutSet(self)) }
}

/// A set of layouts: those that a key applies to.
struct LayoutSet: OptionSet, Sendable {
    let rawValue: UInt16

    static let flow = LayoutSet(.flow)
    static let grid = LayoutSet(.grid)
    static let list = LayoutSet(.list)
    static let waterfall = LayoutSet(.waterfall)
    static let mosaic = LayoutSet(.mosaic)
    static let spiral = LayoutSet(.spiral)
    static let circle = LayoutSet(.circle)
    static let stack = LayoutSet(.stack)
    static let carousel = LayoutSet(.carousel)
    static let formula = LayoutSet(.formula)
    static let compositional = LayoutSet(.compositional)
    /// Those that run once over the items of all sections, without headers and footers.
    static let passes: LayoutSet = [.spiral, .circle, .stack, .carousel, .formula]
    /// Those that give every section its stretch of the content, with a header and a footer.
    static let sectioned: LayoutSet = [.flow, .grid, .list, .waterfall, .mosaic, .compositional]
    static let all = LayoutSet(rawValue: .max)

    init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    init(_ kind: LayoutKind) {
        self.init(rawValue: 1 << kind.rawValue)
    }
}
