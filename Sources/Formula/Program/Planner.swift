/// Works out a `BlockPlan`: which values need a register, and when a register is free again.
struct Planner {
    private let instructions: [Instruction]
    private let hoistedCount: Int
    /// The register of each instruction's value, −1 for none.
    private var registers: [Int32]
    /// The last instruction that reads each instruction's value.
    private var lastUses: [Int]
    /// Registers from here on take turns.
    private var firstTemporary: Int32 = 0
    private var free: [Int32] = []

    private(set) var sources: [BlockPlan.Source] = []
    private(set) var broadcasts: [BlockPlan.Broadcast] = []
    private(set) var steps: [BlockPlan.Step] = []
    private(set) var registerCount = 0

    init(_ instructions: [Instruction], _ hoistedCount: Int) {
        self.instructions = instructions
        self.hoistedCount = hoistedCount
        registers = Array(repeating: -1, count: instructions.count)
        lastUses = Array(repeating: -1, count: instructions.count)
    }

    mutating func plan() {
        let perItem = hoistedCount..<instructions.count
        for index in perItem where source(index) == nil {
            forEachOperand(of: index) { lastUses[$0] = index }
        }
        for index in perItem where lastUses[index] >= 0 || index == instructions.count - 1 {
            guard var source = source(index) else { continue }
            source.register = newRegister()
            // A modulus' pattern is twice as long: it is read from any of its places on.
            if source.modulus >= 0 { _ = newRegister() }
            sources.append(source)
            registers[index] = source.register
        }
        for index in 0..<hoistedCount where lastUses[index] >= 0 {
            registers[index] = newRegister()
            broadcasts.append(BlockPlan.Broadcast(instruction: Int32(index), register: registers[index]))
        }
        firstTemporary = Int32(registerCount)
        for index in perItem where source(index) == nil { add(index) }
        finish()
    }

    /// How an instruction's value comes straight from a name: by itself, as a remainder, or one of them as a Double.
    private func source(_ index: Int) -> BlockPlan.Source? {
        var instruction = instructions[index]
        var source = BlockPlan.Source(name: 0, modulus: -1, isWidened: false, register: -1)
        if instruction.operation == .toDouble {
            source.isWidened = true
            instruction = instructions[Int(instruction.a)]
        }
        if instruction.operation == .remainderI, instruction.b < hoistedCount {
            source.modulus = instruction.b
            instruction = instructions[Int(instruction.a)]
        }
        guard instruction.operation == .load else { return nil }
        source.name = Int(instruction.a)
        return source
    }

    private func forEachOperand(of index: Int, _ body: (Int) -> Void) {
        let instruction = instructions[index]
        if instruction.a >= 0 { body(Int(instruction.a)) }
        if instruction.b >= 0 { body(Int(instruction.b)) }
        if instruction.c >= 0 { body(Int(instruction.c)) }
    }

    private mutating func add(_ index: Int) {
        let instruction = instructions[index]
        func register(_ operand: Int32) -> Int32 { operand < 0 ? 0 : registers[Int(operand)] }
        // Taken before its operands' are given back: a loop that reads and writes one register is not vectorised.
        let result = free.popLast() ?? newRegister()
        registers[index] = result
        steps.append(
            BlockPlan.Step(
                operation: instruction.operation, isUniform: instruction.b >= 0 && instruction.b < hoistedCount,
                result: result, a: register(instruction.a), b: register(instruction.b), c: register(instruction.c)))
        forEachOperand(of: index) { operand in
            guard lastUses[operand] == index, registers[operand] >= firstTemporary else { return }
            // The same value can be an operand twice.
            lastUses[operand] = -1
            free.append(registers[operand])
        }
    }

    /// Gives the result the last register.
    private mutating func finish() {
        let result = newRegister()
        if source(instructions.count - 1) != nil {
            let source = registers[instructions.count - 1]
            steps.append(BlockPlan.Step(operation: .load, result: result, a: source, b: 0, c: 0))
        } else {
            steps[steps.count - 1].result = result
        }
    }

    private mutating func newRegister() -> Int32 {
        defer { registerCount += 1 }
        return Int32(registerCount)
    }
}
