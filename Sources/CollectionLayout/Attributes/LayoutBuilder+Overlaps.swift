extension LayoutBuilder {
    /// What lies over its neighbour by less does so by rounding.
    static let leastOverlap = 1e-6

    /// Says where negative spacings lay equal cells over each other.
    mutating func noteOverlaps(of lattice: Lattice) {
        let columns = lattice.columns
        let columnOverlap = columns.length - columns.pitch
        if columnOverlap > Self.leastOverlap, columns.count > 1, lattice.count > 1 {
            diagnostics.note(.itemsOverlap, section: sectionCount, item: 1, amount: columnOverlap)
        }
        let rows = lattice.rows
        let rowOverlap = rows.length - rows.pitch
        let (blankRows, blanks) = lattice.leadingBlanks.quotientAndRemainder(dividingBy: columns.count)
        if rowOverlap > Self.leastOverlap, rows.count - blankRows > 1 {
            diagnostics.note(.linesOverlap, section: sectionCount, item: columns.count - blanks, amount: rowOverlap)
        }
    }
}
