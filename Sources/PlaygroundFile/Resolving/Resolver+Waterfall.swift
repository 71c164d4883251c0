import CollectionLayout

extension Resolver {
    mutating func waterfall(_ numbers: [SectionNumbers], _ styleValues: StyleValues) -> WaterfallLayout {
        var sections: [WaterfallLayout.Section] = []
        for index in playground.sections.indices {
            if let section = waterfallSection(index, numbers[index], styleValues) { sections.append(section) }
        }
        return WaterfallLayout(scrollDirection: plan.scrollDirection, sections: sections)
    }

    private func waterfallSection(
        _ index: Int, _ numbers: SectionNumbers, _ styleValues: StyleValues
    ) -> WaterfallLayout.Section? {
        let section = playground.sections[index]
        guard case .waterfall(let waterfall) = plan.section(section.id).items else { return nil }
        let values = styleValues.sections[index]
        var spans = ItemSpans.one
        if let span = waterfall.span {
            spans = .perItem { range, columns in styleValues.fillSpans(span, section: index, range, columns) }
        }
        let lengths: WaterfallLayout.ItemLengths
        if let height = waterfall.itemHeight {
            lengths =
                numbers.itemHeight.map { .fixed($0) }
                ?? .perItem { range, widths, lengths in
                    styleValues.fillLengths(height, section: index, range, besideWidths: widths, lengths)
                }
        } else {
            lengths = .proportional(styleValues.proportions(nil, section: index))
        }
        return WaterfallLayout.Section(
            itemCount: section.itemCount, columns: numbers.columns, spacing: values.spacing,
            lineSpacing: values.lineSpacing, itemLengths: lengths, spans: spans, sectionInset: values.effectiveInset,
            headerLength: numbers.header, footerLength: numbers.footer)
    }
}
