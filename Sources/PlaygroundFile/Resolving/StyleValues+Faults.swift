import CollectionLayout
import Formula
import JSONText

// What to say of an item whose numbers make no sense: which of them, what it came to, and how many such items there are.
// The layout says which item it is; its formulas are asked once more.

extension StyleValues {
    func sizeProblem(_ diagnostic: LayoutDiagnostic, _ whom: String) -> Problem? {
        let size: SizePlan?
        switch sectionPlan(diagnostic.section).items {
        case .flow(let flow): size = flow.itemSize ?? ownSize(diagnostic)
        case .pass(let plan): size = plan
        case .waterfall(let waterfall): return lengthProblem(waterfall.itemHeight, diagnostic, whom)
        // The numbers of a grid and a mosaic are a section's, and are looked at when the style is resolved.
        case .grid, .mosaic, .compositional: return nil
        case .list(let list): return rowProblem(list, diagnostic, whom)
        case .formula(let plan): return formulaProblem(plan, diagnostic, whom)
        }
        guard let size else { return nil }
        return withInputs(for: size, diagnostic) { inputs in
            if let problem = problem(size.width, inputs, whom) { return problem }
            var inputs = inputs
            inputs.set(.width, .double(rawValue(size.width, inputs)))
            return size.height.flatMap { problem($0, inputs, whom) }
        }
    }

    /// - Parameter diagnostic: its amount is the item's width.
    private func lengthProblem(
        _ length: CompiledNumber?, _ diagnostic: LayoutDiagnostic, _ whom: String
    ) -> Problem? {
        guard let length, length.reach == .item else { return nil }
        let plan = SizePlan(width: length, height: nil, origin: length.origin)
        return withInputs(for: plan, diagnostic) { inputs in
            var inputs = inputs
            inputs[acrossSlot] = .scalar(.double(diagnostic.amount))
            return problem(length, inputs, whom)
        }
    }

    /// What to say of the numbers that a ratio is made of, or nil if each of them makes sense.
    func ratioProblem(_ diagnostic: LayoutDiagnostic, _ whom: String) -> Problem? {
        if case .mosaic(let mosaic) = sectionPlan(diagnostic.section).items, let plan = mosaic.proportions {
            return withInputs(for: plan, diagnostic) { problem(plan.width, $0, whom, countsAs: "1") }
        }
        guard let size = ownSize(diagnostic) else { return nil }
        return withInputs(for: size, diagnostic) { inputs in
            if let problem = problem(size.width, inputs, whom) { return problem }
            var inputs = inputs
            inputs.set(.width, .double(rawValue(size.width, inputs)))
            return size.height.flatMap { problem($0, inputs, whom) }
        }
    }

    func ownSizeOrigin(_ diagnostic: LayoutDiagnostic) -> Origin { ownSize(diagnostic)?.origin ?? .none }

    func spanProblem(_ diagnostic: LayoutDiagnostic, _ whom: String) -> Problem? {
        let span: CompiledNumber?
        switch sectionPlan(diagnostic.section).items {
        case .grid(let grid): span = grid.span
        case .waterfall(let waterfall): span = waterfall.span
        case .flow, .list, .mosaic, .formula, .compositional, .pass: span = nil
        }
        guard let span else { return nil }
        return withInputs(for: SizePlan(width: span, height: nil, origin: span.origin), diagnostic) { inputs in
            problem(span, inputs, whom)
        }
    }

    /// Where the size of a cell is written.
    func sizeOrigin(_ indexPath: IndexPath) -> Origin {
        switch sectionPlan(indexPath.section).items {
        case .flow(let flow): flow.itemSize?.origin ?? ownSizeOrigin(indexPath)
        case .grid(let grid):
            switch grid.itemLength {
            case .aspectRatio(let number), .fixed(let number): number.origin
            }
        case .waterfall(let waterfall): waterfall.itemHeight?.origin ?? .none
        case .mosaic(let mosaic): mosaic.proportions?.origin ?? .none
        case .list(let list): (list.height ?? list.width)?.origin ?? .none
        case .formula(let plan): plan.itemSize.origin
        case .compositional(let groups): groups.firstSizeOrigin
        case .pass(let size): size.origin
        }
    }

    /// Where an item's own size is written.
    private func ownSizeOrigin(_ indexPath: IndexPath) -> Origin {
        switch playground.sections[indexPath.section].items {
        case .fruits: .none
        case .generator(_, _, let size): size?.origin ?? .none
        case .list(let list):
            list.sizes.indices.contains(indexPath.item) ? list.sizes[indexPath.item]?.origin ?? .none : .none
        }
    }

    func spacingOrigin(_ section: Int, isOfLines: Bool) -> Origin {
        switch sectionPlan(section).items {
        case .flow(let flow): (isOfLines ? flow.minimumLineSpacing : flow.minimumInteritemSpacing).origin
        case .grid(let grid): (isOfLines ? grid.lineSpacing ?? grid.spacing : grid.spacing).origin
        case .waterfall(let waterfall):
            (isOfLines ? waterfall.lineSpacing ?? waterfall.spacing : waterfall.spacing).origin
        case .mosaic(let mosaic): (isOfLines ? mosaic.lineSpacing ?? mosaic.spacing : mosaic.spacing).origin
        case .list(let list): list.spacing.origin
        case .formula: .none
        case .compositional(let groups): groups.interGroupSpacing.origin
        case .pass: passSpacingOrigin(isOfLines: isOfLines)
        }
    }

    private func passSpacingOrigin(isOfLines: Bool) -> Origin {
        guard case .circle(let circle) = plan.pass else { return .none }
        return (isOfLines ? circle.ringSpacing ?? circle.spacing : circle.spacing).origin
    }

    private func ownSize(_ diagnostic: LayoutDiagnostic) -> SizePlan? {
        switch ownSizes[diagnostic.section] {
        case .same(let plan): plan
        case .plans(let plans): plans[diagnostic.item]
        case .none, .numbers: nil
        }
    }

    private func withInputs(
        for plan: SizePlan, _ diagnostic: LayoutDiagnostic, _ body: (FormulaInputs) -> Problem?
    ) -> Problem? {
        let item = diagnostic.item
        var inputs = inputs(section: diagnostic.section, from: item)
        var problem: Problem?
        withOwnSizes(for: plan, section: diagnostic.section, item..<item + 1, &inputs) { problem = body($0) }
        return problem
    }

    /// What to say of a number for one item, or nil if its value makes sense.
    func problem(
        _ number: CompiledNumber, _ inputs: FormulaInputs, _ whom: String, countsAs: String = "0"
    ) -> Problem? {
        guard case .formula(let formula) = number.value else { return nil }
        var found: Problem?
        withTexts(for: formula, inputs, count: 1) { inputs in
            do throws(FormulaFault) {
                let value = try formula.evaluate(inputs).asDouble
                guard !number.range.contains(value) else { return }
                found = valueProblem(number, value, at: viewport, playground.source, of: whom, countsAs: countsAs)
            } catch {
                found = faultProblem(
                    error, number.origin, at: viewport, playground.source, of: whom, countsAs: countsAs)
            }
        }
        return found
    }
}
