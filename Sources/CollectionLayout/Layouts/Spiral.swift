import CMath

/// The spiral itself: the place of any item from its index, without a store.
///
/// Sine and cosine of an item's angle come from two short tables and the sum formula, two multiplications instead of the
/// 10 ns of a library call: index 1,000 = 31 × 32 + 8 has angle(31 × 32) + angle(8). The tables hold about √n entries each,
/// as the library gives them, so no error adds up: it stays below 1e-6 points at a million items, and one frame asked for
/// alone is, bit by bit, the one that a run of them gives.
struct Spiral: BitwiseCopyable {
    let centerX: Double
    let radius: Double
    let top: Double
    let rise: Double
    /// The angle from one item to the next.
    let step: Double
    private let shift: Int
    private let mask: Int
    private let fine: UnsafeMutablePointer<Direction>
    private let coarse: UnsafeMutablePointer<Direction>

    private struct Direction: BitwiseCopyable {
        var cosine: Double
        var sine: Double

        init(_ angle: Double) {
            cosine = cos(angle)
            sine = sin(angle)
        }
    }

    /// - Parameter count: the items, at least one. O(√count).
    init(_ layout: SpiralLayout, boundsWidth: Double, count: Int, memory: LayoutMemory) {
        centerX = boundsWidth / 2
        radius = length(layout.radius)
        top = distance(layout.top)
        rise = distance(layout.risePerRadian)
        let perTurn = length(layout.itemsPerTurn)
        let step = perTurn > 0 ? length(2 * Double.pi / perTurn) : 0
        self.step = step
        let shift = (Int.bitWidth - (count - 1).leadingZeroBitCount + 1) / 2
        let fineCount = 1 << shift
        let coarseCount = (count - 1) >> shift + 1
        self.shift = shift
        mask = fineCount - 1
        fine = memory.take(fineCount, of: Direction.self)
        coarse = memory.take(coarseCount, of: Direction.self)
        for index in 0..<fineCount {
            fine.advanced(by: index).initialize(to: Direction(step * Double(index)))
        }
        for index in 0..<coarseCount {
            coarse.advanced(by: index).initialize(to: Direction(step * Double(index << shift)))
        }
    }

    /// The frame of the item `index` if its size is `size`. O(1).
    @inline(__always)
    func frame(_ index: Int, _ size: Size) -> Rect {
        frame(index, size, coarse[index >> shift], fine[index & mask])
    }

    /// The frames of the items `indices`, the coarse table looked up once for all that share an entry.
    @inline(__always)
    func forEach(_ indices: Range<Int>, _ size: Size, _ body: (Int, Rect) -> Void) {
        var index = indices.lowerBound
        while index < indices.upperBound {
            let part = index >> shift
            let first = part << shift
            let a = coarse[part]
            for next in index..<min(first + mask + 1, indices.upperBound) {
                body(next, frame(next, size, a, fine[next - first]))
            }
            index = first + mask + 1
        }
    }

    @inline(__always)
    private func frame(_ index: Int, _ size: Size, _ a: Direction, _ b: Direction) -> Rect {
        let cosine = a.cosine * b.cosine - a.sine * b.sine
        let angle = step * Double(index)
        return Rect(
            x: centerX + radius * cosine - size.width / 2, y: top + rise * angle - size.height / 2, width: size.width,
            height: size.height)
    }
}
