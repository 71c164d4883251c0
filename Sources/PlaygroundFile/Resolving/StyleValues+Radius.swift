import CollectionLayout
import Formula
import JSONText

extension StyleValues {
    /// The corner radius of a cell of that size; 0 if it makes no sense.
    func cornerRadius(_ cell: CellPlan, at indexPath: IndexPath, size: Size) -> Double {
        guard let number = cell.cornerRadius else {
            return groupRadius(inSection: indexPath.section) ?? cell.content.defaultCornerRadius(for: size)
        }
        if case .constant(let radius) = number.value { return radius }
        var radius = 0.0
        withInputs(of: number, at: indexPath, size: size) { radius = rawValue(number, $0) }
        return number.range.contains(radius) ? radius : 0
    }

    /// Radii that make no sense, each formula once, looked for among the first cells that differ.
    func radiusProblems(_ layout: PreparedLayout) -> [Problem] {
        var problems: [Problem] = []
        var seen: Set<Int> = []
        var budget = 256
        for section in playground.sections.indices {
            guard let number = sectionPlan(section).cell.cornerRadius, case .formula(let formula) = number.value,
                !seen.contains(number.origin.range.lowerBound)
            else { continue }
            // Cells of one size have one radius if nothing else of the item is named.
            let followsSizeAlone = formula.names.allSatisfy {
                $0.reach < .item || $0.name == "width" || $0.name == "height"
            }
            var last: Size?
            for item in 0..<min(layout.itemCount(inSection: section), 1000) where budget > 0 {
                let indexPath = IndexPath(section: section, item: item)
                let size = layout.frame(at: indexPath).size
                if followsSizeAlone {
                    if size == last { continue }
                    last = size
                }
                budget -= 1
                guard let problem = radiusProblem(number, at: indexPath, size: size) else { continue }
                seen.insert(number.origin.range.lowerBound)
                problems.append(problem)
                break
            }
        }
        return problems
    }

    private func radiusProblem(_ number: CompiledNumber, at indexPath: IndexPath, size: Size) -> Problem? {
        let section = playground.sections.count > 1 ? " of section \(indexPath.section)" : ""
        let whom = " for item \(indexPath.item)\(section)"
        var problem: Problem?
        withInputs(of: number, at: indexPath, size: size) { problem = self.problem(number, $0, whom) }
        return problem
    }

    private func withInputs(
        of number: CompiledNumber, at indexPath: IndexPath, size: Size, _ body: (FormulaInputs) -> Void
    ) {
        var inputs =
            number.reach < .item
            ? inputs(section: indexPath.section) : inputs(section: indexPath.section, from: indexPath.item)
        inputs.set(.width, .double(size.width))
        inputs.set(.height, .double(size.height))
        let plan = SizePlan(width: number, height: nil, origin: number.origin)
        let item = indexPath.item
        withOwnSizes(for: plan, section: indexPath.section, item..<item + 1, &inputs) { body($0) }
    }
}
