import CMath

/// Where evenly spaced angles point, each from its index, without a store of them all.
///
/// Sine and cosine come from two short tables and the sum formula, two multiplications instead of the 10 ns of a library call:
/// index 1,000 = 31 × 32 + 8 has angle(31 × 32) + angle(8). The tables hold about √n entries each, as the library gives them,
/// so no error adds up, and one direction asked for alone is, bit by bit, the one that a run of them gives.
struct Directions: BitwiseCopyable {
    struct Direction: BitwiseCopyable {
        var cosine: Double
        var sine: Double

        init(cosine: Double, sine: Double) {
            self.cosine = cosine
            self.sine = sine
        }

        init(_ angle: Double) {
            self.init(cosine: cos(angle), sine: sin(angle))
        }

        /// The direction of both angles together.
        @inline(__always)
        static func + (a: Direction, b: Direction) -> Direction {
            Direction(cosine: a.cosine * b.cosine - a.sine * b.sine, sine: a.sine * b.cosine + a.cosine * b.sine)
        }
    }

    private let shift: Int
    private let mask: Int
    private let fine: UnsafeMutablePointer<Direction>
    private let coarse: UnsafeMutablePointer<Direction>

    /// The directions start, start + step, …
    ///
    /// - Parameters:
    ///   - start: radians.
    ///   - step: radians.
    ///   - count: how many, at least one.
    /// - Complexity: O(√count).
    init(from start: Double = 0, step: Double, count: Int, memory: LayoutMemory) {
        shift = (Int.bitWidth - (count - 1).leadingZeroBitCount + 1) / 2
        mask = 1 << shift - 1
        let coarseCount = (count - 1) >> shift + 1
        fine = memory.take(mask + 1, of: Direction.self)
        coarse = memory.take(coarseCount, of: Direction.self)
        for index in 0...mask {
            fine.advanced(by: index).initialize(to: Direction(step * Double(index)))
        }
        for index in 0..<coarseCount {
            coarse.advanced(by: index).initialize(to: Direction(start + step * Double(index << shift)))
        }
    }

    /// O(1).
    @inline(__always)
    subscript(index: Int) -> Direction {
        coarse[index >> shift] + fine[index & mask]
    }

    /// The directions of a run of indices, the coarse table looked up once for all that share an entry.
    @inline(__always)
    func forEach(_ indices: Range<Int>, _ body: (Int, Direction) -> Void) {
        var index = indices.lowerBound
        while index < indices.upperBound {
            let part = index >> shift
            let first = part << shift
            let a = coarse[part]
            for next in index..<min(first + mask + 1, indices.upperBound) {
                body(next, a + fine[next - first])
            }
            index = first + mask + 1
        }
    }
}
