extension FormulaInput {
    /// The values of `count` items from `start` on.
    ///
    /// - Parameters:
    ///   - isDouble: whether they are wanted as Doubles; an Int widens.
    ///   - register: where they are written, if they have to be.
    /// - Returns: where they are: in the register, or where they lie already.
    func lanes(from start: Int, _ count: Int, asDoubles isDouble: Bool, in register: Lanes) -> Lanes {
        switch self {
        case .scalar(let value):
            register.fill(value.bits(widened: isDouble), count: count)
        case .iota(let first):
            let first = first &+ Int64(start)
            if !isDouble {
                for lane in 0..<count { register[int: lane] = first &+ Int64(lane) }
            } else if first.magnitude <= 1 << 52 {
                // A conversion from 32 bits has a vector instruction, one from 64 has none.
                let first = Double(first)
                for lane in 0..<count { register[double: lane] = first + Double(Int32(truncatingIfNeeded: lane)) }
            } else {
                for lane in 0..<count { register[double: lane] = Double(first &+ Int64(lane)) }
            }
        case .doubles(let values):
            precondition(isDouble, "Doubles are given for a name of another kind")
            return Lanes(reading: values + start)
        case .ints(let values):
            if !isDouble { return Lanes(reading: values + start) }
            let values = values + start
            for lane in 0..<count { register[double: lane] = Double(values[lane]) }
        case .bools(let values):
            let values = values + start
            for lane in 0..<count { register[bits: lane] = mask(values[lane]) }
        case .words(let values):
            let values = values + start
            for lane in 0..<count { register[bits: lane] = UInt64(values[lane]) }
        }
        return register
    }
}
