/// What a cell shows. The raw value goes over the wire.
package enum CellContent: UInt8, Sendable, CaseIterable {
    /// A picture clipped to the corner radius.
    case photo
    /// A picture and a label in a stack whose axis follows the cell's shape.
    case card
    /// Its title, in as many lines as it takes.
    case text
    /// Title and subtitle at the leading side, value and accessory at the trailing one.
    case row
    /// Its title in a bubble.
    case bubble

    package var name: String {
        switch self {
        case .photo: "photo"
        case .card: "card"
        case .text: "text"
        case .row: "row"
        case .bubble: "bubble"
        }
    }

    package init?(name: String) {
        guard let content = CellContent.allCases.first(where: { $0.name == name }) else { return nil }
        self = content
    }
}
