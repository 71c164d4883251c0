import Testing

@testable import Formula

/// Texts with formulas in braces.
@Suite struct TextTemplateTests {
    let world = World()

    private func text(_ template: String) throws -> String {
        try compileTextTemplate(template, in: world.scope).text(world.inputs, words: world.scope.words)
    }

    @Test(arguments: [
        ("", ""), ("Fruit", "Fruit"), ("Item {item + 1}", "Item 8"), ("{item}{item}", "77"), ("{{item}}", "{item}"),
        ("{{{item}}}", "{7}"), ("{item} of {count}", "7 of 30"), ("{item / 2.0}", "3.5"), ("{count / 2.0}", "15"),
        ("{8 / 2}", "4"), ("{-0.0}", "0"), ("{1e300}", "1e+300"), ("{item > 3}", "true"),
        ("{section.id} {.berries}", "citrus berries"),
        ("Größe {item} 🍋", "Größe 7 🍋"), ("a \\ b", "a \\ b"), ("}}", "}"),
    ])
    func comesTo(_ template: String, _ expected: String) throws {
        #expect(try text(template) == expected)
    }

    @Test(
        arguments: [
            ("Item {itme}", 6..<10, "formula.unknownName", "'itme' is not known here.", "item"),
            ("ä {item +}", 10..<10, "formula.syntax", "A value was expected, found the end.", nil),
            ("a {", 2..<3, "formula.brace", "This '{' is not closed; a brace as such is doubled.", "{{"),
            ("a } b", 2..<3, "formula.brace", "This '}' closes nothing; a brace as such is doubled.", "}}"),
            ("{}", 1..<1, "formula.empty", "The formula is empty; a number or an expression was expected.", nil),
            (
                "No \\(item + (1)) x", 3..<16, "formula.interpolation",
                "A formula in a text stands in braces, not in \\(…).",
                "{item + (1)}"
            ),
            ("\\(item", 0..<6, "formula.interpolation", "A formula in a text stands in braces, not in \\(…).", nil),
        ] as [(String, Range<Int>, String, String, String?)])
    func says(_ template: String, _ range: Range<Int>, _ code: String, _ message: String, _ suggestion: String?) {
        do throws(FormulaError) {
            _ = try compileTextTemplate(template, in: world.scope)
            Issue.record("'\(template)' compiles")
        } catch {
            #expect(error.utf8Range == range)
            #expect(error.code == code)
            #expect(error.message == message)
            #expect(error.suggestion == suggestion)
        }
    }

    @Test func readsTheItemAtItsPlaceInTheRun() throws {
        var world = world
        let item = try #require(world.scope.names["item"])
        world.inputs[item.slot] = .iota(100)
        let template = try compileTextTemplate("No {item}", in: world.scope)
        #expect(try template.text(world.inputs, at: 23, words: world.scope.words) == "No 123")
        #expect(template.reach == .item)
        #expect(try compileTextTemplate("No {2 + 3}", in: world.scope).reach == .constant)
    }

    @Test func equalityIsOfWhatIsComputed() throws {
        func compile(_ text: String) throws -> TextTemplate { try compileTextTemplate(text, in: world.scope) }
        #expect(try compile("No {item+1}!") == compile("No { item + 1 }!"))
        #expect(try compile("No {item+1}!") != compile("No {item+1}"))
        #expect(try compile("{item}") != compile("{{item}}"))
    }

    @Test func throwsTheFault() throws {
        let template = try compileTextTemplate("Row {1 / (item - 7)}", in: world.scope)
        do throws(FormulaFault) {
            _ = try template.text(world.inputs, words: world.scope.words)
            Issue.record("there is no fault")
        } catch {
            #expect(error.message == "1 / 0: a division by zero has no result.")
            #expect(error.utf8Range == 5..<19)
        }
    }
}
