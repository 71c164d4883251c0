/// Cells of a grid of which some take several columns: each holds its row, its first column and its span, 12 bytes.
struct SpannedCells: BitwiseCopyable {
    struct Place: BitwiseCopyable {
        var row: UInt32
        var column: UInt32
        var span: UInt32
    }

    let columns: Progression
    let rows: Progression
    /// In order of rows, and of columns within a row.
    let places: UnsafeMutablePointer<Place>
    let count: Int

    /// O(1).
    @inline(__always)
    func frame(_ item: Int) -> Rect {
        let place = places[item]
        return Rect(
            x: columns.position(Int(place.column)), y: rows.position(Int(place.row)),
            width: columns.extent(ofSpan: Int(place.span)), height: rows.length)
    }

    /// The cells that intersect `query`, in order. O(log n + k), and O(log n) more a row if there are many columns.
    @inline(__always)
    func forEach(in query: Rect, _ body: (Int, Rect) -> Void) {
        let rows = rows.candidates(from: query.minY, to: query.maxY)
        let columns = columnCandidates(in: query)
        guard !rows.isEmpty, !columns.isEmpty else { return }
        // Short rows are looked through; the parts of long ones that lie beside the query are leapt over.
        let leaps = self.columns.count > 32
        var item = firstItem(inRow: rows.lowerBound, reachingColumn: columns.lowerBound)
        while item < count {
            let place = places[item]
            guard Int(place.row) < rows.upperBound else { return }
            if leaps, Int(place.column) >= columns.upperBound {
                item = firstItem(inRow: Int(place.row) + 1, reachingColumn: columns.lowerBound)
                continue
            }
            if leaps, Int(place.column) + Int(place.span) <= columns.lowerBound {
                item = firstItem(inRow: Int(place.row), reachingColumn: columns.lowerBound)
                continue
            }
            let frame = frame(item)
            if frame.intersects(query) { body(item, frame) }
            item += 1
        }
    }

    private func columnCandidates(in query: Rect) -> Range<Int> {
        columns.pitch > 0 ? columns.candidates(from: query.minX, to: query.maxX) : 0..<columns.count
    }

    /// The first item that is in that row, and not left of that column; if there is none, one of a later row.
    private func firstItem(inRow row: Int, reachingColumn column: Int) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) >> 1
            let place = places[middle]
            if Int(place.row) < row || Int(place.row) == row && Int(place.column) + Int(place.span) <= column {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}
