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

    /// The bits that the last evaluation came to; 0 if it has no result.
    var result: UInt64 { steps[steps.count - 1].bits }

    var hasNoResult: Bool { steps[steps.count - 1].fault >= 0 }

    /// Why the last evaluation, which was for the item at `index`, has no result; nil if it has one.
    func fault(at index: Int) -> FormulaFault? {
        let fault = Int(steps[steps.count - 1].fault)
        guard fault >= 0 else { return nil }
        let instruction = program.instructions[fault]
        let a = steps[Int(instruction.a)].bits
        let b = instruction.b < 0 ? nil : steps[Int(instruction.b)].bits
        let (reason, message) = faultSentence(instruction.operation, a, b)
        let origin = program.origins[fault]
        return FormulaFault(
            index: index, count: 1, utf8Range: origin.range, code: reason.code, message: message,
            letPath: origin.letPath)
    }
}
