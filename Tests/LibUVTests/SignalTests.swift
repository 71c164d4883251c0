import Glibc
import LibUV
import Testing

@Suite struct SignalTests {
    @Test func isHeardOnTheLoop() throws {
        let loop = try EventLoop()
        var heard = 0
        var signal: Signal?
        signal = try Signal(SIGUSR2, on: loop) {
            heard += 1
            signal?.close()
        }
        kill(getpid(), SIGUSR2)
        loop.run()
        #expect(heard == 1)
        signal?.close()
        loop.close()
    }

    @Test func saysWhatCannotBeHeard() throws {
        let loop = try EventLoop()
        defer { loop.close() }
        #expect(throws: UVError.self) { _ = try Signal(SIGKILL, on: loop) {} }
        #expect(throws: UVError.self) { _ = try Signal(0, on: loop) {} }
    }
}
