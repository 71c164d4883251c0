import Testing

@testable import LibWebSockets

@Suite struct LogGateTests {
    @Test func letsTenThroughAndThenOneEverySixSeconds() {
        var gate = LogGate()
        func passed(_ count: Int, at now: UInt64) -> Int {
            (0..<count).filter { _ in gate.lets(lineAt: now) }.count
        }
        let counts = [
            passed(100, at: 5000), passed(1, at: 10_999), passed(2, at: 11_000), passed(1, at: 17_500),
            passed(1, at: 23_000), passed(100, at: 1_000_000),
        ]
        #expect(counts == [10, 0, 1, 1, 1, 10])
    }
}
