import Testing
import TextSizing

/// By the classes of characters: a digit is 0.6 of the font's size, a space 0.28, a full-width character 1, a picture 1.25. With
/// 10 points: 6, 2.8, 10, 12.5.
@Suite struct EstimateTests {
    private let font = TextFont(size: 10, weight: 400, lineHeight: 12)

    private func expect(
        _ text: String, in width: Double? = nil, is expected: Double, lines: Int,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let size = TextRequest(text, font, width: width).estimated
        #expect(abs(size.width - expected) < 1e-9, "\(text): \(size)", sourceLocation: sourceLocation)
        #expect(size.lines == lines, "\(text): \(size)", sourceLocation: sourceLocation)
    }

    @Test func onOneLine() {
        expect("", is: 0, lines: 0)
        expect("0", is: 6, lines: 1)
        expect("00 00", is: 26.8, lines: 1)
        expect("日本", is: 20, lines: 1)
        expect("🍎", is: 12.5, lines: 1)
        // il 2.5 each, m 8.2, a 5.4, M 9, A 6.6.
        expect("ilmaMA", is: 2.5 + 2.5 + 8.2 + 5.4 + 9 + 6.6, lines: 1)
        // Spaces at the end are not seen; those at the beginning are.
        expect("0  ", is: 6, lines: 1)
        expect("  0", is: 11.6, lines: 1)
    }

    @Test func linesOfTheTextItself() {
        expect("00\n0", is: 12, lines: 2)
        expect("00\r\n0\r0\u{2028}0", is: 12, lines: 4)
        expect("\n", is: 0, lines: 2)
        expect("0\n", is: 6, lines: 2)
    }

    @Test func wordsGoToALineAsLongAsTheyFit() {
        // 12 + 2.8 + 12 = 26.8.
        expect("00 00 00", in: 27, is: 26.8, lines: 2)
        expect("00 00 00", in: 26, is: 12, lines: 3)
        expect("00 00", in: 26.8125, is: 26.8, lines: 1)
        // The space at the line's end takes no room: 18 fits in 18.
        expect("000 0", in: 18, is: 18, lines: 2)
        expect("00\n00 00", in: 20, is: 12, lines: 3)
    }

    @Test func aWordWiderThanTheLineBreaksWithin() {
        // Three of 6 a line.
        expect("00000000", in: 20, is: 18, lines: 3)
        // It begins a line of its own.
        expect("0 00000", in: 20, is: 18, lines: 3)
        // What is left of it shares its line: 12 + 2.8 + 6.
        expect("00000 0", in: 21, is: 20.8, lines: 2)
        // Never an endless loop: a character a line.
        expect("000", in: 0, is: 6, lines: 3)
        expect("000", in: -5, is: 6, lines: 3)
    }

    @Test func whatIsWrittenWithoutSpacesBreaksAnywhere() {
        expect("日本語", in: 20, is: 20, lines: 2)
        expect("00日本", in: 22, is: 22, lines: 2)
        expect("🍎🍎🍎", in: 26, is: 25, lines: 2)
    }

    @Test func whatJoinsTakesNoRoom() {
        expect("e\u{301}", is: 5.4, lines: 1)
        expect("👩‍🍳", is: 12.5, lines: 1)
        expect("👍🏽", is: 12.5, lines: 1)
        expect("❤️", is: 12.5, lines: 1)
    }

    @Test func aSemiboldIsWider() {
        let size = TextRequest("00", TextFont(size: 10, weight: 600, lineHeight: 12)).estimated
        #expect(abs(size.width - 12.48) < 1e-9)
    }

    @Test func anyTextInAnyWidthIsFinite() {
        let texts = ["\u{0}\u{7F}", "\t \t", "🇩🇪🇯🇵", String(repeating: "a\u{200D}", count: 100), "שלום עולם", "\u{FFFD}"]
        for text in texts {
            for width in [nil, 0, 1, 100, Double.infinity, .nan, -.infinity, 1e300] as [Double?] {
                let size = TextRequest(text, font, width: width).estimated
                #expect(size.width.isFinite && size.width >= 0, "\(text) in \(String(describing: width))")
                #expect(size.lines >= 1 && size.lines <= text.unicodeScalars.count)
            }
        }
    }
}
