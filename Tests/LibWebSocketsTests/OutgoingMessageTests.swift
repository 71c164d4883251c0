import Testing

@testable import LibWebSockets

@Suite struct OutgoingMessageTests {
    /// Writes a "header" before each fragment, as the library does, and joins the payloads.
    private func written(_ message: OutgoingMessage, room: Int) -> [UInt8] {
        var joined: [UInt8] = []
        for fragment in 0..<message.fragmentCount {
            _ = message.withFragment(fragment) { payload, count in
                for offset in 1...room { payload[-offset] = 0xEE }
                joined += UnsafeBufferPointer(start: payload, count: count)
            }
        }
        return joined
    }

    @Test(arguments: [(0, 1), (1, 1), (65_535, 1), (65_536, 1), (65_537, 2), (81_920, 2), (81_921, 3), (100_000, 4)])
    func sendsTheSameBytesToEveryPage(count: Int, fragments: Int) {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 197 >> 3) }
        let message = OutgoingMessage(bytes, isBinary: true, room: 16)
        #expect(message.fragmentCount == fragments)
        #expect(written(message, room: 16) == bytes)
        #expect(written(message, room: 16) == bytes)
    }

    @Test func anOutboxGoesFragmentByFragment() throws {
        var outbox = Outbox()
        #expect(outbox.next == nil)
        outbox.append(OutgoingMessage([UInt8](repeating: 1, count: 70_000), isBinary: true, room: 16))
        outbox.append(OutgoingMessage([2], isBinary: false, room: 16))
        var steps: [[Int]] = []
        while let next = outbox.next {
            steps.append([next.message.count, next.fragment, next.isLast ? 1 : 0, outbox.count])
            outbox.advance()
        }
        #expect(steps == [[70_000, 0, 0, 2], [70_000, 1, 1, 2], [1, 0, 1, 1]])
        #expect(outbox.isEmpty)
        outbox.advance()
    }
}
