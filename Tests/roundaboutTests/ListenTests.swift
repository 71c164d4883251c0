import LibWebSockets
import Testing

@testable import roundabout

@Suite struct ListenTests {
    private let host = "127.0.0.1"

    @Test func anExplicitPortIsTriedAgainUntilItIsFree() throws {
        var tries = 0
        let port = try listen(port: 9000, host: host) { (port) throws(ServerError) in
            tries += 1
            guard tries == 3 else { throw .portInUse(host: host, port: port) }
            return port
        }
        #expect(port == 9000)
        #expect(tries == 3)
    }

    @Test func anyPortIsAskedForOnce() throws {
        #expect(try listen(port: 0, host: host) { (port) throws(ServerError) in port + 4321 } == 4321)
    }

    @Test func whatWaitingDoesNotMendIsSaidAtOnce() {
        var tries = 0
        #expect(throws: ServerError.portNotPermitted(host: host, port: 80)) {
            try listen(port: 80, host: host) { (port) throws(ServerError) in
                tries += 1
                throw .portNotPermitted(host: host, port: port)
            }
        }
        #expect(tries == 1)
    }

    @Test func everySentenceSaysWhatToDo() {
        let all = ServerError.portInUse(host: host, port: 8652)
        #expect(
            sentence(for: all, port: nil)
                == "ports 8642 to 8652 on 127.0.0.1 are all in use; --port 0 takes any that is free.")
        #expect(
            sentence(for: .portInUse(host: host, port: 8642), port: nil)
                == "port 8642 on 127.0.0.1 is in use, and was for two seconds; --port 0 takes any that is free.")
        #expect(
            sentence(for: .portNotPermitted(host: host, port: 80), port: 80)
                == "port 80 on 127.0.0.1 needs more rights; --port 0 takes any that is free.")
        #expect(
            sentence(for: .addressNotAvailable(host: "192.0.2.1"), port: 80) == "this machine has no address 192.0.2.1."
        )
    }

    @Test func nobodyAnswersOnAPortThatNobodyHolds() {
        // Port 1 needs rights that a test does not have, and nothing of today listens there.
        #expect(!answers(port: 1, host: host))
        #expect(!answers(port: 1, host: "::1"))
        #expect(answers(port: 1, host: "no address"))
    }
}
