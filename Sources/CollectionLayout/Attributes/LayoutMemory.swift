/// The memory that one prepared layout lives in: handed out in pieces, given back as a whole.
///
/// Pieces are plain values (`BitwiseCopyable`), so nothing needs to be torn down. They stay where they are until the object
/// goes; whoever holds a pointer into it holds the object too.
final class LayoutMemory {
    /// What a layout of one section needs at the least.
    private static let smallestChunk = 512
    /// Chunks grow with what was taken before, up to here: few for many small sections, little left over in the end.
    private static let largestReserve = 1 << 20

    private var chunk = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    private var used = 0
    private var filled: [UnsafeMutableRawBufferPointer] = []
    /// The memory of layouts before this one, of which parts serve here too.
    private var shared: [LayoutMemory] = []
    /// How many layouts stand behind this one, each sharing memory of the one before.
    private(set) var generation = 0
    /// The bytes held here; what is shared is counted where it was made.
    private(set) var byteCount = 0

    /// `count` uninitialised places for a `T`, at least one. O(1) but for asking the system for more.
    func take<T: BitwiseCopyable>(_ count: Int, of type: T.Type) -> UnsafeMutablePointer<T> {
        let places = max(count, 1)
        let size = (places * MemoryLayout<T>.stride + 15) & ~15
        if chunk.count - used < size { refill(atLeast: size) }
        guard let base = chunk.baseAddress else { preconditionFailure("A chunk of \(size) bytes has no address.") }
        let piece = (base + used).bindMemory(to: type, capacity: places)
        used += size
        return piece
    }

    /// Keeps the pieces of another layout's memory, so that this layout can point to them.
    func keep(_ other: LayoutMemory) {
        guard other !== self, !shared.contains(where: { $0 === other }) else { return }
        shared.append(other)
        generation = max(generation, other.generation + 1)
    }

    /// Whether this is the other memory, or keeps it, at any remove.
    func holds(_ other: LayoutMemory) -> Bool {
        self === other || shared.contains { $0.holds(other) }
    }

    /// The bytes held, here and in all memory that is shared.
    var totalByteCount: Int { shared.reduce(byteCount) { $0 + $1.totalByteCount } }

    private func refill(atLeast size: Int) {
        if chunk.count > 0 { filled.append(chunk) }
        let reserve = min(max(byteCount, Self.smallestChunk), Self.largestReserve)
        chunk = .allocate(byteCount: max(size, reserve), alignment: 16)
        byteCount += chunk.count
        used = 0
    }

    deinit {
        chunk.deallocate()
        for chunk in filled { chunk.deallocate() }
    }
}
