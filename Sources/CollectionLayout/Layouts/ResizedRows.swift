/// Gives some rows of a list's section another size: what is below moves in bulk, and the room between rows stays.
///
/// O(512 a chunk with a change + n ÷ 512).
struct ResizedRows {
    private let old: StoredFrames
    private let rows: StoredRows
    private let memory: LayoutMemory

    /// nil where the frames are no rows.
    init?(_ old: StoredFrames, memory: LayoutMemory) {
        guard case .rows(let rows) = old.order?.pointee else { return nil }
        self.old = old
        self.rows = rows
        self.memory = memory
    }

    /// - Parameter changes: rising by item.
    func resized(_ changes: [SizeChange]) -> StoredFrames {
        let chunkCount = StoredChunk.count(for: old.count)
        let chunks = memory.take(chunkCount, of: StoredChunk.self)
        let reaches = memory.take(chunkCount, of: Reach.self)
        var shift = 0.0
        var next = 0
        for place in 0..<chunkCount {
            let first = place << StoredChunk.shift
            let end = min(first + StoredChunk.size, old.count)
            var chunk = old.chunks[place]
            if next < changes.count, changes[next].item < end {
                chunk = resized(first..<end, changes, &next, &shift)
            } else {
                chunk.y += shift
            }
            chunks.advanced(by: place).initialize(to: chunk)
            reaches.advanced(by: place).initialize(to: chunk.reach)
        }
        return StoredFrames(
            chunks: chunks, count: old.count, index: ReachIndex(sealing: reaches, count: chunkCount),
            order: old.order)
    }

    private func resized(
        _ items: Range<Int>, _ changes: [SizeChange], _ next: inout Int, _ shift: inout Double
    ) -> StoredChunk {
        let frames = memory.take(items.count, of: Rect.self)
        old.forEach(items) { item, frame in
            var frame = frame
            frame.y += shift
            if next < changes.count, changes[next].item == item {
                let size = changes[next].size
                shift += size.height - frame.height
                frame.x = rows.list.x(size.width, rows.alignments[item])
                frame.width = size.width
                frame.height = size.height
                next += 1
            }
            frames.advanced(by: item - items.lowerBound).initialize(to: frame)
        }
        return StoredChunk(measuring: frames, count: items.count, memory: memory)
    }
}
