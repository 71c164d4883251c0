/// What a formula gives, or a name stands for.
package enum FormulaValue: Equatable, Sendable {
    case double(Double)
    case int(Int64)
    case bool(Bool)
    /// By its number in the `WordTable`.
    case word(UInt32)
}
