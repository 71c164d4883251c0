struct CirclePlan: Equatable {
    /// Nil for as large as fits.
    var radius: CompiledNumber?
    var startAngle: CompiledNumber
    var spacing: CompiledNumber
    /// Nil for the same as `spacing`.
    var ringSpacing: CompiledNumber?
    var facesCenter: Bool
}

extension PlanCompiler {
    func circle(_ values: ValueCompiler) -> CirclePlan {
        CirclePlan(
            radius: values.number(.radius, .spacing), startAngle: values.requiredNumber(.startAngle, .spacing),
            spacing: values.requiredNumber(.spacing, .spacing), ringSpacing: values.number(.ringSpacing, .spacing),
            facesCenter: values.settings.flag(.facesCenter) ?? false)
    }
}
