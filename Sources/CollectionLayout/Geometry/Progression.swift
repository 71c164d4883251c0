/// Equal stretches at equal distances, like the rows or the columns of a grid:
///
///     start      start + pitch   start + 2 × pitch
///       |■■■■■■■    |■■■■■■■        |■■■■■■■
///
/// The pitch may be 0 or negative: with a negative spacing lines lie over each other or run backwards.
struct Progression: BitwiseCopyable {
    var start: Double
    var pitch: Double
    var length: Double
    var count: Int

    @inline(__always)
    func position(_ index: Int) -> Double {
        start + Double(index) * pitch
    }

    /// From the beginning of a stretch to the end of the one that follows `span` − 1 places later; 0 where they run backwards.
    @inline(__always)
    func extent(ofSpan span: Int) -> Double {
        max(0, length + Double(span - 1) * pitch)
    }

    /// The stretches that may reach into `lower..<upper`: all that do, and at most two more at either end. O(1).
    func candidates(from lower: Double, to upper: Double) -> Range<Int> {
        guard count > 0 else { return 0..<0 }
        guard pitch != 0 else {
            return reaches(from: start, by: length, into: lower, upper) ? 0..<count : 0..<0
        }
        // Index k reaches in if lower − length < start + k × pitch < upper; one more at either end makes up for rounding.
        let a = (lower - length - start) / pitch
        let b = (upper - start) / pitch
        let first = wholeNumber(min(a, b) - 1, in: 0...count)
        let last = wholeNumber(max(a, b) + 2, in: 0...count)
        return first..<max(first, last)
    }

    /// From the least position to the greatest end.
    var bounds: (lower: Double, upper: Double) {
        guard count > 0 else { return (start, start) }
        let last = position(count - 1)
        return (min(start, last), max(start, last) + length)
    }
}
