import JSONText
import Testing

/// Texts that are not what they should be before they are JSON at all.
@Suite struct EncodingTests {
    private func onlyProblem(_ bytes: [UInt8], _ options: JSONOptions = .jsonc) -> Problem? {
        let reading = parseJSON(SourceText(bytes), options)
        #expect(reading.root == nil)
        #expect(reading.problems.count == 1)
        return reading.problems.first
    }

    private func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
        text.utf16.flatMap { unit in
            let high = UInt8(unit >> 8)
            let low = UInt8(unit & 0xFF)
            return bigEndian ? [high, low] : [low, high]
        }
    }

    @Test func utf16IsNamedWithAndWithoutMark() {
        for bigEndian in [false, true] {
            for text in ["\u{FEFF}{\"a\": 1}", "{\"a\": 1}", "[]", "\u{FEFF}{\"é\": 1}"] {
                let problem = onlyProblem(utf16(text, bigEndian: bigEndian))
                #expect(problem?.code == "syntax.encoding")
                #expect(problem?.message == "This is UTF-16 text; save the file as UTF-8.")
                #expect(problem?.place?.line == 1)
            }
        }
    }

    @Test func utf32IsNamed() {
        let littleEndian = "{\"a\": 1}".utf8.flatMap { [$0, 0, 0, 0] as [UInt8] }
        let bigEndian = "{\"a\": 1}".utf8.flatMap { [0, 0, 0, $0] as [UInt8] }
        for bytes in [littleEndian, bigEndian, [0xFF, 0xFE, 0, 0] + littleEndian, [0, 0, 0xFE, 0xFF] + bigEndian] {
            #expect(onlyProblem(bytes)?.message == "This is UTF-32 text; save the file as UTF-8.")
        }
    }

    @Test func aByteOrderMarkIsFine() {
        let bytes = [0xEF, 0xBB, 0xBF] + Array("{\"a\": 1}".utf8)
        #expect(parseJSON(SourceText(bytes), .strict).root?["a"]?.asNumber == 1)
        #expect(onlyProblem([0xEF, 0xBB, 0xBF])?.code == "syntax.empty")
    }

    /// The Unicode Standard, table 3-7: what must not stand in UTF-8, and its first byte at fault.
    static let illFormed: [[UInt8]] = [
        [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x9F, 0xBF], [0xE2, 0x82],
        [0xE2, 0x28, 0xA1], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x8D],
        [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    ]

    @Test(arguments: illFormed) func illFormedUTF8HasItsPlace(sequence: [UInt8]) throws {
        // Two lines, an é before it: the sequence stands at line 2, column 4.
        let problem = try #require(onlyProblem(Array("[\n\"éa".utf8) + sequence + Array("\"]".utf8)))
        #expect(problem.code == "syntax.invalidUTF8")
        #expect(problem.place?.line == 2)
        #expect(problem.place?.column == 4)
        let digits = String(sequence[0], radix: 16, uppercase: true)
        #expect(problem.message == "The byte 0x\(digits) is not UTF-8 here; save the file as UTF-8.")
    }

    @Test func theEdgesOfUTF8AreWellFormed() {
        let edges: [Unicode.Scalar] = [
            "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}",
        ]
        for scalar in edges {
            let reading = parseJSON(SourceText("[\"\(String(scalar))\"]"), .strict)
            #expect(reading.root?.asArray?.first?.asString == String(scalar))
        }
    }

    @Test func nulIsNamed() throws {
        let problem = try #require(onlyProblem(Array("{\n  \"a\u{0}\": 1\n}".utf8)))
        #expect(problem.code == "syntax.nul")
        #expect(problem.place == Place(line: 2, column: 5, endColumn: 6))
        #expect(problem.message == "A NUL byte stands here; the file may be damaged or no text at all.")
    }

    @Test func aTextMayBeAsLongAsTheLimit() throws {
        var options = JSONOptions.strict
        options.maximumBytes = 4
        #expect(parseJSON(SourceText("[12]"), options).root != nil)
        let problem = try #require(onlyProblem(Array("[123]".utf8), options))
        #expect(problem.code == "syntax.tooLong")
        #expect(problem.message == "The text is 5 bytes long; at most 4 are read.")
    }
}
