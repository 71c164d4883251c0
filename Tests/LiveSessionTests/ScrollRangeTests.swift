import CollectionLayout
import Testing

@testable import LiveSession

@Suite struct ScrollRangeTests {
    /// Content of 280 × 2,000 seen through 300 × 600, insets 30/15/20/5.
    private let range = ScrollRange(
        contentSize: Size(width: 280, height: 2_000),
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

    /// As a UIScrollView does: 500 + 5 − 300 is as far as it goes to the right, and the window reaches a viewport out both ways.
    @Test func contentThatIsLargerBothWaysScrollsBothWays() {
        var range = range
        range.contentSize.width = 500
        #expect(range.end == Point(x: 205, y: 1_420))
        #expect(range.clamped(Point(x: 7, y: 100)) == Point(x: 7, y: 100))
        #expect(range.clamped(Point(x: 999, y: -999)) == Point(x: 205, y: -30))
        #expect(range.isAtRest(Point(x: -15, y: -30)))
        #expect(!range.isAtRest(Point(x: 0, y: -30)))
        #expect(!range.isAtRest(Point(x: -15, y: 0)))
        let window = range.window(at: Point(x: 10, y: 100.5), screens: 1)
        #expect(window == Rect(x: -290, y: -500, width: 900, height: 1_800.5))
        // To the right it ends at 610, beyond the content; upward 1,300.5 covers what is visible from 400 and half a screen.
        #expect(range.isCovered(by: window, at: Point(x: 205, y: 400)))
        #expect(!range.isCovered(by: window, at: Point(x: 205, y: 401)))
        range.contentSize.width = 2_000
        // Half a screen beyond what is visible from 160 ends at 610.
        #expect(range.isCovered(by: window, at: Point(x: 160, y: 400)))
        #expect(!range.isCovered(by: window, at: Point(x: 161, y: 400)))
    }

    /// The sum of thirds comes out above the width by its last bit: a flow must not slide sideways by it.
    @Test func aRoundingIsNothingToScroll() {
        var range = range
        range.contentSize.width = 280.0.nextUp
        #expect(range.clamped(Point(x: 7, y: 100)).x == -15)
    }

    /// Between −15 and 205, and between −30 and 1,420.
    @Test func ringsAreSeenFromTheirMiddle() {
        var range = range
        range.contentSize.width = 500
        range.restsInMiddle = true
        #expect(range.rest == Point(x: 95, y: 695))
        #expect(range.isAtRest(Point(x: 95.5, y: 694.5)))
        #expect(!range.isAtRest(Point(x: 95, y: 600)))
        #expect(range.clamped(Point(x: -99, y: 600)) == Point(x: -15, y: 600))
        // What fits rests where it begins.
        range.contentSize = Size(width: 280, height: 550)
        #expect(range.rest == Point(x: -15, y: -30))
    }
}
