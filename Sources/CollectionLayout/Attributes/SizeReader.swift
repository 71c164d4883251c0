/// Asks for the sizes of items by the run, into columns that serve again for every run.
final class SizeReader {
    /// Items a run: two columns of them stay in the processor's nearest cache.
    static let runLength = 1024

    typealias Fill = (Range<Int>, SizeColumns) -> FillResult

    private let isTransposed: Bool
    private var storage = UnsafeMutableBufferPointer<Double>(start: nil, count: 0)
    private var columns = SizeColumns(
        widths: UnsafeMutableBufferPointer(start: nil, count: 0),
        heights: UnsafeMutableBufferPointer(start: nil, count: 0))

    init(isTransposed: Bool) {
        self.isTransposed = isTransposed
    }

    deinit { storage.deallocate() }

    /// The sizes of the items `range`, at most `runLength` of them, in the layout's own axes.
    ///
    /// The columns stand until the next call.
    func read(_ range: Range<Int>, by fill: Fill) -> (columns: SizeColumns, result: FillResult) {
        if range.count > columns.widths.count { grow(to: range.count) }
        let result = fill(range, isTransposed ? columns.transposed : columns)
        return (columns, result)
    }

    /// Calls `body` with each item of the run just read whose size made no sense.
    ///
    /// What was filled with 0 is asked for once more, one by one, unless there are no more zeros than faults.
    func forEachFault(in range: Range<Int>, _ result: FillResult, by fill: Fill, _ body: (Int) -> Void) {
        guard result.faultCount > 0 else { return }
        let zeros = range.filter {
            let place = $0 - range.lowerBound
            return columns.widths[place] == 0 || columns.heights[place] == 0
        }
        // Asking for one item writes the first place of the columns.
        let first = Size(width: columns.widths[0], height: columns.heights[0])
        for item in zeros {
            if zeros.count <= result.faultCount || read(item..<item + 1, by: fill).result.faultCount > 0 { body(item) }
        }
        columns.widths[0] = first.width
        columns.heights[0] = first.height
    }

    private func grow(to count: Int) {
        storage.deallocate()
        storage = .allocate(capacity: 2 * count)
        columns = SizeColumns(
            widths: UnsafeMutableBufferPointer(rebasing: storage[..<count]),
            heights: UnsafeMutableBufferPointer(rebasing: storage[count...]))
    }
}

extension SizeColumns {
    @inline(__always)
    func size(at place: Int) -> Size {
        Size(width: widths[place], height: heights[place])
    }

    /// Whether the first `run` places all hold `size`.
    func hold(only size: Size, run: Int) -> Bool {
        for place in 0..<run where widths[place] != size.width || heights[place] != size.height { return false }
        return true
    }
}
