/// The operators between two values, with Swift's precedence.
enum BinaryOperator: UInt8 {
    case add, subtract, multiply, divide, remainder
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case and, or

    init?(_ token: Token.Kind) {
        switch token {
        case .plus: self = .add
        case .minus: self = .subtract
        case .times: self = .multiply
        case .dividedBy: self = .divide
        case .remainder: self = .remainder
        case .equal: self = .equal
        case .notEqual: self = .notEqual
        case .less: self = .less
        case .lessOrEqual: self = .lessOrEqual
        case .greater: self = .greater
        case .greaterOrEqual: self = .greaterOrEqual
        case .and: self = .and
        case .or: self = .or
        default: return nil
        }
    }

    /// Binds the tighter the higher it is: LogicalDisjunction, LogicalConjunction, Comparison, Addition, Multiplication.
    var precedence: Int {
        switch self {
        case .or: 1
        case .and: 2
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: 3
        case .add, .subtract: 4
        case .multiply, .divide, .remainder: 5
        }
    }

    var isComparison: Bool { precedence == 3 }
    var isOrder: Bool { isComparison && self != .equal && self != .notEqual }

    var spelling: String {
        switch self {
        case .add: "+"
        case .subtract: "-"
        case .multiply: "*"
        case .divide: "/"
        case .remainder: "%"
        case .equal: "=="
        case .notEqual: "!="
        case .less: "<"
        case .lessOrEqual: "<="
        case .greater: ">"
        case .greaterOrEqual: ">="
        case .and: "&&"
        case .or: "||"
        }
    }
}
