import Formula

/// A number of the file, ready to be asked for.
struct CompiledNumber: Equatable {
    enum Value: Equatable {
        case constant(Double)
        case formula(CompiledFormula)
    }

    var value: Value
    /// What its value may be; beyond, it counts as 0.
    var range: NumberRange
    var origin: Origin

    static func constant(_ value: Double, _ range: NumberRange) -> CompiledNumber {
        CompiledNumber(value: .constant(value), range: range, origin: .none)
    }

    /// How often the value can change.
    var reach: FormulaReach {
        switch value {
        case .constant: .constant
        case .formula(let formula): formula.reach
        }
    }

    var formula: CompiledFormula? {
        if case .formula(let formula) = value { formula } else { nil }
    }

    /// Whether the value depends on what is found in a slot.
    func names(_ slot: Int) -> Bool {
        formula?.names.contains { $0.slot == slot } ?? false
    }
}

/// A size of the file; one without a height is a square.
struct SizePlan: Equatable {
    var width: CompiledNumber
    var height: CompiledNumber?
    var origin: Origin

    var reach: FormulaReach { max(width.reach, height?.reach ?? .constant) }

    func names(_ slot: Int) -> Bool { width.names(slot) || (height?.names(slot) ?? false) }

    static func constant(_ side: Double) -> SizePlan {
        SizePlan(width: .constant(side, .extent), height: nil, origin: .none)
    }
}

/// A place of the file, or how far something goes.
struct PointPlan: Equatable {
    var x: CompiledNumber
    var y: CompiledNumber
    var origin: Origin

    var reach: FormulaReach { max(x.reach, y.reach) }

    static let zero = PointPlan(x: .constant(0, .distance), y: .constant(0, .distance), origin: .none)
}

/// One of a key's words, as such or by a formula.
struct CompiledChoice: Equatable {
    enum Value: Equatable {
        case constant(String)
        case formula(CompiledFormula)
    }

    var value: Value
    /// What a formula may give. Anything else counts as the first of them.
    var words: [String]
    var origin: Origin

    static func constant(_ word: String, of words: [String]) -> CompiledChoice {
        CompiledChoice(value: .constant(word), words: words, origin: .none)
    }

    var reach: FormulaReach {
        switch value {
        case .constant: .constant
        case .formula(let formula): formula.reach
        }
    }

    /// The place among `words` of what the formula gave; nil if it is none of them.
    func place(of value: FormulaValue, in table: WordTable) -> Int? {
        guard case .word(let number) = value else { return nil }
        return words.firstIndex(of: table[number])
    }

    /// Whether the value depends on what is found in a slot.
    func names(_ slot: Int) -> Bool {
        guard case .formula(let formula) = value else { return false }
        return formula.names.contains { $0.slot == slot }
    }
}

/// A condition of the file.
enum CompiledCondition: Equatable {
    case constant(Bool)
    case formula(CompiledFormula, Origin)
}

/// Insets as sides in the order in which they apply: a later one has the last word.
struct InsetsPlan: Equatable {
    struct Side: Equatable {
        /// `top`, `left`, `bottom`, `right`, `leading`, `trailing`, `horizontal` or `vertical`.
        var name: KeyName
        var distance: CompiledNumber
    }

    var sides: [Side] = []
}
