/// Evaluates a program for one item at a time, the plain way: what evaluation by blocks must equal bit for bit.
struct ScalarRun {
    let program: Program
    let inputs: FormulaInputs
    /// A place for each instruction's value.
    let steps: UnsafeMutableBufferPointer<ScalarStep>

    /// Evaluates the instructions `range` for the item at `index` of the run.
    func evaluate(_ range: Range<Int>, at index: Int) {
        for i in range {
            let instruction = program.instructions[i]
            switch instruction.operation {
            case .constant, .word:
                steps[i] = ScalarStep(bits: instruction.bits)
            case .load:
                let name = program.names[Int(instruction.a)]
                steps[i] = ScalarStep(bits: inputs[name.slot].bits(of: name, at: index))
            default:
                steps[i] = .of(instruction, index: Int32(i)) { steps[Int($0)] }
            }
        }
    }

    /// What the last evaluation has in the result's place, as a fault.
    func fault(at index: Int) -> FormulaFault? {
        let result = steps[steps.count - 1]
        guard result.fault >= 0 else { return nil }
        let instruction = program.instructions[Int(result.fault)]
        let operands = (
            steps[Int(instruction.a)].bits, instruction.b < 0 ? nil : steps[Int(instruction.b)].bits
        )
        let (reason, message) = faultSentence(instruction.operation, operands.0, operands.1)
        let origin = program.origins[Int(result.fault)]
        return FormulaFault(
            index: index, count: 1, utf8Range: origin.range, code: reason.code, message: origin.sentence(message),
            letPath: origin.letPath)
    }
}
