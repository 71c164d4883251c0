// Values travel as 64 bits: a Double's pattern, an Int's two's complement, all ones or none for a Bool, a word's number.

extension UInt64 {
    @inline(__always) var asDouble: Double { Double(bitPattern: self) }
    @inline(__always) var asInt: Int64 { Int64(bitPattern: self) }
    @inline(__always) var asBool: Bool { self != 0 }
}

/// A Bool as a mask: all ones or none, so that `select` is two ands and an or.
@inline(__always) func mask(_ value: Bool) -> UInt64 { value ? .max : 0 }
