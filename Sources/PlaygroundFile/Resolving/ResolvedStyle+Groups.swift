import CollectionLayout
import JSONText

extension ResolvedStyle {
    /// What a compositional layout has to say of a section's group: what UIKit raises an exception about, and estimates that
    /// nothing replaces. Each with the place of the very item or group in the file.
    func groupProblem(_ diagnostic: LayoutDiagnostic) -> Problem? {
        guard case .compositional(let groups) = values.sectionPlan(diagnostic.section).items else { return nil }
        let line = groups.items(along: diagnostic.path)
        switch diagnostic.kind {
        case .groupCannotFit: return cannotFit(diagnostic, line)
        case .noEffectiveSize: return noEffectiveSize(diagnostic, line)
        case .notSelfSized: return notSelfSized(diagnostic, groups)
        default: return nil
        }
    }

    private func cannotFit(_ diagnostic: LayoutDiagnostic, _ line: [LayoutItemPlan]) -> Problem {
        let side = diagnostic.isWidth ? "width" : "height"
        guard let item = line.last, line.count > 1 else {
            return warning(
                .groupCannotFit, origin(of: line, diagnostic),
                "The group\(inSection(diagnostic)) has no place for a cell \(phrase(values.viewport)); UIKit raises an "
                    + "exception for that.")
        }
        let share = diagnostic.isWidth ? ".fractionalWidth(1)" : ".fractionalHeight(1)"
        let dimension = diagnostic.isWidth ? item.size.width : item.size.height
        // Edges about an item need room as well, and are not in its size.
        let isRemedy = item.edgeSpacing == nil && !dimension.kind.isEstimated && !dimension.number.origin.isNone
        return warning(
            .groupCannotFit, origin(of: line, diagnostic),
            "Not one \(item.group == nil ? "item" : "inner group") fits into its group\(inSection(diagnostic)) "
                + "\(phrase(values.viewport)): it needs \(precise(diagnostic.amount, beside: diagnostic.limit)) pt of "
                + "\(side) and there are \(precise(diagnostic.limit, beside: diagnostic.amount)) pt. "
                + "UIKit raises an exception for that\(isRemedy ? "; '\(share)' takes all there is" : "").",
            suggestion: isRemedy ? "\"\(share)\"" : nil)
    }

    private func noEffectiveSize(_ diagnostic: LayoutDiagnostic, _ line: [LayoutItemPlan]) -> Problem {
        let side = diagnostic.isWidth ? "width" : "height"
        let rule = "UIKit raises an exception where an effective size is not above 0."
        let here = "\(inSection(diagnostic)) \(phrase(values.viewport))"
        if let parent = line.dropLast().last?.group, let item = line.last, parent.isShared(diagnostic.isWidth),
            item.group == nil || item.contentInsets.sides.isEmpty
        {
            return warning(
                .noEffectiveSize, countOrigin(parent) ?? origin(of: line, diagnostic),
                "The items of a group\(here) get \(shown(diagnostic.amount)) pt of \(side) each, when what is between "
                    + "them is taken from its \(shown(diagnostic.limit)) pt. \(rule)")
        }
        guard diagnostic.limit > 0 else {
            return warning(
                .noEffectiveSize, origin(of: line, diagnostic),
                "The group\(here) has \(shown(diagnostic.limit)) pt of \(side). \(rule)")
        }
        let insets = line.last?.contentInsets.sides.first?.distance.origin
        return warning(
            .noEffectiveSize, insets ?? origin(of: line, diagnostic),
            "Insets leave \(shown(diagnostic.amount)) pt of the \(side) of a group\(here), which is "
                + "\(shown(diagnostic.limit)) pt. \(rule)")
    }

    private func notSelfSized(_ diagnostic: LayoutDiagnostic, _ groups: GroupsPlan) -> Problem? {
        var line = [groups.group]
        while let next = line.last?.group?.subitems.first(where: { $0.hasEstimatedLeaf }) { line.append(next) }
        guard let item = line.last else { return nil }
        let isWidth = item.size.width.kind.isEstimated
        let number = isWidth ? item.size.width.number : item.size.height.number
        return warning(
            .notSelfSized, number.origin.isNone ? origin(of: line, diagnostic) : number.origin,
            "The \(isWidth ? "width" : "height") of an item\(inSection(diagnostic)) stays at its estimate: UIKit sizes a cell "
                + "by its content only where its group is estimated on that axis as well.")
    }

    private func inSection(_ diagnostic: LayoutDiagnostic) -> String {
        values.playground.sections.count > 1 ? " of section \(diagnostic.section)" : ""
    }

    /// Two digits are enough unless they say that a number is more than itself.
    private func precise(_ value: Double, beside other: Double) -> String {
        shown(value) == shown(other) ? plainNumber(value) : shown(value)
    }

    private func countOrigin(_ group: LayoutGroupPlan) -> Origin? {
        guard case .count(let count) = group.filling, !count.origin.isNone else { return nil }
        return count.origin
    }

    /// Where the side of the last of them is written, else what is nearest to that.
    private func origin(of line: [LayoutItemPlan], _ diagnostic: LayoutDiagnostic) -> Origin {
        for item in line.reversed() {
            let side = (diagnostic.isWidth ? item.size.width : item.size.height).number.origin
            for origin in [side, item.size.origin, item.origin] where !origin.isNone { return origin }
        }
        return style.origin
    }

    func warning(
        _ code: ProblemCode, _ origin: Origin, _ message: String, suggestion: String? = nil
    ) -> Problem {
        layoutWarning(
            code, at: origin.isNone ? style.origin : origin, values.playground.source, message, suggestion: suggestion)
    }
}

extension GroupsPlan {
    /// The section's group, and what is within it on the way to the item that the path leads to.
    func items(along path: [Int]) -> [LayoutItemPlan] {
        var line = [group]
        for place in path {
            guard let subitems = line.last?.group?.subitems, subitems.indices.contains(place) else { break }
            line.append(subitems[place])
        }
        return line
    }
}

extension LayoutGroupPlan {
    /// Whether its items share its length on that axis.
    fileprivate func isShared(_ isWidth: Bool) -> Bool {
        if case .count = filling { (axis == .horizontal) == isWidth } else { false }
    }
}
