import CollectionLayout
import Formula
import JSONText

extension StyleValues {
    /// Writes what effects make of a cell at many content offsets; what makes no sense changes nothing there.
    func fill(
        _ effects: [EffectPlan], at indexPath: IndexPath, _ frame: Rect, _ offsets: UnsafeBufferPointer<Double>,
        into values: UnsafeMutableBufferPointer<Track.Values>
    ) {
        values.update(repeating: .none)
        let count = min(offsets.count, values.count)
        withEffectInputs(at: indexPath, frame, UnsafeBufferPointer(rebasing: offsets[..<count])) { inputs in
            withUnsafeTemporaryAllocation(of: Double.self, capacity: count) { column in
                withUnsafeTemporaryAllocation(of: Bool.self, capacity: count) { faults in
                    column.initialize(repeating: 0)
                    faults.initialize(repeating: false)
                    for effect in effects {
                        effect.forEachNumber { number, apply in
                            faults.update(repeating: false)
                            fill(number, inputs, into: column, marking: faults)
                            for index in 0..<count where !faults[index] { apply(&values[index], column[index]) }
                        }
                    }
                }
            }
        }
    }

    /// Effects whose values make no sense while a cell is seen: each formula once, looked for among the first cells.
    func effectProblems(_ layout: PreparedLayout) -> [Problem] {
        let numbers = plan.effects.flatMap { $0.numbers }.filter { $0.formula != nil }
        guard !numbers.isEmpty else { return [] }
        var problems: [Problem] = []
        var seen: Set<Int> = []
        var budget = 64
        for section in playground.sections.indices {
            for item in 0..<min(layout.itemCount(inSection: section), 64) where budget > 0 && seen.count < numbers.count
            {
                budget -= 1
                let indexPath = IndexPath(section: section, item: item)
                for number in numbers where !seen.contains(number.origin.range.lowerBound) {
                    guard let problem = effectProblem(number, at: indexPath, layout) else { continue }
                    seen.insert(number.origin.range.lowerBound)
                    problems.append(problem)
                }
            }
        }
        return problems
    }

    private func effectProblem(_ number: CompiledNumber, at indexPath: IndexPath, _ layout: PreparedLayout) -> Problem?
    {
        let frame = layout.frame(at: indexPath)
        let section = playground.sections.count > 1 ? " of section \(indexPath.section)" : ""
        // What changes nothing is taken instead: of a scale or an alpha that is 1.
        let isFactor = plan.effects.contains { $0.scale == number || $0.alpha == number }
        var problem: Problem?
        for offset in scrolling.offsets(seeing: frame, in: viewport.size, count: 33) where problem == nil {
            withUnsafePointer(to: offset) { offset in
                withEffectInputs(
                    at: indexPath, frame, UnsafeBufferPointer(start: offset, count: 1)
                ) { inputs in
                    problem = self.problem(
                        number, inputs, " for item \(indexPath.item)\(section) at offset \(shown(offset.pointee))",
                        countsAs: isFactor ? "1" : "0")
                }
            }
        }
        return problem
    }

    /// Calls `body` with inputs of one cell, a run of which is a run of content offsets.
    private func withEffectInputs(
        at indexPath: IndexPath, _ frame: Rect, _ offsets: UnsafeBufferPointer<Double>,
        _ body: (FormulaInputs) -> Void
    ) {
        guard let offsetsAddress = offsets.baseAddress else { return }
        let item = indexPath.item
        var inputs = inputs(section: indexPath.section, from: item)
        let namesOwnSize = plan.effects.contains { $0.numbers.contains { $0.namesOwnSize } }
        withOwnSizes(if: namesOwnSize, section: indexPath.section, item..<item + 1, &inputs) { inputs in
            inputs.fix()
            inputs.set(.width, .double(frame.width))
            inputs.set(.height, .double(frame.height))
            withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * offsets.count) { centers in
                guard let xs = centers.baseAddress else { return }
                let ys = xs + offsets.count
                for (index, offset) in offsets.enumerated() {
                    let center = scrolling.center(of: frame, at: offset)
                    (xs + index).initialize(to: center.x)
                    (ys + index).initialize(to: center.y)
                }
                inputs[BuiltInNames.Slot.visibleX.rawValue] = .doubles(UnsafePointer(xs))
                inputs[BuiltInNames.Slot.visibleY.rawValue] = .doubles(UnsafePointer(ys))
                inputs[BuiltInNames.Slot.offset.rawValue] = .doubles(offsetsAddress)
                body(inputs)
            }
        }
    }
}

extension EffectPlan {
    /// Calls `body` with each number that is written, and with what a value of it does.
    fileprivate func forEachNumber(_ body: (CompiledNumber, (inout Track.Values, Double) -> Void) -> Void) {
        if let translation {
            body(translation.x) { $0.dx += $1 }
            body(translation.y) { $0.dy += $1 }
        }
        if let scale { body(scale) { $0.scale *= max(0, $1) } }
        if let rotation { body(rotation) { $0.rotation += $1 } }
        if let tilt { body(tilt) { $0.tilt += $1 } }
        if let alpha { body(alpha) { $0.alpha *= min(1, max(0, $1)) } }
        if let zIndex { body(zIndex) { $0.zIndex += $1 } }
    }
}

extension FormulaInputs {
    /// Keeps of every run its first value: what follows is a run of something else.
    fileprivate mutating func fix() {
        for slot in 0..<slotCount { self[slot] = .scalar(self[slot].first) }
    }
}
