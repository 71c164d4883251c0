/// Equal cells in equal rows, which need no store: any frame follows from its index, and what a rectangle holds from division.
///
///     columns:  start   pitch →
///     rows      ┌──┐    ┌──┐    ┌──┐
///     start     │  │    │ 0│    │ 1│        one leading blank
///     pitch     └──┘    └──┘    └──┘
///       ↓       ┌──┐    ┌──┐
///               │ 2│    │ 3│                the last row, incomplete; it may start at an x of its own
///               └──┘    └──┘
///
/// Both a flow of equal sizes and a grid without spans are of this kind.
struct Lattice: BitwiseCopyable {
    let columns: Progression
    let rows: Progression
    /// Where the last row starts: as all others, or wherever its alignment moves it.
    let lastRowX: Double
    /// Empty places before the first cell.
    let leadingBlanks: Int
    let count: Int

    /// - Parameters:
    ///   - columns: the places of a full row; at least one.
    ///   - rowStart: the top of the first row; `rowPitch` apart follow as many as the cells need.
    ///   - count: the cells, at least one.
    init(
        columns: Progression, rowStart: Double, rowPitch: Double, height: Double, lastRowX: Double,
        leadingBlanks: Int = 0, count: Int
    ) {
        self.columns = columns
        self.lastRowX = lastRowX
        self.leadingBlanks = leadingBlanks
        self.count = count
        let rowCount = (count + leadingBlanks - 1) / columns.count + 1
        rows = Progression(start: rowStart, pitch: rowPitch, length: height, count: rowCount)
    }

    /// O(1).
    @inline(__always)
    func frame(_ item: Int) -> Rect {
        let place = item + leadingBlanks
        let row = place / columns.count
        return frame(row: row, column: place - row * columns.count)
    }

    @inline(__always)
    private func frame(row: Int, column: Int) -> Rect {
        let x = row == rows.count - 1 ? lastRowX : columns.start
        return Rect(
            x: x + Double(column) * columns.pitch, y: rows.position(row), width: columns.length, height: rows.length)
    }

    /// The cells that intersect `query`, in order. O(k), whatever the number of cells.
    @inline(__always)
    func forEach(in query: Rect, _ body: (Int, Rect) -> Void) {
        let full = columns.candidates(from: query.minX, to: query.maxX)
        for row in rows.candidates(from: query.minY, to: query.maxY) {
            let candidates = row == rows.count - 1 ? lastRowCandidates(in: query) : full
            for column in candidates {
                let item = row * columns.count + column - leadingBlanks
                guard item >= 0, item < count else { continue }
                let frame = frame(row: row, column: column)
                if frame.intersects(query) { body(item, frame) }
            }
        }
    }

    private func lastRowCandidates(in query: Rect) -> Range<Int> {
        var columns = columns
        columns.start = lastRowX
        return columns.candidates(from: query.minX, to: query.maxX)
    }

    /// The frames of `items` in order, without a division a cell.
    @inline(__always)
    func forEach(_ items: Range<Int>, _ body: (Int, Rect) -> Void) {
        guard !items.isEmpty else { return }
        var row = (items.lowerBound + leadingBlanks) / columns.count
        var column = items.lowerBound + leadingBlanks - row * columns.count
        var item = items.lowerBound
        while item < items.upperBound {
            let x = row == rows.count - 1 ? lastRowX : columns.start
            let y = rows.position(row)
            let rowEnd = min(items.upperBound, item + columns.count - column)
            while item < rowEnd {
                body(
                    item,
                    Rect(x: x + Double(column) * columns.pitch, y: y, width: columns.length, height: rows.length))
                item += 1
                column += 1
            }
            row += 1
            column = 0
        }
    }
}
