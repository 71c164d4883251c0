/// Storage that evaluation by the run works in. One serves all formulas of a thread, one after the other; it grows to what
/// the largest needs.
package final class FormulaScratch {
    private var steps = UnsafeMutableBufferPointer<ScalarStep>.allocate(capacity: 0)

    package init() {}

    deinit {
        steps.deallocate()
    }

    /// A place for each of so many instructions.
    func steps(_ count: Int) -> UnsafeMutableBufferPointer<ScalarStep> {
        if steps.count < count {
            steps.deallocate()
            steps = .allocate(capacity: max(count, 64))
            steps.initialize(repeating: ScalarStep(bits: 0))
        }
        return UnsafeMutableBufferPointer(rebasing: steps[..<count])
    }
}
