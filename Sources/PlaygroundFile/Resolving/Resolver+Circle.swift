import CollectionLayout

extension Resolver {
    mutating func circle(_ styleValues: StyleValues) -> CircleLayout {
        var layout = CircleLayout(
            scrollDirection: plan.scrollDirection, itemCounts: playground.sections.map { $0.itemCount },
            itemSize: passSizes(styleValues), sectionInset: passInset(styleValues),
            cornerRadius: { size in
                // As the first item has it: the rings have room for the largest, whichever it is.
                let section = styleValues.sectionOfItem(0)
                return styleValues.cornerRadius(
                    styleValues.sectionPlan(section).cell, at: IndexPath(section: section, item: 0), size: size)
            })
        guard case .circle(let circle) = plan.pass else { return layout }
        layout.radius = circle.radius.map { values.value($0) }
        layout.startAngle = values.value(circle.startAngle)
        layout.spacing = values.value(circle.spacing)
        layout.ringSpacing = circle.ringSpacing.map { values.value($0) } ?? layout.spacing
        layout.facesCenter = circle.facesCenter
        return layout
    }

    /// The effective insets of a layout that runs once over all sections.
    func passInset(_ styleValues: StyleValues) -> EdgeInsets {
        styleValues.sections.first?.effectiveInset ?? .zero
    }
}
