/// Works out a `BlockPlan`: which values need a register, and when a register is free again.
struct Planner {
    private let instructions: [Instruction]
    private let hoistedCount: Int
    /// The register of each instruction's value, −1 for none.
    private var registers: [Int32]
    /// The last instruction that reads each instruction's value.
    private var lastUses: [Int]
    private var free: [Int32] = []

    private(set) var loads: [BlockPlan.Load] = []
    private(set) var broadcasts: [Int32] = []
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
        for index in perItem where !isSource(index) {
            forEachOperand(of: index) { lastUses[$0] = index }
        }
        for index in perItem where isSource(index) && (lastUses[index] >= 0 || index == instructions.count - 1) {
            let instruction = instructions[index]
            let name = instruction.operation == .load ? instruction.a : instructions[Int(instruction.a)].a
            loads.append(BlockPlan.Load(name: Int(name), isWidened: instruction.operation == .toDouble))
            registers[index] = newRegister()
        }
        for index in 0..<hoistedCount where lastUses[index] >= 0 {
            broadcasts.append(Int32(index))
            registers[index] = newRegister()
        }
        for index in perItem where !isSource(index) { add(index) }
        finish()
    }

    /// Whether an instruction's value comes straight from the inputs.
    private func isSource(_ index: Int) -> Bool {
        let instruction = instructions[index]
        if instruction.operation == .load { return true }
        return instruction.operation == .toDouble && instructions[Int(instruction.a)].operation == .load
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
        let isTemporary = loads.count + broadcasts.count
        forEachOperand(of: index) { operand in
            guard lastUses[operand] == index, registers[operand] >= isTemporary else { return }
            // The same value can be an operand twice.
            lastUses[operand] = -1
            free.append(registers[operand])
        }
    }

    /// Gives the result the last register.
    private mutating func finish() {
        let result = newRegister()
        if isSource(instructions.count - 1) {
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
