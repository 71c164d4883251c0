import JSONText
import Testing

@Suite struct ParseJSONTests {
    private func parse(_ text: String, _ options: JSONOptions = .strict) -> JSONNode? {
        parseJSON(SourceText(text), options).root
    }

    @Test func keepsPlacesAndOrder() throws {
        let members = try #require(parse("{\"b\": 1, \"a\": [true, null], \"b\": 2.0}")?.asObject)
        #expect(members.map(\.key) == ["b", "a", "b"])
        #expect(members.map(\.keyRange) == [1..<4, 9..<12, 28..<31])
        #expect(members.map(\.node.range) == [6..<7, 14..<26, 33..<36])
    }

    @Test func duplicateKeysAreKeptAndTheFirstIsFound() {
        #expect(parse("{\"b\": 1, \"b\": 2}")?["b"]?.asNumber == 1)
    }

    @Test func numbersKnowHowTheyWereWritten() throws {
        let elements = try #require(parse("[5, 5.0, 5e0, 5E+2, -0]")?.asArray)
        let numbers = elements.compactMap { if case .number(let number) = $0.value { number } else { nil } }
        #expect(numbers.map(\.isWrittenWhole) == [true, false, false, false, true])
        #expect(numbers.map(\.value) == [5, 5, 5, 500, 0])
        #expect(numbers.last?.value.sign == .minus)
    }

    @Test func wholeNumbersAreIntegers() {
        #expect(parse("5.0")?.asInt == 5)
        #expect(parse("-9007199254740992")?.asInt == -9_007_199_254_740_992)
        #expect(parse("9007199254740994")?.asInt == nil)
        #expect(parse("1.5")?.asInt == nil)
        #expect(parse("1e300")?.asInt == nil)
        #expect(parse("\"5\"")?.asInt == nil)
    }

    /// Texts next to halfway between two Doubles and at the ends of the range: the expected values are Swift's literals.
    static let numbers: [(String, Double)] = [
        ("0", 0), ("-0", -0.0), ("0e999999999999999999", 0), ("1e-999999999999999999", 0), ("0.1", 0.1), ("1e22", 1e22),
        ("1e23", 1e23), ("8.5e22", 8.5e22), ("9007199254740993", 9_007_199_254_740_992), ("1e308", 1e308),
        ("9007199254740993.0000000000000000000000001", 9_007_199_254_740_994), ("2.2250738585072014e-308", 0x1p-1022),
        ("5e-324", 0x1p-1074), ("2.4703282292062327e-324", 0), ("2.4703282292062328e-324", 0x1p-1074),
        ("1.7976931348623157e308", .greatestFiniteMagnitude),
        ("123456789012345678901234567890", 123456789012345677877719597056),
        ("0.000001", 1e-6), ("62.833333333333336", 62.833333333333336), ("396.00000000000006", 396.00000000000006),
        ("0.30000000000000004", 0.30000000000000004), ("1E+2", 100), ("1e-2", 0.01), ("1234.5e-2", 12.345),
    ]

    @Test(arguments: numbers) func numbersAreRoundedCorrectly(text: String, value: Double) throws {
        let read = try #require(parse(text)?.asNumber)
        #expect(read.bitPattern == value.bitPattern, "\(read)")
    }

    @Test func anExponentIsWeighedAgainstTheDigitsBeforeIt() {
        // 0.000…1 with 2,000 zeros, times 10^2001 and 10^20001.
        let fraction = "0." + String(repeating: "0", count: 2_000) + "1"
        #expect(parse(fraction + "e2001")?.asNumber == 1)
        #expect(parseJSON(SourceText(fraction + "e20001")).problems.map(\.code) == ["syntax.numberTooLarge"])
        #expect(parse("1" + String(repeating: "0", count: 2_000) + "e-2000")?.asNumber == 1)
    }

    @Test func escapesMeanTheirScalars() {
        let text = #""\" \\ \/ \b \f \n \r \t \u0041\u00e9\u20AC\ud83c\udf4e\u0000""#
        #expect(parse(text)?.asString == "\" \\ / \u{8} \u{C} \n \r \t Aé€🍎\u{0}")
    }

    @Test func commentsAndOneTrailingCommaAreAnOption() {
        let text = "// before\n{ \"a\": [1, /* 2, */ 3,], /**/ /***/ } // after"
        #expect(parse(text, .jsonc)?["a"]?.asArray?.count == 2)
        #expect(parse("[1] //", .jsonc) != nil)
        let problems = parseJSON(SourceText(text), .strict).problems
        #expect(
            problems.map(\.code) == [
                "syntax.comment", "syntax.comment", "syntax.trailingComma", "syntax.comment", "syntax.comment",
                "syntax.trailingComma", "syntax.comment",
            ])
        #expect(problems.first?.place == Place(line: 1, column: 1, endColumn: 10))
        #expect(problems.first?.message == "There are no comments in plain JSON.")
        #expect(problems[2].message == "There is no comma before a closing ] in plain JSON.")
    }

    @Test func slashesAndStarsInStringsAreNoComments() {
        #expect(parse("[\"// a\", \"/* b */\"]", .jsonc)?.asArray?.count == 2)
    }

    @Test func nestingEndsAt64() throws {
        func nested(_ depth: Int, _ open: String, _ close: String) -> SourceText {
            SourceText(String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth))
        }
        for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
            #expect(parseJSON(nested(64, open, close)).root != nil)
            for depth in [65, 513, 100_000] {
                let problem = try #require(parseJSON(nested(depth, open, close)).problems.first)
                #expect(problem.code == "syntax.tooDeep")
                #expect(problem.place?.column == 64 * open.utf8.count + 1)
                #expect(
                    problem.message
                        == "Arrays and objects stand in each other at most 64 deep; this would be one more.")
            }
        }
    }

    @Test func everyKindHasItsAccess() throws {
        let root = try #require(parse("{\"a\": null, \"b\": true, \"c\": \"x\", \"d\": [], \"e\": {}, \"f\": 1}"))
        #expect(root["a"]?.isNull == true)
        #expect(root["b"]?.asBool == true)
        #expect(root["c"]?.asString == "x")
        #expect(root["d"]?.asArray?.isEmpty == true)
        #expect(root["e"]?.asObject?.isEmpty == true)
        #expect(root["g"] == nil)
        #expect(root["b"]?["x"] == nil)
        #expect(
            root.asObject?.map(\.node.kindName) == [
                "null", "a boolean", "a string", "an array", "an object", "a number",
            ])
    }
}
