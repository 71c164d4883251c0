import CollectionLayout
import Testing

@testable import roundabout

@Suite struct NumberTextTests {
    @Test(arguments: [
        (12.5, 1, "12.5"), (12.04, 1, "12"), (12.06, 1, "12.1"), (3, 1, "3"), (0.04, 1, "0"), (-0.04, 1, "0"),
        (390, 2, "390"), (390.125, 2, "390.13"), (-7.5, 1, "-7.5"), (1e300, 1, "1e+300"), (.infinity, 1, "inf"),
        (9_007_199_254_740_992, 2, "9007199254740992.0"),
    ])
    func measures(value: Double, decimals: Int, text: String) {
        #expect(formatted(value, decimals: decimals) == text)
    }

    @Test(
        arguments: [
            (0, "0 ms"), (47_000, "0.047 ms"), (100_000, "0.1 ms"), (149_000, "0.1 ms"), (41_000_000, "41 ms"),
            (1_234_567_890, "1234.6 ms"),
        ] as [(UInt64, String)])
    func times(nanoseconds: UInt64, text: String) {
        #expect(milliseconds(nanoseconds) == text)
    }

    @Test func sizesAndCounts() {
        #expect(formatted(Size(width: 390, height: 844)) == "390×844")
        #expect(formatted(Size(width: 390.5, height: 844.256)) == "390.5×844.26")
        #expect(counted(0, "cell") == "0 cells")
        #expect(counted(1, "cell") == "1 cell")
        #expect(counted(2, "cell") == "2 cells")
    }
}
