/// The functions that a formula may call.
enum FormulaFunction {
    /// Of one number, giving a Double.
    case unary(Operation)
    /// Of two numbers, giving a Double.
    case binary(Operation)
    /// `abs`: keeps the kind.
    case magnitude
    /// `min` and `max`, of two numbers or more: keep the kind that they have in common.
    case extremum(ofDoubles: Operation, ofInts: Operation)
    /// `Double(x)`, `CGFloat(x)`.
    case toDouble
    /// `Int(x)`, cut toward zero.
    case toInt

    init?(_ name: String) {
        switch name {
        case "abs": self = .magnitude
        case "min": self = .extremum(ofDoubles: .minimumD, ofInts: .minimumI)
        case "max": self = .extremum(ofDoubles: .maximumD, ofInts: .maximumI)
        case "floor": self = .unary(.floor)
        case "ceil": self = .unary(.ceil)
        case "round": self = .unary(.roundAway)
        case "trunc": self = .unary(.trunc)
        case "sqrt": self = .unary(.sqrt)
        case "exp": self = .unary(.exp)
        case "log": self = .unary(.log)
        case "sin": self = .unary(.sin)
        case "cos": self = .unary(.cos)
        case "tan": self = .unary(.tan)
        case "asin": self = .unary(.asin)
        case "acos": self = .unary(.acos)
        case "atan": self = .unary(.atan)
        case "random": self = .unary(.random)
        case "pow": self = .binary(.pow)
        case "atan2": self = .binary(.atan2)
        case "hypot": self = .binary(.hypot)
        case "CGFloat", "Double": self = .toDouble
        case "Int": self = .toInt
        default: return nil
        }
    }

    static let names = [
        "abs", "min", "max", "floor", "ceil", "round", "trunc", "sqrt", "exp", "log", "sin", "cos", "tan", "asin",
        "acos",
        "atan", "random", "pow", "atan2", "hypot", "CGFloat", "Double", "Int",
    ]

    /// The number of arguments it takes, nil for two or more.
    var argumentCount: Int? {
        switch self {
        case .unary, .magnitude, .toDouble, .toInt: 1
        case .binary: 2
        case .extremum: nil
        }
    }

    /// What stands here for a function of Swift's or C's under another name.
    static func replacement(for name: String) -> String? {
        switch name {
        case "fabs", "fabsf": "abs"
        case "fmin", "fminf": "min"
        case "fmax", "fmaxf": "max"
        case "fmod", "truncatingRemainder", "isMultiple": "%"
        case "squareRoot": "sqrt"
        case "Float", "Float32", "Float64", "NSNumber": "Double"
        case "ln": "log"
        case "rand", "drand48", "arc4random": "random"
        case "cbrt": "pow"
        default: nil
        }
    }
}
