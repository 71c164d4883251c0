import CollectionLayout
import Formula
import TextSizing

/// How long a side of a row is.
enum RowExtent {
    case number(CompiledNumber)
    case constant(Double)
    /// As its text asks.
    case text
}

extension StyleValues {
    /// The width of the rows of a section: the room there is; of a bubble, and in a list that scrolls sideways, what its text
    /// takes.
    func rowWidth(_ list: ListPlan, section: Int) -> RowExtent {
        if let width = list.width { return .number(width) }
        let content = sectionPlan(section).cell.content
        if content == .bubble { return .text }
        if plan.scrollDirection == .vertical { return .constant(max(0, sections[section].available.width)) }
        return content.showsItsText ? .text : .constant(metrics.minimumRowHeight)
    }

    /// The height of the rows of a section: what their texts take, 44 where cells show a picture; the room there is in a list
    /// that scrolls sideways.
    func rowHeight(_ list: ListPlan, section: Int) -> RowExtent {
        if let height = list.height { return .number(height) }
        if plan.scrollDirection == .horizontal { return .constant(max(0, sections[section].available.height)) }
        return sectionPlan(section).cell.content.showsItsText ? .text : .constant(metrics.minimumRowHeight)
    }

    /// The one row of a section where nothing of the item is named; as the formulas have it, sensible or not.
    func constantRow(_ list: ListPlan, section: Int) -> ListLayout.Row? {
        guard list.spacing.reach < .item, list.alignment.reach < .item else { return nil }
        var inputs = inputs(section: section)
        func value(_ extent: RowExtent) -> Double? {
            switch extent {
            case .number(let number): number.reach < .item ? rawValue(number, inputs) : nil
            case .constant(let value): value
            case .text: nil
            }
        }
        guard let width = value(rowWidth(list, section: section)) else { return nil }
        inputs.set(.width, .double(NumberRange.extent.contains(width) ? width : 0))
        guard let height = value(rowHeight(list, section: section)) else { return nil }
        return ListLayout.Row(
            size: Size(width: width, height: height), spacing: sections[section].spacing,
            alignment: alignment(list.alignment, inputs, at: 0))
    }

    /// Writes rows of a section.
    func fillRows(
        _ list: ListPlan, section: Int, _ range: Range<Int>, _ columns: ListLayout.RowColumns
    ) -> FillResult {
        // The first row has none before it, so it is a run of its own.
        guard range.lowerBound == 0, range.count > 1 else {
            return fillRun(list, section: section, range, columns, after: .none)
        }
        let first = fillRun(list, section: section, 0..<1, columns, after: .none)
        let rest = fillRun(list, section: section, 1..<range.upperBound, columns.dropFirst(), after: .none)
        return FillResult(
            firstFault: first.firstFault ?? rest.firstFault, faultCount: first.faultCount + rest.faultCount)
    }

    /// One row, which knows where the one before it is.
    func row(
        _ list: ListPlan, section: Int, item: Int, after previous: Previous
    ) -> (row: ListLayout.Row, isValid: Bool) {
        withUnsafeTemporaryAllocation(of: Double.self, capacity: 3) { numbers in
            withUnsafeTemporaryAllocation(of: ListLayout.Alignment.self, capacity: 1) { alignments in
                numbers.initialize(repeating: 0)
                alignments.initialize(repeating: .leading)
                let columns = ListLayout.RowColumns(
                    sizes: SizeColumns(widths: numbers.one(at: 0), heights: numbers.one(at: 1)),
                    spacings: numbers.one(at: 2), alignments: alignments)
                let result = fillRun(list, section: section, item..<item + 1, columns, after: previous)
                let row = ListLayout.Row(
                    size: Size(width: numbers[0], height: numbers[1]), spacing: numbers[2], alignment: alignments[0])
                return (row, result.faultCount == 0)
            }
        }
    }

    /// Where the row of an item stands, as far as that does not depend on where the one before it is.
    func rowAlignment(_ list: ListPlan, at indexPath: IndexPath) -> ListLayout.Alignment {
        guard case .formula = list.alignment.value else {
            return alignment(list.alignment, FormulaInputs(slotCount: 0), at: 0)
        }
        var found = ListLayout.Alignment.leading
        withRowInputs(list, section: indexPath.section, indexPath.item..<indexPath.item + 1, after: .none) { inputs in
            guard case .formula(let formula) = list.alignment.value else { return }
            withTexts(for: formula, inputs, count: 1) { found = alignment(list.alignment, $0, at: 0) }
        }
        return found
    }

    /// Calls `body` with all that formulas of a run of rows know.
    func withRowInputs(
        _ list: ListPlan, section: Int, _ range: Range<Int>, after previous: Previous,
        _ body: (inout FormulaInputs) -> Void
    ) {
        var inputs = inputs(section: section, from: range.lowerBound)
        let before = range.lowerBound > 0 ? IndexPath(section: section, item: range.lowerBound - 1) : nil
        setPreviousData(before, in: &inputs)
        inputs.set(previous)
        withOwnSizes(
            if: list.names(.sizeWidth) || list.names(.sizeHeight), section: section, range, &inputs, body)
    }

    private func fillRun(
        _ list: ListPlan, section: Int, _ range: Range<Int>, _ columns: ListLayout.RowColumns, after previous: Previous
    ) -> FillResult {
        let count = range.count
        let widths = UnsafeMutableBufferPointer(rebasing: columns.sizes.widths[..<count])
        let heights = UnsafeMutableBufferPointer(rebasing: columns.sizes.heights[..<count])
        let spacings = UnsafeMutableBufferPointer(rebasing: columns.spacings[..<count])
        return withUnsafeTemporaryAllocation(of: Bool.self, capacity: 2 * count) { storage in
            storage.initialize(repeating: false)
            let faults = UnsafeMutableBufferPointer(rebasing: storage[..<count])
            // A spacing that makes no sense is 0, and its row is as good as any other.
            let spacingFaults = UnsafeMutableBufferPointer(rebasing: storage[count...])
            withRowInputs(list, section: section, range, after: previous) { inputs in
                fillWidths(rowWidth(list, section: section), section, range, inputs, widths, faults)
                if let address = widths.baseAddress {
                    inputs[BuiltInNames.Slot.width.rawValue] = .doubles(UnsafePointer(address))
                }
                fillHeights(rowHeight(list, section: section), section, range, inputs, widths, heights, faults)
                fill(list.spacing, inputs, into: spacings, marking: spacingFaults)
                fill(list.alignment, inputs, into: UnsafeMutableBufferPointer(rebasing: columns.alignments[..<count]))
            }
            return result(of: faults, from: range.lowerBound)
        }
    }

    /// How wide a row may be that is as wide as its text.
    func ownWidthLimit(section: Int) -> Double {
        let room = max(0, sections[section].available.width)
        // A bubble leaves a quarter of the room free, so that one sees whose it is.
        return sectionPlan(section).cell.content == .bubble ? room * 0.75 : room
    }

    private func fillWidths(
        _ extent: RowExtent, _ section: Int, _ range: Range<Int>, _ inputs: FormulaInputs,
        _ widths: UnsafeMutableBufferPointer<Double>, _ faults: UnsafeMutableBufferPointer<Bool>
    ) {
        switch extent {
        case .number(let number): fill(number, inputs, into: widths, marking: faults)
        case .constant(let value): widths.update(repeating: value)
        case .text:
            note(.ownWidth, section: section)
            let limit = ownWidthLimit(section: section)
            forEachCellText(section, range) { place, text in
                widths[place] = text.ownWidth(within: limit, size)
            }
        }
    }

    private func fillHeights(
        _ extent: RowExtent, _ section: Int, _ range: Range<Int>, _ inputs: FormulaInputs,
        _ widths: UnsafeMutableBufferPointer<Double>, _ heights: UnsafeMutableBufferPointer<Double>,
        _ faults: UnsafeMutableBufferPointer<Bool>
    ) {
        switch extent {
        case .number(let number): fill(number, inputs, into: heights, marking: faults)
        case .constant(let value): heights.update(repeating: value)
        case .text:
            note(.height, section: section)
            forEachCellText(section, range) { place, text in
                heights[place] = text.ownHeight(in: widths[place], size)
            }
        }
    }

    private func fill(
        _ choice: CompiledChoice, _ inputs: FormulaInputs,
        into alignments: UnsafeMutableBufferPointer<ListLayout.Alignment>
    ) {
        guard choice.reach == .item, case .formula(let formula) = choice.value else {
            alignments.update(repeating: alignment(choice, inputs, at: 0))
            return
        }
        withTexts(for: formula, inputs, count: alignments.count) { inputs in
            for place in alignments.indices { alignments[place] = alignment(choice, inputs, at: place) }
        }
    }

    private func alignment(_ choice: CompiledChoice, _ inputs: FormulaInputs, at place: Int) -> ListLayout.Alignment {
        let word: String
        switch choice.value {
        case .constant(let constant): word = constant
        case .formula(let formula):
            let value = try? formula.evaluate(inputs, at: place)
            word = value.flatMap { choice.place(of: $0, in: playground.names.words) }.map { choice.words[$0] } ?? ""
        }
        switch word {
        case "center": return .center
        case "trailing": return .trailing
        default: return .leading
        }
    }
}

extension ListLayout.RowColumns {
    fileprivate func dropFirst() -> ListLayout.RowColumns {
        ListLayout.RowColumns(
            sizes: SizeColumns(
                widths: UnsafeMutableBufferPointer(rebasing: sizes.widths[1...]),
                heights: UnsafeMutableBufferPointer(rebasing: sizes.heights[1...])),
            spacings: UnsafeMutableBufferPointer(rebasing: spacings[1...]),
            alignments: UnsafeMutableBufferPointer(rebasing: alignments[1...]))
    }
}
