import JSONText
import Testing

@Suite struct StringMistakeTests {
    static let mistakes = [
        Mistake(
            "{\"a\": “b”}", "curlyQuote", 7..<10, "A string stands in straight quotes: write \"b\" instead of “b”.",
            suggestion: "\"b\""),
        Mistake(
            "{“a”: 1}", "curlyQuote", 2..<5, "A string stands in straight quotes: write \"a\" instead of “a”.",
            suggestion: "\"a\""),
        Mistake(
            "[„a“]", "curlyQuote", 2..<5, "A string stands in straight quotes: write \"a\" instead of „a“.",
            suggestion: "\"a\""),
        Mistake(
            "[«a»]", "curlyQuote", 2..<5, "A string stands in straight quotes: write \"a\" instead of «a».",
            suggestion: "\"a\""),
        Mistake(
            "[“a\"]", "curlyQuote", 2..<5, "A string stands in straight quotes: write \"a\" instead of “a\".",
            suggestion: "\"a\""),
        Mistake(
            "[“a]", "curlyQuote", 2..<3, "A string stands in straight quotes: write \" instead of “."),
        Mistake(
            "[\"a”]", "curlyQuote", 4..<5,
            "The string that begins at column 2 ends in a straight quote too: write \" instead of ”.", suggestion: "\""),
        Mistake(
            "['a']", "singleQuotes", 2..<5, "A string stands in double quotes: write \"a\" instead of 'a'.",
            suggestion: "\"a\""),
        Mistake(
            "[`say \"a\"`]", "singleQuotes", 2..<11,
            "A string stands in double quotes: write \"say \\\"a\\\"\" instead of `say \"a\"`.",
            suggestion: "\"say \\\"a\\\"\""),
        Mistake(
            "{'a': 1}", "singleQuotes", 2..<5, "A string stands in double quotes: write \"a\" instead of 'a'.",
            suggestion: "\"a\""),
        Mistake(
            "['a]", "singleQuotes", 2..<5, "A string stands in double quotes, and on one line; this one begins with '."),
        Mistake("{a: 1}", "unquotedKey", 2..<3, "A key stands in quotes: write \"a\".", suggestion: "\"a\""),
        Mistake(
            "{line-spacing: 1}", "unquotedKey", 2..<14, "A key stands in quotes: write \"line-spacing\".",
            suggestion: "\"line-spacing\""),
        Mistake("{1: 2}", "unquotedKey", 2..<3, "A key stands in quotes: write \"1\".", suggestion: "\"1\""),
        Mistake(
            "{\"a\": red}", "unquotedString", 7..<10, "Text and formulas stand in quotes: write \"red\".",
            suggestion: "\"red\""),
        Mistake(
            "{\"a\": min(width, height) / 2, \"b\": 1}", "unquotedString", 7..<29,
            "Text and formulas stand in quotes: write \"min(width, height) / 2\".",
            suggestion: "\"min(width, height) / 2\""),
        Mistake(
            "[(available.width - 2) / 3 // thirds\n]", "unquotedString", 2..<27,
            "Text and formulas stand in quotes: write \"(available.width - 2) ….",
            suggestion: "\"(available.width - 2) / 3\""),
        Mistake("[True]", "word", 2..<6, "True is spelled true in JSON.", suggestion: "true"),
        Mistake("[nil]", "word", 2..<5, "nil is spelled null in JSON.", suggestion: "null"),
        Mistake("[fals]", "word", 2..<6, "fals is spelled false in JSON.", suggestion: "false"),
        Mistake(
            "[\"a]", "unclosedString", 2..<5, "The text ends inside this string: \" is missing."),
        Mistake(
            "[\n  \"a,\n  2\n]", "unclosedString", line: 2, 3..<6,
            "This string is not closed on its line: \" is missing. (A line break in a string is written \\n.)"),
        Mistake(
            "[\"\"\"a\"\"\"]", "quoteInString", 2..<5, "A string begins with one quote in JSON, and stands on one line."
        ),
        Mistake(
            "[\"say \"hi\" to\"]", "quoteInString", 7..<8,
            "The string ends at this quote, and hi follows at once; a quote inside a string is written \\\"."),
    ]

    static let escapes = [
        Mistake(
            #"["Item \(item + 1)!"]"#, "badEscape", 8..<19,
            #"\( is no escape of JSON; a formula in text stands in braces: {item + 1}."#, suggestion: "{item + 1}"),
        Mistake(
            #"["\(f(x))"]"#, "badEscape", 3..<10,
            #"\( is no escape of JSON; a formula in text stands in braces: {f(x)}."#,
            suggestion: "{f(x)}"),
        Mistake(
            #"["\("]"#, "badEscape", 3..<5, #"\( is no escape of JSON; a formula in text stands in braces: {item + 1}."#
        ),
        Mistake(
            #"["a\qb"]"#, "badEscape", 4..<6, #"\q is no escape of JSON; a backslash itself is written \\."#,
            suggestion: #"\\q"#),
        Mistake(
            #"["\é"]"#, "badEscape", 3..<5, #"\é is no escape of JSON; a backslash itself is written \\."#,
            suggestion: #"\\é"#),
        Mistake(#"["it\'s"]"#, "badEscape", 5..<7, #"\' is no escape of JSON; ' needs none."#, suggestion: "'"),
        Mistake(#"["\x41"]"#, "badEscape", 3..<7, #"\x41 is no escape of JSON; write \u0041."#, suggestion: #"\u0041"#),
        Mistake(#"["\0"]"#, "badEscape", 3..<5, #"\0 is no escape of JSON; write \u0000."#, suggestion: #"\u0000"#),
        Mistake(#"["\e[0m"]"#, "badEscape", 3..<5, #"\e is no escape of JSON; write \u001B."#, suggestion: #"\u001B"#),
        Mistake(
            #"["\u{1F34E}"]"#, "badEscape", 3..<12, #"\u{1F34E} is no escape of JSON; write the character itself: 🍎."#,
            suggestion: "🍎"),
        Mistake(#"["\u12"]"#, "badEscape", 3..<7, #"\u is followed by four hexadecimal digits; here are 2."#),
        Mistake(
            #"["\uD83Cx"]"#, "loneSurrogate", 3..<9,
            #"\uD83C is half of a pair: one of \udc00 to \udfff must follow it."#),
        Mistake(
            #"["\udc00"]"#, "loneSurrogate", 3..<9,
            #"\udc00 is half of a pair: one of \ud800 to \udbff must stand before it."#),
        Mistake("[\"a\tb\"]", "controlCharacter", 4..<5, #"A tab in a string is written \t."#, suggestion: #"\t"#),
        Mistake(
            "[\"\u{7}\"]", "controlCharacter", 3..<4, #"The control character U+0007 in a string is written \u0007."#,
            suggestion: #"\u0007"#),
        Mistake(
            "[\"\\\t\"]", "badEscape", 3..<5,
            #"A backslash before a control character is no escape of JSON; write \t."#,
            suggestion: #"\t"#),
    ]

    @Test(arguments: mistakes) func isNamed(mistake: Mistake) { mistake.check() }
    @Test(arguments: escapes) func escapeIsNamed(mistake: Mistake) { mistake.check() }
}
