/// Drops items into columns, in one pass over lengths that arrive by the run, and indexes their frames as it goes.
struct Waterfall {
    let lineSpacing: Double
    private(set) var count = 0
    /// The first item that does not begin at the top.
    private(set) var firstBelowAnother: Int?
    private let columns: Progression
    private let top: Double
    private var heights: ColumnHeights
    /// A place for every column, for the search of a span.
    private let window: UnsafeMutablePointer<Int>
    private let frames: UnsafeMutablePointer<Rect>
    private let groups: UnsafeMutablePointer<Reach>

    /// - Parameters:
    ///   - top: where the first item of each column begins.
    ///   - hasSpans: whether items of several columns may come.
    ///   - count: the items that will come.
    init(
        _ columns: Progression, top: Double, lineSpacing: Double, hasSpans: Bool, count: Int, memory: LayoutMemory
    ) {
        self.columns = columns
        self.top = top
        self.lineSpacing = lineSpacing
        heights = ColumnHeights(columns.count, top: top, hasSpans: hasSpans, memory: memory)
        window = memory.take(hasSpans ? columns.count : 0, of: Int.self)
        frames = memory.take(count, of: Rect.self)
        groups = memory.take(StoredFrames.groupCount(for: count), of: Reach.self)
    }

    /// Takes the next `run` items. All runs but the last are whole groups of frames.
    ///
    /// - Parameter spans: 1 to the number of columns each; nil where all are 1.
    mutating func append(
        spans: UnsafeMutableBufferPointer<Double>?, lengths: UnsafeMutableBufferPointer<Double>, run: Int
    ) {
        var place = 0
        // A copy, which stays in the processor.
        var heights = heights
        while place < run {
            let end = min(run, place + StoredFrames.groupSize)
            var reach = Reach()
            while place < end {
                let length = lengths[place]
                let frame: Rect
                if let spans {
                    let span = wholeNumber(spans[place], in: 1...columns.count)
                    let (column, y) = heights.drop(span: span, length + lineSpacing, window)
                    frame = Rect(
                        x: columns.position(column), y: y, width: columns.extent(ofSpan: span), height: length)
                } else {
                    let (column, y) = heights.drop(length + lineSpacing)
                    frame = Rect(x: columns.position(column), y: y, width: columns.length, height: length)
                }
                reach.include(from: frame.y, to: frame.y + length)
                frames.advanced(by: count).initialize(to: frame)
                if firstBelowAnother == nil, frame.y != top { firstBelowAnother = count }
                count += 1
                place += 1
            }
            groups.advanced(by: (count - 1) >> StoredFrames.groupShift).initialize(to: reach)
        }
        self.heights = heights
    }

    /// The cells, all of them dropped.
    func cells(in memory: LayoutMemory) -> StoredFrames {
        StoredFrames(frames: frames, count: count, groups: groups, memory: memory)
    }
}
