/// Arithmetic that has no result: the value counts as 0 and the fault is reported.
///
/// Only Ints can fault (overflow, division or remainder by zero, `Int(x)` out of range); a Double that is not finite is a
/// value like any other here, and the caller's to judge.
package struct FormulaFault: Error, Equatable, Sendable {
    /// The first item of the run that it happened to.
    package var index: Int
    /// So many items of the run have no value.
    package var count: Int
    /// Where, in the text that was compiled; for a fault inside a `let`, where the text uses it.
    package var utf8Range: Range<Int>
    /// `formula.overflow`, `formula.divisionByZero` or `formula.outsideInt`.
    package var code: String
    /// What happened, with the first item's numbers.
    package var message: String
    /// The `let`s from the text to the fault, outermost first.
    package var letPath: [String]
}
