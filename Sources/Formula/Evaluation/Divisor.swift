/// Divides many Ints by one, faster than the processor's own division does.
struct Divisor {
    private let divisor: Int64
    private let magnitude: UInt64
    /// Of 2^64 ÷ `magnitude`, rounded up: the upper half of a product with it is the quotient of two 32-bit numbers (Lemire,
    /// Kaser, Kurz, "Faster remainder by direct computation", 2019).
    private let reciprocal: UInt64

    /// - Parameter divisor: neither 0 nor −1, by which a division can have no result; nil for these.
    @inline(__always)
    init?(_ divisor: Int64) {
        guard divisor != 0, divisor != -1 else { return nil }
        self.divisor = divisor
        magnitude = divisor.magnitude
        // One has no reciprocal in 64 bits, but is a power of two.
        reciprocal = magnitude == 1 || magnitude > UInt64(UInt32.max) ? 0 : UInt64.max / magnitude + 1
    }

    /// The number that the divisor is two to the power of, up to its sign; nil if there is none.
    var shift: Int64? {
        magnitude & (magnitude - 1) == 0 ? Int64(magnitude.trailingZeroBitCount) : nil
    }

    /// Whether the divisor is negative.
    var isNegative: Bool { divisor < 0 }

    @inline(__always)
    func quotient(_ dividend: Int64) -> Int64 {
        guard reciprocal != 0, UInt64(bitPattern: dividend) <= UInt64(UInt32.max) else {
            return dividend.dividedReportingOverflow(by: divisor).partialValue
        }
        let quotient = Int64(bitPattern: reciprocal.multipliedFullWidth(by: UInt64(bitPattern: dividend)).high)
        return divisor < 0 ? -quotient : quotient
    }

    @inline(__always)
    func remainder(_ dividend: Int64) -> Int64 {
        dividend &- quotient(dividend) &* divisor
    }
}
