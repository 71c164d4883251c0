/// Where the next item of each column of a waterfall would begin, and which column it drops into.
///
/// A few columns are looked through. Of many, a tree of minima finds the leftmost of the shortest:
///
///               20                  each node the lesser of the two below it
///           20      30
///         50  20  30  40            the columns
struct ColumnHeights {
    /// Up to so many columns are looked through faster than a tree is climbed.
    private static let greatestScan = 16

    let count: Int
    /// How many leaves the tree has, a power of two; 0 where there is none.
    private let leafCount: Int
    /// The nodes of the tree from 1 on, its leaves last; or the columns alone.
    private let nodes: UnsafeMutablePointer<Double>
    /// The columns.
    private let heights: UnsafeMutablePointer<Double>
    /// A place for every column, for the search of a span.
    private let window: UnsafeMutablePointer<Int>

    /// - Parameters:
    ///   - count: the columns, at least 1.
    ///   - top: where the first item of each begins.
    init(_ count: Int, top: Double, memory: LayoutMemory) {
        self.count = count
        var leafCount = 0
        if count > Self.greatestScan {
            leafCount = 1
            while leafCount < count { leafCount *= 2 }
        }
        self.leafCount = leafCount
        let nodeCount = leafCount == 0 ? count : 2 * leafCount
        nodes = memory.take(nodeCount, of: Double.self)
        // No item drops into a leaf without a column.
        nodes.initialize(repeating: .infinity, count: nodeCount)
        heights = nodes + leafCount
        window = memory.take(count, of: Int.self)
        raise(0..<count, to: top)
    }

    /// Drops an item of one column: into the shortest, of equal ones into the leftmost. O(log count).
    ///
    /// - Parameter pitch: the item's length and the spacing below it.
    @inline(__always)
    func drop(_ pitch: Double) -> (column: Int, y: Double) {
        var column = 0
        if leafCount == 0 {
            var least = heights[0]
            for other in 1..<max(count, 1) {
                let height = heights[other]
                column = height < least ? other : column
                least = min(least, height)
            }
            heights[column] = least + pitch
            return (column, least)
        }
        var node = 1
        while node < leafCount { node = nodes[2 * node] <= nodes[2 * node + 1] ? 2 * node : 2 * node + 1 }
        column = node - leafCount
        let y = heights[column]
        raise(column..<column + 1, to: y + pitch)
        return (column, y)
    }

    /// Drops an item of several columns: where the tallest of them is shortest, of equal places at the leftmost. O(count).
    ///
    /// - Parameter span: 1 to `count`.
    func drop(span: Int, _ pitch: Double) -> (column: Int, y: Double) {
        guard span > 1 else { return drop(pitch) }
        var least = Double.infinity
        var leftmost = 0
        // The columns of the stretch looked at that no later one of it is as tall as, so that the first is the tallest.
        var first = 0
        var end = 0
        for column in 0..<count {
            while end > first, heights[window[end - 1]] <= heights[column] { end -= 1 }
            window[end] = column
            end += 1
            let start = column - span + 1
            guard start >= 0 else { continue }
            if window[first] < start { first += 1 }
            let tallest = heights[window[first]]
            if tallest < least {
                least = tallest
                leftmost = start
            }
        }
        raise(leftmost..<leftmost + span, to: least + pitch)
        return (leftmost, least)
    }

    /// O(columns + log count).
    private func raise(_ columns: Range<Int>, to height: Double) {
        for column in columns { heights[column] = height }
        var low = (leafCount + columns.lowerBound) >> 1
        var high = (leafCount + columns.upperBound - 1) >> 1
        while leafCount > 0, low > 0 {
            for node in low...high { nodes[node] = min(nodes[2 * node], nodes[2 * node + 1]) }
            low >>= 1
            high >>= 1
        }
    }
}
