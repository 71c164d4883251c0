import CollectionLayout

extension Resolver {
    mutating func waterfall(_ numbers: [SectionNumbers], _ styleValues: StyleValues) -> WaterfallLayout {
        WaterfallLayout(scrollDirection: plan.scrollDirection, sections: playground.sections.map { WaterfallLayout.Section(itemCount: $0.itemCount) })
    }
}
