/// A section's group with its leaves numbered: each description of a cell's place is a kind.
///
/// A class, since sections whose cells size themselves walk it group after group.
final class GroupTree {
    let item: LayoutItem
    let isGroup: Bool
    /// Of a group: the way its items follow each other.
    let axis: LayoutGroup.Axis
    /// Of a group: the room between two items.
    let spacing: LayoutSpacing
    /// Of a group: whether it takes as many items as fit.
    let isOpenEnded: Bool
    /// Of a group: so many items it has at most.
    let slotCount: Int
    /// Of the first leaf within.
    let firstKind: Int
    let kindCount: Int
    let subitems: [GroupTree]
    /// The sides on which a cell within sizes itself if it can.
    let estimatedAxes: LayoutAxes
    /// Whether a subitem wants to be as large as the largest of its siblings.
    let hasUniform: Bool

    init(_ item: LayoutItem, firstKind: Int = 0) {
        self.item = item
        isGroup = item.group != nil
        axis = item.group?.axis ?? .horizontal
        spacing = item.group?.interItemSpacing ?? .fixed(0)
        isOpenEnded = item.group?.filling == .subitems
        slotCount = item.group?.slotCount ?? 0
        self.firstKind = firstKind
        var next = firstKind
        subitems = (item.group?.subitems ?? []).map { subitem in
            var subitem = subitem
            // A length that is shared is no estimate any more: such an item does not size itself along the group.
            if let group = item.group, group.sharesLength {
                switch group.axis {
                case .horizontal: subitem.size.width = .absolute(0)
                case .vertical: subitem.size.height = .absolute(0)
                }
            }
            let tree = GroupTree(subitem, firstKind: next)
            next += tree.kindCount
            return tree
        }
        kindCount = max(1, next - firstKind)
        hasUniform = subitems.contains { !$0.isGroup && !$0.item.size.uniformAxes.isEmpty }
        estimatedAxes = isGroup ? subitems.reduce(into: []) { $0.formUnion($1.estimatedAxes) } : item.size.estimatedAxes
    }

    var estimatesCells: Bool { !estimatedAxes.isEmpty }

    /// Whether cells change the group's size: UIKit wants both to be estimated on a side.
    var sizesItself: Bool { !item.size.estimatedAxes.isDisjoint(with: estimatedAxes) }

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
            axis: axis.other, filling: filling,
            subitems: subitems.map { $0.transposed }, interItemSpacing: interItemSpacing)
    }
}
