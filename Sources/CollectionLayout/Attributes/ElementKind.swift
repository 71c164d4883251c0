/// What an element of the collection view is. The raw value goes over the wire.
package enum ElementKind: UInt8, Sendable, CaseIterable, BitwiseCopyable {
    case cell
    case header
    case footer
    case decoration
    /// At the edge of a section, and neither its header nor its footer.
    case supplementary
    /// Beside a cell.
    case badge

    package var name: String {
        switch self {
        case .cell: "cell"
        case .header: "header"
        case .footer: "footer"
        case .decoration: "decoration"
        case .supplementary: "supplementary"
        case .badge: "badge"
        }
    }
}
