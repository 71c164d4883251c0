import CollectionLayout

extension Resolver {
    mutating func formula(_ styleValues: StyleValues) -> FormulaLayout {
        FormulaLayout(
            scrollDirection: plan.scrollDirection, itemCounts: playground.sections.map { $0.itemCount })
    }
}
