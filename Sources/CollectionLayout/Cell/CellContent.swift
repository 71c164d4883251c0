/// What a cell shows. The raw value goes over the wire.
package enum CellContent: UInt8, Sendable, CaseIterable {
    /// A picture clipped to the corner radius.
    case photo
    /// A picture and a label in a stack whose axis follows the cell's shape.
    case card

    package var name: String {
        switch self {
        case .photo: "photo"
        case .card: "card"
        }
    }
}
