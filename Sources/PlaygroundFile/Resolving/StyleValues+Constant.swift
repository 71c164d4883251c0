import CollectionLayout
import Formula

extension StyleValues {
    /// The one size of a section's items if nothing of the item is named; as the formulas have it, sensible or not.
    func constantSize(_ plan: SizePlan?, section: Int) -> Size? {
        let size: SizePlan
        switch (plan, plan == nil ? ownSizes[section] : .none) {
        case (let plan?, _): size = plan
        case (nil, .none): return Size(width: OwnSizes.side, height: OwnSizes.side)
        case (nil, .same(let plan)): size = plan
        default: return nil
        }
        guard size.reach < .item else { return nil }
        var inputs = inputs(section: section)
        let width = rawValue(size.width, inputs)
        guard let number = size.height else { return Size(width: width, height: width) }
        inputs.set(.width, .double(size.width.range.contains(width) ? width : 0))
        return Size(width: width, height: rawValue(number, inputs))
    }

    /// The value of a number that names nothing of the item; not finite if it has none.
    ///
    /// - Parameter index: the item's place in the run that the inputs are for, where the number does name it.
    func rawValue(_ number: CompiledNumber, _ inputs: FormulaInputs, at index: Int = 0) -> Double {
        switch number.value {
        case .constant(let value): return value
        case .formula(let formula) where !formula.namesText:
            return (try? formula.evaluate(inputs, at: index))?.asDouble ?? .nan
        case .formula(let formula):
            var result = Double.nan
            withTexts(for: formula, inputs, count: index + 1) { inputs in
                result = (try? formula.evaluate(inputs, at: index))?.asDouble ?? .nan
            }
            return result
        }
    }

    /// Writes sizes by index over all sections, section by section.
    func fillSizesOverAll(_ range: Range<Int>, _ columns: SizeColumns) -> FillResult {
        var result = FillResult.fine
        var section = sectionOfItem(range.lowerBound)
        var index = range.lowerBound
        while index < range.upperBound, section < playground.sections.count {
            let values = playground.sections[section]
            let end = min(range.upperBound, values.firstIndex + values.itemCount)
            if end > index, case .pass(let size) = sectionPlan(section).items {
                let offset = index - range.lowerBound
                let part = SizeColumns(
                    widths: UnsafeMutableBufferPointer(rebasing: columns.widths[offset...]),
                    heights: UnsafeMutableBufferPointer(rebasing: columns.heights[offset...]))
                let partial = fillSizes(
                    size, section: section, index - values.firstIndex..<end - values.firstIndex, part)
                if result.firstFault == nil { result.firstFault = partial.firstFault.map { $0 + values.firstIndex } }
                result.faultCount += partial.faultCount
                index = end
            }
            section += 1
        }
        return result
    }

    /// The section that holds the item with an index over all sections. O(log sections).
    func sectionOfItem(_ index: Int) -> Int {
        var low = 0
        var high = playground.sections.count
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if playground.sections[middle].firstIndex <= index { low = middle } else { high = middle }
        }
        return low
    }
}
