import Testing

@testable import roundabout

@Suite struct WatchDecisionTests {
    private let old = FileReading.text(Array("{ \"old\": 1 }".utf8))
    private let new = FileReading.text(Array("{ \"new\": 2 }".utf8))
    private let half = FileReading.text(Array("{ \"ne".utf8))
    private let empty = FileReading.text([])

    /// A decision that has told `old` at time 0.
    private func settled() -> WatchDecision {
        var decision = WatchDecision()
        _ = decision.didRead(old, isWhole: true, at: 0)
        return decision
    }

    @Test func tellsTheFirstReadingWhateverItIs() {
        for reading in [old, half, empty, .missing, .notRegular, .tooLarge(5_000_000), .unreadable("no")] {
            var decision = WatchDecision()
            #expect(decision.didRead(reading, isWhole: reading == old, at: 0) == .publish(reading))
        }
    }

    @Test func tellsAWholeTextAtOnce() {
        var decision = settled()
        #expect(decision.hinted(at: 1000) == .read)
        #expect(decision.didRead(new, isWhole: true, at: 1000) == .publish(new))
    }

    @Test func saysNothingOfTheSameContent() {
        var decision = settled()
        #expect(decision.didRead(old, isWhole: false, at: 1000) == .rest)
    }

    @Test func looksAgainSixTimesBeforeItTellsOfDamage() {
        for damage in [half, empty, .missing, .unreadable("permission denied")] {
            var decision = settled()
            var now: UInt64 = 1000
            var waits: [UInt64] = []
            while case .wait(let milliseconds) = decision.didRead(damage, isWhole: false, at: now) {
                waits.append(milliseconds)
                now += milliseconds
                #expect(decision.waited(at: now) == .read)
            }
            #expect(waits == [10, 20, 40, 80, 160, 300])
            #expect(decision.published == damage)
        }
    }

    @Test func neverTellsOfDamageThatMends() {
        var decision = settled()
        #expect(decision.didRead(empty, isWhole: false, at: 1000) == .wait(10))
        #expect(decision.hinted(at: 1004) == .read)
        #expect(decision.didRead(half, isWhole: false, at: 1004) == .wait(6))
        #expect(decision.didRead(new, isWhole: true, at: 1010) == .publish(new))
        // Another doubt later starts afresh.
        #expect(decision.didRead(half, isWhole: false, at: 5000) == .wait(10))
    }

    @Test func restsWhenDamageGivesWayToWhatWasThereBefore() {
        var decision = settled()
        #expect(decision.didRead(empty, isWhole: false, at: 1000) == .wait(10))
        #expect(decision.didRead(old, isWhole: false, at: 1010) == .rest)
        #expect(decision.didRead(empty, isWhole: false, at: 9000) == .wait(10))
    }

    @Test func aFileThatIsAlwaysBeingWrittenIsReadOnAndOn() {
        var decision = settled()
        var now: UInt64 = 1000
        for _ in 0..<100 {
            guard case .wait(let milliseconds) = decision.didRead(nil, isWhole: false, at: now) else {
                Issue.record("gave up at \(now)")
                return
            }
            #expect(milliseconds > 0)
            now += milliseconds
        }
        #expect(decision.published == old)
    }

    @Test func takesABreathAfterTelling() {
        var decision = settled()
        #expect(decision.hinted(at: 5) == .wait(11))
        #expect(decision.hinted(at: 15) == .wait(1))
        #expect(decision.hinted(at: 16) == .read)
    }

    /// A thousand saves in a second, each heard of: at most one reading a frame, and the last is told.
    @Test func tellsABurstOncePerFrame() {
        var decision = settled()
        var told = 0
        var due: UInt64?
        for now in UInt64(1000)..<2100 {
            let text = FileReading.text(Array("{ \"save\": \(min(now, 1999)) }".utf8))
            var isReading = false
            if now < 2000 {
                switch decision.hinted(at: now) {
                case .read: isReading = true
                case .wait(let milliseconds): due = now + milliseconds
                default: break
                }
            }
            if due == now { isReading = decision.waited(at: now) == .read }
            if isReading {
                due = nil
                if case .publish = decision.didRead(text, isWhole: true, at: now) { told += 1 }
            }
        }
        #expect(told <= 64)
        #expect(decision.published == .text(Array("{ \"save\": 1999 }".utf8)))
    }
}
