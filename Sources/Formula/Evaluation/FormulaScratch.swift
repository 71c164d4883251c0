/// Storage that evaluation by the run works in. One serves all formulas of a thread, one after the other; it grows to what
/// the largest needs.
package final class FormulaScratch {
    private var stepCapacity = 0
    private var registerCapacity = 0
    private var steps = UnsafeMutablePointer<ScalarStep>.allocate(capacity: 0)
    /// The registers' lanes, one register behind the other.
    private var lanes = UnsafeMutablePointer<UInt64>.allocate(capacity: 0)
    private var registers = UnsafeMutablePointer<Lanes>.allocate(capacity: 0)

    package init() {}

    deinit {
        steps.deallocate()
        lanes.deallocate()
        registers.deallocate()
    }

    /// A place for each of so many instructions.
    func steps(_ count: Int) -> UnsafeMutableBufferPointer<ScalarStep> {
        if stepCapacity < count {
            steps.deallocate()
            stepCapacity = max(count, 64)
            steps = .allocate(capacity: stepCapacity)
            steps.initialize(repeating: ScalarStep(bits: 0), count: stepCapacity)
        }
        return UnsafeMutableBufferPointer(start: steps, count: count)
    }

    /// So many registers, each pointing to lanes of its own, and where the first one's are.
    func registers(_ count: Int) -> (registers: UnsafeMutablePointer<Lanes>, lanes: Lanes) {
        if registerCapacity < count {
            lanes.deallocate()
            registers.deallocate()
            registerCapacity = max(count, 8)
            lanes = .allocate(capacity: registerCapacity * BlockPlan.blockSize)
            lanes.initialize(repeating: 0, count: registerCapacity * BlockPlan.blockSize)
            registers = .allocate(capacity: registerCapacity)
        }
        let first = Lanes(lanes)
        for register in 0..<count {
            (registers + register).initialize(to: first + register * BlockPlan.blockSize)
        }
        return (registers, first)
    }
}
