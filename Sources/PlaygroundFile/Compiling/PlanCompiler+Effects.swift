/// What one entry of `effects` does with a cell; nil for what it leaves alone.
struct EffectPlan: Equatable {
    var translation: PointPlan?
    var scale: CompiledNumber?
    var rotation: CompiledNumber?
    var tilt: CompiledNumber?
    var alpha: CompiledNumber?
    var zIndex: CompiledNumber?

    var numbers: [CompiledNumber] {
        [translation?.x, translation?.y, scale, rotation, tilt, alpha, zIndex].compactMap { $0 }
    }
}

extension PlanCompiler {
    func effects(_ values: ValueCompiler) -> [EffectPlan] {
        guard case .effects(let written)? = values.settings.values[.effects] else { return [] }
        return written.map { effect in
            func number(_ key: KeyName) -> CompiledNumber? {
                guard case .number(let written)? = effect.values[key],
                    case .number(let range)? = KeyTable.entry(key, of: .effect)?.shape
                else { return nil }
                return values.number(written, range, values.surroundings(.effect))
            }
            var plan = EffectPlan(
                scale: number(.scale), rotation: number(.rotation), tilt: number(.tilt), alpha: number(.alpha),
                zIndex: number(.zIndex))
            if case .point(let point)? = effect.values[.translation] {
                plan.translation = values.point(point, values.surroundings(.effect))
            }
            return plan
        }
    }
}
