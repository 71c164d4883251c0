struct SpiralPlan: Equatable {
    var itemsPerTurn: CompiledNumber
    var radius: CompiledNumber
    var top: CompiledNumber
    var risePerRadian: CompiledNumber
    var bottom: CompiledNumber
}

extension PlanCompiler {
    func spiral(_ values: ValueCompiler) -> SpiralPlan {
        SpiralPlan(
            itemsPerTurn: values.requiredNumber(.itemsPerTurn, .spacing),
            radius: values.requiredNumber(.radius, .spacing),
            top: values.requiredNumber(.top, .spacing), risePerRadian: values.requiredNumber(.risePerRadian, .spacing),
            bottom: values.requiredNumber(.bottom, .spacing))
    }
}
