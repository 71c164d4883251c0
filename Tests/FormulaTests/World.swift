import Testing

@testable import Formula

/// A scope with names of each kind and reach, and the values that the tests give them.
struct World {
    var scope = FormulaScope()
    var inputs = FormulaInputs(slotCount: 16)

    init(words: [String] = ["regular", "compact", "citrus", "berries"]) {
        scope.words = WordTable(words)
        add("bounds.width", .viewport, .double(390))
        add("available.width", .section, .double(358))
        add("isLandscape", .viewport, .bool(false))
        add("traitCollection.horizontalSizeClass", .viewport, .word(2))
        add("section", .section, .int(1))
        add("section.id", .section, .word(3))
        add("count", .section, .int(30))
        add("item", .item, .int(7))
        add("data.span", .item, .int(2), kind: .whole)
        add("data.ratio", .item, .double(1.25))
        add("data.mine", .item, .bool(true))
        add("data.kind", .item, .word(4))
        scope.elsewhere = ["width": "in heights and cell values", "previous.maxX": "in 'list'"]
    }

    mutating func add(_ name: String, _ reach: FormulaReach, _ value: FormulaValue, kind: FormulaKind? = nil) {
        let natural: FormulaKind =
            switch value {
            case .double: .double
            case .int: .int
            case .bool: .bool
            case .word: .word
            }
        let slot = scope.names.count
        scope.add(FormulaName(name: name, kind: kind ?? natural, reach: reach, slot: slot))
        inputs[slot] = .scalar(value)
    }

    mutating func define(_ name: String, _ text: String) {
        scope.add(LetDefinition(name: name, content: .formula(text)))
    }

    /// The value of a formula, of whatever kind.
    func value(_ text: String) throws -> FormulaValue {
        try compileFormula(text, in: scope, expecting: nil).evaluate(inputs)
    }

    /// The value of a formula that must give a Double.
    func double(_ text: String) throws -> Double {
        guard case .double(let value) = try compileFormula(text, in: scope, expecting: .double).evaluate(inputs) else {
            Issue.record("'\(text)' gave no Double")
            return .nan
        }
        return value
    }

    /// The error of a formula that must not compile.
    func error(_ text: String, expecting kind: FormulaKind? = nil) -> FormulaError? {
        do throws(FormulaError) {
            _ = try compileFormula(text, in: scope, expecting: kind)
            Issue.record("'\(text)' compiles")
            return nil
        } catch {
            return error
        }
    }

    /// The fault of a formula that compiles and has no value.
    func fault(_ text: String) throws -> FormulaFault? {
        let formula = try compileFormula(text, in: scope, expecting: nil)
        do throws(FormulaFault) {
            Issue.record("'\(text)' gave \(try formula.evaluate(inputs))")
            return nil
        } catch {
            return error
        }
    }
}
