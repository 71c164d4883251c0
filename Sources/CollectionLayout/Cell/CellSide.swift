/// The side of the row that a cell hangs on: where a bubble has its tail. The raw value goes over the wire.
package enum CellSide: UInt8, Sendable, CaseIterable {
    /// Not said: as wide as its row, or in a layout without rows of one.
    case none
    /// Where lines of text begin.
    case leading
    case center
    case trailing
}
