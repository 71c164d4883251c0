import Testing

@testable import LibWebSockets

@Suite struct AllowanceTests {
    @Test func givesTenAtOnceAndThenOneEverySixSeconds() {
        var allowance = Allowance(burst: 10, interval: 6000)
        func taken(_ count: Int, at now: UInt64) -> Int {
            (0..<count).filter { _ in allowance.take(at: now) }.count
        }
        let counts = [
            taken(100, at: 5000), taken(1, at: 10_999), taken(2, at: 11_000), taken(1, at: 17_500),
            taken(1, at: 23_000), taken(100, at: 1_000_000),
        ]
        #expect(counts == [10, 0, 1, 1, 1, 10])
    }

    /// Five hundred a second can go on for ever; six hundred a second cannot go on for eleven.
    @Test func lastsForAsLongAsItIsNotOverdrawn() {
        var allowance = Allowance(burst: 1000, interval: 2)
        #expect((0..<100_000).allSatisfy { allowance.take(at: UInt64($0) * 2) })
        var overdrawn = Allowance(burst: 1000, interval: 2)
        let refusedAt = (0..<6600).first { !overdrawn.take(at: UInt64($0) * 1000 / 600) }
        // 1,000 at the start and 500 more a second are used up at 600 a second after 10 s: 6,000.
        #expect(refusedAt.map { (5990...6010).contains($0) } == true)
    }
}
