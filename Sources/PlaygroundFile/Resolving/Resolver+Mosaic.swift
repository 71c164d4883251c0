import CollectionLayout

extension Resolver {
    mutating func mosaic(_ numbers: [SectionNumbers], _ styleValues: StyleValues) -> MosaicLayout {
        MosaicLayout(scrollDirection: plan.scrollDirection, sections: playground.sections.map { MosaicLayout.Section(itemCount: $0.itemCount) })
    }
}
