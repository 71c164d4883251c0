struct CirclePlan: Equatable {
}

extension PlanCompiler {
    func circle(_ values: ValueCompiler) -> CirclePlan {
        CirclePlan()
    }
}
