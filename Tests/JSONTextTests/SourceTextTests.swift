import JSONText
import TestSupport
import Testing

@Suite struct SourceTextTests {
    @Test func linesEndAsEditorsHaveIt() {
        let source = SourceText("a\nb\r\nc\rd")
        #expect(source.lineCount == 4)
        #expect((0...5).map(source.line) == ["", "a", "b", "c", "d", ""])
        #expect(SourceText("").lineCount == 1)
        #expect(SourceText("a\n").lineCount == 2)
        #expect(SourceText("a\n").line(2) == "")
    }

    @Test func columnsCountScalars() {
        // é is two bytes and 🍎 four: the 1 is byte 15 and the twelfth scalar.
        let source = SourceText("{\"é\": \"🍎\", 1}")
        #expect(source.place(of: 1..<5) == Place(line: 1, column: 2, endColumn: 5))
        #expect(source.place(of: 15..<16) == Place(line: 1, column: 12, endColumn: 13))
    }

    @Test func aByteOrderMarkTakesNoColumn() {
        let source = SourceText([0xEF, 0xBB, 0xBF] + Array("{}".utf8))
        #expect(source.place(of: 3..<4) == Place(line: 1, column: 1, endColumn: 2))
        #expect(source.line(1) == "{}")
    }

    @Test func stretchesEndWithTheirFirstLine() {
        let source = SourceText("abc\r\ndef\nghi")
        #expect(source.place(of: 1..<7) == Place(line: 1, column: 2, endColumn: 4))
        #expect(source.place(of: 5..<8) == Place(line: 2, column: 1, endColumn: 4))
        #expect(source.place(of: 6..<12) == Place(line: 2, column: 2, endColumn: 4))
    }

    @Test func placesBeyondTheTextAreItsEnd() {
        let source = SourceText("ab\ncd")
        #expect(source.place(of: 5..<5) == Place(line: 2, column: 3, endColumn: 3))
        #expect(source.place(of: 90..<99) == Place(line: 2, column: 3, endColumn: 3))
        #expect(SourceText("").place(of: 0..<1) == Place(line: 1, column: 1, endColumn: 1))
    }

    @Test func longLinesAreCountedRight() {
        // 10,000 times é and x: scalar 2k begins at byte 3k.
        let source = SourceText(String(repeating: "éx", count: 10_000) + "\nend")
        for k in [0, 1, 1365, 1366, 5_000, 9_999] {
            #expect(source.place(of: 3 * k..<3 * k + 3) == Place(line: 1, column: 2 * k + 1, endColumn: 2 * k + 3))
        }
        #expect(source.place(of: 30_001..<30_004) == Place(line: 2, column: 1, endColumn: 4))
        #expect(source.line(2) == "end")
        #expect(source.lineCount == 2)
    }

    @Test func placesInsideStringsGoThroughEscapes() {
        // Written: "a\n\u00e9\ud83c\udf4eb" – decoded a, LF, é (2 bytes), 🍎 (4), b: offsets 0, 1, 2, 4, 8.
        let source = SourceText(#"  "a\n\u00e9\ud83c\udf4eb""#)
        let range = 2..<26
        func place(_ utf8: Range<Int>) -> Place { source.place(inStringAt: range, utf8: utf8) }
        #expect(place(0..<1) == Place(line: 1, column: 4, endColumn: 5))
        #expect(place(1..<2) == Place(line: 1, column: 5, endColumn: 7))
        #expect(place(2..<4) == Place(line: 1, column: 7, endColumn: 13))
        #expect(place(4..<8) == Place(line: 1, column: 13, endColumn: 25))
        #expect(place(8..<9) == Place(line: 1, column: 25, endColumn: 26))
        #expect(place(9..<9) == Place(line: 1, column: 26, endColumn: 26))
        #expect(place(0..<9) == Place(line: 1, column: 4, endColumn: 26))
    }
}
