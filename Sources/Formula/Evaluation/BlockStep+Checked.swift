extension BlockPlan.Step {
    /// The operations on Ints that can be without a result.
    func executeChecked(_ count: Int, _ result: Lanes, _ a: Lanes, _ b: Lanes) -> Bool {
        switch operation {
        case .addI:
            // Both operands have the same sign and the sum another one.
            return forEachIntChecked(count, result, a, b) { a, b in
                let sum = a &+ b
                return (sum, (a ^ sum) & (b ^ sum))
            }
        case .subtractI:
            return forEachIntChecked(count, result, a, b) { a, b in
                let difference = a &- b
                return (difference, (a ^ b) & (a ^ difference))
            }
        case .multiplyI:
            return forEachIntChecked(count, result, a, b) { a, b in
                let (product, overflow) = a.multipliedReportingOverflow(by: b)
                return (product, overflow ? -1 : 0)
            }
        case .negateI:
            return forEachIntChecked(count, result, a, a) { a, _ in (0 &- a, a & (0 &- a)) }
        case .magnitudeI:
            return forEachIntChecked(count, result, a, a) { a, _ in
                let sign = a >> 63
                let magnitude = (a ^ sign) &- sign
                return (magnitude, magnitude)
            }
        case .toInt:
            return toInts(count, result, a)
        default:
            return divide(count, result, a, b)
        }
    }

    private func toInts(_ count: Int, _ result: Lanes, _ a: Lanes) -> Bool {
        var areInside = true
        for lane in 0..<count {
            let x = a[double: lane]
            let isInside = x.magnitude <= largestConvertible
            areInside = areInside && isInside
            result[int: lane] = Int64(isInside ? x : 0)
        }
        return areInside
    }

    private func divide(_ count: Int, _ result: Lanes, _ a: Lanes, _ b: Lanes) -> Bool {
        let wantsQuotient = operation == .divideI
        if isUniform, let divisor = Divisor(b[int: 0]) {
            if wantsQuotient { divisor.quotients(count, result, a) } else { divisor.remainders(count, result, a) }
            return true
        }
        return forEachIntChecked(count, result, a, b) { a, b in
            let (value, fault) =
                wantsQuotient ? a.dividedReportingOverflow(by: b) : a.remainderReportingOverflow(dividingBy: b)
            return (value, fault ? -1 : 0)
        }
    }
}
