import Testing

@testable import Formula

/// Named formulas, resolved where they are used.
@Suite struct LetTests {
    @Test func namesInsideAreResolvedWhereItIsUsed() throws {
        // The article's case: a style's `gap` also moves a `side` that the top of the file writes in terms of it.
        var world = World()
        world.define("side", "(available.width - 2 * gap) / 3")
        world.define("gap", "8")
        #expect(try world.double("side") == (358.0 - 16) / 3)
        world.define("gap", "14")
        #expect(try world.double("side") == 110)
    }

    @Test func kindIsThatOfTheTextWhereItIsUsed() throws {
        var world = World()
        world.define("gap", "5")
        world.define("row", "item / gap")
        // Whole beside whole gives a Double where divided, beside an Int an Int.
        #expect(try world.value("gap / 2") == .double(2.5))
        #expect(try world.value("row") == .int(1))
        #expect(try world.value("row * 0.5") == .double(0.5))
    }

    @Test func numbersOfTheFileAreWholeAsTheyAreWritten() throws {
        var world = World()
        world.scope.add(LetDefinition(name: "gap", content: .number(5, isWrittenWhole: true)))
        world.scope.add(LetDefinition(name: "half", content: .number(5, isWrittenWhole: false)))
        world.scope.add(LetDefinition(name: "huge", content: .number(1e30, isWrittenWhole: true)))
        world.scope.add(LetDefinition(name: "wide", content: .bool(true)))
        #expect(try world.value("item / gap") == .int(1))
        #expect(try world.value("item / half") == .double(1.4))
        #expect(try world.value("huge") == .double(1e30))
        #expect(try world.value("wide && true") == .bool(true))
    }

    @Test func aCycleNamesItsPath() throws {
        var world = World()
        world.define("gap", "side / 20")
        world.define("side", "3 * width2")
        world.define("width2", "gap + 1")
        world.define("outer", "1 + gap")
        let error = try #require(world.error("2 * outer"))
        #expect(error.code == "formula.letCycle")
        #expect(error.message == "'gap' is defined by itself: gap → side → width2 → gap.")
        #expect(error.utf8Range == 4..<9)
        #expect(error.letPath == ["outer", "gap", "side", "width2"])
        world.define("self1", "self1 / 2")
        #expect(world.error("self1")?.message == "'self1' is defined by itself: self1 → self1.")
    }

    @Test func whatIsWrongInsideHasThePathToIt() throws {
        var world = World()
        world.define("tall", "1 + width * 2")
        world.define("taller", "tall + 1")
        let error = try #require(world.error("3 * taller"))
        #expect(error.code == "formula.outOfScope")
        #expect(error.message == "'width' is not known here; it is known in heights and cell values.")
        #expect(error.utf8Range == 4..<10)
        #expect(error.letPath == ["taller", "tall"])
        #expect(error.letRange == 4..<9)
    }

    @Test func syntaxInsideHasThePathToIt() throws {
        var world = World()
        world.define("broken", "1 + * 2")
        let error = try #require(world.error("item + broken"))
        #expect(error.message == "A value was expected, found '*'.")
        #expect(error.utf8Range == 7..<13)
        #expect(error.letPath == ["broken"])
        #expect(error.letRange == 4..<5)
    }

    @Test func faultsInsideHaveThePathToThem() throws {
        var world = World()
        world.define("share", "100 / (item - 7)")
        let fault = try #require(try world.fault("1 + share"))
        #expect(fault.message == "100 / 0: a division by zero has no result.")
        #expect(fault.utf8Range == 4..<9)
        #expect(fault.letPath == ["share"])
    }

    @Test func usesAreSharedAndListed() throws {
        var world = World()
        world.define("a", "sin(item * 0.5)")
        world.define("b", "a * a + a")
        world.define("unused", "1")
        let formula = try compileFormula("b + a * b", in: world.scope, expecting: .double)
        #expect(formula.lets == ["b", "a"])
        // item, 0.5, its Double, the product, the sine; a × a, + a; a × b, b + a × b.
        #expect(formula.program.instructions.count == 9)
    }

    @Test func namesComeBeforeLets() throws {
        // `let` may not shadow a name that is known; if it is there all the same, it is not heard.
        var world = World()
        world.define("item", "100")
        #expect(try world.value("item") == .int(7))
    }
}
