/// A run of stored frames that stay as they are and move as one.
///
/// What follows a change is moved by its chunk's `y`, without a look at its frames; two layouts may share a chunk's memory.
struct StoredChunk: BitwiseCopyable {
    static let shift = 9
    static let size = 1 << shift

    let frames: UnsafeMutablePointer<Rect>
    /// Added to the y of every frame.
    var y: Double
    /// Over the chunk's groups, in the chunk's own coordinates.
    let groups: ReachIndex

    /// A chunk of frames whose reach is not known yet. O(count).
    init(measuring frames: UnsafeMutablePointer<Rect>, count: Int, memory: LayoutMemory) {
        let groupCount = StoredFrames.groupCount(for: count)
        let groups = memory.take(groupCount, of: Reach.self)
        StoredFrames.measure(frames, count: count, into: groups)
        self.init(frames: frames, y: 0, groups: ReachIndex(sealing: groups, count: groupCount))
    }

    init(frames: UnsafeMutablePointer<Rect>, y: Double, groups: ReachIndex) {
        self.frames = frames
        self.y = y
        self.groups = groups
    }

    /// From the topmost to the lowest place that a frame reaches.
    var reach: Reach {
        var reach = Reach()
        if let bounds = groups.bounds { reach.include(from: y + bounds.lower, to: y + bounds.upper) }
        return reach
    }

    static func count(for frames: Int) -> Int {
        (frames + size - 1) >> shift
    }
}
