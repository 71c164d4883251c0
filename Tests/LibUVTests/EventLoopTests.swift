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
