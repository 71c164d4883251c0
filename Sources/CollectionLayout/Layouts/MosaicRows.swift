/// Breaks pictures into rows that they fill, in one pass over ratios that arrive by the run.
///
///     at rowHeight   │■■■ ■■■■■ ■■│■■■        the last one crosses the end: by more than the others fall short of it?
///     with it        │■■ ■■■■ ■■■■│           if not: lower than rowHeight
///     without it     │■■■■ ■■■■■■■│           if so: higher
struct MosaicRows {
    let spacing: Double
    let lineSpacing: Double
    /// The first item that follows another in its row.
    private(set) var firstBesideAnother: Int?
    /// The first item of the second row.
    private(set) var firstBelowAnother: Int?
    private let left: Double
    /// Not above 0 where the insets leave nothing.
    private let available: Double
    private let rowHeight: Double
    private let frames: UnsafeMutablePointer<Rect>
    private let groups: UnsafeMutablePointer<Reach>
    private var top: Double
    private var count = 0
    private var row = OpenRow()

    /// The row that still takes pictures.
    private struct OpenRow {
        var first = 0
        /// Of the ratios.
        var sum = 0.0
        var gaps = 0.0
    }

    /// - Parameters:
    ///   - rowHeight: above 0.
    ///   - count: the items that will come.
    init(
        left: Double, available: Double, top: Double, rowHeight: Double, spacing: Double, lineSpacing: Double,
        count: Int, memory: LayoutMemory
    ) {
        self.left = left
        self.available = available
        self.top = top
        self.rowHeight = rowHeight
        self.spacing = spacing
        self.lineSpacing = lineSpacing
        frames = memory.take(count, of: Rect.self)
        let groupCount = StoredFrames.groupCount(for: count)
        groups = memory.take(groupCount, of: Reach.self)
        groups.initialize(repeating: Reach(), count: groupCount)
    }

    /// Takes the next `run` items, whose ratios stand in the first places of `ratios`. O(run).
    mutating func append(_ ratios: UnsafeMutableBufferPointer<Double>, run: Int) {
        for place in 0..<run { append(ratios[place]) }
    }

    @inline(__always)
    private mutating func append(_ ratio: Double) {
        // Kept where the width will stand once the row's height is known.
        frames.advanced(by: count).initialize(to: Rect(x: 0, y: 0, width: ratio, height: 0))
        count += 1
        let isAlone = row.first == count - 1
        let sum = row.sum + ratio
        let gaps = isAlone ? 0 : row.gaps + spacing
        if rowHeight * sum + gaps < available {
            row.sum = sum
            row.gaps = gaps
            return
        }
        let height = (available - gaps) / sum
        let surplus = rowHeight * sum + gaps - available
        let shortfall = available - rowHeight * row.sum - row.gaps
        if isAlone || height > 0 && surplus <= shortfall {
            close(before: count, height: height)
            row = OpenRow(first: count)
        } else {
            close(before: count - 1, height: (available - row.gaps) / row.sum)
            row = OpenRow(first: count - 1)
            if rowHeight * ratio < available {
                row.sum = ratio
            } else {
                close(before: count, height: available / ratio)
                row = OpenRow(first: count)
            }
        }
    }

    /// Places the pictures of the row before `next`.
    private mutating func close(before next: Int, height: Double) {
        let height = min(max(0, height), greatestValue)
        var x = left
        for item in row.first..<next {
            let width = frames[item].width * height
            frames[item] = Rect(x: x, y: top, width: width, height: height)
            x = x + width + spacing
        }
        for group in row.first >> StoredFrames.groupShift...(next - 1) >> StoredFrames.groupShift {
            groups[group].include(from: top, to: top + height)
        }
        if firstBesideAnother == nil, next - row.first > 1 { firstBesideAnother = row.first + 1 }
        if firstBelowAnother == nil, row.first > 0 { firstBelowAnother = row.first }
        top += height + lineSpacing
    }

    /// Places the pictures of the row that was not filled, if there is one.
    mutating func finish(_ lastRow: MosaicLayout.LastRow) {
        guard row.first < count else { return }
        close(before: count, height: lastRow == .leading ? rowHeight : (available - row.gaps) / row.sum)
        row = OpenRow(first: count)
    }

    /// The cells, all of them placed.
    func cells(in memory: LayoutMemory) -> StoredFrames {
        StoredFrames(frames: frames, count: count, groups: groups, memory: memory)
    }
}
