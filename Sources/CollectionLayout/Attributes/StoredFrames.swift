/// Frames that had to be calculated one after another, side by side in memory, with an index over groups of them.
///
/// 32 bytes a frame and one more for the index. The memory belongs to the prepared layout.
struct StoredFrames: BitwiseCopyable {
    /// Frames a group: few enough that looking through one costs no more than finding it.
    static let groupShift = 5
    static let groupSize = 1 << groupShift

    let frames: UnsafeMutablePointer<Rect>
    let count: Int
    let index: ReachIndex

    init(frames: UnsafeMutablePointer<Rect>, count: Int, index: ReachIndex) {
        self.frames = frames
        self.count = count
        self.index = index
    }

    /// Indexes frames that stand in no order. O(count).
    ///
    /// - Parameter groups: a place for every group of them.
    init(indexing frames: UnsafeMutablePointer<Rect>, count: Int, groups: UnsafeMutablePointer<Reach>) {
        for group in 0..<Self.groupCount(for: count) {
            var reach = Reach()
            for item in group << Self.groupShift..<min((group + 1) << Self.groupShift, count) {
                reach.include(from: frames[item].minY, to: frames[item].maxY)
            }
            groups.advanced(by: group).initialize(to: reach)
        }
        self.init(
            frames: frames, count: count, index: ReachIndex(sealing: groups, count: Self.groupCount(for: count)))
    }

    static func groupCount(for count: Int) -> Int {
        (count + groupSize - 1) >> groupShift
    }

    /// The cells that intersect `query`, in order. O(log n + k).
    @inline(__always)
    func forEach(in query: Rect, _ body: (Int, Rect) -> Void) {
        index.forEachCandidate(from: query.minY, to: query.maxY) { group in
            let first = group << Self.groupShift
            for item in first..<min(first + Self.groupSize, count) {
                let frame = frames[item]
                if frame.intersects(query) { body(item, frame) }
            }
        }
    }
}
