import JSONText
import Testing

@Suite struct NumberMistakeTests {
    static let mistakes = [
        Mistake("[+1]", "number", 2..<4, "+1 has a plus sign, which JSON does not know: write 1.", suggestion: "1"),
        Mistake(
            "[+.5e1]", "number", 2..<7, "+.5e1 has a plus sign, which JSON does not know: write 0.5e1.",
            suggestion: "0.5e1"),
        Mistake("[.5]", "number", 2..<4, ".5 has no digit before its point: write 0.5.", suggestion: "0.5"),
        Mistake("[-.5]", "number", 2..<5, "-.5 has no digit before its point: write -0.5.", suggestion: "-0.5"),
        Mistake("[1.]", "number", 2..<4, "1. has no digit after its point: write 1.", suggestion: "1"),
        Mistake("[2.e3]", "number", 2..<6, "2.e3 has no digit after its point: write 2e3.", suggestion: "2e3"),
        Mistake("[012]", "number", 2..<5, "012 begins with a zero: write 12.", suggestion: "12"),
        Mistake("[-007.50]", "number", 2..<9, "-007.50 begins with a zero: write -7.50.", suggestion: "-7.50"),
        Mistake("[00]", "number", 2..<4, "00 begins with a zero: write 0.", suggestion: "0"),
        Mistake("[0x1F]", "number", 2..<6, "0x1F is not decimal: write 31.", suggestion: "31"),
        Mistake("[-0b101]", "number", 2..<8, "-0b101 is not decimal: write -5.", suggestion: "-5"),
        Mistake("[0o17]", "number", 2..<6, "0o17 is not decimal: write 15.", suggestion: "15"),
        Mistake("[1_000]", "number", 2..<7, "1_000 has its digits grouped: write 1000.", suggestion: "1000"),
        Mistake("[100px]", "number", 2..<7, "100px has a unit: write 100.", suggestion: "100"),
        Mistake("[1.5em]", "number", 2..<7, "1.5em has a unit: write 1.5.", suggestion: "1.5"),
        Mistake("[50%]", "number", 2..<5, "50% has a unit: write 50.", suggestion: "50"),
        Mistake("[12f]", "number", 2..<5, "12f has a unit: write 12.", suggestion: "12"),
        Mistake("[–5]", "number", 2..<4, "–5 begins with a dash instead of a minus sign: write -5.", suggestion: "-5"),
        Mistake("[−5]", "number", 2..<4, "−5 begins with a dash instead of a minus sign: write -5.", suggestion: "-5"),
        Mistake("[1e]", "number", 2..<4, "1e has no digits in its exponent."),
        Mistake("[1E+]", "number", 2..<5, "1E+ has no digits in its exponent."),
        Mistake("[-]", "number", 2..<3, "- has no digits."),
        Mistake("[1.2.3]", "number", 2..<7, "1.2.3 is no number."),
        Mistake("[--1]", "number", 2..<5, "--1 is no number."),
        Mistake("[NaN]", "notFinite", 2..<5, "NaN is no number in JSON, where every number is finite."),
        Mistake("[-Infinity]", "notFinite", 2..<11, "-Infinity is no number in JSON, where every number is finite."),
        Mistake("[+inf]", "notFinite", 2..<6, "+inf is no number in JSON, where every number is finite."),
        Mistake("[1e999]", "numberTooLarge", 2..<7, "1e999 is beyond what a number can hold (about 1.8e308)."),
        Mistake("[-1e309]", "numberTooLarge", 2..<8, "-1e309 is beyond what a number can hold (about 1.8e308)."),
        Mistake(
            "[1+2]", "unquotedString", 2..<5, "Text and formulas stand in quotes: write \"1+2\".", suggestion: "\"1+2\""
        ),
        Mistake(
            "[2*3]", "unquotedString", 2..<5, "Text and formulas stand in quotes: write \"2*3\".", suggestion: "\"2*3\""
        ),
        Mistake(
            "[2024-01-02]", "unquotedString", 2..<12, "Text and formulas stand in quotes: write \"2024-01-02\".",
            suggestion: "\"2024-01-02\""),
    ]

    @Test(arguments: mistakes) func isNamed(mistake: Mistake) { mistake.check() }

    @Test func aNumberOf400DigitsIsTooLarge() {
        let text = "[" + String(repeating: "9", count: 400) + "]"
        let problems = parseJSON(SourceText(text)).problems
        #expect(problems.map(\.code) == ["syntax.numberTooLarge"])
        #expect(problems.first?.message == "99999999999999999999999… is beyond what a number can hold (about 1.8e308).")
    }

    @Test func aMistakenNumberDoesNotHideTheNext() {
        let problems = parseJSON(SourceText("{ \"a\": 012,\n  \"b\": .5,\n  \"c\": 0x10 }")).problems
        #expect(problems.map(\.place?.line) == [1, 2, 3])
        #expect(problems.map(\.path) == ["a", "b", "c"])
        #expect(problems.map(\.suggestion) == ["12", "0.5", "16"])
    }
}
