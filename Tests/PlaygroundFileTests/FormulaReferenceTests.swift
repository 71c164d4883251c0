import JSONText
import Testing

@testable import PlaygroundFile

/// docs/formulas.md against what formulas know.
@Suite struct FormulaReferenceTests {
    private static let page = (try? repositoryFile("docs/formulas.md")) ?? ""

    /// Of four insets the first is named, and an ellipsis says that there are more.
    @Test func everyNameIsInIt() {
        for entry in BuiltInNames.entries {
            let sides = ["left", "bottom", "right"]
            var name = entry.name
            for side in sides where name.hasSuffix("Inset.\(side)") || name.hasSuffix("Insets.\(side)") {
                name = "\(name.dropLast(side.count))top"
            }
            #expect(Self.page.contains("`\(name)`"), "\(entry.name)")
        }
    }

    /// What a `let` may not be called but for names of values: functions and kinds.
    @Test func everyFunctionIsInIt() {
        for name in [
            "abs", "min", "max", "floor", "ceil", "round", "trunc", "sqrt", "pow", "exp", "log", "sin", "cos", "tan",
            "asin",
            "acos", "atan", "atan2", "hypot", "random", "CGFloat", "Double", "Int",
        ] {
            #expect(BuiltInNames.reserved.contains(name))
            let words = Self.page.split { !$0.isLetter && !$0.isNumber }
            #expect(words.contains { $0 == name }, "\(name)")
        }
    }

    /// Its blocks are parts of a style, or a style.
    @Test func itsBlocksAreRight() throws {
        let blocks = Self.page.split(separator: "```jsonc\n").dropFirst().compactMap {
            $0.split(separator: "```").first
        }
        #expect(blocks.count == 3)
        for block in blocks {
            let style = block.hasPrefix("\"sunflower\"") ? String(block) : "\"a\": { \(block) }"
            let found = problems("{ \"let\": { \"gap\": 8 }, \"styles\": { \(style) } }")
            #expect(found.map(\.message) == [], "\(block)")
        }
    }
}
