/// Stored frames whose cells have attributes of their own: turned, scaled, faint, above each other, or not there at all.
///
/// The index and the query go by what a cell covers once it is transformed.
struct AttributedCells: BitwiseCopyable {
    let stored: StoredFrames
    let attributes: UnsafeMutablePointer<LayoutAttributes>

    /// Indexes cells that stand in no order. O(count).
    ///
    /// - Parameter groups: a place for every group of `StoredFrames.groupSize` of them.
    init(
        indexing frames: UnsafeMutablePointer<Rect>, _ attributes: UnsafeMutablePointer<LayoutAttributes>, count: Int,
        groups: UnsafeMutablePointer<Reach>
    ) {
        self.attributes = attributes
        let groupCount = StoredFrames.groupCount(for: count)
        for group in 0..<groupCount {
            var reach = Reach()
            let first = group << StoredFrames.groupShift
            for item in first..<min(first + StoredFrames.groupSize, count) where !attributes[item].isHidden {
                let covered = frames[item].transformed(by: attributes[item])
                reach.include(from: covered.minY, to: covered.maxY)
            }
            groups.advanced(by: group).initialize(to: reach)
        }
        stored = StoredFrames(
            frames: frames, count: count, index: ReachIndex(sealing: groups, count: groupCount))
    }

    /// The cells that cover part of `query`, in order, with their frames before the transform. O(log n + k).
    @inline(__always)
    func forEach(in query: Rect, _ body: (Int, Rect) -> Void) {
        stored.index.forEachCandidate(from: query.minY, to: query.maxY) { group in
            let first = group << StoredFrames.groupShift
            for item in first..<min(first + StoredFrames.groupSize, stored.count) {
                let attributes = attributes[item]
                let frame = stored.frames[item]
                if !attributes.isHidden, frame.transformed(by: attributes).intersects(query) { body(item, frame) }
            }
        }
    }
}
