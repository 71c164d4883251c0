/// The room that the rows of a section have, and where the next one goes.
struct ListLines: BitwiseCopyable {
    let left: Double
    let available: Double
    let top: Double
    /// The end of the last row.
    private(set) var y: Double
    private(set) var count = 0

    init(left: Double, available: Double, top: Double) {
        self.left = left
        self.available = available
        self.top = top
        y = top
    }

    /// Where a row of that width begins.
    @inline(__always)
    func x(_ width: Double, _ alignment: ListLayout.Alignment) -> Double {
        switch alignment {
        case .leading: left
        case .center: left + (available - width) / 2
        case .trailing: left + available - width
        }
    }

    /// The place of the next row. Its numbers have been looked at.
    @inline(__always)
    mutating func place(_ size: Size, spacing: Double, _ alignment: ListLayout.Alignment) -> Rect {
        if count > 0 { y += spacing }
        let frame = Rect(x: x(size.width, alignment), y: y, width: size.width, height: size.height)
        y += size.height
        count += 1
        return frame
    }

    /// Rows that are all alike.
    func lattice(_ size: Size, spacing: Double, _ alignment: ListLayout.Alignment, count: Int) -> Lattice {
        let x = x(size.width, alignment)
        return Lattice(
            columns: Progression(start: x, pitch: size.width, length: size.width, count: 1), rowStart: top,
            rowPitch: size.height + spacing, height: size.height, lastRowX: x, count: count)
    }
}
