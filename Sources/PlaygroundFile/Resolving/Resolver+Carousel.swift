import CollectionLayout

extension Resolver {
    mutating func carousel(_ styleValues: StyleValues) -> CarouselLayout {
        CarouselLayout(
            scrollDirection: plan.scrollDirection, itemCounts: playground.sections.map { $0.itemCount }, itemSize: passSizes(styleValues))
    }
}
