/// The memory that one prepared layout lives in: handed out in pieces, given back as a whole.
///
/// Pieces are plain values (`BitwiseCopyable`), so nothing needs to be torn down. They stay where they are until the object
/// goes; whoever holds a pointer into it holds the object too.
final class LayoutMemory {
    private var chunks: [UnsafeMutableRawBufferPointer] = []
    private var used = 0
    /// The bytes handed out.
    private(set) var byteCount = 0

    /// `count` uninitialised places for a `T`, at least one. O(1) but for asking the system for more.
    func take<T: BitwiseCopyable>(_ count: Int, of type: T.Type) -> UnsafeMutablePointer<T> {
        let size = (max(count, 1) * MemoryLayout<T>.stride + 15) & ~15
        byteCount += size
        if let chunk = chunks.last, let base = chunk.baseAddress, chunk.count - used >= size {
            let place = base + used
            used += size
            return place.bindMemory(to: type, capacity: max(count, 1))
        }
        // The first chunk fits exactly, later ones are as large as all before: few chunks for many small sections.
        let chunk = UnsafeMutableRawBufferPointer.allocate(
            byteCount: chunks.isEmpty ? size : max(size, byteCount), alignment: 16)
        chunks.append(chunk)
        used = size
        guard let base = chunk.baseAddress else {
            preconditionFailure("An allocation of \(size) bytes has no address.")
        }
        return base.bindMemory(to: type, capacity: max(count, 1))
    }

    deinit {
        for chunk in chunks { chunk.deallocate() }
    }
}
