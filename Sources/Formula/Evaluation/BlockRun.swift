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
        (registers, lanes) = scratch.registers(program.plan.registerCount)
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
        let isPrepared = prepare()
        var start = 0
        while start < values.count {
            let count = min(BlockPlan.blockSize, values.count - start)
            registers[program.plan.registerCount - 1] = Lanes(base + start)
            if !isPrepared || !evaluateBlock(from: start, count) { evaluateOneByOne(start..<start + count) }
            start += count
        }
        return fault
    }

    /// Fills the registers of what is the same for the whole run.
    ///
    /// - Returns: false if some of it has no result, which may matter for some items and not for others.
    private func prepare() -> Bool {
        let count = min(values.count, BlockPlan.blockSize)
        for broadcast in program.plan.broadcasts {
            let step = scalar.steps[Int(broadcast.instruction)]
            if step.fault >= 0 { return false }
            registers[Int(broadcast.register)].fill(step.bits, count: count)
        }
        for source in program.plan.sources where source.modulus >= 0 {
            if scalar.steps[Int(source.modulus)].fault >= 0 { return false }
            cycle(of: source)?.fill(registers[Int(source.register)], count: count)
        }
        return true
    }

    /// - Returns: false if some lane may have no result.
    private func evaluateBlock(from start: Int, _ count: Int) -> Bool {
        for source in program.plan.sources where !read(source, from: start, count) { return false }
        for step in program.plan.steps where !step.execute(registers, count) { return false }
        return true
    }

    /// Points a source's register to its values.
    private func read(_ source: BlockPlan.Source, from start: Int, _ count: Int) -> Bool {
        let own = lanes + Int(source.register) * BlockPlan.blockSize
        let name = program.names[source.name]
        var values = own
        if source.modulus < 0 {
            let isDouble = source.isWidened || name.kind == .double
            values = inputs[name.slot].lanes(from: start, count, asDoubles: isDouble, in: own)
        } else if let cycle = cycle(of: source) {
            values = own + cycle.phase(of: start)
        } else {
            guard let divisor = Divisor(scalar.steps[Int(source.modulus)].bits.asInt) else { return false }
            let dividends = inputs[name.slot].lanes(from: start, count, asDoubles: false, in: own)
            divisor.remainders(count, own, dividends)
            if source.isWidened { own.widen(count) }
        }
        registers[Int(source.register)] = values
        return true
    }

    /// How a source's values come round again and again, if they do.
    private func cycle(of source: BlockPlan.Source) -> Cycle? {
        guard case .iota(let first) = inputs[program.names[source.name].slot] else { return nil }
        return Cycle(
            first: first, modulus: scalar.steps[Int(source.modulus)].bits.asInt, isWidened: source.isWidened)
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
