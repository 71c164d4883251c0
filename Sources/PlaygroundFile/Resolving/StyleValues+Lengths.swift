import CollectionLayout
import Formula

extension StyleValues {
    /// Sizes of which a layout takes the ratio alone: one for all where nothing of the item is named; the items' own where
    /// `plan` is nil.
    func proportions(_ plan: SizePlan?, section: Int) -> ItemValues {
        if let constant = constantSize(plan, section: section) { return .constant(constant) }
        return .perItem { [self] range, columns in fillSizes(plan, section: section, range, columns) }
    }

    /// Writes lengths along the scroll of items whose extents across it are known, which the formula knows as `width` – or
    /// `height`, where the scroll runs sideways.
    func fillLengths(
        _ length: CompiledNumber, section: Int, _ range: Range<Int>, besideWidths widths: UnsafeBufferPointer<Double>,
        _ lengths: UnsafeMutableBufferPointer<Double>
    ) -> FillResult {
        let values = UnsafeMutableBufferPointer(rebasing: lengths[..<range.count])
        return withUnsafeTemporaryAllocation(of: Bool.self, capacity: range.count) { faults in
            faults.initialize(repeating: false)
            var inputs = inputs(section: section, from: range.lowerBound)
            if let address = widths.baseAddress { inputs[acrossSlot] = .doubles(address) }
            let plan = SizePlan(width: length, height: nil, origin: length.origin)
            withOwnSizes(for: plan, section: section, range, &inputs) { inputs in
                fill(length, inputs, into: values, marking: faults)
            }
            return result(of: faults, from: range.lowerBound)
        }
    }

    /// Where a length along the scroll finds the extent across it.
    var acrossSlot: Int {
        let slot: BuiltInNames.Slot = plan.scrollDirection == .vertical ? .width : .height
        return slot.rawValue
    }
}
