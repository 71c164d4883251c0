/// Evaluates a program for a run of items, a block at a time.
struct BlockRun {
    private let program: Program
    private let inputs: FormulaInputs
    private let values: UnsafeMutableBufferPointer<Double>
    /// Evaluates what is the same for the whole run, and the blocks in which a lane may have no result.
    private let scalar: ScalarRun
    private let registers: UnsafeMutablePointer<Lanes>
    /// The lanes of the first registers, which names' values are read into.
    private let lanes: Lanes
    private var fault: FormulaFault?

    /// - Parameter values: one place for each item.
    init(
        _ program: Program, _ inputs: FormulaInputs, into values: UnsafeMutableBufferPointer<Double>,
        using scratch: FormulaScratch
    ) {
        self.program = program
        self.inputs = inputs
        self.values = values
        scalar = ScalarRun(
            program: program, inputs: inputs, steps: scratch.steps(program.instructions.count))
        registers = scratch.registers(program.plan.registerCount)
        lanes = scratch.lanes
    }

    /// Writes the values.
    ///
    /// - Returns: the first fault, and the number of items without a value.
    mutating func evaluate() -> FormulaFault? {
        guard let base = values.baseAddress, values.count > 0 else { return nil }
        scalar.evaluate(0..<program.hoistedCount, at: 0)
        if program.hoistedCount == program.instructions.count {
            values.update(repeating: scalar.result.asDouble)
            fault = scalar.fault(at: 0)
            fault?.count = values.count
            return fault
        }
        let areBroadcast = broadcast()
        var start = 0
        while start < values.count {
            let count = min(BlockPlan.blockSize, values.count - start)
            registers[program.plan.registerCount - 1] = base + start
            if !areBroadcast || !evaluateBlock(from: start, count) { evaluateOneByOne(start..<start + count) }
            start += count
        }
        return fault
    }

    /// Fills the registers of what is the same for the whole run.
    ///
    /// - Returns: false if some of it has no result, which may matter for some items and not for others.
    private func broadcast() -> Bool {
        let count = min(values.count, BlockPlan.blockSize)
        var register = program.plan.loads.count
        for instruction in program.plan.broadcasts {
            let step = scalar.steps[Int(instruction)]
            if step.fault >= 0 { return false }
            registers[register].update(repeating: step.bits.asDouble, count: count)
            register += 1
        }
        return true
    }

    /// - Returns: false if some lane may have no result.
    private func evaluateBlock(from start: Int, _ count: Int) -> Bool {
        var register = 0
        for load in program.plan.loads {
            let name = program.names[load.name]
            registers[register] = inputs[name.slot].lanes(
                from: start, count, kind: name.kind, isWidened: load.isWidened,
                in: lanes + register * BlockPlan.blockSize)
            register += 1
        }
        for step in program.plan.steps where !step.execute(registers, count) { return false }
        return true
    }

    private mutating func evaluateOneByOne(_ range: Range<Int>) {
        for index in range {
            scalar.evaluate(program.hoistedCount..<program.instructions.count, at: index)
            values[index] = scalar.result.asDouble
            if scalar.hasNoResult {
                if fault == nil { fault = scalar.fault(at: index) } else { fault?.count += 1 }
            }
        }
    }
}
