import CollectionLayout

extension Resolver {
    mutating func list(_ numbers: [SectionNumbers], _ styleValues: StyleValues) -> ListLayout {
        ListLayout(scrollDirection: plan.scrollDirection, sections: playground.sections.map { ListLayout.Section(itemCount: $0.itemCount) })
    }
}
