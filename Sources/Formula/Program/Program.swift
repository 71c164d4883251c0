/// A formula as a flat list of instructions in single assignment: each writes the value of its own index, the last one is
/// the result. What is the same for a whole run comes first.
///
/// A class, so that handing it on costs one reference and not five arrays.
final class Program: Sendable {
    let instructions: [Instruction]
    /// Parallel to the instructions.
    let origins: [Origin]
    /// The names that are loaded.
    let names: [FormulaName]
    /// So many instructions depend on no item.
    let hoistedCount: Int
    let reach: FormulaReach
    let plan: BlockPlan

    /// What of a builder's instructions `result` needs.
    init(_ builder: ProgramBuilder, result: Int32) {
        let reaches = Self.reaches(builder)
        let needed = Self.needed(builder, result)
        var order = builder.instructions.indices.filter { needed[$0] && reaches[$0] < .item }
        hoistedCount = order.count
        order += builder.instructions.indices.filter { needed[$0] && reaches[$0] == .item }

        var newIndices = [Int32](repeating: -1, count: builder.instructions.count)
        var instructions: [Instruction] = []
        var names: [FormulaName] = []
        for (new, old) in order.enumerated() {
            newIndices[old] = Int32(new)
            var instruction = builder.instructions[old]
            if instruction.operation == .load {
                names.append(builder.names[Int(instruction.a)])
                instruction.a = Int32(names.count - 1)
            } else {
                if instruction.a >= 0 { instruction.a = newIndices[Int(instruction.a)] }
                if instruction.b >= 0 { instruction.b = newIndices[Int(instruction.b)] }
                if instruction.c >= 0 { instruction.c = newIndices[Int(instruction.c)] }
            }
            instructions.append(instruction)
        }
        self.instructions = instructions
        self.names = names
        origins = order.map { builder.origins[$0] }
        reach = reaches[Int(result)]
        plan = BlockPlan(instructions, hoistedCount: hoistedCount)
    }

    /// The widest reach among what each instruction depends on.
    private static func reaches(_ builder: ProgramBuilder) -> [FormulaReach] {
        var reaches: [FormulaReach] = []
        for instruction in builder.instructions {
            var reach = FormulaReach.constant
            if instruction.operation == .load {
                reach = builder.names[Int(instruction.a)].reach
            } else {
                if instruction.a >= 0 { reach = max(reach, reaches[Int(instruction.a)]) }
                if instruction.b >= 0 { reach = max(reach, reaches[Int(instruction.b)]) }
                if instruction.c >= 0 { reach = max(reach, reaches[Int(instruction.c)]) }
            }
            reaches.append(reach)
        }
        return reaches
    }

    /// Which instructions the result depends on, itself included.
    private static func needed(_ builder: ProgramBuilder, _ result: Int32) -> [Bool] {
        var needed = [Bool](repeating: false, count: builder.instructions.count)
        needed[Int(result)] = true
        for index in builder.instructions.indices.reversed() where needed[index] {
            let instruction = builder.instructions[index]
            guard instruction.operation != .load else { continue }
            if instruction.a >= 0 { needed[Int(instruction.a)] = true }
            if instruction.b >= 0 { needed[Int(instruction.b)] = true }
            if instruction.c >= 0 { needed[Int(instruction.c)] = true }
        }
        return needed
    }
}
