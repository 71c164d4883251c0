import JSONText
import Testing

@Suite struct StructureMistakeTests {
    static let mistakes = [
        Mistake("", "empty", 1..<1, "There is nothing here but space; the smallest text is {}.", suggestion: "{}"),
        Mistake(
            " \n// later\n", "empty", 1..<1, "There is nothing here but space; the smallest text is {}.",
            suggestion: "{}"),
        Mistake("[1 2]", "missingComma", 3..<3, "A comma is missing between 1 and 2.", suggestion: ","),
        Mistake(
            "{\n  \"a\": 1\n  \"b\": 2\n}", "missingComma", line: 2, 9..<9,
            "A comma is missing between 1 and \"b\".", suggestion: ","),
        Mistake(
            "{\"a\": {\"x\": 1} \"b\": 2}", "missingComma", 15..<15, "A comma is missing between } and \"b\".",
            suggestion: ","),
        Mistake("[[1][2]]", "missingComma", 5..<5, "A comma is missing between ] and [.", suggestion: ","),
        Mistake("[1,,2]", "extraComma", 4..<5, "Two commas follow each other; one is too many."),
        Mistake("[1,,]", "extraComma", 4..<5, "Two commas follow each other; one is too many."),
        Mistake("{\"a\": 1,, \"b\": 2}", "extraComma", 9..<10, "Two commas follow each other; one is too many."),
        Mistake("[,1]", "extraComma", 2..<3, "This comma stands before any value; it is one too many."),
        Mistake("{,}", "extraComma", 2..<3, "This comma stands before any value; it is one too many."),
        Mistake("[1; 2]", "semicolon", 3..<4, "Values are separated by commas: write , instead of ;.", suggestion: ","),
        Mistake("[1，2]", "lookalike", 3..<4, "Values are separated by commas: write , instead of ，.", suggestion: ","),
        Mistake(
            "{\"a\"：1}", "lookalike", 5..<6, "A key is followed by a colon: write : instead of ：.", suggestion: ":"),
        Mistake("｛}", "lookalike", 1..<2, "｛ only looks like the { of JSON; write {.", suggestion: "{"),
        Mistake("{\"a\" 1}", "missingColon", 5..<5, "A colon is missing between the key \"a\" and 1.", suggestion: ":"),
        Mistake(
            "{\"a\" = 1}", "missingColon", 6..<7, "A key is followed by a colon: write : instead of =.", suggestion: ":"
        ),
        Mistake(
            "{\"a\" => 1}", "missingColon", 6..<8, "A key is followed by a colon: write : instead of =>.",
            suggestion: ":"),
        Mistake("{\"a\": }", "missingValue", 7..<7, "The key \"a\" has no value."),
        Mistake("{\"a\": , \"b\": 1}", "missingValue", 7..<7, "The key \"a\" has no value."),
        Mistake("{\"a\"}", "missingValue", 5..<5, "The key \"a\" has no value."),
        Mistake(
            "[\"a\": 1]", "colonInArray", 5..<6,
            "An array has no keys; write { } instead of [ ] around members like \"a\": …"),
        Mistake("{\"a\": 1: 2}", "unexpected", 8..<9, "This colon follows a value; a comma and a key are due here."),
        Mistake("{: 1}", "unexpected", 2..<3, ": makes no sense here, where a key in quotes or } is due."),
        Mistake("{[1]}", "unexpected", 2..<3, "[ makes no sense here, where a key in quotes is due."),
        Mistake("[@]", "unexpected", 2..<3, "@ makes no sense here, where a value is due."),
        Mistake("{\"a\": 1 22}", "unexpected", 9..<11, "22 makes no sense here, where a comma or } is due."),
        Mistake(
            "[1 / 2]", "unexpected", 4..<5,
            "A single / makes no sense here: a comment begins with // or /*, a formula stands in quotes."),
        Mistake("[1] # one", "comment", 5..<6, "A comment begins with // here, not with #.", suggestion: "//"),
        Mistake("[1 /* one", "unclosedComment", 4..<6, "This comment is never closed: */ is missing."),
        Mistake("/*/", "unclosedComment", 1..<3, "This comment is never closed: */ is missing."),
        Mistake(
            "[\u{A0}1]", "oddSpace", 2..<3, "U+00A0, a no-break space, is no space in JSON; write a plain one.",
            suggestion: " "),
        Mistake(
            "[1]\u{FEFF}", "oddSpace", 4..<5,
            "U+FEFF, a byte-order mark that is not at the beginning, means nothing in JSON; delete it."),
    ]

    static let ends = [
        Mistake(
            "{\"a\": 1\n", "unclosedObject", 8..<8,
            "The text ends, but the { of line 1, column 1 is not closed: } is missing.",
            suggestion: "}"),
        Mistake(
            "[1, [2, 3]", "unclosedArray", 11..<11,
            "The text ends, but the [ of line 1, column 1 is not closed: ] is missing.", suggestion: "]"),
        Mistake(
            "{\n  \"a\": [1,\n", "unclosedArray", line: 2, 11..<11,
            "The text ends with 2 brackets open, the innermost the [ of line 2, column 8: ]} is missing.",
            suggestion: "]}"),
        Mistake("{\"a\":", "truncated", 6..<6, "The text ends where the value of \"a\" is due."),
        Mistake("{\"a\"", "truncated", 5..<5, "The text ends after the key \"a\"; a colon and a value are due."),
        Mistake(
            "{\"a\": [1, 2}", "mismatchedBracket", 12..<13,
            "This } cannot close the [ of line 1, column 7: ] is missing before it.", suggestion: "]}"),
        Mistake(
            "[1}", "mismatchedBracket", 3..<4, "This } cannot close the [ of line 1, column 1: ] is missing instead.",
            suggestion: "]"),
        Mistake("]", "unexpected", 1..<2, "This ] closes nothing."),
        Mistake(
            "{}}", "afterEnd", 3..<4,
            "The { of line 1, column 1 was closed by the } of line 1, column 2; nothing may follow."),
        Mistake(
            "[1] [2]\n3", "afterEnd", 5..<8,
            "The [ of line 1, column 1 was closed by the ] of line 1, column 3; nothing may follow."),
        Mistake("7 8", "afterEnd", 3..<4, "The text's one value ended at line 1, column 2; nothing may follow."),
    ]

    @Test(arguments: mistakes) func isNamed(mistake: Mistake) { mistake.check() }

    @Test(arguments: ends) func endIsNamed(mistake: Mistake) { mistake.check() }

    @Test func theIndentationTellsWhichBracketIsMissing() {
        Mistake(
            """
            {
              "styles": {
                "a": {
                  "columns": 3,
                "b": {}
              }
            }

            """, "unclosedObject", line: 7, 2..<2,
            "The text ends, but the { of line 1, column 1 is not closed: } is missing. By the indentation it is the { of "
                + "line 3, column 10 that lacks its end.", suggestion: "}"
        ).check()
    }

    @Test func theIndentationTellsWhichBracketIsTooMuch() {
        Mistake(
            """
            {
              "a": {
                "columns": 3
                }
              },
              "b": {}
            }
            """, "afterEnd", line: 5, 4..<5,
            "The { of line 1, column 1 was closed by the } of line 5, column 3; nothing may follow. By its indentation the } "
                + "of line 4, column 5 is one too many."
        ).check()
    }

    @Test func severalMistakesAreFoundAtOnce() {
        let text = "{\n  a: 'b',\n  \"c\": 012\n  \"d\": True,,\n  \"e\": \"\\q\"\n}"
        let problems = parseJSON(SourceText(text)).problems
        #expect(
            problems.map { $0.code.dropFirst("syntax.".count) } == [
                "unquotedKey", "singleQuotes", "number", "missingComma", "word", "extraComma", "badEscape",
            ])
        #expect(problems.map(\.place?.line) == [2, 2, 3, 3, 4, 4, 5])
        #expect(problems.map(\.path) == ["", "a", "c", "", "d", "", "e"])
    }

    @Test func everyCodeIsTested() {
        let tables = [
            Self.mistakes, Self.ends, StringMistakeTests.mistakes, StringMistakeTests.escapes,
            NumberMistakeTests.mistakes,
        ]
        // The last ones need other bytes, other options or a long text, and have tests of their own.
        let codes = Set(tables.joined().map(\.code))
            .union(["tooLong", "encoding", "invalidUTF8", "nul", "tooDeep", "trailingComma"])
        #expect(codes == Set(SyntaxCode.allCases.map(\.rawValue)))
    }

    @Test func notMoreThanTwentyAreNamed() {
        let text = "[" + String(repeating: "True, ", count: 100) + "1]"
        #expect(parseJSON(SourceText(text)).problems.count == 20)
    }

    @Test func problemsNameTheirPath() {
        let text = "{ \"items\": [1, { \"size\": [100, 012] }] }"
        #expect(parseJSON(SourceText(text)).problems.map(\.path) == ["items[1].size[1]"])
        #expect(parseJSON(SourceText("{\"my grid\": {\"a\": 01}}")).problems.map(\.path) == ["[\"my grid\"].a"])
    }
}
