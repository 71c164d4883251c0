import CollectionLayout

extension PlanCompiler {
    /// What is at the edges of a section of a compositional layout.
    func edges(_ values: ValueCompiler, _ direction: ScrollDirection) -> SectionEdgesPlan {
        let standardHeader = standard(.header, .constant(.estimated, 44), direction)
        let standardFooter = standard(.footer, .constant(.estimated, 28), direction)
        let header = edgeItem(.header, standardHeader, values, direction)
        let footer = edgeItem(.footer, standardFooter, values, direction)
        var others: [BoundaryItemPlan] = []
        if case .boundaryItems(let items)? = values.settings.values[.boundarySupplementaryItems] {
            others = items.map { boundaryItem($0, kind($0.elementKind), .filling, .top, values) }
        }
        return SectionEdgesPlan(
            contentInsetsReference: reference(.contentInsetsReference, values),
            supplementaryReference: reference(.supplementaryContentInsetsReference, values), header: header,
            footer: footer, others: others, standardHeader: standardHeader, standardFooter: standardFooter)
    }

    private func kind(_ name: String?) -> ElementKind {
        switch name {
        case "header": .header
        case "footer": .footer
        default: .supplementary
        }
    }

    private func edgeItem(
        _ key: KeyName, _ standard: BoundaryItemPlan, _ values: ValueCompiler, _ direction: ScrollDirection
    ) -> EdgeItemPlan? {
        guard case .boundaryItem(let written)? = values.settings.values[key] else { return nil }
        let length = written.length.map { dimension($0, values) }
        let size = length.map { self.size($0, direction) } ?? standard.size
        return EdgeItemPlan(
            item: boundaryItem(written, standard.kind, size, standard.alignment, values), length: length)
    }

    private func boundaryItem(
        _ written: WrittenBoundaryItem, _ kind: ElementKind, _ size: LayoutSizePlan,
        _ alignment: BoundaryItem.Alignment, _ values: ValueCompiler
    ) -> BoundaryItemPlan {
        let surroundings = values.surroundings(.spacing)
        var name: PlannedText?
        if kind == .supplementary, let word = written.elementKind { name = .plain(word) }
        return BoundaryItemPlan(
            kind: kind,
            size: written.size.map { layoutSize($0, values, within: nil) } ?? size,
            alignment: written.alignment?.alignment ?? (kind == .footer && alignment == .top ? .bottom : alignment),
            absoluteOffset: written.absoluteOffset.map { values.point($0, surroundings) },
            extendsBoundary: written.extendsBoundary, pinToVisibleBounds: written.pinToVisibleBounds,
            zIndex: written.zIndex.map { values.number($0, .depth, surroundings) },
            text: written.text.flatMap { values.text($0, .headerText) } ?? name)
    }

    /// Across the whole section, at its beginning or its end.
    private func standard(_ kind: ElementKind, _ length: DimensionPlan, _ direction: ScrollDirection)
        -> BoundaryItemPlan
    {
        let alignment: BoundaryItem.Alignment =
            switch direction {
            case .vertical: kind == .header ? .top : .bottom
            case .horizontal: kind == .header ? .leading : .trailing
            }
        return BoundaryItemPlan(
            kind: kind, size: size(length, direction), alignment: alignment, extendsBoundary: true)
    }

    private func size(_ length: DimensionPlan, _ direction: ScrollDirection) -> LayoutSizePlan {
        let all = LayoutSizePlan.filling
        return direction == .vertical
            ? LayoutSizePlan(width: all.width, height: length, origin: length.number.origin)
            : LayoutSizePlan(width: length, height: all.height, origin: length.number.origin)
    }
}
