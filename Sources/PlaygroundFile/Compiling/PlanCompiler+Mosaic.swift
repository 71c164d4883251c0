import CollectionLayout

struct MosaicPlan: Equatable {
    var rowHeight: CompiledNumber
    var spacing: CompiledNumber
    /// Nil for the same as `spacing`.
    var lineSpacing: CompiledNumber?
    /// A size of which the ratio counts alone; nil for the items' own sizes.
    var proportions: SizePlan?
    var lastRow: MosaicLayout.LastRow
    /// Nil where the style says nothing.
    var headerLength: CompiledNumber?
    var footerLength: CompiledNumber?
}

extension PlanCompiler {
    func mosaic(_ values: ValueCompiler, _ direction: ScrollDirection) -> MosaicPlan {
        MosaicPlan(
            rowHeight: values.requiredNumber(.rowHeight, .spacing),
            spacing: values.requiredNumber(.spacing, .spacing),
            lineSpacing: values.number(.lineSpacing, .spacing),
            proportions: values.number(.aspectRatio, .size).map { ratio in
                SizePlan(width: ratio, height: .constant(1, .extent), origin: ratio.origin)
            },
            lastRow: values.settings.word(.lastRow) == "justified" ? .justified : .leading,
            headerLength: length(.headerReferenceSize, values, direction),
            footerLength: length(.footerReferenceSize, values, direction))
    }
}
