import Testing

@testable import Formula

/// Formulas against what another evaluator, written in another language, says that they come to.
@Suite struct OracleTests {
    @Test(arguments: FormulaFixture.names)
    func comesToWhatTheOracleSays(_ name: String) throws {
        let fixture = try FormulaFixture(name)
        try #require(fixture.cases.count >= 200)
        let world = FixtureWorld(fixture, count: fixture.items.count)
        for entry in fixture.cases {
            var scope = world.scope
            for definition in entry.lets { scope.add(definition) }
            do throws(FormulaError) {
                let formula = try compileFormula(entry.text, in: scope, expecting: nil)
                for (index, expected) in entry.outcomes.enumerated() {
                    let actual = outcome(of: formula, world, at: index, in: entry.text)
                    #expect(
                        agrees(actual, expected, fixture.isApproximate),
                        "\(entry.text) \(entry.lets) for item \(index) of \(name): \(actual), not \(expected)")
                }
            } catch {
                // Arithmetic that has no result whatever the item is an error as soon as it is compiled. For some items
                // something before it may have none either, so only that there is a fault can be compared.
                let areFaults = entry.outcomes.allSatisfy { if case .fault = $0 { true } else { false } }
                #expect(areFaults, "\(entry.text) \(entry.lets) of \(name): \(error.message), not \(entry.outcomes)")
            }
        }
    }

    private func outcome(
        of formula: CompiledFormula, _ world: FixtureWorld, at index: Int, in text: String
    ) -> FormulaFixture.Outcome {
        do throws(FormulaFault) {
            switch try formula.evaluate(world.inputs, at: index) {
            case .double(let value): return .double(value)
            case .int(let value): return .int(value)
            case .bool(let value): return .bool(value)
            case .word(let number): return .word(world.scope.words[number])
            }
        } catch {
            return .fault(code: error.code, place: place(error.utf8Range, error.letPath, in: text))
        }
    }

    private func place(_ range: Range<Int>, _ letPath: [String], in text: String) -> String {
        if !letPath.isEmpty { return "let" }
        let bytes = Array(text.utf8)[range].filter { !" ()".utf8.contains($0) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func agrees(
        _ actual: FormulaFixture.Outcome, _ expected: FormulaFixture.Outcome, _ isApproximate: Bool
    ) -> Bool {
        if case .fault(let code, let place) = actual, case .fault(let expectedCode, let expectedPlace) = expected {
            // The same operation inside a 'let' and outside is one, and has one place.
            return code == expectedCode && (place == expectedPlace || place == "let" || expectedPlace == "let")
        }
        guard case .double(let a) = actual, case .double(let b) = expected else { return actual == expected }
        if a.isNaN || b.isNaN { return a.isNaN && b.isNaN }
        if isApproximate { return a == b || (a - b).magnitude <= 1e-12 * max(1, b.magnitude) }
        return a.bitPattern == b.bitPattern
    }
}
