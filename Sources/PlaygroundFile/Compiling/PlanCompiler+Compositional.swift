import CollectionLayout

extension PlanCompiler {
    func compositional(_ values: ValueCompiler) -> CompositionalPlan? {
        guard values.layout == .compositional else { return nil }
        return CompositionalPlan(
            interSectionSpacing: values.requiredNumber(.interSectionSpacing, .viewport),
            contentInsetsReference: reference(.contentInsetsReference, values),
            snapsEdges: values.settings.flag(.snapEdges) ?? false)
    }

    /// The groups of a section, in the long form or the short one.
    func groups(_ values: ValueCompiler) -> GroupsPlan {
        let settings = values.settings
        var group: LayoutItemPlan
        if case .group(let written)? = settings.values[.group] {
            group = item(written, values, within: nil)
        } else {
            group = shortGroup(values)
        }
        if case .supplementaryItem(let written)? = settings.values[.badge] {
            let badge = supplementaryItem(written, values)
            group.forEachLeaf { $0.supplementaryItems.append(badge) }
        }
        if group.hasEstimatedLeaf, content(settings).showsItsText { formulas.noteText() }
        let behavior = settings.word(.orthogonalScrolling) ?? settings.word(.orthogonalScrollingBehavior)
        return GroupsPlan(
            group: group, interGroupSpacing: values.requiredNumber(.interGroupSpacing, .spacing),
            orthogonalScrolling: behavior.flatMap(OrthogonalScrollingBehavior.init(name:)) ?? .none)
    }

    private func shortGroup(_ values: ValueCompiler) -> LayoutItemPlan {
        let settings = values.settings
        var size = LayoutSizePlan(
            width: .constant(.fractionalWidth, 1), height: .constant(.absolute, 44), origin: .none)
        if case .layoutSize(let written)? = settings.values[.group] {
            size = layoutSize(written, values, within: nil)
        }
        var inner: WrittenLayoutSize?
        if case .layoutSize(let written)? = settings.values[.item] { inner = written }
        let item = LayoutItemPlan(
            size: layoutSize(inner, values, within: size), contentInsets: InsetsPlan(), edgeSpacing: nil,
            supplementaryItems: [], group: nil, origin: inner?.origin ?? .none)
        var filling = LayoutGroupPlan.Filling.subitems
        if case .number(let count)? = settings.values[.count] {
            filling = .count(number(count, .groupCount, values))
        } else if case .number(let count)? = settings.values[.repeating] {
            filling = .repeating(number(count, .groupCount, values))
        }
        var spacing: SpacingPlan?
        if case .layoutSpacing(let written)? = settings.values[.interItemSpacing] {
            spacing = self.spacing(written, values)
        }
        let axis: LayoutGroup.Axis = settings.word(.axis) == "vertical" ? .vertical : .horizontal
        return LayoutItemPlan(
            size: size, contentInsets: InsetsPlan(), edgeSpacing: nil, supplementaryItems: [],
            group: LayoutGroupPlan(axis: axis, filling: filling, subitems: [item], interItemSpacing: spacing),
            origin: size.origin)
    }

    /// - Parameter container: the size of the group that it is in; nil for the section's own group.
    private func item(
        _ written: WrittenLayoutItem, _ values: ValueCompiler, within container: LayoutSizePlan?
    ) -> LayoutItemPlan {
        let size = layoutSize(written.size, values, within: container)
        return LayoutItemPlan(
            size: size, contentInsets: written.contentInsets.map { values.insets($0, .spacing) } ?? InsetsPlan(),
            edgeSpacing: written.edgeSpacing.map { edgeSpacing($0, values) },
            supplementaryItems: written.supplementaryItems.map { supplementaryItem($0, values) },
            group: written.group.map { group($0, values, within: size) }, origin: written.origin)
    }

    private func group(
        _ written: WrittenLayoutGroup, _ values: ValueCompiler, within size: LayoutSizePlan
    ) -> LayoutGroupPlan {
        var subitems = written.subitems.map { item($0, values, within: size) }
        let filling: LayoutGroupPlan.Filling
        switch written.filling {
        case .subitems: filling = .subitems
        case .count(let count): filling = .count(number(count, .groupCount, values))
        case .repeating(let count): filling = .repeating(number(count, .groupCount, values))
        case .custom(let custom): filling = .custom(customItems(custom, values))
        }
        if case .custom = written.filling {
            subitems = []
        } else if subitems.isEmpty {
            subitems = [
                LayoutItemPlan(
                    size: layoutSize(nil, values, within: size), contentInsets: InsetsPlan(), edgeSpacing: nil,
                    supplementaryItems: [], group: nil, origin: .none)
            ]
        }
        return LayoutGroupPlan(
            axis: written.axis, filling: filling, subitems: subitems,
            interItemSpacing: written.interItemSpacing.map { spacing($0, values) })
    }

    private func customItems(_ written: WrittenCustomItems, _ values: ValueCompiler) -> CustomItemsPlan {
        var surroundings = values.surroundings(.spacing)
        surroundings.isCustomGroup = true
        func number(_ written: WrittenNumber, _ range: NumberRange) -> CompiledNumber {
            values.number(written, range, surroundings)
        }
        return CustomItemsPlan(
            count: self.number(written.count, .groupCount, values), x: number(written.frame.x, .distance),
            y: number(written.frame.y, .distance), width: number(written.frame.width, .extent),
            height: number(written.frame.height, .extent), zIndex: written.zIndex.map { number($0, .depth) })
    }

    /// What is left out fills the container; within a group that is estimated it is estimated as well, or the group could not
    /// size itself.
    func layoutSize(
        _ written: WrittenLayoutSize?, _ values: ValueCompiler, within container: LayoutSizePlan?
    ) -> LayoutSizePlan {
        func side(
            _ written: WrittenDimension?, _ container: DimensionPlan?, _ filling: DimensionPlan
        ) -> DimensionPlan {
            if let written { return dimension(written, values) }
            guard let container, container.kind.isEstimated else { return filling }
            var estimate = container
            estimate.number.origin = .none
            return DimensionPlan(kind: .estimated, number: estimate.number)
        }
        let all = LayoutSizePlan.filling
        return LayoutSizePlan(
            width: side(written?.width, container?.width, all.width),
            height: side(written?.height, container?.height, all.height), origin: written?.origin ?? .none)
    }

    func dimension(_ written: WrittenDimension, _ values: ValueCompiler) -> DimensionPlan {
        DimensionPlan(kind: written.kind, number: number(written.number, written.kind.range, values))
    }

    private func spacing(_ written: WrittenSpacing, _ values: ValueCompiler) -> SpacingPlan {
        SpacingPlan(isFlexible: written.isFlexible, number: number(written.number, .distance, values))
    }

    private func edgeSpacing(_ written: WrittenEdgeSpacing, _ values: ValueCompiler) -> EdgeSpacingPlan {
        EdgeSpacingPlan(
            leading: written.leading.map { spacing($0, values) }, top: written.top.map { spacing($0, values) },
            trailing: written.trailing.map { spacing($0, values) },
            bottom: written.bottom.map { spacing($0, values) })
    }

    private func supplementaryItem(
        _ written: WrittenSupplementaryItem, _ values: ValueCompiler
    ) -> SupplementaryItemPlan {
        SupplementaryItemPlan(
            size: layoutSize(written.size, values, within: nil),
            containerAnchor: anchor(written.containerAnchor, values),
            itemAnchor: written.itemAnchor.map { anchor($0, values) },
            zIndex: written.zIndex.map { number($0, .depth, values) },
            text: written.text.flatMap { values.text($0) })
    }

    private func anchor(_ written: WrittenAnchor, _ values: ValueCompiler) -> AnchorPlan {
        AnchorPlan(
            x: written.x, y: written.y,
            offset: written.offset.map { values.point($0, values.surroundings(.spacing)) },
            isFractional: written.isFractional)
    }

    func reference(_ key: KeyName, _ values: ValueCompiler) -> ContentInsetsReference {
        values.settings.word(key).flatMap(ContentInsetsReference.init) ?? .automatic
    }

    private func number(_ written: WrittenNumber, _ range: NumberRange, _ values: ValueCompiler) -> CompiledNumber {
        values.number(written, range, values.surroundings(.spacing))
    }
}

extension LayoutItemPlan {
    /// Calls `body` with every place of a cell that is written out.
    mutating func forEachLeaf(_ body: (inout LayoutItemPlan) -> Void) {
        guard group != nil else { return body(&self) }
        for index in group?.subitems.indices ?? 0..<0 { group?.subitems[index].forEachLeaf(body) }
    }

    /// Whether a cell within would have a size of its own.
    var hasEstimatedLeaf: Bool {
        guard let group else { return size.width.kind.isEstimated || size.height.kind.isEstimated }
        return group.subitems.contains { $0.hasEstimatedLeaf }
    }
}
