import CollectionLayout
import Formula

extension Resolver {
    /// An item, or a group with all that is in it.
    ///
    /// - Parameter container: what the containing group's insets leave of it.
    mutating func item(_ plan: LayoutItemPlan, within container: Size) -> LayoutItem {
        var item = shell(plan)
        if let group = plan.group {
            item.group = self.group(group, within: item.effectiveSize(of: item.size.size(in: container)))
        }
        return item
    }

    /// All of an item but what is in its group.
    private mutating func shell(_ plan: LayoutItemPlan) -> LayoutItem {
        LayoutItem(
            size: layoutSize(plan.size), contentInsets: values.insets(plan.contentInsets, isRightToLeft: false),
            edgeSpacing: plan.edgeSpacing.map { edgeSpacing($0) } ?? .none,
            badges: plan.supplementaryItems.map { badge($0) })
    }

    /// - Parameter effective: what the group's own insets leave of it.
    private mutating func group(_ plan: LayoutGroupPlan, within effective: Size) -> LayoutGroup {
        var group = LayoutGroup(axis: plan.axis, subitems: plan.subitems.map { shell($0) })
        group.interItemSpacing = plan.interItemSpacing.map { spacing($0) } ?? .fixed(0)
        switch plan.filling {
        case .subitems: break
        case .count(let count): group.filling = .count(groupCount(count))
        case .repeating(let count): group.filling = .repeating(groupCount(count))
        case .custom(let items): group.filling = .custom(customItems(items, in: effective))
        }
        let share = group.sharedLength(of: effective)
        for (index, subitem) in plan.subitems.enumerated() {
            guard let inner = subitem.group, group.subitems.indices.contains(index) else { continue }
            let item = group.subitems[index]
            var size = item.size.size(in: effective)
            if let share { size[plan.axis] = share }
            group.subitems[index].group = self.group(inner, within: item.effectiveSize(of: size))
        }
        return group
    }

    private mutating func groupCount(_ number: CompiledNumber) -> Int {
        let value = values.rawValue(number, countsAs: "1")
        return number.range.contains(value) ? max(1, wholeCount(value)) : 1
    }

    /// Where the cells of a custom group are. Their formulas know their place in the group, and its effective size.
    private mutating func customItems(_ plan: CustomItemsPlan, in effective: Size) -> [LayoutGroup.CustomItem] {
        let count = groupCount(plan.count)
        let outer = values.inputs
        defer { values.inputs = outer }
        values.inputs.set(.count, .int(Int64(count)))
        values.inputs.set(.availableWidth, .double(effective.width))
        values.inputs.set(.availableHeight, .double(effective.height))
        return (0..<count).map { place in
            values.inputs.set(.item, .int(Int64(place)))
            let whom = " for place \(place) of the group"
            let frame = Rect(
                x: values.value(plan.x, of: whom), y: values.value(plan.y, of: whom),
                width: values.value(plan.width, of: whom), height: values.value(plan.height, of: whom))
            return LayoutGroup.CustomItem(frame: frame, zIndex: plan.zIndex.map { zIndex($0) } ?? 0)
        }
    }

    mutating func layoutSize(_ plan: LayoutSizePlan) -> LayoutSize {
        LayoutSize(width: dimension(plan.width), height: dimension(plan.height))
    }

    mutating func dimension(_ plan: DimensionPlan) -> LayoutDimension {
        let value = values.value(plan.number)
        return switch plan.kind {
        case .absolute: .absolute(value)
        case .fractionalWidth: .fractionalWidth(value)
        case .fractionalHeight: .fractionalHeight(value)
        case .estimated: .estimated(value)
        case .uniformAcrossSiblings: .uniformAcrossSiblings(estimate: value)
        }
    }

    private mutating func spacing(_ plan: SpacingPlan) -> LayoutSpacing {
        let value = values.value(plan.number)
        return plan.isFlexible ? .flexible(value) : .fixed(value)
    }

    private mutating func edgeSpacing(_ plan: EdgeSpacingPlan) -> LayoutEdgeSpacing {
        LayoutEdgeSpacing(
            leading: plan.leading.map { spacing($0) } ?? .fixed(0), top: plan.top.map { spacing($0) } ?? .fixed(0),
            trailing: plan.trailing.map { spacing($0) } ?? .fixed(0),
            bottom: plan.bottom.map { spacing($0) } ?? .fixed(0))
    }

    private mutating func badge(_ plan: SupplementaryItemPlan) -> LayoutBadge {
        LayoutBadge(
            size: layoutSize(plan.size), containerAnchor: anchor(plan.containerAnchor),
            itemAnchor: plan.itemAnchor.map { anchor($0) }, zIndex: plan.zIndex.map { zIndex($0) } ?? 1)
    }

    private mutating func anchor(_ plan: AnchorPlan) -> LayoutAnchor {
        LayoutAnchor(
            x: plan.x, y: plan.y, offset: plan.offset.map { point($0) } ?? .zero, isFractional: plan.isFractional)
    }

    /// The boundary items of a section in the order in which each kind of element is counted.
    mutating func boundaryItems(_ edges: SectionEdgesPlan, _ section: PlaygroundSection) -> [BoundaryItem] {
        var counts: [ElementKind: Int] = [:]
        return presentItems(edges, section).map { plan in
            let item = counts[plan.kind, default: 0]
            counts[plan.kind] = item + 1
            return BoundaryItem(
                kind: plan.kind, item: item, size: layoutSize(plan.size), alignment: plan.alignment,
                absoluteOffset: plan.absoluteOffset.map { point($0) } ?? .zero,
                extendsBoundary: plan.extendsBoundary, pinToVisibleBounds: pins(plan),
                zIndex: plan.zIndex.map { zIndex($0) } ?? 0)
        }
    }

    /// The boundary items that there are: no header where it has no length, or where nothing is said of it and it has no text.
    private mutating func presentItems(
        _ edges: SectionEdgesPlan, _ section: PlaygroundSection
    ) -> [BoundaryItemPlan] {
        var items: [BoundaryItemPlan] = []
        let ends = [
            (edges.header, edges.standardHeader, section.hasHeader),
            (edges.footer, edges.standardFooter, section.hasFooter),
        ]
        for (item, standard, hasText) in ends {
            if let item {
                guard let length = item.length else {
                    items.append(item.item)
                    continue
                }
                if values.value(length.number) > 0 { items.append(item.item) }
            } else if hasText {
                items.append(standard)
            }
        }
        return items + edges.others
    }

    private func pins(_ item: BoundaryItemPlan) -> Bool {
        if let pins = item.pinToVisibleBounds { return pins }
        switch item.kind {
        case .header: return plan.headersPin
        case .footer: return plan.footersPin
        default: return false
        }
    }

    private mutating func point(_ plan: PointPlan) -> Point { Point(x: values.value(plan.x), y: values.value(plan.y)) }

    private mutating func zIndex(_ number: CompiledNumber) -> Int32 {
        Int32(exactly: values.value(number).rounded()) ?? 0
    }
}
