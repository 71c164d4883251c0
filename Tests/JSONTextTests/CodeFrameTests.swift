import JSONText
import Testing

@Suite struct CodeFrameTests {
    private func frame(_ text: String, _ line: Int, _ columns: Range<Int>) -> CodeFrame {
        CodeFrame(
            SourceText(text), Place(line: line, column: columns.lowerBound, endColumn: columns.upperBound))
    }

    @Test func fiveLinesAroundThePlace() {
        let text = (1...12).map { "line \($0)" }.joined(separator: "\n")
        #expect(
            frame(text, 10, 6..<8).text == """
                   8 │ line 8
                   9 │ line 9
                > 10 │ line 10
                     │      ^^
                  11 │ line 11
                  12 │ line 12
                """)
        #expect(frame(text, 1, 1..<5).lines.map(\.number) == [1, 2, 3])
        #expect(frame(text, 12, 1..<5).lines.map(\.number) == [10, 11, 12])
    }

    @Test func whatIsMissingHasOneCaret() {
        #expect(frame("[1 2]", 1, 3..<3).text == "> 1 │ [1 2]\n    │   ^")
        #expect(frame("[1", 1, 3..<3).text == "> 1 │ [1\n    │   ^")
        #expect(frame("", 1, 1..<1).text == "> 1 │\n    │ ^")
    }

    @Test func caretsStandUnderTabsAndWideCharacters() {
        // A tab stays a tab; an apple takes two cells, an accent put on top of a letter none.
        #expect(frame("\t\"🍎e\u{301}\": x", 1, 9..<10).text == "> 1 │ \t\"🍎e\u{301}\": x\n    │ \t       ^")
        #expect(frame("🍎", 1, 1..<2).text == "> 1 │ 🍎\n    │ ^^")
    }

    @Test func nothingInAFrameSteersATerminal() {
        let text = "\u{1B}[31m\u{7}\u{7F}\u{9B}\u{202E}\u{2028}\u{0}x"
        #expect(frame(text, 1, 1..<2).lines.map(\.text) == ["␛[31m␇␡���␀x"])
    }

    @Test func longLinesAreCutAroundThePlace() throws {
        // Columns 1…1000 hold the digits 0…9 in turn, so column c shows (c − 1) % 10.
        let digits = String((0..<1000).map { Character(String($0 % 10)) })
        let near = frame(digits, 1, 5..<7)
        #expect(near.firstColumn == 1)
        #expect(near.lines.map(\.text) == [String(digits.prefix(119)) + "…"])

        // Cut to 120 columns with a third of them before the place: 500 − 40 = 460.
        let far = frame("short\n" + digits, 2, 500..<503)
        #expect(far.firstColumn == 460)
        #expect(far.lines.first?.text == "")
        let text = try #require(far.lines.last?.text)
        #expect(text == "…" + digits.dropFirst(460).prefix(118) + "…")
        #expect(far.text.hasSuffix("\n    │ " + String(repeating: " ", count: 40) + "^^^"))

        let end = frame(digits, 1, 998..<1001)
        #expect(end.lines.first?.text == "…" + digits.dropFirst(958))
    }

    @Test func aPlaceWiderThanTheFrameIsMarkedToItsEnd() {
        let digits = String(repeating: "x", count: 500)
        let rows = frame(digits, 1, 1..<501).text.split(separator: "\n")
        #expect(rows.last?.filter { $0 == "^" }.count == 120)
    }

    @Test func aFrameOfOneHugeLineIsQuick() {
        // A megabyte without a line end: a place and its frame must not walk through it from the start.
        let source = SourceText(String(repeating: "[1, \"é\"],", count: 100_000))
        for column in stride(from: 1, to: 900_000, by: 3_600) {
            let frame = CodeFrame(source, Place(line: 1, column: column, endColumn: column + 1))
            #expect(frame.lines.count == 1)
        }
    }
}
