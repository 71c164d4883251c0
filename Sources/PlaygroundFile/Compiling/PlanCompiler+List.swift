import CollectionLayout

struct ListPlan: Equatable {
    var headerLength: CompiledNumber?
    var footerLength: CompiledNumber?
}

extension PlanCompiler {
    func list(_ values: ValueCompiler, _ direction: ScrollDirection) -> ListPlan {
        ListPlan(
            headerLength: length(.headerReferenceSize, values, direction),
            footerLength: length(.footerReferenceSize, values, direction))
    }
}
