import CollectionLayout

extension Resolver {
    mutating func stack(_ styleValues: StyleValues) -> StackLayout {
        var layout = StackLayout(
            scrollDirection: plan.scrollDirection, itemCounts: playground.sections.map { $0.itemCount },
            itemSize: passSizes(styleValues), sectionInset: passInset(styleValues))
        guard case .stack(let stack) = plan.pass else { return layout }
        layout.angle = values.value(stack.angle)
        layout.depth = wholeCount(values.value(stack.depth))
        layout.isFan = stack.isFan
        if let shift = stack.shift {
            layout.shift = Point(x: values.value(shift.x), y: values.value(shift.y))
        } else if stack.isFan {
            layout.shift = .zero
        }
        return layout
    }
}
