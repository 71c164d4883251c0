import LibUV
import Testing

@Suite struct EventLoopTests {
    @Test func returnsWhenNothingIsLeft() throws {
        let loop = try EventLoop()
        loop.run()
        loop.close()
    }

    @Test func firesATimerOnceThenAgainAndAgain() throws {
        let loop = try EventLoop()
        var fired: [String] = []
        let once = Timer(on: loop) { fired.append("once") }
        var again: Timer?
        again = Timer(on: loop) {
            fired.append("again")
            if fired.count == 4 { again?.close() }
        }
        once.start(after: 0)
        again?.start(after: 1, every: 1)
        loop.run()
        #expect(fired == ["once", "again", "again", "again"])
        once.close()
        once.close()
        loop.close()
    }

    @Test func aTimerMayBeStoppedStartedAfreshAndUsedAfterItsEnd() throws {
        let loop = try EventLoop()
        var fired = 0
        let timer = Timer(on: loop) { fired += 1 }
        timer.start(after: 0)
        timer.stop()
        loop.run()
        #expect(fired == 0)
        timer.start(after: 100_000)
        timer.start(after: 1)
        loop.run()
        #expect(fired == 1)
        timer.close()
        timer.start(after: 0)
        timer.stop()
        loop.run()
        #expect(fired == 1)
        loop.close()
    }

    @Test func lettingGoOfATimerThatIsOpenDoesNoHarm() throws {
        let loop = try EventLoop()
        var fired = false
        do {
            var timer: Timer?
            timer = Timer(on: loop) {
                fired = true
                timer?.close()
                timer = nil
            }
            timer?.start(after: 1)
        }
        loop.run()
        #expect(fired)
        loop.close()
    }

    @Test func keepsTheOrderOfItsEnd() throws {
        let loop = try EventLoop()
        var order: [String] = []
        loop.whenDrained { order.append("drained") }
        let timer = Timer(on: loop) { order.append("fired") }
        timer.start(after: 1)
        loop.run()
        timer.close()
        loop.close()
        #expect(order == ["fired", "drained"])
    }
}
