/// Gives each item the next place that its span fits into.
struct SpanPlacer {
    private let columnCount: Int
    private let places: UnsafeMutablePointer<SpannedCells.Place>
    private var row: Int
    private var column: Int
    private(set) var count = 0

    /// - Parameter places: a place for every item of the section.
    init(columnCount: Int, leadingBlanks: Int, places: UnsafeMutablePointer<SpannedCells.Place>) {
        self.columnCount = columnCount
        self.places = places
        row = leadingBlanks / columnCount
        column = leadingBlanks % columnCount
    }

    /// - Parameter span: 1 to the number of columns. One that does not fit begins the next row.
    mutating func append(span: Int) {
        if column + span > columnCount {
            row += 1
            column = 0
        }
        places.advanced(by: count).initialize(
            to: SpannedCells.Place(
                row: UInt32(clamping: row), column: UInt32(clamping: column), span: UInt32(clamping: span)))
        count += 1
        column += span
    }

    /// The rows so far, leading blanks included.
    var rowCount: Int { row + 1 }
}
