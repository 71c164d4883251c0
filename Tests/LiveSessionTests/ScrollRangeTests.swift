import CollectionLayout
import Testing

@testable import LiveSession

@Suite struct ScrollRangeTests {
    /// Content of 300 × 2,000 seen through 300 × 600, insets 30/15/20/5.
    private let range = ScrollRange(
        contentSize: Size(width: 300, height: 2_000),
        contentInset: EdgeInsets(top: 30, left: 15, bottom: 20, right: 5), bounds: Size(width: 300, height: 600),
        direction: .vertical)

    @Test func theOffsetAtRestIsTheNegativeInset() {
        #expect(range.rest == Point(x: -15, y: -30))
        // 2,000 + 20 − 600
        #expect(range.end.y == 1_420)
        #expect(range.clamped(Point(x: 7, y: -500)) == Point(x: -15, y: -30))
        #expect(range.clamped(Point(x: 7, y: 9_999)) == Point(x: -15, y: 1_420))
        #expect(range.clamped(Point(x: 7, y: 100)) == Point(x: -15, y: 100))
    }

    @Test func contentShorterThanTheBoundsStaysAtRest() {
        var range = range
        range.contentSize.height = 100
        #expect(range.end.y == -30)
        #expect(range.clamped(Point(x: 0, y: 50)).y == -30)
    }

    @Test func theWindowIsTheVisibleBoundsAndAViewportMoreOnEachSide() {
        // 100.5 − 600, down to a whole point, as far as 100.5 + 600 + 600.
        #expect(
            range.window(at: Point(x: -15, y: 100.5), screens: 1) == Rect(x: -15, y: -500, width: 300, height: 1_800.5))
    }

    @Test func aWindowCoversAnOffsetWithHalfAScreenToSpare() {
        let window = range.window(at: Point(x: -15, y: 0), screens: 1)
        // It ends at 1,200: what is visible from 300 ends at 900, and half a screen more at 1,200.
        #expect(range.isCovered(by: window, at: Point(x: -15, y: 300)))
        #expect(!range.isCovered(by: window, at: Point(x: -15, y: 301)))
        // Nothing is beyond the content.
        #expect(range.isCovered(by: window, at: Point(x: -15, y: -30)))
    }
}
