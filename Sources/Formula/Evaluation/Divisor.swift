/// Divides many Ints by one, faster than the processor's own division does.
struct Divisor {
    private let divisor: Int64
    private let magnitude: UInt64
    /// Of 2^64 ÷ `magnitude`, rounded up: the upper half of a product with it is the quotient of two 32-bit numbers (Lemire,
    /// Kaser, Kurz, "Faster remainder by direct computation", 2019).
    private let reciprocal: UInt64

    /// - Parameter divisor: neither 0 nor −1, by which a division can have no result; nil for these.
    init?(_ divisor: Int64) {
        guard divisor != 0, divisor != -1 else { return nil }
        self.divisor = divisor
        magnitude = divisor.magnitude
        // One has no reciprocal in 64 bits, but is a power of two.
        reciprocal = magnitude == 1 || magnitude > UInt64(UInt32.max) ? 0 : UInt64.max / magnitude + 1
    }

    private var isPowerOfTwo: Bool { magnitude & (magnitude - 1) == 0 }

    /// Divides each of `count` dividends.
    func quotients(_ count: Int, _ result: Lanes, _ dividends: Lanes) {
        guard isPowerOfTwo else { return forEachInt(count, result, dividends) { quotient($0) } }
        let low = Int64(bitPattern: magnitude - 1)
        let shift = Int64(magnitude.trailingZeroBitCount)
        // All ones for a negative divisor: two's complement turns the sign.
        let sign = divisor >> 63
        // A negative dividend is moved up first, since a shift alone rounds down.
        forEachInt(count, result, dividends) { (((($0 &+ (($0 >> 63) & low)) &>> shift)) ^ sign) &- sign }
    }

    /// Each of `count` dividends' remainder, which has the dividend's sign.
    func remainders(_ count: Int, _ result: Lanes, _ dividends: Lanes) {
        guard isPowerOfTwo else { return forEachInt(count, result, dividends) { remainder($0) } }
        let low = Int64(bitPattern: magnitude - 1)
        forEachInt(count, result, dividends) { $0 &- (($0 &+ (($0 >> 63) & low)) & ~low) }
    }

    @inline(__always)
    private func quotient(_ dividend: Int64) -> Int64 {
        guard reciprocal != 0, UInt64(bitPattern: dividend) <= UInt64(UInt32.max) else {
            return dividend.dividedReportingOverflow(by: divisor).partialValue
        }
        let quotient = Int64(bitPattern: reciprocal.multipliedFullWidth(by: UInt64(bitPattern: dividend)).high)
        return divisor < 0 ? -quotient : quotient
    }

    @inline(__always)
    private func remainder(_ dividend: Int64) -> Int64 {
        dividend &- quotient(dividend) &* divisor
    }
}
