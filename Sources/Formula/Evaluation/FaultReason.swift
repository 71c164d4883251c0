/// Why an operation on Ints has no result.
enum FaultReason: UInt8 {
    case overflow, divisionByZero, outsideInt

    var code: String {
        switch self {
        case .overflow: "formula.overflow"
        case .divisionByZero: "formula.divisionByZero"
        case .outsideInt: "formula.outsideInt"
        }
    }
}
