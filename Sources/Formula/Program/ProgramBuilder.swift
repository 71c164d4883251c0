/// Collects instructions: what is known is computed at once, what is there already is not added again.
struct ProgramBuilder {
    private(set) var instructions: [Instruction] = []
    private(set) var origins: [Origin] = []
    private(set) var names: [FormulaName] = []
    /// For each instruction the one that leaves it without a value whatever the inputs are, or −1.
    private var certainFaults: [Int32] = []
    private var indices: [Instruction: Int32] = [:]

    /// The index of a constant.
    mutating func constant(_ bits: UInt64) -> Int32 {
        append(Instruction(operation: .constant, bits: bits), Origin(range: 0..<0))
    }

    /// The index of a word.
    mutating func word(_ number: UInt32) -> Int32 {
        append(Instruction(operation: .word, bits: UInt64(number)), Origin(range: 0..<0))
    }

    /// The index of a name's value.
    mutating func load(_ name: FormulaName) -> Int32 {
        let index = names.firstIndex(of: name) ?? names.count
        if index == names.count { names.append(name) }
        return append(Instruction(operation: .load, a: Int32(index)), Origin(range: 0..<0))
    }

    /// The index of an operation's value: a constant if all its operands are.
    mutating func add(_ operation: Operation, _ a: Int32, _ b: Int32 = -1, _ c: Int32 = -1, at origin: Origin) -> Int32
    {
        if let known = taken(operation, a, b, c) { return known }
        if let first = bits(a), let second = b < 0 ? 0 : bits(b),
            case .value(let value) = apply(operation, first, second)
        {
            return constant(value)
        }
        return append(Instruction(operation: operation, a: a, b: b, c: c), origin)
    }

    /// The instruction that leaves `index` without a value whatever the inputs are, and why.
    func certainFault(of index: Int32) -> Int32? {
        let fault = certainFaults[Int(index)]
        return fault < 0 ? nil : fault
    }

    /// The value of an instruction that is a constant.
    func bits(_ index: Int32) -> UInt64? {
        let instruction = instructions[Int(index)]
        return instruction.operation == .constant || instruction.operation == .word ? instruction.bits : nil
    }

    /// What `?:`, `&&` and `||` come to if their first operand is known.
    private func taken(_ operation: Operation, _ a: Int32, _ b: Int32, _ c: Int32) -> Int32? {
        guard operation == .select || operation == .and || operation == .or, let first = bits(a)?.asBool else {
            return nil
        }
        switch operation {
        case .select: return first ? b : c
        case .and: return first ? b : a
        default: return first ? a : b
        }
    }

    private mutating func append(_ instruction: Instruction, _ origin: Origin) -> Int32 {
        if let index = indices[instruction] { return index }
        let index = Int32(instructions.count)
        indices[instruction] = index
        instructions.append(instruction)
        origins.append(origin)
        certainFaults.append(findCertainFault(instruction, index))
        return index
    }

    private func findCertainFault(_ instruction: Instruction, _ index: Int32) -> Int32 {
        switch instruction.operation {
        case .constant, .word, .load:
            return -1
        case .and, .or:
            return certainFaults[Int(instruction.a)]
        case .select:
            let condition = certainFaults[Int(instruction.a)]
            if condition >= 0 { return condition }
            return certainFaults[Int(instruction.c)] < 0 ? -1 : certainFaults[Int(instruction.b)]
        default:
            if certainFaults[Int(instruction.a)] >= 0 { return certainFaults[Int(instruction.a)] }
            if instruction.b >= 0, certainFaults[Int(instruction.b)] >= 0 { return certainFaults[Int(instruction.b)] }
            return faultsAlone(instruction) ? index : -1
        }
    }

    /// Whether operands that are known leave an instruction without a value.
    private func faultsAlone(_ instruction: Instruction) -> Bool {
        let divides = instruction.operation == .divideI || instruction.operation == .remainderI
        if divides, bits(instruction.b) == 0 { return true }
        guard let first = bits(instruction.a), let second = instruction.b < 0 ? 0 : bits(instruction.b) else {
            return false
        }
        if case .fault = apply(instruction.operation, first, second) { return true }
        return false
    }
}
