import CollectionLayout

extension Resolver {
    mutating func stack(_ styleValues: StyleValues) -> StackLayout {
        StackLayout(
            scrollDirection: plan.scrollDirection, itemCounts: playground.sections.map { $0.itemCount }, itemSize: passSizes(styleValues))
    }
}
