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
