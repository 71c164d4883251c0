// Loops over the lanes of one block. They are short, plain and without a branch where that can be, so that the compiler
// makes vector instructions of them.

@inline(__always)
func forEachDouble(_ count: Int, _ result: Lanes, _ a: Lanes, _ body: (Double) -> Double) {
    for lane in 0..<count { result[double: lane] = body(a[double: lane]) }
}

@inline(__always)
func forEachDouble(_ count: Int, _ result: Lanes, _ a: Lanes, _ b: Lanes, _ body: (Double, Double) -> Double) {
    for lane in 0..<count { result[double: lane] = body(a[double: lane], b[double: lane]) }
}

@inline(__always)
func compareDoubles(_ count: Int, _ result: Lanes, _ a: Lanes, _ b: Lanes, _ body: (Double, Double) -> Bool) {
    for lane in 0..<count { result[bits: lane] = mask(body(a[double: lane], b[double: lane])) }
}

@inline(__always)
func forEachInt(_ count: Int, _ result: Lanes, _ a: Lanes, _ body: (Int64) -> Int64) {
    for lane in 0..<count { result[int: lane] = body(a[int: lane]) }
}

@inline(__always)
func forEachInt(_ count: Int, _ result: Lanes, _ a: Lanes, _ b: Lanes, _ body: (Int64, Int64) -> Int64) {
    for lane in 0..<count { result[int: lane] = body(a[int: lane], b[int: lane]) }
}

/// - Parameter isUniform: whether `b` is the same in all lanes: 64-bit comparisons are made of many instructions, and some
///   of them need only be done once then.
@inline(__always)
func compareInts(
    _ count: Int, _ result: Lanes, _ a: Lanes, _ b: Lanes, isUniform: Bool, _ body: (Int64, Int64) -> Bool
) {
    if isUniform {
        let b = b[int: 0]
        for lane in 0..<count { result[bits: lane] = mask(body(a[int: lane], b)) }
    } else {
        for lane in 0..<count { result[bits: lane] = mask(body(a[int: lane], b[int: lane])) }
    }
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
        let (value, laneCheck) = body(a[int: lane], b[int: lane])
        result[int: lane] = value
        check |= laneCheck
    }
    return check >= 0
}
