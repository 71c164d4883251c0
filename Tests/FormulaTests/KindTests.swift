import Testing

@testable import Formula

/// Kinds: what a number becomes beside its neighbour.
@Suite struct KindTests {
    let world = World()

    static let cases: [(String, FormulaValue)] = [
        // Whole with whole stays whole, and ends as an Int where anything may come.
        ("2 + 3", FormulaValue.int(5)), ("2 - 3", .int(-1)), ("2 * 3", .int(6)), ("7 % 4", .int(3)),
        // … and gives a Double where it is divided.
        ("5 / 2", .double(2.5)), ("(5 + 1) / 4", .double(1.5)), ("7 / 2 * 2", .double(7)),
        // Beside an Int it is one; item is 7, so the row in sevens is 1.
        ("item / 7", .int(1)), ("item / 2", .int(3)), ("100 / item", .int(14)), ("item % 4", .int(3)),
        ("-item / 2", .int(-3)), ("-item % 4", .int(-3)),
        // An Int beside a Double widens.
        ("item / 2.0", .double(3.5)), ("item * 0.5", .double(3.5)), ("bounds.width * item / 7", .double(390)),
        // data.span is written whole in the whole file, and 2 here.
        ("data.span / 4", .double(0.5)), ("data.span * 3", .int(6)), ("item / data.span", .int(3)),
        ("Int(data.span) / 4", .int(0)),
        // Functions.
        ("abs(-3)", .int(3)), ("abs(-3.5)", .double(3.5)), ("min(item, 3)", .int(3)), ("max(1, 2)", .int(2)),
        ("min(item, 3.5)", .double(3.5)), ("max(2, 8, item)", .int(8)), ("max(2, 8, item, 0.5)", .double(8)),
        ("floor(item)", .double(7)), ("sqrt(9)", .double(3)), ("Int(2.9)", .int(2)), ("Int(-2.9)", .int(-2)),
        ("CGFloat(item) / 2", .double(3.5)), ("Double(item) / 2", .double(3.5)), ("Int(5) / 2", .int(2)),
        ("item.magnitude", .int(7)), ("item.rounded()", .double(7)), ("7.magnitude", .int(7)),
        // Branches join as neighbours do.
        ("data.mine ? 1 : 2", .int(1)), ("data.mine ? 1 : 2.5", .double(1)),
        ("(data.mine ? 1 : 2) / 2", .double(0.5)),
        ("(data.mine ? item : 2) / 2", .int(3)), ("data.mine ? .citrus : .berries", .word(3)),
        ("data.mine ? isLandscape : true", .bool(false)),
        // Comparisons.
        ("item == 7", .bool(true)), ("item < 7.5", .bool(true)), ("1 == 1.0", .bool(true)),
        ("section.id == .citrus", .bool(true)), ("data.kind != .citrus", .bool(true)),
        ("data.mine == isLandscape", .bool(false)),
    ]

    @Test(arguments: cases)
    func givesValueOfKind(_ text: String, _ expected: FormulaValue) throws {
        #expect(try world.value(text) == expected)
    }

    @Test func wholeAtTheEndIsADouble() throws {
        #expect(try world.double("item % 4") == 3)
        #expect(try world.double("8") == 8)
        #expect(try compileFormula("8", in: world.scope, expecting: .double).kind == .double)
    }
}
