/// How a card stacks its picture and its label. The raw value goes over the wire.
package enum CellAxis: UInt8, Sendable, CaseIterable {
    /// Picture, then label, side by side.
    case row
    /// The picture above the label.
    case column
}

/// A row where there is room for one: `cellAxis(for: Size(width: 343, height: 112))` is `.row`, a square's is `.column`.
///
/// A row needs more than twice the height in width; exactly twice is a column.
package func cellAxis(for size: Size) -> CellAxis {
    size.width > 2 * size.height ? .row : .column
}
