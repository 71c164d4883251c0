import CollectionLayout

struct WaterfallPlan: Equatable {
    var headerLength: CompiledNumber?
    var footerLength: CompiledNumber?
}

extension PlanCompiler {
    func waterfall(_ values: ValueCompiler, _ direction: ScrollDirection) -> WaterfallPlan {
        WaterfallPlan(
            headerLength: length(.headerReferenceSize, values, direction),
            footerLength: length(.footerReferenceSize, values, direction))
    }
}
