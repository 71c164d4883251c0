import Testing
import TextSizing

@Suite struct ContentMetricsTests {
    private let large = ContentMetrics(category: 3)

    @Test func fontsAreTheStyles() {
        #expect(large.title == TextFont(size: 17, weight: 400, lineHeight: 22))
        #expect(large.subtitle == TextFont(size: 12, weight: 400, lineHeight: 16))
        #expect(large.value == TextFont(size: 17, weight: 400, lineHeight: 22))
        #expect(
            ContentMetrics(.headline, category: 7).title == TextFont(size: 28, weight: 600, lineHeight: 34))
    }

    /// A line of 22 between two paddings of 11 is what UIKit's rows measure.
    @Test func aRowOfOneLineIs44High() {
        #expect(large.rowHeight(titleLines: 1, subtitleLines: 0, hasValue: false) == 44)
        // 22 + 16 + 22
        #expect(large.rowHeight(titleLines: 1, subtitleLines: 1, hasValue: true) == 60)
        #expect(large.rowHeight(titleLines: 3, subtitleLines: 2, hasValue: false) == 66 + 32 + 22)
        // Never lower, whatever is in it.
        #expect(large.rowHeight(titleLines: 0, subtitleLines: 0, hasValue: false) == 44)
        #expect(ContentMetrics(category: 0).rowHeight(titleLines: 1, subtitleLines: 0, hasValue: false) == 44)
        // 62 + 22 at the largest.
        #expect(ContentMetrics(category: 11).rowHeight(titleLines: 1, subtitleLines: 0, hasValue: false) == 84)
        // A value is as high as its one line: 22 against a caption's 13.
        #expect(ContentMetrics(.caption2, category: 9).rowHeight(titleLines: 1, subtitleLines: 0, hasValue: true) == 70)
    }

    @Test func whatARowLeavesToItsTexts() {
        func width(_ row: Double, picture: Double? = nil, value: Double? = nil, accessory: Double? = nil) -> Double {
            large.rowTextWidth(in: row, pictureSide: picture, valueWidth: value, accessoryWidth: accessory)
        }
        #expect(width(390) == 358)
        #expect(width(390, accessory: 24) == 326)
        #expect(width(390, value: 60, accessory: 24) == 258)
        // A value takes half of 326 at most.
        #expect(width(390, value: 1000, accessory: 24) == 155)
        #expect(width(10, value: 60, accessory: 51) == 0)
        // A picture of 40, and 12 beside it.
        #expect(width(390, picture: large.largePictureSide, value: 60, accessory: 24) == 258 - 52)
    }
}
