import CollectionLayout

extension Resolver {
    mutating func circle(_ styleValues: StyleValues) -> CircleLayout {
        CircleLayout(
            scrollDirection: plan.scrollDirection, itemCounts: playground.sections.map { $0.itemCount }, itemSize: passSizes(styleValues))
    }
}
