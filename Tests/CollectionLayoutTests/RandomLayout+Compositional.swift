import CollectionLayout
import TestSupport

extension RandomLayout {
    /// Sections of groups nested up to three deep, with all dimensions and spacings, and some of rows.
    ///
    /// - Parameters:
    ///   - isSized: whether groups and cells are estimated and cells size themselves.
    ///   - isTame: whether nothing lies over anything: fractions that fit, no negative numbers, no badges.
    static func compositional(
        _ sectionCount: Int, isSized: Bool, isTame: Bool, _ direction: ScrollDirection,
        _ random: inout SeededGenerator
    ) -> CompositionalLayout {
        let sections = (0..<sectionCount).map { _ in
            section(isSized: isSized, isTame: isTame, direction, &random)
        }
        return CompositionalLayout(
            scrollDirection: direction, interSectionSpacing: random.points(0...20),
            snapsEdges: Bool.random(using: &random), sections: sections)
    }

    private static func section(
        isSized: Bool, isTame: Bool, _ direction: ScrollDirection, _ random: inout SeededGenerator
    ) -> CompositionalLayout.Section {
        let count = random.count()
        let isRows = Int.random(in: 0...5, using: &random) == 0
        let row = ListLayout.Row(
            size: Size(width: random.points(0...120), height: random.points(0...60)), spacing: random.points(0...9))
        let insets: EdgeInsets = isTame ? random.insets(0...20) : random.insets(-20...20)
        return CompositionalLayout.Section(
            itemCount: count,
            content: isRows
                ? .list(.constant(row)) : .groups(groups(isSized: isSized, isTame: isTame, direction, &random)),
            contentInsets: insets,
            referenceInset: direction == .vertical
                ? EdgeInsets(top: 0, left: random.points(0...9), bottom: 0, right: random.points(0...9))
                : EdgeInsets(top: random.points(0...9), left: 0, bottom: random.points(0...9), right: 0),
            boundaryItems: isTame ? plainBoundary(direction, &random) : boundary(&random))
    }

    private static func groups(
        isSized: Bool, isTame: Bool, _ direction: ScrollDirection, _ random: inout SeededGenerator
    ) -> CompositionalLayout.Groups {
        let axis: LayoutGroup.Axis = direction == .vertical ? .horizontal : .vertical
        var group = item(depth: Int.random(in: 1...3, using: &random), isTame: isTame, isGroup: true, &random)
        let length: LayoutDimension = isSized ? .estimated(random.points(20...120)) : .absolute(random.points(20...120))
        group.size =
            direction == .vertical
            ? LayoutSize(width: .fractionalWidth(1), height: length)
            : LayoutSize(width: length, height: .fractionalHeight(1))
        if isSized {
            group.contentInsets = .zero
            group.group = LayoutGroup(
                axis: axis,
                subitems: [
                    LayoutItem(
                        size: direction == .vertical
                            ? LayoutSize(width: .fractionalWidth(0.5), height: .estimated(20))
                            : LayoutSize(width: .estimated(20), height: .fractionalHeight(0.5)))
                ])
        }
        let seed = UInt64.random(in: 0...1000, using: &random)
        return CompositionalLayout.Groups(
            group: group, interGroupSpacing: isTame ? random.points(0...20) : random.points(-10...20),
            preferredSize: isSized
                ? { item, size, axes in
                    var preferred = SeededGenerator(seed: seed &+ UInt64(item))
                    let length = preferred.points(10...90)
                    return Size(
                        width: axes.contains(.width) ? length : size.width,
                        height: axes.contains(.height) ? length : size.height)
                } : nil)
    }

    private static func item(
        depth: Int, isTame: Bool, isGroup: Bool, _ random: inout SeededGenerator
    ) -> LayoutItem {
        let parts = Int.random(in: 1...4, using: &random)
        let size =
            isTame
            ? LayoutSize(width: .fractionalWidth(1 / Double(parts)), height: .fractionalHeight(1 / Double(parts)))
            : LayoutSize(width: dimension(&random), height: dimension(&random))
        var item = LayoutItem(size: size, contentInsets: random.insets(isTame ? 0...2 : -3...3))
        if !isTame {
            item.edgeSpacing = LayoutEdgeSpacing(
                leading: spacing(&random), top: spacing(&random), trailing: spacing(&random), bottom: spacing(&random))
            if !isGroup, Bool.random(using: &random) { item.badges = [badge(&random)] }
        }
        guard isGroup || depth > 0 && Bool.random(using: &random) else { return item }
        if isTame { item.contentInsets = .zero }
        let subitem = self.item(depth: depth - 1, isTame: isTame, isGroup: false, &random)
        let fillings: [LayoutGroup.Filling] = isTame ? [.count(parts)] : [.subitems, .count(parts), .repeating(parts)]
        item.group = LayoutGroup(
            axis: Bool.random(using: &random) ? .horizontal : .vertical,
            filling: fillings[Int.random(in: fillings.indices, using: &random)], subitems: [subitem],
            interItemSpacing: isTame ? .fixed(0) : spacing(&random))
        return item
    }

    private static func dimension(_ random: inout SeededGenerator) -> LayoutDimension {
        let dimensions: [LayoutDimension] = [
            .absolute(random.points(1...60)), .fractionalWidth(random.points(0.25...1)),
            .fractionalHeight(random.points(0.25...1)), .estimated(random.points(1...60)),
        ]
        return dimensions[Int.random(in: dimensions.indices, using: &random)]
    }

    private static func spacing(_ random: inout SeededGenerator) -> LayoutSpacing {
        Bool.random(using: &random) ? .fixed(random.points(-2...6)) : .flexible(random.points(0...6))
    }

    private static func badge(_ random: inout SeededGenerator) -> LayoutBadge {
        let shares = [0, 0.5, 1]
        func anchor(_ random: inout SeededGenerator) -> LayoutAnchor {
            LayoutAnchor(
                x: shares[Int.random(in: 0...2, using: &random)], y: shares[Int.random(in: 0...2, using: &random)],
                offset: Point(x: random.points(-1...1), y: random.points(-1...1)),
                isFractional: Bool.random(using: &random))
        }
        return LayoutBadge(
            size: LayoutSize(width: .absolute(random.points(0...20)), height: .fractionalHeight(random.points(0...1))),
            containerAnchor: anchor(&random), itemAnchor: Bool.random(using: &random) ? anchor(&random) : nil)
    }

    /// A header and a footer that take their own room.
    private static func plainBoundary(
        _ direction: ScrollDirection, _ random: inout SeededGenerator
    ) -> [BoundaryItem] {
        let length = LayoutDimension.absolute(random.points(1...40))
        let size =
            direction == .vertical
            ? LayoutSize(width: .fractionalWidth(1), height: length)
            : LayoutSize(width: length, height: .fractionalHeight(1))
        let isVertical = direction == .vertical
        return [
            BoundaryItem(kind: .header, size: size, alignment: isVertical ? .top : .leading),
            BoundaryItem(kind: .footer, size: size, alignment: isVertical ? .bottom : .trailing),
        ].filter { _ in Bool.random(using: &random) }
    }

    private static func boundary(_ random: inout SeededGenerator) -> [BoundaryItem] {
        (0..<Int.random(in: 0...3, using: &random)).map { place in
            BoundaryItem(
                kind: .supplementary, item: place,
                size: LayoutSize(width: dimension(&random), height: dimension(&random)),
                alignment: BoundaryItem.Alignment.allCases.randomElement(using: &random) ?? .top,
                absoluteOffset: Point(x: random.points(-9...9), y: random.points(-9...9)),
                extendsBoundary: Bool.random(using: &random))
        }
    }
}

extension CompositionalLayout {
    /// The same along the other axis: what is a width in one is a height in the other.
    var transposed: CompositionalLayout {
        var layout = self
        layout.scrollDirection = scrollDirection == .vertical ? .horizontal : .vertical
        layout.sections = sections.map { section in
            var section = section
            section.contentInsets = section.contentInsets.transposed
            section.referenceInset = section.referenceInset.transposed
            section.supplementaryInset = section.supplementaryInset.transposed
            section.boundaryItems = section.boundaryItems.map { $0.exchanged }
            switch section.content {
            case .list(let rows): section.content = .list(rows.transposed)
            case .groups(var groups):
                groups.group = groups.group.exchanged
                if let preferred = groups.preferredSize {
                    groups.preferredSize = { item, size, axes in
                        preferred(item, size.transposed, axes.exchanged).transposed
                    }
                }
                section.content = .groups(groups)
            }
            return section
        }
        return layout
    }
}

extension LayoutAxes {
    fileprivate var exchanged: LayoutAxes {
        var axes: LayoutAxes = []
        if contains(.width) { axes.insert(.height) }
        if contains(.height) { axes.insert(.width) }
        return axes
    }
}

extension LayoutDimension {
    fileprivate var exchanged: LayoutDimension {
        switch self {
        case .fractionalWidth(let share): .fractionalHeight(share)
        case .fractionalHeight(let share): .fractionalWidth(share)
        case .absolute, .estimated, .uniformAcrossSiblings: self
        }
    }
}

extension LayoutSize {
    fileprivate var exchanged: LayoutSize { LayoutSize(width: height.exchanged, height: width.exchanged) }
}

extension LayoutAnchor {
    fileprivate var exchanged: LayoutAnchor {
        LayoutAnchor(x: y, y: x, offset: offset.transposed, isFractional: isFractional)
    }
}

extension LayoutItem {
    fileprivate var exchanged: LayoutItem {
        var item = self
        item.size = size.exchanged
        item.contentInsets = contentInsets.transposed
        item.edgeSpacing = LayoutEdgeSpacing(
            leading: edgeSpacing.top, top: edgeSpacing.leading, trailing: edgeSpacing.bottom,
            bottom: edgeSpacing.trailing)
        item.badges = badges.map {
            LayoutBadge(
                size: $0.size.exchanged, containerAnchor: $0.containerAnchor.exchanged,
                itemAnchor: $0.itemAnchor?.exchanged, zIndex: $0.zIndex)
        }
        if var group {
            group.axis = group.axis == .horizontal ? .vertical : .horizontal
            group.subitems = group.subitems.map { $0.exchanged }
            item.group = group
        }
        return item
    }
}

extension BoundaryItem {
    fileprivate var exchanged: BoundaryItem {
        var item = self
        item.size = size.exchanged
        item.absoluteOffset = absoluteOffset.transposed
        item.alignment =
            switch alignment {
            case .top: .leading
            case .leading: .top
            case .bottom: .trailing
            case .trailing: .bottom
            case .topLeading: .topLeading
            case .bottomTrailing: .bottomTrailing
            case .topTrailing: .bottomLeading
            case .bottomLeading: .topTrailing
            }
        return item
    }
}
