import CollectionLayout
import Formula

extension StyleValues {
    /// Writes the sizes of items of a section; `plan` is nil where they have their own.
    func fillSizes(_ plan: SizePlan?, section: Int, _ range: Range<Int>, _ columns: SizeColumns) -> FillResult {
        let widths = UnsafeMutableBufferPointer(rebasing: columns.widths[..<range.count])
        let heights = UnsafeMutableBufferPointer(rebasing: columns.heights[..<range.count])
        return withUnsafeTemporaryAllocation(of: Bool.self, capacity: range.count) { faults in
            faults.initialize(repeating: false)
            var inputs = inputs(section: section, from: range.lowerBound)
            estimating(section: section) {
                if let plan {
                    withOwnSizes(for: plan, section: section, range, &inputs) { inputs in
                        fill(plan, &inputs, widths, heights, faults)
                    }
                } else {
                    fillOwnSizes(section, range, &inputs, widths, heights, faults)
                }
            }
            return result(of: faults, from: range.lowerBound)
        }
    }

    /// Writes widths, then heights, which know the widths.
    func fill(
        _ plan: SizePlan, _ inputs: inout FormulaInputs, _ widths: UnsafeMutableBufferPointer<Double>,
        _ heights: UnsafeMutableBufferPointer<Double>, _ faults: UnsafeMutableBufferPointer<Bool>
    ) {
        fill(plan.width, inputs, into: widths, marking: faults)
        replaceEstimated(widths, faults)
        guard let height = plan.height else {
            _ = heights.update(fromContentsOf: widths)
            replaceEstimated(heights: heights, faults)
            return
        }
        if let address = widths.baseAddress {
            inputs[BuiltInNames.Slot.width.rawValue] = .doubles(UnsafePointer(address))
        }
        fill(height, inputs, into: heights, marking: faults)
        replaceEstimated(heights: heights, faults)
    }

    private func fillOwnSizes(
        _ section: Int, _ range: Range<Int>, _ inputs: inout FormulaInputs,
        _ widths: UnsafeMutableBufferPointer<Double>, _ heights: UnsafeMutableBufferPointer<Double>,
        _ faults: UnsafeMutableBufferPointer<Bool>
    ) {
        switch ownSizes[section] {
        case .none:
            widths.update(repeating: OwnSizes.side)
            heights.update(repeating: OwnSizes.side)
        case .same(let plan):
            fill(plan, &inputs, widths, heights, faults)
        case .numbers(let columns, let rows):
            for index in 0..<range.count {
                widths[index] = columns[range.lowerBound + index]
                heights[index] = rows[range.lowerBound + index]
            }
        case .plans(let plans):
            // Every item has formulas of its own, so each is a run of one.
            for index in 0..<range.count {
                var inputs = self.inputs(section: section, from: range.lowerBound + index)
                fill(
                    plans[range.lowerBound + index], &inputs, widths.one(at: index), heights.one(at: index),
                    faults.one(at: index))
            }
        }
    }

    /// Calls `body` with inputs that know the items' own sizes, if the plan names them.
    func withOwnSizes(
        for plan: SizePlan, section: Int, _ range: Range<Int>, _ inputs: inout FormulaInputs,
        _ body: (inout FormulaInputs) -> Void
    ) {
        withOwnSizes(
            if: plan.names(BuiltInNames.Slot.sizeWidth.rawValue) || plan.names(BuiltInNames.Slot.sizeHeight.rawValue),
            section: section, range, &inputs, body)
    }

    /// Calls `body` with inputs that know the items' own sizes, if they are needed.
    func withOwnSizes(
        if areNeeded: Bool, section: Int, _ range: Range<Int>, _ inputs: inout FormulaInputs,
        _ body: (inout FormulaInputs) -> Void
    ) {
        guard areNeeded else { return body(&inputs) }
        withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * range.count) { storage in
            withUnsafeTemporaryAllocation(of: Bool.self, capacity: range.count) { faults in
                storage.initialize(repeating: 0)
                faults.initialize(repeating: false)
                let widths = UnsafeMutableBufferPointer(rebasing: storage[..<range.count])
                let heights = UnsafeMutableBufferPointer(rebasing: storage[range.count...])
                var own = inputs
                fillOwnSizes(section, range, &own, widths, heights, faults)
                if let width = widths.baseAddress, let height = heights.baseAddress {
                    inputs[BuiltInNames.Slot.sizeWidth.rawValue] = .doubles(UnsafePointer(width))
                    inputs[BuiltInNames.Slot.sizeHeight.rawValue] = .doubles(UnsafePointer(height))
                }
                body(&inputs)
            }
        }
    }

    /// Writes how many columns items of a section take.
    func fillSpans(
        _ span: CompiledNumber, section: Int, _ range: Range<Int>, _ spans: UnsafeMutableBufferPointer<Double>
    )
        -> FillResult
    {
        let values = UnsafeMutableBufferPointer(rebasing: spans[..<range.count])
        return withUnsafeTemporaryAllocation(of: Bool.self, capacity: range.count) { faults in
            faults.initialize(repeating: false)
            var inputs = inputs(section: section, from: range.lowerBound)
            let plan = SizePlan(width: span, height: nil, origin: span.origin)
            withOwnSizes(for: plan, section: section, range, &inputs) { inputs in
                fill(span, inputs, into: values, marking: faults)
            }
            return result(of: faults, from: range.lowerBound)
        }
    }

    func result(of faults: UnsafeMutableBufferPointer<Bool>, from first: Int) -> FillResult {
        var result = FillResult.fine
        for index in faults.indices where faults[index] {
            if result.firstFault == nil { result.firstFault = first + index }
            result.faultCount += 1
        }
        return result
    }
}

extension UnsafeMutableBufferPointer {
    /// The buffer of one element.
    func one(at index: Int) -> UnsafeMutableBufferPointer {
        UnsafeMutableBufferPointer(rebasing: self[index..<index + 1])
    }
}
