import CollectionLayout
import Testing

@Suite struct SnapOffsetsTests {
    /// −60, 150, 360, … 1,830.
    private let even = SnapOffsets.even(start: -60, pitch: 210, count: 10)
    private let list = SnapOffsets.list([0, 12.5, 50])

    @Test(arguments: [
        (-1_000.0, -60.0), (44, -60), (45, -60), (46, 150), (100, 150), (1_830, 1_830), (1e9, 1_830),
        (.infinity, 1_830),
        (.nan, -60),
    ]) func theNearestOfEvenOnes(offset: Double, expected: Double) {
        #expect(even.nearest(to: offset) == expected)
    }

    @Test(arguments: [(-5.0, 0.0), (6.25, 0), (6.5, 12.5), (12.5, 12.5), (31, 12.5), (31.5, 50), (900, 50)])
    func theNearestOfAList(offset: Double, expected: Double) {
        #expect(list.nearest(to: offset) == expected)
    }

    @Test func noneAndOne() {
        #expect(SnapOffsets.list([]).nearest(to: 7) == 7)
        #expect(SnapOffsets.list([3]).nearest(to: 7) == 3)
        #expect(SnapOffsets.even(start: 5, pitch: 10, count: 0).nearest(to: 7) == 7)
        #expect(SnapOffsets.even(start: 5, pitch: 0, count: 4).nearest(to: 7) == 5)
    }
}
