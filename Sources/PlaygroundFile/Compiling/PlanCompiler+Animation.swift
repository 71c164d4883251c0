extension PlanCompiler {
    func animation(_ values: ValueCompiler) -> AnimationPlan {
        guard case .animation(let written)? = values.settings.values[.animation] else {
            return AnimationPlan(
                timing: .curve(.easeInOut, duration: .constant(0.3, .seconds)), stagger: .constant(0, .stagger))
        }
        func number(_ key: KeyName, _ written: [KeyName: WrittenValue], _ range: NumberRange) -> CompiledNumber? {
            guard case .number(let number)? = written[key] else { return nil }
            return values.number(number, range, values.surroundings(.viewport))
        }
        let stagger = number(.stagger, written.values, .stagger) ?? .constant(0, .stagger)
        func swing(_ written: [KeyName: WrittenValue]) -> AnimationPlan.Swing {
            if let ratio = number(.dampingRatio, written, .dampingRatio) { return .dampingRatio(ratio) }
            return .bounce(number(.bounce, written, .bounce) ?? .constant(0, .bounce))
        }
        if let spring = written.spring {
            let duration = number(.duration, spring, .springSeconds) ?? .constant(0.5, .springSeconds)
            return AnimationPlan(timing: .spring(swing(spring), duration: duration), stagger: stagger)
        }
        let duration = number(.duration, written.values, .seconds) ?? .constant(0.3, .seconds)
        if written.values[.dampingRatio] != nil {
            return AnimationPlan(timing: .spring(swing(written.values), duration: duration), stagger: stagger)
        }
        var curve = AnimationCurve.easeInOut
        if case .word(let word)? = written.values[.curve] { curve = AnimationCurve(rawValue: word) ?? curve }
        return AnimationPlan(timing: .curve(curve, duration: duration), stagger: stagger)
    }
}
