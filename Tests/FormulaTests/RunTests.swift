import Testing

@testable import Formula

/// Runs of items against the same items one by one: bit for bit, faults included.
@Suite struct RunTests {
    private static let block = BlockPlan.blockSize

    @Test(arguments: FormulaFixture.names)
    func equalsOneByOne(_ name: String) throws {
        let fixture = try FormulaFixture(name)
        let count = 2 * Self.block + 3
        let world = FixtureWorld(fixture, count: count)
        let scratch = FormulaScratch()
        var compiled = 0
        for entry in fixture.cases {
            var scope = world.scope
            for definition in entry.lets { scope.add(definition) }
            guard let formula = try? compileFormula(measured(entry), in: scope, expecting: .double) else { continue }
            compiled += 1
            try expectRunEqualsOneByOne(formula, world.inputs, count: count, scratch, entry.text)
        }
        #expect(compiled > fixture.cases.count * 3 / 4)
    }

    /// The formula as one that gives a number.
    private func measured(_ entry: FormulaFixture.Case) -> String {
        switch entry.outcomes[0] {
        case .bool: "(\(entry.text)) ? 1.5 : -0.5"
        case .word: "(\(entry.text)) == .citrus ? 1 : 2"
        default: entry.text
        }
    }

    private func expectRunEqualsOneByOne(
        _ formula: CompiledFormula, _ inputs: FormulaInputs, count: Int, _ scratch: FormulaScratch, _ text: String
    ) throws {
        var values = [Double](repeating: .nan, count: count)
        let fault = values.withUnsafeMutableBufferPointer {
            formula.evaluate(inputs, count: count, into: $0, using: scratch)
        }
        var first: FormulaFault?
        for index in 0..<count {
            var expected = 0.0
            do throws(FormulaFault) {
                if case .double(let value) = try formula.evaluate(inputs, at: index) { expected = value }
            } catch {
                if first == nil { first = error } else { first?.count += 1 }
            }
            let isSame = values[index].bitPattern == expected.bitPattern || values[index].isNaN && expected.isNaN
            if !isSame { Issue.record("\(text) for item \(index): \(values[index]), one by one \(expected)") }
            if !isSame { return }
        }
        #expect(fault == first, "\(text)")
    }

    @Test(arguments: [0, 1, 2, block - 1, block, block + 1, 2 * block, 2 * block + 1])
    func writesAsManyValuesAsAsked(_ count: Int) throws {
        var scope = FormulaScope()
        scope.add(FormulaName(name: "item", kind: .int, reach: .item, slot: 0))
        var inputs = FormulaInputs(slotCount: 1)
        inputs[0] = .iota(100)
        let formula = try compileFormula("item * 2 + 0.5", in: scope, expecting: .double)
        var values = [Double](repeating: -1, count: count + 3)
        let fault = values.withUnsafeMutableBufferPointer {
            formula.evaluate(inputs, count: count, into: $0, using: FormulaScratch())
        }
        #expect(fault == nil)
        // Item 100 + i gives 2 × (100 + i) + 0.5.
        let expected: [Double] = (0..<count).map { 200.5 + 2 * Double($0) }
        #expect(Array(values[..<count]) == expected)
        #expect(Array(values[count...]) == [-1, -1, -1])
    }

    static let firstItems: [Int64] = [0, 5, 1000, -3, -300, 1 << 31, (1 << 53) - 2, .max - 700, .max - 10]

    /// `item` that counts up: from the start, from within, from below 0, and beyond the end of Ints.
    @Test(arguments: firstItems)
    func equalsOneByOneForItemsThatCountUp(_ first: Int64) throws {
        var scope = FormulaScope()
        scope.add(FormulaName(name: "item", kind: .int, reach: .item, slot: 0))
        scope.add(FormulaName(name: "n", kind: .int, reach: .section, slot: 1))
        let scratch = FormulaScratch()
        let texts = [
            "item % n", "item % n * 2.5", "item % n * 2", "item / n", "item % n == 0 ? 1.5 : item % 3",
            "item % n + item",
            "item", "item * 0.5", "item % 4 == 3 && item % n != 2 ? item / 3 : item", "(item % n) % 3",
            "n % (item % n)",
            "item < 0 ? 1 : 10 / (item % n)", "random(item % n)",
        ]
        for modulus in [Int64(1), 3, 8, 256, 257, -1, -4, -7, 0, .min] {
            var inputs = FormulaInputs(slotCount: 2)
            inputs[0] = .iota(first)
            inputs[1] = .scalar(.int(modulus))
            for text in texts {
                let formula = try compileFormula(text, in: scope, expecting: .double)
                for count in [10, Self.block + 3] {
                    try expectRunEqualsOneByOne(formula, inputs, count: count, scratch, "\(text), n = \(modulus)")
                }
            }
        }
    }

    @Test func reportsTheFirstFaultAndTheirNumber() throws {
        var scope = FormulaScope()
        scope.add(FormulaName(name: "item", kind: .int, reach: .item, slot: 0))
        var inputs = FormulaInputs(slotCount: 1)
        inputs[0] = .iota(0)
        // Faults wherever item % 100 is 99: items 99, 199, … 599.
        let formula = try compileFormula("7 + 8 / (item % 100 - 99)", in: scope, expecting: .double)
        var values = [Double](repeating: -1, count: 600)
        let fault = values.withUnsafeMutableBufferPointer {
            formula.evaluate(inputs, count: 600, into: $0, using: FormulaScratch())
        }
        #expect(fault?.index == 99)
        #expect(fault?.count == 6)
        #expect(fault?.code == "formula.divisionByZero")
        #expect(fault?.utf8Range == 4..<25)
        #expect(fault?.message == "8 / 0: a division by zero has no result.")
        #expect(values[99] == 0)
        // 8 / (98 − 99) + 7
        #expect(values[98] == -1)
        #expect(values[300] == 7)
    }
}
