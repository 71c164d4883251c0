/// The lanes of a register, 64 bits each: a Double, an Int, or a mask. What is loaded is what was stored or given there;
/// the memory is raw so that it can be read in place whatever it was made for.
struct Lanes {
    let start: UnsafeMutableRawPointer

    @inline(__always) init(_ start: UnsafeMutableRawPointer) { self.start = start }

    /// What a name's values are read from; never written to.
    @inline(__always) init(reading start: UnsafeRawPointer) { self.start = UnsafeMutableRawPointer(mutating: start) }

    @inline(__always) static func + (lanes: Lanes, offset: Int) -> Lanes { Lanes(lanes.start + 8 &* offset) }

    @inline(__always) subscript(double lane: Int) -> Double {
        get { start.load(fromByteOffset: 8 &* lane, as: Double.self) }
        nonmutating set { start.storeBytes(of: newValue, toByteOffset: 8 &* lane, as: Double.self) }
    }

    @inline(__always) subscript(int lane: Int) -> Int64 {
        get { start.load(fromByteOffset: 8 &* lane, as: Int64.self) }
        nonmutating set { start.storeBytes(of: newValue, toByteOffset: 8 &* lane, as: Int64.self) }
    }

    @inline(__always) subscript(bits lane: Int) -> UInt64 {
        get { start.load(fromByteOffset: 8 &* lane, as: UInt64.self) }
        nonmutating set { start.storeBytes(of: newValue, toByteOffset: 8 &* lane, as: UInt64.self) }
    }

    /// Makes Doubles of the Ints in the first `count` lanes.
    func widen(_ count: Int) {
        for lane in 0..<count { self[double: lane] = Double(self[int: lane]) }
    }

    /// Copies `count` lanes from others, which do not overlap with them.
    func copy(_ others: Lanes, count: Int) {
        start.copyMemory(from: others.start, byteCount: 8 * count)
    }

    /// Writes the same into the first `count` lanes.
    func fill(_ bits: UInt64, count: Int) {
        for lane in 0..<count { self[bits: lane] = bits }
    }
}
