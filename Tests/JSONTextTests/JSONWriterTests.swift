import JSONText
import TestSupport
import Testing

@Suite struct JSONWriterTests {
    private func text(indentation: Int? = nil, _ body: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter(indentation: indentation)
        body(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private func number(_ number: Double) -> String { text { $0.number(number) } }

    @Test func containersAndSeparators() {
        let written = text {
            $0.beginObject()
            $0.key("a")
            $0.number(1)
            $0.key("b")
            $0.beginArray()
            $0.bool(true)
            $0.null()
            $0.beginObject()
            $0.endObject()
            $0.endArray()
            $0.endObject()
        }
        #expect(written == #"{"a":1,"b":[true,null,{}]}"#)
    }

    @Test func indented() {
        let written = text(indentation: 2) {
            $0.beginObject()
            $0.key("a")
            $0.beginArray()
            $0.number(1)
            $0.number(2)
            $0.endArray()
            $0.key("b")
            $0.beginArray()
            $0.endArray()
            $0.endObject()
        }
        #expect(written == "{\n  \"a\": [\n    1,\n    2\n  ],\n  \"b\": []\n}")
    }

    @Test func escapesOnlyWhatMustBe() {
        #expect(text { $0.string("say \"hi\"\\\n\r\t\u{0}\u{1F}") } == #""say \"hi\"\\\n\r\t\u0000\u001f""#)
        #expect(text { $0.string("/é🍎\u{2028}<") } == "\"/é🍎\u{2028}<\"")
    }

    @Test func wholeDoublesHaveNoPoint() {
        #expect(number(7) == "7")
        #expect(number(-12) == "-12")
        #expect(number(0) == "0")
        #expect(number(-0.0) == "-0")
        // 2^53 − 1: the last whole number whose neighbours are all Doubles.
        #expect(number(9_007_199_254_740_991) == "9007199254740991")
    }

    @Test(arguments: [
        0.1, 62.833333333333336, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e21, 9_007_199_254_740_992, 1.0 / 3,
    ])
    func numbersReadBackTheSame(value: Double) throws {
        let read = try #require(parseJSON(SourceText(number(value)), .strict).root?.asNumber)
        #expect(read.bitPattern == value.bitPattern)
    }

    @Test func whatIsNotFiniteIsNull() {
        #expect(number(.nan) == "null")
        #expect(number(.infinity) == "null")
        #expect(number(-.infinity) == "null")
    }

    @Test func problemsAreSpelledOneWay() {
        let problem = Problem(
            code: "key.unknown", place: Place(line: 3, column: 5, endColumn: 12), path: "styles.grid",
            message: "There is no key \"colums\".", suggestion: "columns")
        #expect(
            text { encode(problem, into: &$0) }
                == #"{"code":"key.unknown","severity":"error","line":3,"column":5,"endColumn":12,"path":"styles.grid","#
                + #""message":"There is no key \"colums\".","suggestion":"columns"}"#)
        let whole = Problem(code: "file.missing", severity: .warning, place: nil, message: "Gone.")
        #expect(
            text { encode(whole, into: &$0) }
                == #"{"code":"file.missing","severity":"warning","path":"","message":"Gone."}"#)
    }
}
