/// The cells of one section on a spiral, all of one size.
struct SpiralCells: BitwiseCopyable {
    let spiral: Spiral
    let size: Size
    /// The index of the section's first item over all sections.
    let first: Int
    let count: Int

    @inline(__always)
    func frame(_ item: Int) -> Rect {
        spiral.frame(first + item, size)
    }

    @inline(__always)
    func forEach(_ items: Range<Int>, _ body: (Int, Rect) -> Void) {
        spiral.forEach(first + items.lowerBound..<first + items.upperBound, size) { index, frame in
            body(index - first, frame)
        }
    }

    /// The top edges: they run evenly along the scroll, and so can be searched by division.
    private var tops: Progression {
        Progression(
            start: frame(0).y, pitch: spiral.rise * spiral.step, length: size.height, count: count)
    }

    var extent: (lower: Double, upper: Double) { tops.bounds }

    /// The cells that intersect `query`, in order. O(k) for k cells at its height.
    @inline(__always)
    func forEach(in query: Rect, _ body: (Int, Rect) -> Void) {
        for item in tops.candidates(from: query.minY, to: query.maxY) {
            let frame = frame(item)
            if frame.intersects(query) { body(item, frame) }
        }
    }
}
