import CMath

extension BlockPlan.Step {
    /// Does the step for the first `count` lanes of a block.
    ///
    /// - Returns: false if some lane may have no result; what it wrote is of no use then.
    func execute(_ registers: UnsafeMutablePointer<Lanes>, _ count: Int) -> Bool {
        let result = registers[Int(result)]
        let a = registers[Int(a)]
        let b = registers[Int(b)]
        switch operation {
        case .load: forEachDouble(count, result, a) { $0 }
        case .addD: forEachDouble(count, result, a, b) { $0 + $1 }
        case .subtractD: forEachDouble(count, result, a, b) { $0 - $1 }
        case .multiplyD: forEachDouble(count, result, a, b) { $0 * $1 }
        case .divideD: forEachDouble(count, result, a, b) { $0 / $1 }
        case .remainderD: forEachDouble(count, result, a, b) { fmod($0, $1) }
        case .minimumD: forEachDouble(count, result, a, b) { DoubleArithmetic.minimum($0, $1) }
        case .maximumD: forEachDouble(count, result, a, b) { DoubleArithmetic.maximum($0, $1) }
        case .negateD: forEachDouble(count, result, a) { -$0 }
        case .magnitudeD: forEachDouble(count, result, a) { $0.magnitude }
        case .floor: forEachDouble(count, result, a) { $0.rounded(.down) }
        case .ceil: forEachDouble(count, result, a) { $0.rounded(.up) }
        case .trunc: forEachDouble(count, result, a) { $0.rounded(.towardZero) }
        case .roundAway: forEachDouble(count, result, a) { $0.rounded(.toNearestOrAwayFromZero) }
        case .roundEven: forEachDouble(count, result, a) { $0.rounded(.toNearestOrEven) }
        case .roundOutward: forEachDouble(count, result, a) { $0.rounded(.awayFromZero) }
        case .nextDown: forEachDouble(count, result, a) { $0.nextDown }
        case .nextUp: forEachDouble(count, result, a) { $0.nextUp }
        case .sqrt: forEachDouble(count, result, a) { $0.squareRoot() }
        case .exp: forEachDouble(count, result, a) { exp($0) }
        case .log: forEachDouble(count, result, a) { log($0) }
        case .sin: forEachDouble(count, result, a) { sin($0) }
        case .cos: forEachDouble(count, result, a) { cos($0) }
        case .tan: forEachDouble(count, result, a) { tan($0) }
        case .asin: forEachDouble(count, result, a) { asin($0) }
        case .acos: forEachDouble(count, result, a) { acos($0) }
        case .atan: forEachDouble(count, result, a) { atan($0) }
        case .pow: forEachDouble(count, result, a, b) { pow($0, $1) }
        case .atan2: forEachDouble(count, result, a, b) { atan2($0, $1) }
        case .hypot: forEachDouble(count, result, a, b) { hypot($0, $1) }
        case .random: forEachDouble(count, result, a) { random($0) }
        case .equalD: compareDoubles(count, result, a, b) { $0 == $1 }
        case .notEqualD: compareDoubles(count, result, a, b) { $0 != $1 }
        case .lessD: compareDoubles(count, result, a, b) { $0 < $1 }
        case .lessOrEqualD: compareDoubles(count, result, a, b) { $0 <= $1 }
        case .greaterD: compareDoubles(count, result, a, b) { $0 > $1 }
        case .greaterOrEqualD: compareDoubles(count, result, a, b) { $0 >= $1 }
        case .equalI: compareInts(count, result, a, b, isUniform: isUniform) { $0 == $1 }
        case .notEqualI: compareInts(count, result, a, b, isUniform: isUniform) { $0 != $1 }
        case .lessI: compareInts(count, result, a, b, isUniform: isUniform) { $0 < $1 }
        case .lessOrEqualI: compareInts(count, result, a, b, isUniform: isUniform) { $0 <= $1 }
        case .greaterI: compareInts(count, result, a, b, isUniform: isUniform) { $0 > $1 }
        case .greaterOrEqualI: compareInts(count, result, a, b, isUniform: isUniform) { $0 >= $1 }
        case .and: forEachInt(count, result, a, b) { $0 & $1 }
        case .or: forEachInt(count, result, a, b) { $0 | $1 }
        case .not: forEachInt(count, result, a) { ~$0 }
        case .minimumI: forEachInt(count, result, a, b) { $1 < $0 ? $1 : $0 }
        case .maximumI: forEachInt(count, result, a, b) { $1 >= $0 ? $1 : $0 }
        case .toDouble: widen(count, result, a)
        case .select: select(count, result, a, b, registers[Int(c)])
        case .addI, .subtractI, .multiplyI, .divideI, .remainderI, .negateI, .magnitudeI, .toInt:
            return executeChecked(count, result, a, b)
        case .constant, .word: preconditionFailure("a constant is no step")
        }
        return true
    }

    private func widen(_ count: Int, _ result: Lanes, _ a: Lanes) {
        for lane in 0..<count { result[double: lane] = Double(a[int: lane]) }
    }

    private func select(_ count: Int, _ result: Lanes, _ condition: Lanes, _ ifTrue: Lanes, _ ifFalse: Lanes) {
        for lane in 0..<count {
            let mask = condition[bits: lane]
            result[bits: lane] = mask & ifTrue[bits: lane] | ~mask & ifFalse[bits: lane]
        }
    }
}
