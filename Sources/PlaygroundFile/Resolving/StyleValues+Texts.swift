import CollectionLayout
import Formula
import TextSizing

extension StyleValues {
    /// Calls `body` with inputs that know `text.width` and `text.height` of a run of items, if the formula names them.
    ///
    /// - Parameter inputs: those of the run. They say which items it is of; for `text.height` they have the `width`s.
    func withTexts(for formula: CompiledFormula, _ inputs: FormulaInputs, count: Int, _ body: (FormulaInputs) -> Void) {
        var uses: TextUses = []
        if formula.names(.textWidth) { uses.insert(.width) }
        if formula.names(.textHeight) { uses.insert(.height) }
        guard !uses.isEmpty, let run = inputs.run(of: count) else { return body(inputs) }
        withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * count) { columns in
            columns.initialize(repeating: 0)
            let widths = UnsafeMutableBufferPointer(rebasing: columns[..<count])
            let heights = UnsafeMutableBufferPointer(rebasing: columns[count...])
            if uses.contains(.width) { fillTextWidths(run.section, run.items, into: widths) }
            if uses.contains(.height) { fillTextHeights(run.section, run.items, inputs, into: heights) }
            var inputs = inputs
            if let widths = widths.baseAddress, let heights = heights.baseAddress {
                inputs[BuiltInNames.Slot.textWidth.rawValue] = .doubles(UnsafePointer(widths))
                inputs[BuiltInNames.Slot.textHeight.rawValue] = .doubles(UnsafePointer(heights))
            }
            body(inputs)
        }
    }

    /// Calls `body` with the texts of a run of items, as the content of their cells sets them, and their places in the run.
    func forEachCellText(_ section: Int, _ items: Range<Int>, _ body: (Int, CellText) -> Void) {
        // Looked up once: a plan is a large thing to hand about.
        let cell = sectionPlan(section).cell
        playground.forEachTexts(ofItems: items, section: section, in: cell) { place, texts in
            body(place, CellText(content: cell.content, metrics: metrics, texts: texts))
        }
    }

    /// Writes `text.width` of a run of items: at most the room that the section leaves.
    private func fillTextWidths(_ section: Int, _ items: Range<Int>, into widths: UnsafeMutableBufferPointer<Double>) {
        note(.width, section: section)
        let room = max(0, sections[section].available.width)
        forEachCellText(section, items) { place, text in
            notingEstimates(at: place) { widths[place] = min(text.width(size), room) }
        }
    }

    private func fillTextHeights(
        _ section: Int, _ items: Range<Int>, _ inputs: FormulaInputs, into heights: UnsafeMutableBufferPointer<Double>
    ) {
        note(.height, section: section)
        forEachCellText(section, items) { place, text in
            notingEstimates(at: place) {
                heights[place] = text.height(in: inputs.width(at: place), size)
            }
        }
    }
}

extension FormulaInputs {
    /// The items that the inputs of a run are of.
    fileprivate func run(of count: Int) -> (section: Int, items: Range<Int>)? {
        guard case .scalar(.int(let number)) = self[BuiltInNames.Slot.section.rawValue],
            let section = Int(exactly: number)
        else { return nil }
        let first: Int64
        switch self[BuiltInNames.Slot.item.rawValue] {
        case .iota(let item), .scalar(.int(let item)): first = item
        default: return nil
        }
        guard let first = Int(exactly: first) else { return nil }
        return (section, first..<first + count)
    }

    /// The width of the cell at a place of the run.
    fileprivate func width(at place: Int) -> Double {
        switch self[BuiltInNames.Slot.width.rawValue] {
        case .scalar(let value): value.asDouble
        case .doubles(let column): column[place]
        default: 0
        }
    }
}
