/// `random(n)`: a number from 0 up to but not including 1 that belongs to `n`, the same on every machine and each time.
///
///     random(0)    // 0.0
///     random(1)    // 0.16456303011505347
///
/// The upper 53 bits of SplitMix64's finaliser (Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators", 2014,
/// with the constants of Stafford's mix 13) over the bit pattern of `n`, divided by 2^53. −0 counts as 0, and all NaNs as
/// one, since their bits differ from machine to machine.
@inline(__always)
func random(_ n: Double) -> Double {
    // Adding 0 makes −0 to 0 and leaves everything else as it is.
    let n = n + 0.0
    var bits = n == n ? n.bitPattern : Double.nan.bitPattern
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return Double(bits >> 11) * 0x1p-53
}
