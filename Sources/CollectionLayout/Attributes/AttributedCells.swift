/// Stored frames whose cells have attributes of their own: turned, scaled, faint, above each other, or not there at all.
///
/// The index and the query go by what a cell covers once it is transformed.
struct AttributedCells: BitwiseCopyable {
    let frames: UnsafeMutablePointer<Rect>
    let attributes: UnsafeMutablePointer<LayoutAttributes>
    let count: Int
    /// Over groups of `StoredFrames.groupSize` cells.
    let index: ReachIndex

    init(
        frames: UnsafeMutablePointer<Rect>, attributes: UnsafeMutablePointer<LayoutAttributes>, count: Int,
        index: ReachIndex
    ) {
        self.frames = frames
        self.attributes = attributes
        self.count = count
        self.index = index
    }

    /// Indexes cells that stand in no order. O(count).
    init(
        indexing frames: UnsafeMutablePointer<Rect>, _ attributes: UnsafeMutablePointer<LayoutAttributes>, count: Int,
        memory: LayoutMemory
    ) {
        self.frames = frames
        self.attributes = attributes
        self.count = count
        let groupCount = StoredFrames.groupCount(for: count)
        let groups = memory.take(groupCount, of: Reach.self)
        for group in 0..<groupCount {
            var reach = Reach()
            let first = group << StoredFrames.groupShift
            for item in first..<min(first + StoredFrames.groupSize, count) where !attributes[item].isHidden {
                let covered = frames[item].transformed(by: attributes[item])
                reach.include(from: covered.minY, to: covered.maxY)
            }
            groups.advanced(by: group).initialize(to: reach)
        }
        index = ReachIndex(sealing: groups, count: groupCount)
    }

    /// The cells that cover part of `query`, in order, with their frames before the transform. O(log n + k).
    @inline(__always)
    func forEach(in query: Rect, _ body: (Int, Rect) -> Void) {
        index.forEachCandidate(from: query.minY, to: query.maxY) { group in
            let first = group << StoredFrames.groupShift
            for item in first..<min(first + StoredFrames.groupSize, count) {
                let attributes = attributes[item]
                let frame = frames[item]
                if !attributes.isHidden, frame.transformed(by: attributes).intersects(query) { body(item, frame) }
            }
        }
    }
}
