/// The largest magnitude that `Int(x)` takes: up to here every whole number is a Double.
let largestConvertible = 0x1p53

/// An Int's operations as they are done one at a time. Without a result, they say why.
enum IntegerArithmetic {
    enum Outcome {
        case value(Int64)
        case fault(FaultReason)
    }

    static func apply(_ operation: Operation, _ a: Int64, _ b: Int64) -> Outcome {
        switch operation {
        case .addI: return outcome(a.addingReportingOverflow(b))
        case .subtractI: return outcome(a.subtractingReportingOverflow(b))
        case .multiplyI: return outcome(a.multipliedReportingOverflow(by: b))
        case .divideI:
            return b == 0 ? .fault(.divisionByZero) : outcome(a.dividedReportingOverflow(by: b))
        case .remainderI:
            return b == 0 ? .fault(.divisionByZero) : outcome(a.remainderReportingOverflow(dividingBy: b))
        case .negateI: return outcome(Int64(0).subtractingReportingOverflow(a))
        case .magnitudeI: return a < 0 ? apply(.negateI, a, 0) : .value(a)
        case .minimumI: return .value(b < a ? b : a)
        case .maximumI: return .value(b >= a ? b : a)
        default: preconditionFailure("not an operation on Ints")
        }
    }

    /// `Int(x)`: cut toward zero.
    static func convert(_ x: Double) -> Outcome {
        guard x.magnitude <= largestConvertible, let value = Int64(exactly: x.rounded(.towardZero)) else {
            return .fault(.outsideInt)
        }
        return .value(value)
    }

    private static func outcome(_ result: (partialValue: Int64, overflow: Bool)) -> Outcome {
        result.overflow ? .fault(.overflow) : .value(result.partialValue)
    }
}
