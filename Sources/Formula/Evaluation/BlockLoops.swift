/// The lanes of a register.
typealias Lanes = UnsafeMutablePointer<Double>

// Loops over the lanes of one block. They are short, plain and without a branch where that can be, so that the compiler
// makes vector instructions of them; Ints and masks lie in the lanes by their bits.

@inline(__always)
func forEachLane(_ count: Int, _ result: Lanes, _ a: Lanes, _ body: (Double) -> Double) {
    for lane in 0..<count { result[lane] = body(a[lane]) }
}

@inline(__always)
func forEachLane(_ count: Int, _ result: Lanes, _ a: Lanes, _ b: Lanes, _ body: (Double, Double) -> Double) {
    for lane in 0..<count { result[lane] = body(a[lane], b[lane]) }
}

@inline(__always)
func compareLanes(_ count: Int, _ result: Lanes, _ a: Lanes, _ b: Lanes, _ body: (Double, Double) -> Bool) {
    for lane in 0..<count { result[lane] = Double(bitPattern: mask(body(a[lane], b[lane]))) }
}

@inline(__always)
func forEachInt(_ count: Int, _ result: Lanes, _ a: Lanes, _ body: (Int64) -> Int64) {
    for lane in 0..<count { result[lane] = Double(int: body(a[lane].int)) }
}

@inline(__always)
func forEachInt(_ count: Int, _ result: Lanes, _ a: Lanes, _ b: Lanes, _ body: (Int64, Int64) -> Int64) {
    for lane in 0..<count { result[lane] = Double(int: body(a[lane].int, b[lane].int)) }
}

@inline(__always)
func compareInts(_ count: Int, _ result: Lanes, _ a: Lanes, _ b: Lanes, _ body: (Int64, Int64) -> Bool) {
    for lane in 0..<count { result[lane] = Double(bitPattern: mask(body(a[lane].int, b[lane].int))) }
}

/// Like `forEachInt`, and notes on the way whether a lane has no result.
///
/// - Parameter body: gives the wrapped result and a number that is negative if it does not fit.
/// - Returns: whether all lanes have a result.
@inline(__always)
func forEachIntChecked(
    _ count: Int, _ result: Lanes, _ a: Lanes, _ b: Lanes, _ body: (Int64, Int64) -> (Int64, check: Int64)
) -> Bool {
    var check: Int64 = 0
    for lane in 0..<count {
        let (value, laneCheck) = body(a[lane].int, b[lane].int)
        result[lane] = Double(int: value)
        check |= laneCheck
    }
    return check >= 0
}

extension Double {
    /// The Int that lies in the lane.
    @inline(__always) var int: Int64 { Int64(bitPattern: bitPattern) }
    @inline(__always) init(int value: Int64) { self.init(bitPattern: UInt64(bitPattern: value)) }
}
