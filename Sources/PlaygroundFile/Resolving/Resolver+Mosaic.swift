import CollectionLayout

extension Resolver {
    mutating func mosaic(_ numbers: [SectionNumbers], _ styleValues: StyleValues) -> MosaicLayout {
        var sections: [MosaicLayout.Section] = []
        for index in playground.sections.indices {
            if let section = mosaicSection(index, numbers[index], styleValues) { sections.append(section) }
        }
        return MosaicLayout(scrollDirection: plan.scrollDirection, sections: sections)
    }

    private func mosaicSection(
        _ index: Int, _ numbers: SectionNumbers, _ styleValues: StyleValues
    ) -> MosaicLayout.Section? {
        let section = playground.sections[index]
        guard case .mosaic(let mosaic) = plan.section(section.id).items else { return nil }
        let values = styleValues.sections[index]
        return MosaicLayout.Section(
            itemCount: section.itemCount, proportions: styleValues.proportions(mosaic.proportions, section: index),
            rowHeight: numbers.rowHeight, spacing: values.spacing, lineSpacing: values.lineSpacing,
            lastRow: mosaic.lastRow, sectionInset: values.effectiveInset, headerLength: numbers.header,
            footerLength: numbers.footer)
    }
}
