import Testing

@testable import Formula

/// What names stand for, and how Swift's and UIKit's spellings of them are read.
@Suite struct NameTests {
    let world = World()

    @Test(arguments: [
        ("indexPath.item", FormulaValue.int(7)), ("indexPath.row", .int(7)), ("indexPath.section", .int(1)),
        ("collectionView.bounds.width", .double(390)), ("view.bounds.width", .double(390)),
        ("collectionView.bounds.size.width", .double(390)), ("view.frame.width", .double(390)),
        ("layout.available.width", .double(358)), ("bounds . width", .double(390)),
        ("bounds.width.nextDown", .double(390.0.nextDown)), ("bounds.width.nextUp", .double(390.0.nextUp)),
        ("bounds.width.nextUp.nextDown", .double(390)), ("(bounds.width / 3 - 8).rounded(.down)", .double(122)),
        ("item.magnitude", .int(7)), ("-7.5.magnitude", .double(-7.5)), ("(-7.5).magnitude", .double(7.5)),
        (".pi", .double(.pi)), ("Double.pi", .double(.pi)), ("CGFloat.pi / 2", .double(.pi / 2)),
        ("section.id", .word(3)), ("section + 1", .int(2)),
        ("traitCollection.horizontalSizeClass == .compact", .bool(true)),
        ("view.traitCollection.horizontalSizeClass == .regular", .bool(false)),
    ])
    func stands(_ text: String, _ expected: FormulaValue) throws {
        #expect(try world.value(text) == expected)
    }

    @Test func dataMayBeNamedLikeAMember() throws {
        var world = world
        world.add("data.magnitude", .item, .double(-4))
        #expect(try world.value("data.magnitude") == .double(-4))
        #expect(try world.value("data.magnitude.magnitude") == .double(4))
    }

    @Test func wordsThatAreNoIdentifiersStandBetweenBackticks() throws {
        let world = World(words: ["regular", "compact", "dried-fruit", "2nd row"])
        #expect(try world.value("section.id == .`dried-fruit`") == .bool(true))
        #expect(try world.value("section.id == .`2nd row`") == .bool(false))
        #expect(world.error("section.id == .dried-fruit")?.suggestion == ".`dried-fruit`")
        let constants = World(words: ["pi", "compact", "regular"])
        #expect(try constants.value("section.id == .`pi`") == .bool(false))
        #expect(try constants.value(".pi") == .double(.pi))
        // An item without a word reads the empty one.
        #expect(try world.value("section.id == .``") == .bool(false))
    }

    @Test func namesMayHaveLettersOfAnyLanguage() throws {
        var world = world
        world.define("größe", "12")
        world.define("间距", "größe / 2")
        #expect(try world.double("间距 + 1") == 7)
    }

    @Test func aSizeForItemBodyCanBePasted() throws {
        let text = """
            indexPath.item % 4 == 0
                ? collectionView.bounds.width - layout.available.width
                : CGFloat(indexPath.item) / 2
            """
        #expect(try world.double(text) == 3.5)
    }

    @Test func reachIsTheWidestAmongTheNames() throws {
        func reach(_ text: String) throws -> FormulaReach {
            try compileFormula(text, in: world.scope, expecting: nil).reach
        }
        #expect(try reach("1 + 2 * .pi") == .constant)
        #expect(try reach("bounds.width / 3") == .viewport)
        #expect(try reach("bounds.width / count") == .section)
        #expect(try reach("bounds.width / (item + 1)") == .item)
        // What is not taken is not depended on.
        #expect(try reach("true ? count : item") == .section)
        #expect(try compileFormula("2 + 3", in: world.scope, expecting: nil).isConstant)
    }

    @Test func namesAreThoseThatTheValueDependsOn() throws {
        let formula = try compileFormula("item + count * item", in: world.scope, expecting: .double)
        #expect(Set(formula.names.map(\.name)) == ["item", "count"])
        #expect(try compileFormula("false ? item : 1", in: world.scope, expecting: .double).names.isEmpty)
    }

    @Test func equalityIsOfWhatIsComputed() throws {
        func compile(_ text: String, _ world: World) throws -> CompiledFormula {
            try compileFormula(text, in: world.scope, expecting: .double)
        }
        #expect(try compile("item+1", world) == compile("( item + 1 )", world))
        #expect(try compile("collectionView.bounds.width", world) == compile("bounds.width", world))
        #expect(try compile("item + 1", world) != compile("item + 2", world))
        #expect(try compile("item + 1", world) != compile("count + 1", world))
        // Words are compared, not their numbers in one file or the other.
        let other = World(words: ["berries", "citrus", "regular", "compact"])
        let text = "section.id == .citrus ? 1 : 2"
        #expect(try compile(text, world) == compile(text, other))
        #expect(try compile(text, world) != compile("section.id == .berries ? 1 : 2", other))
    }
}
