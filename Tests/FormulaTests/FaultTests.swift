import Testing

@testable import Formula

/// Arithmetic of Ints that has no result: said at its place, never a trap, and only where the value is taken.
@Suite struct FaultTests {
    @Test func overflowIsReportedWithItsNumbers() throws {
        var world = World()
        world.add("index", .item, .int(.max))
        let cases: [(String, Range<Int>, String)] = [
            ("1 + index", 0..<9, "1 + 9223372036854775807 is more than 64 bits hold."),
            ("0 * (index * 2)", 4..<15, "9223372036854775807 * 2 is more than 64 bits hold."),
            ("-2 - index", 0..<10, "-2 - 9223372036854775807 is more than 64 bits hold."),
            ("-(-index - 1)", 0..<13, "-(-9223372036854775808) is more than 64 bits hold."),
            ("abs(-index - 1)", 0..<15, "abs(-9223372036854775808) is more than 64 bits hold."),
            ("(-index - 1) / (6 - item)", 0..<25, "-9223372036854775808 / -1 is more than 64 bits hold."),
            ("(-index - 1) % (6 - item)", 0..<25, "-9223372036854775808 % -1 is more than 64 bits hold."),
        ]
        for (text, range, message) in cases {
            let fault = try #require(try world.fault(text), "\(text)")
            #expect(fault.code == "formula.overflow")
            #expect(fault.message == message)
            #expect(fault.utf8Range == range, "\(text)")
            #expect(fault.count == 1)
        }
        #expect(try world.value("-index - 1") == .int(.min))
        #expect(try world.value("index - 1 + 1") == .int(.max))
        #expect(try world.value("-9223372036854775808 + item - 7") == .int(.min))
    }

    @Test func wholeNumbersAreExactAndHaveTheSameEdges() throws {
        let world = World()
        #expect(try world.value("9007199254740993 - 9007199254740992") == .int(1))
        #expect(world.error("3037000500 * 3037000500")?.code == "formula.overflow")
        #expect(try world.value("3037000499 * 3037000499") == .int(9_223_372_030_926_249_001))
    }

    @Test func conversionHasTheEdgesOfADouble() throws {
        var world = World()
        world.add("x", .item, .double(0x1p53))
        #expect(try world.value("Int(x)") == .int(1 << 53))
        #expect(try world.value("Int(-x)") == .int(-(1 << 53)))
        #expect(try world.value("Int(x.nextDown)") == .int((1 << 53) - 1))
        #expect(try world.fault("Int(x.nextUp)")?.code == "formula.outsideInt")
        #expect(try world.fault("Int(-x - 2)")?.code == "formula.outsideInt")
        #expect(
            try world.fault("Int(x / 0)")?.message == "Int(inf) is beyond ±2^53, where an Int and a Double still agree."
        )
        #expect(try world.fault("Int(sqrt(-x))")?.code == "formula.outsideInt")
        // An Int is one already, however large.
        #expect(try world.value("Int(9223372036854775807)") == .int(.max))
    }

    @Test func doublesNeverFault() throws {
        let world = World()
        #expect(try world.value("1 / 0") == .double(.infinity))
        #expect(try world.value("-1 / 0") == .double(-.infinity))
        #expect(try world.double("0 / 0").isNaN)
        #expect(try world.double("5 % 0.0").isNaN)
        #expect(try world.double("sqrt(-1)").isNaN)
        #expect(try world.double("1e308 * 10") == .infinity)
    }

    /// `item` is 7 and `count` 30, so `item - 7` is a zero that is not known before.
    @Test(arguments: [
        ("item == 7 ? 1 : 1 / (item - 7)", FormulaValue.int(1)),
        ("item != 7 ? 1 / (item - 7) : 2", .int(2)),
        ("item == 7 || 1 / (item - 7) > 0", .bool(true)),
        ("item != 7 && 1 / (item - 7) > 0", .bool(false)),
        ("count == 30 ? 1 : 1 / (count - 30)", .int(1)),
        ("data.mine ? 1 : 1 % 0", .int(1)),
        ("true ? 1 : 1 % 0", .int(1)),
        ("false && 1 % 0 == 1", .bool(false)),
        ("true || 1 % 0 == 1", .bool(true)),
        ("(data.mine ? 5 : 1 / (item - 7)) + (isLandscape ? 1 / (item - 7) : 6)", .int(11)),
    ])
    func notTakenNotFaulted(_ text: String, _ expected: FormulaValue) throws {
        #expect(try World().value(text) == expected)
    }

    @Test(arguments: [
        ("item == 7 ? 1 / (item - 7) : 1", 12..<26), ("item == 7 && 1 / (item - 7) > 0", 13..<27),
        ("1 / (item - 7) > 0 || true", 0..<14), ("1 / (item - 7) > 0 ? 1 : 1", 0..<14),
        ("min(1 / (item - 7), 2 / (item - 7))", 4..<18),
    ])
    func takenFaultsAtItsPlace(_ text: String, _ range: Range<Int>) throws {
        let fault = try #require(try World().fault(text))
        #expect(fault.code == "formula.divisionByZero")
        #expect(fault.utf8Range == range)
    }

    @Test func certainFaultsAreErrorsUnlessTheyAreNotTaken() throws {
        let world = World()
        #expect(world.error("isLandscape ? 1 % 0 : item / 0")?.utf8Range == 14..<19)
        #expect(throws: Never.self) { try compileFormula("isLandscape ? 1 % 0 : 2", in: world.scope, expecting: nil) }
    }
}
