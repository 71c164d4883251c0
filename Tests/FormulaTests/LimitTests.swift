import Testing

@testable import Formula

/// How large a formula may be, and what is said beyond.
@Suite struct LimitTests {
    let world = World()

    @Test func hasAtMostFourKilobytes() throws {
        let blanks = String(repeating: " ", count: 4095)
        #expect(try world.double(blanks + "1") == 1)
        let error = try #require(world.error(blanks + "12"))
        #expect(error.code == "formula.tooLong")
        #expect(error.message == "A formula has at most 4096 bytes; this one has 4097.")
        #expect(error.utf8Range == 4096..<4097)
    }

    @Test(arguments: [
        ("(", "1", ")"), ("-", "item", ""), ("abs(", "1", ")"), ("!", "true", ""), ("true ? 1 : ", "2", ""),
    ])
    func nestsAtMostSixtyFourDeep(_ open: String, _ inside: String, _ close: String) throws {
        func text(_ depth: Int) -> String {
            String(repeating: open, count: depth) + inside + String(repeating: close, count: depth)
        }
        #expect(throws: Never.self) { try compileFormula(text(64), in: world.scope, expecting: nil) }
        let error = try #require(world.error(text(65)))
        #expect(error.code == "formula.tooDeep")
        #expect(error.message == "A formula nests at most 64 deep; name a part of it with 'let'.")
    }

    @Test func longPathsAreReadQuickly() throws {
        // The longest path that fits; to look for each of its beginnings among the names would take its length squared.
        let path = "bounds.width" + String(repeating: ".x", count: 2042)
        #expect(world.error(path)?.code == "formula.unknownMember")
        let unknown = "y" + String(repeating: ".x", count: 2047)
        #expect(world.error(unknown)?.code == "formula.unknownName")
        #expect(try world.double("bounds.width" + String(repeating: ".nextUp.nextDown", count: 200)) == 390)
    }

    @Test func longSumsAreNotDeep() throws {
        // 1,000 operations on 1,001 ones.
        #expect(try world.double("1" + String(repeating: "+1", count: 1000)) == 1001)
    }

    @Test func hasAtMostAThousandOperations() throws {
        let error = try #require(world.error("1" + String(repeating: "+1", count: 1001)))
        #expect(error.code == "formula.tooManyOperations")
        #expect(
            error.message == "A formula has at most 1000 operations, each 'let' that it uses counted once.")
    }

    @Test func countsEachLetOnce() throws {
        var world = world
        world.define("long", "item" + String(repeating: "+1", count: 400))
        world.define("longer", "long" + String(repeating: "+1", count: 400))
        // 400 + 400 of the lets, 200 here: item is 7, so each use of `longer` is 807.
        let sum = "longer" + String(repeating: "+longer", count: 200)
        #expect(try world.double(sum) == 201 * 807)
        let error = try #require(world.error(sum + "+1"))
        #expect(error.code == "formula.tooManyOperations")
    }

    @Test func letsLeadToEachOtherAtMostSixtyFourDeep() throws {
        var world = world
        for number in 1..<65 { world.define("part\(number)", "part\(number + 1) + 1") }
        world.define("part65", "1")
        #expect(try world.double("part2") == 64)
        let error = try #require(world.error("part1"))
        #expect(error.code == "formula.tooDeep")
        #expect(error.letPath.count == 64)
    }
}
