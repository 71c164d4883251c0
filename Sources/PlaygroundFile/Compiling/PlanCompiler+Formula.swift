/// What a formula style says of the items of one section; nil for what it leaves as it is.
struct FormulaItemsPlan: Equatable {
    enum Place: Equatable {
        case center(PointPlan)
        /// The upper left corner.
        case origin(PointPlan)
    }

    var place: Place
    var itemSize: SizePlan
    var rotation: CompiledNumber?
    var scale: CompiledNumber?
    var alpha: CompiledNumber?
    var zIndex: CompiledNumber?

    var point: PointPlan {
        switch place {
        case .center(let point), .origin(let point): point
        }
    }

    /// All that is computed of an item, in the order in which it is: what comes later knows the size.
    var numbers: [CompiledNumber] {
        [itemSize.width, itemSize.height, point.x, point.y, rotation, scale, alpha, zIndex].compactMap { $0 }
    }

    func names(_ slot: Int) -> Bool { numbers.contains { $0.names(slot) } }
}

struct FormulaPlan: Equatable {
    /// Nil for as far as the cells reach.
    var contentSize: SizePlan?
}

extension PlanCompiler {
    func formula(_ values: ValueCompiler) -> FormulaPlan {
        FormulaPlan(contentSize: values.size(.contentSize, .spacing))
    }

    func formulaItems(_ values: ValueCompiler) -> FormulaItemsPlan {
        var sizes = values.surroundings(.size)
        sizes.knowsPrevious = true
        var places = values.surroundings(.cell)
        places.knowsPrevious = true
        func number(_ key: KeyName) -> CompiledNumber? { values.number(key, places) }
        var place = FormulaItemsPlan.Place.center(.zero)
        var size = SizePlan.constant(0)
        if case .size(let written)? = values.settings.values[.itemSize] { size = values.size(written, sizes) }
        if case .rect(let written)? = values.settings.values[.frame] {
            place = .origin(
                values.point(WrittenPoint(x: written.x, y: written.y, origin: written.origin), places))
            size = values.size(
                WrittenSize(width: written.width, height: written.height, origin: written.origin), sizes)
        } else if case .point(let written)? = values.settings.values[.center] {
            place = .center(values.point(written, places))
        }
        return FormulaItemsPlan(
            place: place, itemSize: size, rotation: number(.rotation), scale: number(.scale), alpha: number(.alpha),
            zIndex: number(.zIndex))
    }
}
