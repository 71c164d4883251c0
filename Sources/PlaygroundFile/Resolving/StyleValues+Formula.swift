import CollectionLayout
import Formula
import JSONText

extension FormulaItemsPlan {
    /// Whether an item's values depend on where the one before is, so that they are computed one after the other.
    var namesPrevious: Bool { numbers.contains { $0.namesPrevious } }

    fileprivate var namesText: Bool {
        numbers.contains { $0.formula?.namesText ?? false }
    }

    fileprivate var namesOwnSize: Bool { numbers.contains { $0.namesOwnSize } }

    var parts: FormulaColumns.Parts {
        var parts: FormulaColumns.Parts = []
        if rotation != nil { parts.insert(.rotation) }
        if scale != nil { parts.insert(.scale) }
        if alpha != nil { parts.insert(.alpha) }
        if zIndex != nil { parts.insert(.zIndex) }
        return parts
    }
}

extension StyleValues {
    /// Writes what places the items of a run; what makes no sense is written as 0 and marked.
    func fillPlaces(
        _ plan: FormulaItemsPlan, section: Int, _ range: Range<Int>, _ previous: Previous, _ columns: FormulaColumns
    ) {
        // A text's height needs the item's own width, and that is known one after the other only.
        if plan.namesPrevious, plan.namesText, range.count > 1 {
            var previous = previous
            for index in 0..<range.count {
                let item = range.lowerBound + index
                let column = columns.part(index..<index + 1)
                fillRun(plan, section: section, item..<item + 1, previous, column)
                previous = Previous(column.frame(at: 0))
            }
            return
        }
        // The first item of a section follows one of another section, whose data is elsewhere.
        let firstSlot = playground.names.previousSlot(0)
        let isSplit = plan.numbers.contains { $0.formula?.names.contains { $0.slot >= firstSlot } ?? false }
        guard isSplit, range.lowerBound == 0, range.count > 1 else {
            return fillRun(plan, section: section, range, previous, columns)
        }
        let first = columns.part(0..<1)
        fillRun(plan, section: section, 0..<1, previous, first)
        fillRun(
            plan, section: section, 1..<range.upperBound, Previous(first.frame(at: 0)), columns.part(1..<range.count))
    }

    private func fillRun(
        _ plan: FormulaItemsPlan, section: Int, _ range: Range<Int>, _ previous: Previous, _ columns: FormulaColumns
    ) {
        var inputs = inputs(section: section, from: range.lowerBound)
        setPreviousData(itemBefore(IndexPath(section: section, item: range.lowerBound)), in: &inputs)
        withOwnSizes(if: plan.namesOwnSize, section: section, range, &inputs) { inputs in
            if plan.namesPrevious {
                fillInOrder(plan, section: section, &inputs, previous, columns)
            } else {
                fillAtOnce(plan, &inputs, columns)
            }
        }
    }

    private func fillAtOnce(_ plan: FormulaItemsPlan, _ inputs: inout FormulaInputs, _ columns: FormulaColumns) {
        fill(plan.itemSize, &inputs, columns.width, columns.height, columns.faults)
        inputs.set(sizesIn: columns)
        for (number, column) in plan.columns(columns) { fill(number, inputs, into: column, marking: columns.faults) }
        if case .center = plan.place {
            for index in columns.x.indices { columns.moveFromCenter(index) }
        }
    }

    /// An item at a time, each with the frame of the one before; what does not depend on that, at once before or after.
    private func fillInOrder(
        _ plan: FormulaItemsPlan, section: Int, _ inputs: inout FormulaInputs, _ previous: Previous,
        _ columns: FormulaColumns
    ) {
        let isSizeKnown = !plan.itemSize.namesPrevious
        if isSizeKnown {
            fill(plan.itemSize, &inputs, columns.width, columns.height, columns.faults)
            inputs.set(sizesIn: columns)
        }
        let places = plan.columns(columns)
        let inOrder = places.filter { $0.number.namesPrevious || !isSizeKnown }
        for (number, column) in places where !number.namesPrevious && isSizeKnown {
            fill(number, inputs, into: column, marking: columns.faults)
        }
        var previous = previous
        for index in columns.x.indices {
            func value(_ number: CompiledNumber) -> Double {
                let value = rawValue(number, inputs, at: index)
                if number.range.contains(value) { return value }
                columns.faults[index] = true
                return 0
            }
            inputs.set(previous)
            if !isSizeKnown {
                columns.width[index] = value(plan.itemSize.width)
                inputs.set(.width, .double(columns.width[index]))
                columns.height[index] = plan.itemSize.height.map(value) ?? columns.width[index]
                inputs.set(.height, .double(columns.height[index]))
            }
            for (number, column) in inOrder { column[index] = value(number) }
            if case .center = plan.place { columns.moveFromCenter(index) }
            if columns.faults[index] { noteFault(inSection: section, after: previous) }
            previous = Previous(columns.frame(at: index))
        }
    }

    /// What to say of an item's values, the first that makes no sense; nil if all do.
    func formulaProblem(_ plan: FormulaItemsPlan, _ diagnostic: LayoutDiagnostic, _ whom: String) -> Problem? {
        let indexPath = IndexPath(section: diagnostic.section, item: diagnostic.item)
        var inputs = inputs(section: indexPath.section, from: indexPath.item)
        setPreviousData(itemBefore(indexPath), in: &inputs)
        inputs.set(previousOfFaults[indexPath.section] ?? .none)
        var found: Problem?
        let item = indexPath.item..<indexPath.item + 1
        withOwnSizes(if: plan.namesOwnSize, section: indexPath.section, item, &inputs) { inputs in
            func check(_ number: CompiledNumber) -> Double {
                if found == nil { found = problem(number, inputs, whom) }
                let value = rawValue(number, inputs)
                return number.range.contains(value) ? value : 0
            }
            let width = check(plan.itemSize.width)
            inputs.set(.width, .double(width))
            inputs.set(.height, .double(plan.itemSize.height.map(check) ?? width))
            for number in plan.numbers where found == nil { _ = check(number) }
        }
        return found
    }

    /// The item before an item, in whatever section; nil for the first of all.
    private func itemBefore(_ indexPath: IndexPath) -> IndexPath? {
        if indexPath.item > 0 { return IndexPath(section: indexPath.section, item: indexPath.item - 1) }
        var section = indexPath.section - 1
        while section >= 0 {
            let count = playground.sections[section].itemCount
            if count > 0 { return IndexPath(section: section, item: count - 1) }
            section -= 1
        }
        return nil
    }
}

/// A number of an item, and where its values go.
private typealias PlacedNumber = (number: CompiledNumber, column: UnsafeMutableBufferPointer<Double>)

extension FormulaItemsPlan {
    /// What is computed once the size is known, each with its column.
    fileprivate func columns(_ columns: FormulaColumns) -> [PlacedNumber] {
        // Its type is spelled out: a conversion of an array of tuples is a cast, which Embedded Swift has not.
        var pairs: [PlacedNumber] = [(point.x, columns.x), (point.y, columns.y)]
        if let rotation { pairs.append((rotation, columns.rotation)) }
        if let scale { pairs.append((scale, columns.scale)) }
        if let alpha { pairs.append((alpha, columns.alpha)) }
        if let zIndex { pairs.append((zIndex, columns.zIndex)) }
        return pairs
    }
}

extension FormulaColumns {
    /// Makes an upper left corner of a centre.
    fileprivate func moveFromCenter(_ index: Int) {
        x[index] -= width[index] / 2
        y[index] -= height[index] / 2
    }
}

extension CompiledNumber {
    /// Whether it depends on where the item before is.
    fileprivate var namesPrevious: Bool {
        names(BuiltInNames.Slot.previousMaxX.rawValue) || names(BuiltInNames.Slot.previousMaxY.rawValue)
    }
}

extension SizePlan {
    fileprivate var namesPrevious: Bool { width.namesPrevious || (height?.namesPrevious ?? false) }
}

extension FormulaInputs {
    /// Makes the widths and heights of a run known.
    fileprivate mutating func set(sizesIn columns: FormulaColumns) {
        guard let width = columns.width.baseAddress, let height = columns.height.baseAddress else { return }
        self[BuiltInNames.Slot.width.rawValue] = .doubles(UnsafePointer(width))
        self[BuiltInNames.Slot.height.rawValue] = .doubles(UnsafePointer(height))
    }
}
