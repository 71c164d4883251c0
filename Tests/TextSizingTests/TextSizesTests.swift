import Testing
import TextSizing

@Suite struct TextSizesTests {
    private let font = TextFont(size: 17, weight: 400, lineHeight: 22)

    @Test func whatWasMeasuredIsKnown() {
        let sizes = TextSizes()
        let request = TextRequest("Apple", font)
        #expect(sizes.measured(request) == nil)
        sizes.store(TextSize(width: 44.5, lines: 1), for: request)
        #expect(sizes.measured(request) == TextSize(width: 44.5, lines: 1))
        // Of the same text, but in another width, size or weight, nothing is known.
        #expect(sizes.measured(TextRequest("Apple", font, width: 44)) == nil)
        #expect(sizes.measured(TextRequest("Apple", TextFont(size: 16, weight: 400, lineHeight: 22))) == nil)
        #expect(sizes.measured(TextRequest("Apple", TextFont(size: 17, weight: 600, lineHeight: 22))) == nil)
        // The lines' height is not the page's affair.
        #expect(sizes.measured(TextRequest("Apple", TextFont(size: 17, weight: 400, lineHeight: 30))) != nil)
        sizes.store(TextSize(width: 45, lines: 1), for: request)
        #expect(sizes.measured(request)?.width == 45)
        #expect(sizes.count == 1)
    }

    @Test func widthsThatDifferByAHairAreOne() {
        let third = 100.0 / 3
        #expect(TextRequest("a", font, width: third) == TextRequest("a", font, width: third.nextDown))
        #expect(TextRequest("a", font, width: 33.5) == TextRequest("a", font, width: (0.1 + 0.2) - 0.3 + 33.5))
        #expect(TextRequest("a", font, width: third).width == 33.328125)
        #expect(TextRequest("a", font, width: 63.015625).width == 63.015625)
        #expect(TextRequest("a", font, width: -1).width == 0)
        #expect(TextRequest("a", font, width: .nan).width == 0)
        #expect(TextRequest("a", font, width: .infinity).width == 1e6)
    }

    @Test func itIsBoundedAndForgetsWhatWasUsedLongAgo() {
        let sizes = TextSizes(limit: 8)
        func request(_ number: Int) -> TextRequest { TextRequest("\(number)", font) }
        for number in 0..<1000 {
            sizes.store(TextSize(width: Double(number), lines: 1), for: request(number))
            #expect(sizes.count <= 8)
            // Used every time, so it stays.
            #expect(sizes.measured(request(0))?.width == 0)
        }
        #expect(sizes.measured(request(1)) == nil)
        for number in 997..<1000 { #expect(sizes.measured(request(number))?.width == Double(number)) }
    }

    @Test func itIsBoundedInBytes() {
        let sizes = TextSizes(byteLimit: 10_000)
        for number in 0..<100 {
            sizes.store(
                TextSize(width: 1, lines: 1), for: TextRequest(String(repeating: "a", count: 1000) + "\(number)", font))
        }
        #expect(sizes.count <= 9)
        #expect(sizes.count >= 4)
    }
}
