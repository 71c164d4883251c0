struct StackPlan: Equatable {
    var angle: CompiledNumber
    /// Nil where the style says nothing.
    var shift: PointPlan?
    var depth: CompiledNumber
    var isFan: Bool
}

extension PlanCompiler {
    func stack(_ values: ValueCompiler) -> StackPlan {
        StackPlan(
            angle: values.requiredNumber(.angle, .spacing), shift: values.point(.shift, .spacing),
            depth: values.requiredNumber(.depth, .spacing), isFan: values.settings.flag(.fan) ?? false)
    }
}
