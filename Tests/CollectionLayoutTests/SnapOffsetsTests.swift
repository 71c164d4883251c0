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

    /// A hundred thousand cells of different widths: no message carries more of them than a fling can reach.
    @Test func aLongListIsCutAroundTheOffset() {
        let list = SnapOffsets.list((0..<100_000).map { Double($0) * 10 })
        #expect(list.around(500_003, limit: 4) == .list([499_990, 500_000, 500_010, 500_020]))
        #expect(list.around(-50, limit: 3) == .list([0, 10, 20]))
        #expect(list.around(2_000_000, limit: 3) == .list([999_970, 999_980, 999_990]))
        #expect(list.around(.nan, limit: 3).offsets.count == 3)
        let short = SnapOffsets.list([1, 2])
        #expect(short.around(9, limit: 2) == short)
        let even = SnapOffsets.even(start: 0, pitch: 1, count: 1_000_000)
        #expect(even.around(9, limit: 2) == even)
    }
}
