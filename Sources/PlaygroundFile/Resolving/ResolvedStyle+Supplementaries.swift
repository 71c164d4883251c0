package import CollectionLayout

extension ResolvedStyle {
    /// What a header, a footer, another boundary item or a badge says; nil for nothing, which hides a badge.
    ///
    /// Which of its badges an item has is told by its place in its group. Where cells change how many fit into a group, and
    /// items of one group have badges of different texts, it is told as if they had their estimates.
    ///
    /// - Parameter indexPath: as the layout counts elements of that kind.
    /// - Complexity: O(1), and O(places of a group) once a section whose items have badges of different texts.
    package func supplementaryText(_ kind: ElementKind, at indexPath: IndexPath) -> String? {
        guard values.playground.sections.indices.contains(indexPath.section) else { return nil }
        switch kind {
        case .cell, .decoration: return nil
        case .badge: return badgeText(at: indexPath)
        case .header, .footer, .supplementary: return boundaryText(kind, at: indexPath)
        }
    }

    private func boundaryText(_ kind: ElementKind, at indexPath: IndexPath) -> String? {
        let (playground, section) = (values.playground, indexPath.section)
        if let own = values.boundaryItem(kind, at: indexPath)?.text {
            return own.text(playground.textInputs(section: section), words: playground.names.words)
        }
        switch kind {
        case .header: return playground.headerText(inSection: section)
        case .footer: return playground.footerText(inSection: section)
        default: return nil
        }
    }

    private func badgeText(at indexPath: IndexPath) -> String? {
        let section = indexPath.section
        guard case .compositional(let groups) = values.sectionPlan(section).items else { return nil }
        let texts = groups.group.badgeTexts
        let perItem = texts.reduce(0) { max($0, $1.count) }
        guard perItem > 0, indexPath.item >= 0 else { return nil }
        let (item, place) = (indexPath.item / perItem, indexPath.item % perItem)
        guard item < values.playground.sections[section].itemCount else { return nil }
        let own = texts[texts.allSatisfy { $0 == texts[0] } ? 0 : values.leaf(of: item, section: section)]
        guard own.indices.contains(place) else { return nil }
        let cell = IndexPath(section: section, item: item)
        let text =
            own[place].map { planned in
                planned.text(values.playground.textInputs(at: cell), words: values.playground.names.words)
            } ?? values.playground.badgeText(at: cell)
        return text?.isEmpty == true ? nil : text
    }
}

extension StyleValues {
    /// The boundary item that the layout counts so.
    func boundaryItem(_ kind: ElementKind, at indexPath: IndexPath) -> BoundaryItemPlan? {
        guard let edges = sectionPlan(indexPath.section).edges, numbers.indices.contains(indexPath.section),
            let items = numbers[indexPath.section].compositional?.boundaryItems,
            let place = items.firstIndex(where: { $0.kind == kind && $0.item == indexPath.item })
        else { return nil }
        // Header and footer come first, as far as they are there.
        let others = place - (items.count - edges.others.count)
        if edges.others.indices.contains(others) { return edges.others[others] }
        return kind == .header ? edges.header?.item : edges.footer?.item
    }

    /// Which leaf of its section's group, in the order in which they are written, makes an item's place.
    fileprivate func leaf(of item: Int, section: Int) -> Int {
        let leaves = leafOrder(section: section)
        return leaves.isEmpty ? 0 : leaves[item % leaves.count]
    }
}

extension LayoutItemPlan {
    /// The texts of the badges of every leaf, nil for the item's own. As the layout has them: a custom group has none.
    fileprivate var badgeTexts: [[PlannedText?]] {
        guard let group else { return [supplementaryItems.map { $0.text }] }
        let all = group.subitems.flatMap { $0.badgeTexts }
        return all.isEmpty ? [[]] : all
    }
}
