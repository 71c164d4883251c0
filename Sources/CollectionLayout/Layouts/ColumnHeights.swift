/// Where the next item of each column of a waterfall would begin, and which column it drops into.
///
/// A few columns are compared, some more looked through. Of many, a tree of minima finds the leftmost of the shortest:
///
///               20                  each node the lesser of the two below it
///           20      30
///         50  20  30  40            the columns
struct ColumnHeights {
    /// Up to so many columns are looked through faster than a tree is climbed.
    private static let greatestScan = 16

    let count: Int
    /// Of up to four columns without spans, the heights; the processor keeps them at hand. Infinite where there is no column.
    private var few: (Double, Double, Double, Double) = (.infinity, .infinity, .infinity, .infinity)
    private let areFew: Bool
    /// How many leaves the tree has, a power of two; 0 where there is none.
    private let leafCount: Int
    /// The nodes of the tree from 1 on, its leaves last; or the columns alone.
    private let nodes: UnsafeMutablePointer<Double>
    /// The columns.
    private let heights: UnsafeMutablePointer<Double>

    /// - Parameters:
    ///   - count: the columns, at least 1.
    ///   - top: where the first item of each begins.
    ///   - hasSpans: whether items of several columns may come.
    init(_ count: Int, top: Double, hasSpans: Bool, memory: LayoutMemory) {
        self.count = count
        areFew = count <= 4 && !hasSpans
        if areFew {
            few = (top, count > 1 ? top : .infinity, count > 2 ? top : .infinity, count > 3 ? top : .infinity)
        }
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
        raise(0..<count, to: top)
    }

    /// Drops an item of one column: into the shortest, of equal ones into the leftmost. O(log count).
    ///
    /// - Parameter pitch: the item's length and the spacing below it.
    @inline(__always)
    mutating func drop(_ pitch: Double) -> (column: Int, y: Double) {
        if areFew { return dropAmongFew(pitch) }
        var column = 0
        if leafCount == 0 {
            var least = heights[0]
            for other in 1..<max(count, 1) {
                let height = heights[other]
                // Jumped over, not calculated: a guess that comes true does not wait for the heights.
                if _slowPath(height < least) {
                    column = other
                    least = height
                }
            }
            heights[column] = least + pitch
            return (column, least)
        }
        var node = 1
        while node < leafCount { node = 2 * node + (nodes[2 * node] <= nodes[2 * node + 1] ? 0 : 1) }
        column = node - leafCount
        let y = heights[column]
        raise(column..<column + 1, to: y + pitch)
        return (column, y)
    }

    @inline(__always)
    private mutating func dropAmongFew(_ pitch: Double) -> (column: Int, y: Double) {
        let (a, b, c, d) = few
        if a <= b, a <= c, a <= d {
            few.0 = a + pitch
            return (0, a)
        }
        if b <= c, b <= d {
            few.1 = b + pitch
            return (1, b)
        }
        if c <= d {
            few.2 = c + pitch
            return (2, c)
        }
        few.3 = d + pitch
        return (3, d)
    }

    /// Drops an item of several columns: where the tallest of them is shortest, of equal places at the leftmost. O(count).
    ///
    /// - Parameters:
    ///   - span: 1 to `count`.
    ///   - window: a place for every column.
    mutating func drop(span: Int, _ pitch: Double, _ window: UnsafeMutablePointer<Int>) -> (column: Int, y: Double) {
        guard span > 1 else { return drop(pitch) }
        let place = leafCount == 0 ? shortestPlace(ofFew: span) : shortestPlace(of: span, window)
        raise(place.column..<place.column + span, to: place.y + pitch)
        return place
    }

    private func shortestPlace(ofFew span: Int) -> (column: Int, y: Double) {
        var place = (column: 0, y: Double.infinity)
        for start in 0...count - span {
            var tallest = heights[start]
            for column in start + 1..<start + span { tallest = max(tallest, heights[column]) }
            if tallest < place.y { place = (start, tallest) }
        }
        return place
    }

    /// Keeps, of the columns of the stretch that it looks at, those that no later one is as tall as: the first is the tallest.
    private func shortestPlace(of span: Int, _ window: UnsafeMutablePointer<Int>) -> (column: Int, y: Double) {
        var place = (column: 0, y: Double.infinity)
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
            if tallest < place.y { place = (start, tallest) }
        }
        return place
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
