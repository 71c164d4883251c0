/// Why an operation on Ints has no result, and a sentence that says so.
///
/// - Parameters: the operands' bits, as far as they are known.
func faultSentence(_ operation: Operation, _ a: UInt64?, _ b: UInt64?) -> (FaultReason, String) {
    if operation == .toInt {
        let x = a.map { "\($0.asDouble)" } ?? "x"
        return (.outsideInt, "Int(\(x)) is beyond ±2^53, where an Int and a Double still agree.")
    }
    let left = a.map { "\($0.asInt)" }
    let right = b.map { "\($0.asInt)" }
    if operation == .divideI || operation == .remainderI, b == 0 {
        let name = operation == .divideI ? "division" : "remainder"
        guard let left else { return (.divisionByZero, "A \(name) by zero has no result.") }
        return (.divisionByZero, "\(left) \(operation == .divideI ? "/" : "%") 0: a \(name) by zero has no result.")
    }
    let term =
        switch operation {
        case .addI: "\(left ?? "") + \(right ?? "")"
        case .subtractI: "\(left ?? "") - \(right ?? "")"
        case .multiplyI: "\(left ?? "") * \(right ?? "")"
        case .divideI: "\(left ?? "") / \(right ?? "")"
        case .remainderI: "\(left ?? "") % \(right ?? "")"
        case .magnitudeI: "abs(\(left ?? ""))"
        default: "-(\(left ?? ""))"
        }
    return (.overflow, "\(term) is more than 64 bits hold.")
}
