import CollectionLayout

extension PlanCompiler {
    func flow(_ values: ValueCompiler, _ direction: ScrollDirection) -> FlowPlan {
        FlowPlan(
            itemSize: values.size(.itemSize, .size),
            minimumLineSpacing: values.requiredNumber(.minimumLineSpacing, .spacing),
            minimumInteritemSpacing: values.requiredNumber(.minimumInteritemSpacing, .spacing),
            headerLength: length(.headerReferenceSize, values, direction),
            footerLength: length(.footerReferenceSize, values, direction),
            lineAlignment: lineAlignment(values.settings.word(.lineAlignment)),
            itemAlignment: itemAlignment(values.settings.word(.itemAlignment)),
            fitTolerance: values.requiredNumber(.fitTolerance, .spacing),
            centersLoneLastItem: values.settings.word(.lastLineSingle) == "center",
            estimatedItemSize: values.size(.estimatedItemSize, .spacing))
    }

    /// Of a header's or footer's size, what counts: its extent along the scroll. The other one is compiled all the same, so
    /// that a mistake in it shows.
    func length(_ key: KeyName, _ values: ValueCompiler, _ direction: ScrollDirection) -> CompiledNumber? {
        guard let size = values.size(key, .spacing) else { return nil }
        return direction == .horizontal ? size.width : size.height ?? size.width
    }

    private func lineAlignment(_ word: String?) -> FlowLayout.LineAlignment {
        switch word {
        case "leading": .leading
        case "center": .center
        case "trailing": .trailing
        default: .justified
        }
    }

    private func itemAlignment(_ word: String?) -> FlowLayout.ItemAlignment {
        switch word {
        case "top": .top
        case "bottom": .bottom
        default: .center
        }
    }
}
