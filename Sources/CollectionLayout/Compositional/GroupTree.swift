/// A section's group with its leaves numbered: each description of a cell's place is a kind.
struct GroupTree {
    let item: LayoutItem
    /// Of the first leaf within.
    let firstKind: Int
    let kindCount: Int
    let subitems: [GroupTree]
    /// Whether a cell within sizes itself if it can.
    let estimatesCells: Bool

    init(_ item: LayoutItem, firstKind: Int = 0) {
        self.item = item
        self.firstKind = firstKind
        var next = firstKind
        subitems = (item.group?.subitems ?? []).map { subitem in
            let tree = GroupTree(subitem, firstKind: next)
            next += tree.kindCount
            return tree
        }
        kindCount = max(1, next - firstKind)
        estimatesCells =
            item.group == nil
            ? item.size.width.isEstimated || item.size.height.isEstimated : subitems.contains { $0.estimatesCells }
    }

    /// The badges of every leaf, by kind.
    var badges: [[LayoutBadge]] {
        guard item.group != nil else { return [item.badges] }
        let all = subitems.flatMap { $0.badges }
        return all.isEmpty ? [[]] : all
    }
}

extension LayoutItem {
    var transposed: LayoutItem {
        LayoutItem(
            size: size.transposed, contentInsets: contentInsets.transposed, edgeSpacing: edgeSpacing.transposed,
            badges: badges.map { $0.transposed }, group: group?.transposed)
    }
}

extension LayoutBadge {
    fileprivate var transposed: LayoutBadge {
        LayoutBadge(
            size: size.transposed, containerAnchor: containerAnchor.transposed, itemAnchor: itemAnchor?.transposed,
            zIndex: zIndex)
    }
}

extension LayoutGroup {
    fileprivate var transposed: LayoutGroup {
        var filling = filling
        if case .custom(let items) = filling {
            filling = .custom(items.map { CustomItem(frame: $0.frame.transposed, zIndex: $0.zIndex) })
        }
        return LayoutGroup(
            axis: axis == .horizontal ? .vertical : .horizontal, filling: filling,
            subitems: subitems.map { $0.transposed }, interItemSpacing: interItemSpacing)
    }
}
