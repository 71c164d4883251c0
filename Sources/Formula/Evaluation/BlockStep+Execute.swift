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
        case .load: forEachLane(count, result, a) { $0 }
        case .addD: forEachLane(count, result, a, b) { $0 + $1 }
        case .subtractD: forEachLane(count, result, a, b) { $0 - $1 }
        case .multiplyD: forEachLane(count, result, a, b) { $0 * $1 }
        case .divideD: forEachLane(count, result, a, b) { $0 / $1 }
        case .remainderD: forEachLane(count, result, a, b) { fmod($0, $1) }
        case .minimumD: forEachLane(count, result, a, b) { DoubleArithmetic.minimum($0, $1) }
        case .maximumD: forEachLane(count, result, a, b) { DoubleArithmetic.maximum($0, $1) }
        case .negateD: forEachLane(count, result, a) { -$0 }
        case .magnitudeD: forEachLane(count, result, a) { $0.magnitude }
        case .floor: forEachLane(count, result, a) { $0.rounded(.down) }
        case .ceil: forEachLane(count, result, a) { $0.rounded(.up) }
        case .trunc: forEachLane(count, result, a) { $0.rounded(.towardZero) }
        case .roundAway: forEachLane(count, result, a) { $0.rounded(.toNearestOrAwayFromZero) }
        case .roundEven: forEachLane(count, result, a) { $0.rounded(.toNearestOrEven) }
        case .roundOutward: forEachLane(count, result, a) { $0.rounded(.awayFromZero) }
        case .nextDown: forEachLane(count, result, a) { $0.nextDown }
        case .nextUp: forEachLane(count, result, a) { $0.nextUp }
        case .sqrt: forEachLane(count, result, a) { $0.squareRoot() }
        case .exp: forEachLane(count, result, a) { exp($0) }
        case .log: forEachLane(count, result, a) { log($0) }
        case .sin: forEachLane(count, result, a) { sin($0) }
        case .cos: forEachLane(count, result, a) { cos($0) }
        case .tan: forEachLane(count, result, a) { tan($0) }
        case .asin: forEachLane(count, result, a) { asin($0) }
        case .acos: forEachLane(count, result, a) { acos($0) }
        case .atan: forEachLane(count, result, a) { atan($0) }
        case .pow: forEachLane(count, result, a, b) { pow($0, $1) }
        case .atan2: forEachLane(count, result, a, b) { atan2($0, $1) }
        case .hypot: forEachLane(count, result, a, b) { hypot($0, $1) }
        case .random: forEachLane(count, result, a) { random($0) }
        case .equalD: compareLanes(count, result, a, b) { $0 == $1 }
        case .notEqualD: compareLanes(count, result, a, b) { $0 != $1 }
        case .lessD: compareLanes(count, result, a, b) { $0 < $1 }
        case .lessOrEqualD: compareLanes(count, result, a, b) { $0 <= $1 }
        case .greaterD: compareLanes(count, result, a, b) { $0 > $1 }
        case .greaterOrEqualD: compareLanes(count, result, a, b) { $0 >= $1 }
        case .equalI: compareInts(count, result, a, b) { $0 == $1 }
        case .notEqualI: compareInts(count, result, a, b) { $0 != $1 }
        case .lessI: compareInts(count, result, a, b) { $0 < $1 }
        case .lessOrEqualI: compareInts(count, result, a, b) { $0 <= $1 }
        case .greaterI: compareInts(count, result, a, b) { $0 > $1 }
        case .greaterOrEqualI: compareInts(count, result, a, b) { $0 >= $1 }
        case .and: forEachInt(count, result, a, b) { $0 & $1 }
        case .or: forEachInt(count, result, a, b) { $0 | $1 }
        case .not: forEachInt(count, result, a) { ~$0 }
        case .minimumI: forEachInt(count, result, a, b) { $1 < $0 ? $1 : $0 }
        case .maximumI: forEachInt(count, result, a, b) { $1 >= $0 ? $1 : $0 }
        case .toDouble: forEachLane(count, result, a) { Double($0.int) }
        case .select: select(count, result, a, b, registers[Int(c)])
        case .addI, .subtractI, .multiplyI, .divideI, .remainderI, .negateI, .magnitudeI, .toInt:
            return executeChecked(count, result, a, b)
        case .constant, .word: preconditionFailure("a constant is no step")
        }
        return true
    }

    private func select(_ count: Int, _ result: Lanes, _ condition: Lanes, _ ifTrue: Lanes, _ ifFalse: Lanes) {
        for lane in 0..<count {
            let mask = condition[lane].bitPattern
            result[lane] = Double(bitPattern: mask & ifTrue[lane].bitPattern | ~mask & ifFalse[lane].bitPattern)
        }
    }
}
