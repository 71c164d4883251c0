import Testing

@testable import Formula

/// Functions and members: the edges that a random formula seldom meets.
@Suite struct FunctionTests {
    let world = World()

    /// Ties go away from zero unless a rule says otherwise.
    static let rounding: [(rule: String, ofHalves: [Double])] = [
        // −2.5, −1.5, −0.5, 0.5, 1.5, 2.5
        ("", [-3, -2, -1, 1, 2, 3]), (".toNearestOrAwayFromZero", [-3, -2, -1, 1, 2, 3]),
        (".toNearestOrEven", [-2, -2, -0.0, 0, 2, 2]), (".down", [-3, -2, -1, 0, 1, 2]),
        (".up", [-2, -1, -0.0, 1, 2, 3]),
        (".towardZero", [-2, -1, -0.0, 0, 1, 2]), (".awayFromZero", [-3, -2, -1, 1, 2, 3]),
    ]

    @Test(arguments: rounding)
    func rounds(_ rule: String, _ expected: [Double]) throws {
        for (half, expected) in zip(["-2.5", "-1.5", "-0.5", "0.5", "1.5", "2.5"], expected) {
            let value = try world.double("(\(half)).rounded(\(rule))")
            #expect(value.bitPattern == expected.bitPattern, "\(half) by '\(rule)' is \(value), not \(expected)")
        }
    }

    @Test func functionsRoundAsTheirNamesSay() throws {
        #expect(try world.double("round(2.5)") == 3)
        #expect(try world.double("round(-2.5)") == -3)
        #expect(try world.double("round(0.49999999999999994)") == 0)
        #expect(try world.double("floor(-0.5)") == -1)
        #expect(try world.double("ceil(0.5)") == 1)
        #expect(try world.double("trunc(-1.9)") == -1)
    }

    /// Given by Python's integers: ((z ^ z >> 30) × 0xBF58476D1CE4E5B9 …) >> 11, over 2^53, of each number's bits.
    @Test(arguments: [
        ("0", 0.0), ("-0.0", 0.0), ("1", 0.16456303011505347), ("2", 0.07374902505844472),
        ("2.0", 0.07374902505844472), ("-1", 0.2735075169299517), ("0.5", 0.016616719984038797),
        ("1e6", 0.22332320742621914), ("item", 0.21442799659713063),
    ])
    func randomIsThatOfSplitMix(_ text: String, _ expected: Double) throws {
        #expect(try world.double("random(\(text))") == expected)
    }

    @Test func randomNumbersLieFromZeroToOneAndSpread() throws {
        var sum = 0.0
        for n in 1...10_000 {
            let value = random(Double(n))
            #expect(value >= 0 && value < 1)
            sum += value
        }
        // The mean of 10,000 fair ones is within 0.5 ± 4 standard deviations of 1 / √(12 × 10,000).
        #expect((sum / 10_000 - 0.5).magnitude < 4 * 0.0029)
        #expect(random(.nan) == random(-.nan))
    }

    @Test func minimumAndMaximumAreSwifts() throws {
        #expect(try world.double("min(0.0, -0.0)").bitPattern == min(0.0, -0.0).bitPattern)
        #expect(try world.double("max(0.0, -0.0)").bitPattern == max(0.0, -0.0).bitPattern)
        #expect(try world.double("min(0 / 0, 1)").isNaN)
        #expect(try world.double("min(1, 0 / 0)") == 1)
        #expect(try world.double("max(3, 1, 4, 1, 5, 9, 2, 6)") == 9)
    }

    @Test func remainderHasTheSignOfTheDividend() throws {
        #expect(try world.value("-7 % 4") == .int(-3))
        #expect(try world.value("7 % -4") == .int(3))
        #expect(try world.value("-7.5 % 2") == .double(-1.5))
        #expect(try world.value("7.5 % -2") == .double(1.5))
    }

    @Test func libmIsAsked() throws {
        #expect(try world.double("hypot(3, 4)") == 5)
        #expect(try world.double("pow(2, 10)") == 1024)
        #expect(try world.double("atan2(0, -1)") == .pi)
        #expect(try world.double("exp(0) + log(1) + cos(0)") == 2)
        #expect(try world.double("sin(0) + tan(0) + asin(0) + atan(0)") == 0)
        #expect(try world.double("acos(1)") == 0)
    }

    @Test(arguments: [
        ("2 + 3 * 4", 14.0), ("(2 + 3) * 4", 20), ("2 - 3 - 4", -5), ("24 / 4 / 2", 3), ("2 * 7 % 4", 2),
        ("-2 * -3", 6),
        ("- -2", 2), ("1 + 2 < 4 ? 1 : 2", 1), ("true || false && false ? 1 : 2", 1), ("!true || true ? 1 : 2", 1),
        ("false ? 1 : true ? 2 : 3", 2), ("true ? false ? 1 : 2 : 3", 2),
        ("1 == 1 && 2 == 2 ? 1 : 2", 1), ("-7 / 2", -3.5), ("1_000 * 2", 2000), ("1e3 + 1E-3", 1000.001),
        ("1.5e+2", 150),
    ])
    func precedenceIsSwifts(_ text: String, _ expected: Double) throws {
        #expect(try world.double(text) == expected)
    }
}
