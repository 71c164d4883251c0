struct StackPlan: Equatable {
}

extension PlanCompiler {
    func stack(_ values: ValueCompiler) -> StackPlan {
        StackPlan()
    }
}
