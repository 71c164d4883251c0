/// What an element of the collection view is. The raw value goes over the wire.
package enum ElementKind: UInt8, Sendable, CaseIterable {
    case cell
    case header
    case footer
    case decoration

    package var name: String {
        switch self {
        case .cell: "cell"
        case .header: "header"
        case .footer: "footer"
        case .decoration: "decoration"
        }
    }
}
