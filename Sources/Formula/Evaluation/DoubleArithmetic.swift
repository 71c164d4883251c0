import CMath

/// The operations that take Doubles and give one. The same functions serve one value and a block of them.
enum DoubleArithmetic {
    /// As Swift's `min`, `max` for two.
    @inline(__always) static func minimum(_ a: Double, _ b: Double) -> Double { b < a ? b : a }
    @inline(__always) static func maximum(_ a: Double, _ b: Double) -> Double { b >= a ? b : a }

    static func apply(_ operation: Operation, _ a: Double, _ b: Double) -> Double {
        switch operation {
        case .addD: a + b
        case .subtractD: a - b
        case .multiplyD: a * b
        case .divideD: a / b
        case .remainderD: fmod(a, b)
        case .minimumD: minimum(a, b)
        case .maximumD: maximum(a, b)
        case .negateD: -a
        case .magnitudeD: a.magnitude
        case .floor: a.rounded(.down)
        case .ceil: a.rounded(.up)
        case .trunc: a.rounded(.towardZero)
        case .roundAway: a.rounded(.toNearestOrAwayFromZero)
        case .roundEven: a.rounded(.toNearestOrEven)
        case .roundOutward: a.rounded(.awayFromZero)
        case .nextDown: a.nextDown
        case .nextUp: a.nextUp
        case .sqrt: a.squareRoot()
        case .exp: CMath.exp(a)
        case .log: CMath.log(a)
        case .sin: CMath.sin(a)
        case .cos: CMath.cos(a)
        case .tan: CMath.tan(a)
        case .asin: CMath.asin(a)
        case .acos: CMath.acos(a)
        case .atan: CMath.atan(a)
        case .pow: CMath.pow(a, b)
        case .atan2: CMath.atan2(a, b)
        case .hypot: CMath.hypot(a, b)
        case .random: Formula.random(a)
        default: preconditionFailure("not an operation on Doubles")
        }
    }
}
