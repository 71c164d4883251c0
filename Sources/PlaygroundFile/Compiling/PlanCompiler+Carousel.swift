struct CarouselPlan: Equatable {
}

extension PlanCompiler {
    func carousel(_ values: ValueCompiler) -> CarouselPlan {
        CarouselPlan()
    }
}
