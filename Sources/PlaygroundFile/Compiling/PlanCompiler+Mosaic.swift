import CollectionLayout

struct MosaicPlan: Equatable {
    var headerLength: CompiledNumber?
    var footerLength: CompiledNumber?
}

extension PlanCompiler {
    func mosaic(_ values: ValueCompiler, _ direction: ScrollDirection) -> MosaicPlan {
        MosaicPlan(
            headerLength: length(.headerReferenceSize, values, direction),
            footerLength: length(.footerReferenceSize, values, direction))
    }
}
