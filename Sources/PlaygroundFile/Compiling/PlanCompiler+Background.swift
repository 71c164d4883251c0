/// The ground behind a section's items.
struct BackgroundPlan: Equatable {
    /// Nil for the colour that suits every section.
    var color: PlannedText?
    var cornerRadius: CompiledNumber
    var inset: InsetsPlan
}

extension PlanCompiler {
    func background(_ values: ValueCompiler) -> BackgroundPlan? {
        guard case .background(let written)? = values.settings.values[.sectionBackground] else { return nil }
        var plan = BackgroundPlan(color: nil, cornerRadius: .constant(0, .extent), inset: InsetsPlan())
        if case .text(let color)? = written[.color] { plan.color = values.text(color, .headerText) }
        if case .number(let radius)? = written[.cornerRadius] {
            plan.cornerRadius = values.number(radius, .extent, values.surroundings(.spacing))
        }
        if case .insets(let inset)? = written[.inset] { plan.inset = values.insets(inset, .spacing) }
        return plan
    }
}
