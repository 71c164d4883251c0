/// Frames that had to be calculated one after another, side by side in memory, with an index over groups of them.
///
/// 32 bytes a frame and one more for the index. The memory belongs to the prepared layout. Chunks of frames hang on a table of
/// their own, so that a layout that differs in a few of them can share the others.
struct StoredFrames: BitwiseCopyable {
    /// Frames a group: few enough that looking through one costs no more than finding it.
    static let groupShift = 5
    static let groupSize = 1 << groupShift

    let chunks: UnsafeMutablePointer<StoredChunk>
    let count: Int
    /// Over the chunks.
    let index: ReachIndex
    /// How an item's new size changes the others, where that is known; else nil.
    let order: UnsafeMutablePointer<StoredOrder>?

    init(
        chunks: UnsafeMutablePointer<StoredChunk>, count: Int, index: ReachIndex,
        order: UnsafeMutablePointer<StoredOrder>? = nil
    ) {
        self.chunks = chunks
        self.count = count
        self.index = index
        self.order = order
    }

    /// Takes frames whose groups' reach is known. O(count ÷ 32).
    ///
    /// - Parameter groups: `groupCount(for: count)` of them, with `lower` and `upper` filled in.
    init(
        frames: UnsafeMutablePointer<Rect>, count: Int, groups: UnsafeMutablePointer<Reach>, memory: LayoutMemory,
        order: UnsafeMutablePointer<StoredOrder>? = nil
    ) {
        let chunkCount = StoredChunk.count(for: count)
        let groupCount = Self.groupCount(for: count)
        let perChunk = StoredChunk.size >> Self.groupShift
        let chunks = memory.take(chunkCount, of: StoredChunk.self)
        let reaches = memory.take(chunkCount, of: Reach.self)
        for place in 0..<chunkCount {
            let first = place * perChunk
            let chunk = StoredChunk(
                frames: frames + place << StoredChunk.shift, y: 0,
                groups: ReachIndex(sealing: groups + first, count: min(perChunk, groupCount - first)))
            chunks.advanced(by: place).initialize(to: chunk)
            reaches.advanced(by: place).initialize(to: chunk.reach)
        }
        self.init(chunks: chunks, count: count, index: ReachIndex(sealing: reaches, count: chunkCount), order: order)
    }

    /// Indexes frames that stand in no order. O(count).
    init(
        indexing frames: UnsafeMutablePointer<Rect>, count: Int, memory: LayoutMemory,
        order: UnsafeMutablePointer<StoredOrder>? = nil
    ) {
        let groups = memory.take(Self.groupCount(for: count), of: Reach.self)
        Self.measure(frames, count: count, into: groups)
        self.init(frames: frames, count: count, groups: groups, memory: memory, order: order)
    }

    /// Writes how far every group of `frames` reaches. O(count).
    static func measure(_ frames: UnsafeMutablePointer<Rect>, count: Int, into groups: UnsafeMutablePointer<Reach>) {
        for group in 0..<groupCount(for: count) {
            var reach = Reach()
            for item in group << groupShift..<min((group + 1) << groupShift, count) {
                reach.include(from: frames[item].minY, to: frames[item].maxY)
            }
            groups.advanced(by: group).initialize(to: reach)
        }
    }

    static func groupCount(for count: Int) -> Int {
        (count + groupSize - 1) >> groupShift
    }

    /// O(1).
    @inline(__always)
    func frame(_ item: Int) -> Rect {
        let chunk = chunks[item >> StoredChunk.shift]
        var frame = chunk.frames[item & (StoredChunk.size - 1)]
        frame.y += chunk.y
        return frame
    }

    /// The frames of `items`, in order.
    @inline(__always)
    func forEach(_ items: Range<Int>, _ body: (Int, Rect) -> Void) {
        var item = items.lowerBound
        while item < items.upperBound {
            let chunk = chunks[item >> StoredChunk.shift]
            let first = item & ~(StoredChunk.size - 1)
            let end = min(items.upperBound, first + StoredChunk.size)
            while item < end {
                var frame = chunk.frames[item - first]
                frame.y += chunk.y
                body(item, frame)
                item += 1
            }
        }
    }

    /// The cells that intersect `query`, in order. O(log n + k).
    @inline(__always)
    func forEach(in query: Rect, _ body: (Int, Rect) -> Void) {
        index.forEachCandidate(from: query.minY, to: query.maxY) { place in
            let chunk = chunks[place]
            chunk.groups.forEachCandidate(from: query.minY - chunk.y, to: query.maxY - chunk.y) { group in
                let first = group << Self.groupShift
                let base = place << StoredChunk.shift
                for offset in first..<min(first + Self.groupSize, count - base) {
                    var frame = chunk.frames[offset]
                    frame.y += chunk.y
                    if frame.intersects(query) { body(base + offset, frame) }
                }
            }
        }
    }

    /// From the leftmost to the rightmost place that a frame reaches; nil without frames. O(n).
    var extentAcross: (lower: Double, upper: Double)? {
        var reach = Reach()
        forEach(0..<count) { _, frame in reach.include(from: frame.minX, to: frame.maxX) }
        return count > 0 ? (reach.lower, reach.upper) : nil
    }
}
