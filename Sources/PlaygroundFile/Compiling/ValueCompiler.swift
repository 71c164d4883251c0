import Formula

/// Compiles the values of one layer of settings, in the surroundings that their keys have.
struct ValueCompiler {
    let settings: WrittenSettings
    let layout: LayoutKind
    private let formulas: FormulaCompiler
    private let environment: LetEnvironment

    init(_ formulas: FormulaCompiler, _ settings: WrittenSettings, _ layout: LayoutKind) {
        self.formulas = formulas
        self.settings = settings
        self.layout = layout
        environment = formulas.environment(settings.lets)
    }

    func surroundings(_ row: ScopeRow) -> Surroundings { Surroundings(row, layout) }

    func number(_ written: WrittenNumber, _ range: NumberRange, _ surroundings: Surroundings) -> CompiledNumber {
        formulas.number(written, range, in: environment, surroundings)
    }

    /// The number of a key, or nil if nothing stands there.
    func number(_ key: KeyName, _ row: ScopeRow) -> CompiledNumber? {
        number(key, surroundings(row))
    }

    /// The number of a key in surroundings of its own, or nil if nothing stands there.
    func number(_ key: KeyName, _ surroundings: Surroundings) -> CompiledNumber? {
        guard case .number(let written)? = settings.values[key] else { return nil }
        return number(written, range(of: key), surroundings)
    }

    /// The number of a key that has a default in the table.
    func requiredNumber(_ key: KeyName, _ row: ScopeRow) -> CompiledNumber {
        number(key, row) ?? .constant(0, range(of: key))
    }

    func condition(_ written: WrittenCondition) -> CompiledCondition {
        formulas.condition(written, in: environment, surroundings(.viewport))
    }

    func text(_ written: WrittenText, _ row: ScopeRow = .itemText) -> PlannedText? {
        formulas.text(written, in: environment, Surroundings(row))
    }

    /// A size, whose height knows its width.
    func size(_ written: WrittenSize, _ surroundings: Surroundings) -> SizePlan {
        let width = number(written.width, .extent, surroundings)
        var beside = surroundings
        if surroundings.row >= .size { beside.across = width.reach }
        return SizePlan(
            width: width, height: written.height.map { number($0, .extent, beside) }, origin: written.origin)
    }

    func size(_ key: KeyName, _ row: ScopeRow) -> SizePlan? {
        guard case .size(let written)? = settings.values[key] else { return nil }
        return size(written, surroundings(row))
    }

    func point(_ key: KeyName, _ row: ScopeRow) -> PointPlan? {
        guard case .point(let written)? = settings.values[key] else { return nil }
        return point(written, surroundings(row))
    }

    func point(_ written: WrittenPoint, _ surroundings: Surroundings) -> PointPlan {
        PointPlan(
            x: number(written.x, .distance, surroundings), y: number(written.y, .distance, surroundings),
            origin: written.origin)
    }

    /// The choice of a key, or nil if nothing stands there.
    func choice(_ key: KeyName, _ row: ScopeRow) -> CompiledChoice? {
        choice(key, surroundings(row))
    }

    /// The choice of a key in surroundings of its own, or nil if nothing stands there.
    func choice(_ key: KeyName, _ surroundings: Surroundings) -> CompiledChoice? {
        guard case .choice(let written)? = settings.values[key],
            case .choice(let words)? = KeyTable.entry(key, of: .style(layout))?.shape
        else { return nil }
        return formulas.choice(written, of: words, in: environment, surroundings)
    }

    func insets(_ key: KeyName, _ row: ScopeRow) -> InsetsPlan {
        guard case .insets(let written)? = settings.values[key] else { return InsetsPlan() }
        return insets(written, row)
    }

    func insets(_ written: WrittenInsets, _ row: ScopeRow) -> InsetsPlan {
        func side(_ name: KeyName, _ distance: WrittenNumber) -> InsetsPlan.Side {
            InsetsPlan.Side(name: name, distance: number(distance, .distance, surroundings(row)))
        }
        switch written {
        case .all(let distance):
            return InsetsPlan(sides: [side(.horizontal, distance), side(.vertical, distance)])
        case .sides(let distances):
            return InsetsPlan(sides: zip([KeyName.top, .left, .bottom, .right], distances).map(side))
        case .named(let sides):
            return InsetsPlan(sides: sides.map { side($0.name, $0.distance) })
        }
    }

    private func range(of key: KeyName) -> NumberRange {
        if case .number(let range)? = KeyTable.entry(key, of: .style(layout))?.shape { range } else { .distance }
    }
}

extension WrittenSettings {
    func word(_ key: KeyName) -> String? {
        if case .word(let word)? = values[key] { word } else { nil }
    }

    func flag(_ key: KeyName) -> Bool? {
        if case .flag(let flag)? = values[key] { flag } else { nil }
    }
}
