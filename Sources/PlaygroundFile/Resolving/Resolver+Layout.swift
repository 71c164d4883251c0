import CollectionLayout
import Formula

extension Resolver {
    mutating func layout(_ numbers: [SectionNumbers], _ styleValues: StyleValues) -> Layout {
        switch style.layoutKind {
        case .flow:
            var sections: [FlowLayout.Section] = []
            for index in playground.sections.indices {
                if let section = flowSection(index, numbers[index], styleValues) { sections.append(section) }
            }
            return .flow(FlowLayout(scrollDirection: plan.scrollDirection, sections: sections))
        case .grid:
            var sections: [GridLayout.Section] = []
            for index in playground.sections.indices {
                if let section = gridSection(index, numbers[index], styleValues) { sections.append(section) }
            }
            return .grid(GridLayout(scrollDirection: plan.scrollDirection, sections: sections))
        case .list: return .list(list(numbers, styleValues))
        case .waterfall: return .waterfall(waterfall(numbers, styleValues))
        case .mosaic: return .mosaic(mosaic(numbers, styleValues))
        case .spiral: return .spiral(spiral(styleValues))
        case .circle: return .circle(circle(styleValues))
        case .stack: return .stack(stack(styleValues))
        case .carousel: return .carousel(carousel(styleValues))
        case .formula: return .formula(formula(styleValues))
        case .compositional: return .compositional(compositional(numbers, styleValues))
        }
    }

    private mutating func flowSection(
        _ index: Int, _ numbers: SectionNumbers, _ styleValues: StyleValues
    ) -> FlowLayout.Section? {
        let section = playground.sections[index]
        guard case .flow(let flow) = plan.section(section.id).items else { return nil }
        let sectionValues = styleValues.sections[index]
        return FlowLayout.Section(
            itemCount: section.itemCount, itemSize: itemSizes(flow.itemSize, section: index, styleValues),
            sectionInset: sectionValues.effectiveInset, minimumLineSpacing: sectionValues.lineSpacing,
            minimumInteritemSpacing: sectionValues.spacing, headerLength: numbers.header, footerLength: numbers.footer,
            lineAlignment: flow.lineAlignment, itemAlignment: flow.itemAlignment,
            fitTolerance: numbers.fitTolerance, centersLoneLastItem: flow.centersLoneLastItem)
    }

    private func gridSection(
        _ index: Int, _ numbers: SectionNumbers, _ styleValues: StyleValues
    ) -> GridLayout.Section? {
        let section = playground.sections[index]
        guard case .grid(let grid) = plan.section(section.id).items else { return nil }
        let sectionValues = styleValues.sections[index]
        var spans = ItemSpans.one
        if let span = grid.span {
            spans = .perItem { range, columns in styleValues.fillSpans(span, section: index, range, columns) }
        }
        return GridLayout.Section(
            itemCount: section.itemCount, columns: numbers.columns, spacing: sectionValues.spacing,
            lineSpacing: sectionValues.lineSpacing, itemLength: numbers.itemLength,
            leadingBlanks: numbers.leadingBlanks,
            spans: spans, sectionInset: sectionValues.effectiveInset, headerLength: numbers.header,
            footerLength: numbers.footer)
    }

    /// The sizes of a section's items: one for all where nothing of the item is named.
    mutating func itemSizes(_ size: SizePlan?, section: Int, _ styleValues: StyleValues) -> ItemValues {
        if let constant = styleValues.constantSize(size, section: section) {
            if constant.width == 0 || constant.height == 0, playground.sections[section].itemCount > 0 {
                noteZeroSize(constant, size?.origin)
            }
            return .constant(constant)
        }
        return .perItem { range, columns in styleValues.fillSizes(size, section: section, range, columns) }
    }

    /// Zero is a size, but hardly one that anybody wants.
    mutating func noteZeroSize(_ size: Size, _ origin: Origin?) {
        let extent = size.width == 0 ? (size.height == 0 ? "wide and high" : "wide") : "high"
        let origin = origin ?? style.origin
        values.report(
            origin,
            layoutWarning(
                .zeroSize, at: origin, playground.source,
                "The cells are 0 pt \(extent) \(phrase(viewport)), so nothing of them is drawn."))
    }

    /// The sizes by index over all sections, each section's by its own plan.
    func passSizes(_ styleValues: StyleValues) -> ItemValues {
        if plan.overrides.isEmpty || playground.sections.count <= 1, !playground.sections.isEmpty,
            case .pass(let size) = plan.section(playground.sections[0].id).items, size.reach < .section,
            let constant = styleValues.constantSize(size, section: 0)
        {
            return .constant(constant)
        }
        return .perItem { range, columns in styleValues.fillSizesOverAll(range, columns) }
    }
}
