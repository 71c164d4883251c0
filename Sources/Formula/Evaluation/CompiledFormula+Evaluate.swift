extension CompiledFormula {
    /// The value for one item.
    ///
    /// - Parameter index: the item's place in the run that `inputs` are for.
    /// - Throws: the fault, if arithmetic has no result; the value counts as 0 then.
    package func evaluate(_ inputs: FormulaInputs, at index: Int = 0) throws(FormulaFault) -> FormulaValue {
        let outcome = withUnsafeTemporaryAllocation(of: ScalarStep.self, capacity: program.instructions.count) {
            steps -> (bits: UInt64, fault: FormulaFault?) in
            let run = ScalarRun(program: program, inputs: inputs, steps: steps)
            run.evaluate(0..<steps.count, at: index)
            return (run.result, run.fault(at: index))
        }
        if let fault = outcome.fault { throw fault }
        return FormulaValue(bits: outcome.bits, kind: kind)
    }

    /// The values of a run of items, written into the first `count` places of `values`; 0 where there is none.
    ///
    /// Values that are not finite are written as they are.
    ///
    /// - Parameters:
    ///   - inputs: the names' values, each for `count` items.
    ///   - scratch: working storage, reused from call to call.
    /// - Returns: the first fault and the number of items without a value.
    /// - Precondition: the formula gives a Double; `values` has `count` places.
    /// - Complexity: O(*count* × the instructions that depend on the item).
    package func evaluate(
        _ inputs: FormulaInputs, count: Int, into values: UnsafeMutableBufferPointer<Double>,
        using scratch: FormulaScratch
    ) -> FormulaFault? {
        precondition(kind == .double, "a run gives Doubles")
        precondition(count <= values.count, "there is no place for that many values")
        var run = BlockRun(
            program, inputs, into: UnsafeMutableBufferPointer(rebasing: values[..<count]), using: scratch)
        return run.evaluate()
    }
}
