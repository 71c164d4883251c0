import CollectionLayout

extension Resolver {
    mutating func spiral(_ styleValues: StyleValues) -> SpiralLayout {
        var numbers: SpiralPlan?
        if case .spiral(let plan) = plan.pass { numbers = plan }
        return SpiralLayout(
            scrollDirection: plan.scrollDirection,
            itemCounts: playground.sections.map { $0.itemCount },
            itemsPerTurn: numbers.map { values.value($0.itemsPerTurn) } ?? 0,
            itemSize: passSizes(styleValues),
            radius: numbers.map { values.value($0.radius) } ?? 0, top: numbers.map { values.value($0.top) } ?? 0,
            risePerRadian: numbers.map { values.value($0.risePerRadian) } ?? 0,
            bottom: numbers.map { values.value($0.bottom) } ?? 0)
    }
}
