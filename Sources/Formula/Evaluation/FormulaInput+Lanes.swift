extension FormulaInput {
    /// Writes the values of `count` items from `start` on into a register.
    ///
    /// - Returns: where they are: in the register, or where they lie already.
    func lanes(from start: Int, _ count: Int, kind: FormulaKind, isWidened: Bool, in register: Lanes) -> Lanes {
        let isDouble = isWidened || kind == .double
        switch self {
        case .scalar(let value):
            register.update(repeating: Double(bitPattern: value.bits(widened: isDouble)), count: count)
        case .iota(let first):
            let first = first &+ Int64(start)
            if isDouble {
                Self.fill(register, count, fromDouble: first)
            } else {
                for lane in 0..<count { register[lane] = Double(int: first &+ Int64(lane)) }
            }
        case .doubles(let values):
            precondition(kind == .double, "Doubles are given for a name of another kind")
            return Lanes(mutating: values + start)
        case .ints(let values):
            let values = values + start
            if isDouble {
                for lane in 0..<count { register[lane] = Double(values[lane]) }
            } else {
                for lane in 0..<count { register[lane] = Double(int: values[lane]) }
            }
        case .bools(let values):
            let values = values + start
            for lane in 0..<count { register[lane] = Double(bitPattern: mask(values[lane])) }
        case .words(let values):
            let values = values + start
            for lane in 0..<count { register[lane] = Double(bitPattern: UInt64(values[lane])) }
        }
        return register
    }

    /// Doubles that count up from an Int.
    private static func fill(_ register: Lanes, _ count: Int, fromDouble first: Int64) {
        if first.magnitude <= 1 << 52 {
            // A conversion from 32 bits has a vector instruction, one from 64 has none.
            let first = Double(first)
            for lane in 0..<count { register[lane] = first + Double(Int32(truncatingIfNeeded: lane)) }
        } else {
            for lane in 0..<count { register[lane] = Double(first &+ Int64(lane)) }
        }
    }
}
