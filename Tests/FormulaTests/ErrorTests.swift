import Testing

@testable import Formula

/// What is said about a formula that is wrong: the place, the code, the sentence and the suggestion.
@Suite struct ErrorTests {
    /// A text, the carets under it, and what is expected to be said.
    struct Example: Sendable, CustomStringConvertible {
        var text: String
        var carets: String
        var code: String
        var message: String
        var suggestion: String?

        init(_ text: String, _ carets: String, _ code: String, _ message: String, _ suggestion: String? = nil) {
            self.text = text
            self.carets = carets
            self.code = code
            self.message = message
            self.suggestion = suggestion
        }

        var description: String { text }

        /// The carets as offsets; the examples are ASCII but for the strange characters, which the carets allow for.
        var range: Range<Int> {
            let start = carets.prefix { $0 == " " }.count
            return start..<carets.count
        }
    }

    static let syntax = [
        Example("", "", "empty", "The formula is empty; a number or an expression was expected."),
        Example("1 +", "   ", "syntax", "A value was expected, found the end."),
        Example("1 + )", "    ^", "syntax", "A value was expected, found ')'."),
        Example("(1 + 2", "^", "syntax", "This '(' is not closed."),
        Example("(1 + 2 3", "       ^", "syntax", "An operator or ')' was expected, found '3'."),
        Example("1 + 2)", "     ^", "syntax", "This ')' closes nothing."),
        Example("item 2", "     ^", "syntax", "An operator or the end was expected, found '2'."),
        Example("item 2", "     ^", "syntax", "An operator or the end was expected, found '2'."),
        Example("item item", "     ^^^^", "syntax", "An operator was expected, found 'item'."),
        Example("item.", "     ", "syntax", "A name or a digit was expected behind the point, found the end."),
        Example("+item", "^", "syntax", "A value was expected, found '+'; a plus before a number is left out."),
        Example("2 ** 3", "   ^", "syntax", "Powers are written pow(base, exponent).", "pow"),
        Example("50%", "  ^", "syntax", "'%' is the remainder of a division; a share of 50% is '* 0.5'."),
        Example("item <> 3", "      ^", "syntax", "'Not equal' is written '!='.", "!="),
        Example(
            "1,5", " ^", "syntax",
            "A formula gives one value, and its decimals have a point; a comma stands between arguments only."),
        Example(
            "isLandscape ? 1", "            ^", "syntax",
            "A '?' has a ':' and a second value; found the end in its place."),
        Example(
            "isLandscape ? 1 2", "                ^", "syntax",
            "A '?' has a ':' and a second value; found '2' in its place."),
        Example("item > 3 and true", "         ^^^", "syntax", "'and' is written '&&'.", "&&"),
        Example("return 3", "^^^^^^", "syntax", "A formula is its value; 'return' is left out."),
        Example("if item > 3", "^^", "syntax", "A formula chooses with 'condition ? a : b'."),
        Example("Double(exactly: 3)", "              ^", "syntax", "Arguments have no labels here."),
        Example(
            "CGSize(width: 1, height: 2)", "^^^^^^", "unknownFunction",
            "A formula gives one number; a 'CGSize' is several formulas in a JSON list."),
        Example(".5", "^^", "syntax", "A number does not begin with its point.", "0.5"),
        Example("`a b`", "^^^^^", "syntax", "A word is written with a leading dot.", ".`a b`"),
        Example(".`a b", " ^^^^", "syntax", "This ` has no other to close it."),
        Example(
            "1 < item < 3", "^^^^^^^^^^^^", "chainedComparison", "Comparisons are not chained; '&&' joins two of them.",
            "1 < item && item < 3"),
        Example(
            "item < 3 == true", "^^^^^^^^^^^^^^^^", "chainedComparison",
            "Comparisons are not chained; parentheses say which one comes first.", "(item < 3) == true"),
    ]

    static let characters = [
        Example("item = 3", "     ^", "character", "Values are compared with '=='; a formula assigns nothing.", "=="),
        Example("item =< 3", "     ^^", "character", "'At most' is written '<='.", "<="),
        Example("true & false", "     ^", "character", "'And' is written '&&'.", "&&"),
        Example("true | false", "     ^", "character", "'Or' is written '||'.", "||"),
        Example("item ^ 2", "     ^", "character", "Powers are written pow(base, exponent).", "pow"),
        Example(
            "'citrus'", "^", "character", "A word has no quotes; it is written with a leading dot, such as .regular."),
        Example(
            "“citrus”", "^^^", "character", "A word has no quotes; it is written with a leading dot, such as .regular."),
        Example("3 × 4", "  ^^", "character", "'×' is another character than '*'.", "*"),
        Example("5 − 3", "  ^^^", "character", "'−' is another character than '-'.", "-"),
        Example("item\u{A0}+ 1", "    ^^", "character", "'\u{A0}' is another character than ' '.", " "),
        Example("[1, 2]", "^", "character", "A formula gives one value; two of them are two strings in a JSON list."),
        Example("$0", "^", "character", "'$' has no meaning in a formula."),
        Example("item\u{0}", "    ^", "character", "A control character has no place in a formula."),
    ]

    static let numbers = [
        Example("8pt", "^^^", "number", "Numbers have no unit; lengths are points and angles radians.", "8"),
        Example("2item", "^^^^^", "number", "An operator is missing between '2' and 'item'.", "2 * item"),
        Example("1e", "^^", "number", "The exponent of '1e' has no digits."),
        Example("0xFF", "^^^^", "number", "Numbers are written in decimal."),
        Example("1e999", "^^^^^", "number", "'1e999' is more than a Double holds."),
        Example(
            "9223372036854775808", "^^^^^^^^^^^^^^^^^^^", "number",
            "'9223372036854775808' is more than a whole number holds; with a point it is a Double.",
            "9223372036854775808.0"),
    ]

    static let names = [
        Example("itme", "^^^^", "unknownName", "'itme' is not known here.", "item"),
        Example(
            "1 + bounds.widht", "    ^^^^^^^^^^^^", "unknownName", "'bounds.widht' is not known here.", "bounds.width"),
        Example("Count", "^^^^^", "unknownName", "'Count' is not known here.", "count"),
        Example("banana", "^^^^^^", "unknownName", "'banana' is not known here."),
        Example("pi", "^^", "unknownName", "'pi' is not known here.", ".pi"),
        Example(
            "bounds", "^^^^^^", "unknownName",
            "'bounds' is no value itself; its parts are bounds.size.width, bounds.width."),
        Example("section.idd", "^^^^^^^^^^^", "unknownName", "'section.idd' is not known here.", "section.id"),
        Example("sqrt", "^^^^", "unknownName", "'sqrt' is a function; its values stand in parentheses."),
        Example("citrus", "^^^^^^", "unknownName", "'citrus' is not known here; a word has a leading dot.", ".citrus"),
        Example(
            "self.bounds.width", "^^^^^^^^^^^^^^^^^", "unknownName",
            "'self.bounds.width' is written without 'self.'.", "bounds.width"),
        Example(
            "2 * width", "    ^^^^^", "outOfScope", "'width' is not known here; it is known in heights and cell values."
        ),
        Example(
            "previous.maxX.nextUp", "^^^^^^^^^^^^^", "outOfScope",
            "'previous.maxX' is not known here; it is known in 'list'."),
        Example(
            "item.next", "     ^^^^", "unknownMember",
            "'next' is no member of a number; those are nextDown, nextUp, magnitude and rounded()."),
        Example(
            "item.nextdown", "     ^^^^^^^^", "unknownMember",
            "'nextdown' is no member of a number; those are nextDown, nextUp, magnitude and rounded().", "nextDown"),
        Example(
            "item.floor()", "     ^^^^^", "unknownMember", "'floor' is a function here and stands by itself.", "floor"),
        Example(
            "item.squareRoot()", "     ^^^^^^^^^^", "unknownMember",
            "'squareRoot' is no method here; the only one is rounded().", "sqrt"),
        Example(
            "2.5.rounded(.dwon)", "             ^^^^", "unknownRule",
            "'.dwon' is no rounding rule; those are .up, .down, .towardZero, .awayFromZero, .toNearestOrAwayFromZero, "
                + ".toNearestOrEven.", "down"),
        Example(
            "2.5.rounded(up)", "            ^^", "syntax",
            "rounded() takes a rule such as .down or nothing, found 'up'.",
            ".up"),
        Example("squrt(4)", "^^^^^", "unknownFunction", "There is no function 'squrt'.", "sqrt"),
        Example("fmod(5, 3)", "^^^^", "unknownFunction", "There is no function 'fmod'.", "%"),
        Example("item(3)", "^^^^", "unknownFunction", "'item' is a value and takes no arguments."),
        Example("sqrt()", "^^^^^^", "argumentCount", "'sqrt' takes one value; found 0."),
        Example("atan2(1)", "^^^^^^^^", "argumentCount", "'atan2' takes two values; found 1."),
        Example("1 + min(2)", "    ^^^^^^", "argumentCount", "'min' takes two values or more; found 1."),
        Example(".citrsu", "^^^^^^^", "unknownWord", "'.citrsu' is no word that this file knows.", ".citrus"),
        Example(".infinity", "^^^^^^^^^", "infinity", "Everything in a layout is finite; a formula has no infinity."),
        Example(
            "1 + Double.infinity", "    ^^^^^^^^^^^^^^^", "infinity",
            "Everything in a layout is finite; a formula has no infinity."),
    ]

    static let kinds = [
        Example("item ? 1 : 2", "^^^^", "kind", "'?' takes a Bool; this is an Int.", "item != 0"),
        Example("!item", " ^^^^", "kind", "'!' takes a Bool; this is an Int.", "item != 0"),
        Example(
            "isLandscape && item", "               ^^^^", "kind", "'&&' takes a Bool; this is an Int.", "item != 0"),
        Example("-isLandscape", " ^^^^^^^^^^^", "kind", "'-' takes numbers; this is a Bool."),
        Example("1 + section.id", "    ^^^^^^^^^^", "kind", "'+' takes numbers; this is a word."),
        Example("isLandscape < true", "^^^^^^^^^^^", "kind", "'<' takes numbers; this is a Bool."),
        Example("abs(.citrus)", "    ^^^^^^^", "kind", "'abs' takes numbers; this is a word."),
        Example("isLandscape.nextUp", "^^^^^^^^^^^", "kind", "'nextUp' takes numbers; this is a Bool."),
        Example(
            "section.id == 1", "^^^^^^^^^^^^^^^", "kind",
            "'==' compares values of one kind; these are a word and a whole number."),
        Example(
            "isLandscape ? 1.5 : true", "^^^^^^^^^^^^^^^^^^^^^^^^", "kind",
            "Both values of '?:' are of one kind; these are a Double and a Bool."),
        Example("item > 3", "^^^^^^^^", "kind", "A number is expected here; this is a Bool."),
    ]

    static let arithmetic = [
        Example("1 + 7 % 0", "    ^^^^^", "divisionByZero", "7 % 0: a remainder by zero has no result."),
        Example("item / 0", "^^^^^^^^", "divisionByZero", "A division by zero has no result."),
        Example(
            "9223372036854775807 + 1", "^^^^^^^^^^^^^^^^^^^^^^^", "overflow",
            "9223372036854775807 + 1 is more than 64 bits hold."),
        Example(
            "2 * Int(1e300)", "    ^^^^^^^^^^", "outsideInt",
            "Int(1e+300) is beyond ±2^53, where an Int and a Double still agree."),
    ]

    @Test(arguments: syntax + characters + numbers + names + kinds + arithmetic)
    func says(_ example: Example) throws {
        let error = try #require(World().error(example.text, expecting: .double))
        #expect(error.message == example.message)
        #expect(error.code == "formula." + example.code)
        #expect(error.utf8Range == example.range)
        #expect(error.suggestion == example.suggestion)
        #expect(error.letPath.isEmpty)
    }

    /// Every suggestion that stands for the whole text is one that compiles.
    @Test func suggestionsForWholeTextsCompile() throws {
        let world = World()
        for example in Self.syntax + Self.numbers + Self.names where example.range == 0..<example.text.utf8.count {
            guard let suggestion = example.suggestion, !suggestion.hasPrefix(".`") else { continue }
            #expect(throws: Never.self, "\(suggestion)") {
                try compileFormula(suggestion, in: world.scope, expecting: nil)
            }
        }
    }

    @Test func saysWhatWasExpected() throws {
        let world = World()
        let cases: [(String, FormulaKind, String, String?)] = [
            ("item > 3", .double, "A number is expected here; this is a Bool.", nil),
            ("1 + item", .bool, "A Bool is expected here; this is an Int.", nil),
            ("1 / 2", .int, "An Int is expected here; this is a Double.", "Int(1 / 2)"),
            ("5", .word, "A word is expected here; this is a whole number.", nil),
        ]
        for (text, kind, message, suggestion) in cases {
            let error = try #require(world.error(text, expecting: kind))
            #expect(error.message == message)
            #expect(error.suggestion == suggestion)
        }
    }
}
