import CollectionLayout
import Formula
import JSONText

extension StyleValues {
    /// Alignments of rows that are none, each formula once, looked for among the first rows.
    func alignmentProblems(_ layout: PreparedLayout) -> [Problem] {
        var problems: [Problem] = []
        var seen: Set<Int> = []
        for section in playground.sections.indices {
            guard case .list(let list) = sectionPlan(section).items, list.alignment.reach == .item,
                case .formula(let formula) = list.alignment.value,
                !seen.contains(list.alignment.origin.range.lowerBound)
            else { continue }
            for item in 0..<min(layout.itemCount(inSection: section), 256) {
                let whom = " for item \(item)" + (playground.sections.count > 1 ? " of section \(section)" : "")
                var found: Problem?
                withRowInputs(list, section: section, item..<item + 1, after: .none) { inputs in
                    withTexts(for: formula, inputs, count: 1) {
                        found = alignmentProblem(list.alignment, formula, $0, whom)
                    }
                }
                guard let found else { continue }
                seen.insert(list.alignment.origin.range.lowerBound)
                problems.append(found)
                break
            }
        }
        return problems
    }

    private func alignmentProblem(
        _ choice: CompiledChoice, _ formula: CompiledFormula, _ inputs: FormulaInputs, _ whom: String
    ) -> Problem? {
        do {
            let value = try formula.evaluate(inputs)
            guard choice.place(of: value, in: playground.names.words) == nil else { return nil }
            return wordProblem(choice, value, playground.names.words, at: viewport, playground.source, of: whom)
        } catch {
            return faultProblem(error, choice.origin, at: viewport, playground.source, of: whom)
        }
    }

    /// The width of a row, then its height.
    func rowProblem(_ list: ListPlan, _ diagnostic: LayoutDiagnostic, _ whom: String) -> Problem? {
        let item = diagnostic.item
        var found: Problem?
        withRowInputs(list, section: diagnostic.section, item..<item + 1, after: .none) { inputs in
            found = list.width.flatMap { problem($0, inputs, whom) }
            guard found == nil else { return }
            if let width = list.width { inputs.set(.width, .double(rawValue(width, inputs))) }
            found = list.height.flatMap { problem($0, inputs, whom) }
        }
        return found
    }
}
