import TestSupport
import Testing

@testable import Formula

/// Division by a number that is known for the whole run, against the processor's.
@Suite struct DivisorTests {
    static let divisors: [Int64] = [
        1, 2, 3, 4, 5, 7, 10, 16, 97, 1 << 31, (1 << 32) - 1, 1 << 32, (1 << 32) + 1, 1 << 62, .max, .min, -2, -3, -7,
        -8,
        -(1 << 40),
    ]

    @Test(arguments: divisors)
    func dividesAsTheProcessorDoes(_ divisor: Int64) throws {
        var generator = SeededGenerator(seed: UInt64(bitPattern: divisor))
        var dividends: [Int64] = [0, 1, -1, 2, 6, 7, 8, -7, -8, -9, (1 << 32) - 1, 1 << 32, .max, .min, .min + 1]
        for shift in 0..<64 { dividends.append(Int64(bitPattern: generator.next()) >> Int64(shift)) }
        dividends += [divisor, divisor &- 1, divisor &+ 1, divisor &* 2]
        var scope = FormulaScope()
        scope.add(FormulaName(name: "n", kind: .int, reach: .item, slot: 0))
        scope.add(FormulaName(name: "d", kind: .int, reach: .section, slot: 1))
        let quotient = try compileFormula("n / d", in: scope, expecting: .int)
        #expect(
            try run("n / d % 1048576", scope, dividends, divisor) == dividends.map { Double($0 / divisor % 1_048_576) })
        #expect(
            try run("n % d % 1048576", scope, dividends, divisor) == dividends.map { Double($0 % divisor % 1_048_576) })
        for dividend in dividends {
            var inputs = FormulaInputs(slotCount: 2)
            inputs[0] = .scalar(.int(dividend))
            inputs[1] = .scalar(.int(divisor))
            #expect(try quotient.evaluate(inputs) == .int(dividend / divisor))
        }
    }

    private func run(
        _ text: String, _ scope: FormulaScope, _ dividends: [Int64], _ divisor: Int64
    ) throws -> [Double] {
        let formula = try compileFormula(text, in: scope, expecting: .double)
        return dividends.withUnsafeBufferPointer { dividends in
            var values = [Double](repeating: .nan, count: dividends.count)
            var inputs = FormulaInputs(slotCount: 2)
            if let base = dividends.baseAddress { inputs[0] = .ints(base) }
            inputs[1] = .scalar(.int(divisor))
            let fault = values.withUnsafeMutableBufferPointer {
                formula.evaluate(inputs, count: dividends.count, into: $0, using: FormulaScratch())
            }
            #expect(fault == nil)
            return values
        }
    }
}
