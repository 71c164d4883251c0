import CollectionLayout
import JSONText

// What UIKit draws without a word and hardly anybody means, as far as the file alone tells it.

extension ResolvedStyle {
    /// Content insets on an axis that is estimated, sizes that a count replaces, items that repeat beyond their group, spacings
    /// that lay one over the other; each place of the file once.
    ///
    /// - Complexity: O(what is written of groups).
    func silentProblems(_ layout: PreparedLayout) -> [Problem] {
        guard style.layoutKind == .compositional else { return [] }
        var problems: [Problem] = []
        for (section, numbers) in values.numbers.enumerated() {
            guard case .compositional(let groups) = values.sectionPlan(section).items,
                let own = numbers.compositional, let group = own.group, layout.itemCount(inSection: section) > 0
            else { continue }
            if own.interGroupSpacing < 0, layout.itemCount(inSection: section) > 1 {
                problems.append(
                    warning(
                        .overlap, groups.interGroupSpacing.origin,
                        "Groups lie over each other by \(shown(-own.interGroupSpacing)) pt \(phrase(values.viewport)), "
                            + "because the spacing between them is negative."))
            }
            visit(groups.group, group, size: group.size.size(in: own.container), &problems)
        }
        var seen: Set<Int> = []
        return problems.filter { seen.insert(($0.place?.line ?? 0) << 20 + ($0.place?.column ?? 0)).inserted }
    }

    /// - Parameter size: what the item or group comes to.
    private func visit(_ plan: LayoutItemPlan, _ item: LayoutItem, size: Size, _ problems: inout [Problem]) {
        noteIgnoredInsets(plan, item, &problems)
        guard let groupPlan = plan.group, let group = item.group else { return }
        let effective = item.effectiveSize(of: size)
        let share = group.sharedLength(of: effective)
        noteOverflow(groupPlan, group, effective, &problems)
        for (subplan, subitem) in zip(groupPlan.subitems, group.subitems) {
            var own = subitem.size.size(in: effective)
            if let share {
                noteReplaced(subplan, group.axis, own, by: share, groupPlan, &problems)
                own[group.axis] = share
            }
            visit(subplan, subitem, size: own, &problems)
        }
    }

    private func noteIgnoredInsets(_ plan: LayoutItemPlan, _ item: LayoutItem, _ problems: inout [Problem]) {
        let insets = item.contentInsets
        let isIgnoredSideways = item.size.width.isEstimated && (insets.left != 0 || insets.right != 0)
        let isIgnoredUpright = item.size.height.isEstimated && (insets.top != 0 || insets.bottom != 0)
        guard isIgnoredSideways || isIgnoredUpright, let side = plan.contentInsets.sides.first else { return }
        let (which, why) =
            isIgnoredUpright
            ? (isIgnoredSideways
                ? ("on no side", "width and height are") : ("neither above nor below", "the height is"))
            : ("neither left nor right", "the width is")
        problems.append(
            warning(
                .withoutEffect, side.distance.origin,
                "'contentInsets' keep room \(which) here, because \(why) estimated; UIKit does not look at them there. "
                    + "'edgeSpacing' keeps room about an item of any size."))
    }

    private func noteReplaced(
        _ plan: LayoutItemPlan, _ axis: LayoutGroup.Axis, _ declared: Size, by share: Double,
        _ group: LayoutGroupPlan, _ problems: inout [Problem]
    ) {
        let isRow = axis == .horizontal
        let dimension = isRow ? plan.size.width : plan.size.height
        let length = declared[axis]
        guard !dimension.number.origin.isNone, !dimension.isWhole(isRow), abs(length - share) >= 0.5 else { return }
        problems.append(
            warning(
                dimension.kind.isEstimated ? .notSelfSized : .withoutEffect, dimension.number.origin,
                "'count' makes an item \(shown(share)) pt \(isRow ? "wide" : "high") \(phrase(values.viewport)), whatever its "
                    + "\(isRow ? "width" : "height") says, which is \(shown(length)) pt; 'repeating' keeps an item's own size."
            ))
    }

    private func noteOverflow(
        _ plan: LayoutGroupPlan, _ group: LayoutGroup, _ effective: Size, _ problems: inout [Problem]
    ) {
        guard case .repeating(let count) = group.filling, case .repeating(let number) = plan.filling,
            let first = group.subitems.first, group.subitems.count == 1
        else { return }
        let isRow = group.axis == .horizontal
        guard !(isRow ? first.size.width : first.size.height).isEstimated else { return }
        // A group of a count is one whose items and rooms fill it: what is missing is what does not fit.
        var counted = group
        counted.filling = .count(count)
        guard let share = counted.sharedLength(of: effective) else { return }
        let own = first.size.size(in: effective)
        let excess = (own[group.axis] - share) * Double(count)
        let extent = effective[group.axis]
        guard excess > 0.01 else { return }
        problems.append(
            warning(
                .groupOverflow, number.origin,
                "\(count) items and what is between them take \(shown(extent + excess)) pt of the group's \(shown(extent)) pt "
                    + "\(phrase(values.viewport)); 'repeating' places them all the same, over what follows. "
                    + "'count' makes them fit."))
    }
}

extension DimensionPlan {
    /// Whether it is all of the container's side, which says no more than that there is to be no gap.
    fileprivate func isWhole(_ isWidth: Bool) -> Bool {
        kind == (isWidth ? .fractionalWidth : .fractionalHeight) && number.value == .constant(1)
    }
}
