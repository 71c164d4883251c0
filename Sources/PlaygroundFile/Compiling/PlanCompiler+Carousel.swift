struct CarouselPlan: Equatable {
    var spacing: CompiledNumber
    var minimumScale: CompiledNumber
    var minimumAlpha: CompiledNumber
    var tilt: CompiledNumber
    var perspective: CompiledNumber
}

extension PlanCompiler {
    func carousel(_ values: ValueCompiler) -> CarouselPlan {
        CarouselPlan(
            spacing: values.requiredNumber(.spacing, .spacing),
            minimumScale: values.requiredNumber(.minimumScale, .spacing),
            minimumAlpha: values.requiredNumber(.minimumAlpha, .spacing),
            tilt: values.requiredNumber(.tilt, .spacing),
            perspective: values.requiredNumber(.perspective, .spacing))
    }
}
