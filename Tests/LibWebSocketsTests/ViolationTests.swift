import LibUV
import Testing

@testable import LibWebSockets

/// What a page must not do, and the code that its connection is closed with. A healthy page beside it is served on.
@Suite(.serialized) struct ViolationTests {
    private func expect(
        code: UInt16?, after bytes: [UInt8], configuration: ServerConfiguration = ServerConfiguration(),
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try withServer(configuration) { server in
            let healthy = try server.page()
            let page = try server.page()
            try page.send(bytes)
            let closed = try page.takeCloseCode()
            #expect(closed == code, sourceLocation: sourceLocation)
            try healthy.send(.text("still here"))
            let answer = try healthy.takeMessage()
            #expect(answer?.payload == Array("still here".utf8), sourceLocation: sourceLocation)
        }
    }

    private func text(_ payload: [UInt8], isFinal: Bool = true) -> [UInt8] {
        Frame(opcode: 1, payload: payload, isFinal: isFinal).masked()
    }

    private func more(_ payload: [UInt8], isFinal: Bool = false) -> [UInt8] {
        Frame(opcode: 0, payload: payload, isFinal: isFinal).masked()
    }

    @Test func binary() throws {
        try expect(code: 1003, after: Frame(opcode: 2, payload: [1, 2, 3]).masked())
    }

    @Test(arguments: [3, 7, 11, 15] as [UInt8])
    func reservedOpcode(opcode: UInt8) throws {
        try expect(code: 1002, after: Frame(opcode: opcode, payload: []).masked())
    }

    @Test(arguments: [0x40, 0x20, 0x10] as [UInt8])
    func reservedBit(bit: UInt8) throws {
        var frame = text([0x61])
        frame[0] |= bit
        try expect(code: 1002, after: frame)
    }

    @Test func continuationOfNothing() throws {
        try expect(code: 1002, after: more([0x61], isFinal: true))
    }

    @Test func newMessageInTheMidstOfOne() throws {
        try expect(code: 1002, after: text([0x61], isFinal: false) + text([0x62]))
    }

    @Test func fragmentedPing() throws {
        try expect(code: 1002, after: Frame(opcode: 9, payload: [], isFinal: false).masked())
    }

    @Test func notUTF8() throws {
        try expect(code: 1007, after: text([0xC3, 0x28]))
        try expect(code: 1007, after: text([0x61, 0xE2, 0x82]))
        try expect(code: 1007, after: text([0xED, 0xA0, 0x80]))
    }

    @Test func tooLong() throws {
        try expect(code: 1009, after: text([UInt8](repeating: 0x61, count: 16_385)))
        // Said and never sent: refused once the library hands over a first piece.
        var claim = Frame(opcode: 1, payload: [UInt8](repeating: 0x61, count: 1024)).masked()
        claim.replaceSubrange(1..<4, with: [0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF])
        try expect(code: 1009, after: claim)
    }

    @Test func tooManyFragments() throws {
        let sixteen = text([0x61], isFinal: false) + (0..<15).flatMap { _ in more([0x61]) }
        try expect(code: 1008, after: sixteen + more([0x61], isFinal: true))
        try expect(code: 1008, after: text([], isFinal: false) + (0..<16).flatMap { _ in more([]) })
    }

    @Test func tooManyMessages() throws {
        var configuration = ServerConfiguration()
        configuration.maximumMessagesPerSecond = 5
        try withServer(configuration) { server in
            let page = try server.page()
            try page.send((0..<50).flatMap { _ in text([0x61]) })
            var answers = 0
            while let message = try page.takeFrame(), message.opcode == 1 { answers += 1 }
            // Two seconds' worth at once; what of it was answered before the farewell is the server's to say.
            #expect(answers <= 10)
            try page.send(Frame(opcode: 8, payload: [0x03, 0xF0]))
            try server.wait { $0.contains(.closed(ConnectionID(number: 1), code: 1008)) }
            let received = server.events.filter { if case .received = $0 { true } else { false } }
            #expect(received.count == 10)
        }
    }

    @Test func unfinishedMessage() throws {
        var configuration = ServerConfiguration()
        configuration.messageSeconds = 1
        try withServer(configuration) { server in
            let page = try server.page()
            try page.send(text([0x61], isFinal: false))
            try server.wait { $0.contains(.closed(ConnectionID(number: 1), code: nil)) }
            #expect(try page.takeAll().isEmpty)
        }
    }

    @Test func justWithinTheLimits() throws {
        try withServer { server in
            let page = try server.page()
            let long = [UInt8](repeating: 0x61, count: 16_384)
            try page.send(text(long))
            #expect(try page.takeMessage()?.payload == long)
            try page.send(
                text([0x61], isFinal: false) + (0..<14).flatMap { _ in more([0x61]) } + more([0x62], isFinal: true))
            #expect(try page.takeMessage()?.payload == Array("aaaaaaaaaaaaaaab".utf8))
            try page.send(text([]))
            #expect(try page.takeMessage()?.payload == [])
            // A ping between fragments is answered, and the message is whole.
            try page.send(
                text([0x61], isFinal: false) + Frame(opcode: 9, payload: [7]).masked() + more([0x62], isFinal: true))
            let pong = try page.takeFrame()
            #expect(pong == Frame(opcode: 10, payload: [7]))
            #expect(try page.takeMessage()?.payload == Array("ab".utf8))
        }
    }

    @Test func manyMessagesInOneWrite() throws {
        try withServer { server in
            let page = try server.page()
            let messages = (0..<60).map { number in [UInt8](repeating: UInt8(0x30 + number), count: number * 150) }
            try page.send(messages.flatMap { text($0) })
            for message in messages {
                let answer = try page.takeMessage()
                #expect(answer?.payload == message)
            }
        }
    }

    @Test func aFrameByteByByte() throws {
        try withServer { server in
            let page = try server.page()
            for byte in text(Array("slowly".utf8)) {
                try page.send([byte])
                server.loop.runOnce()
            }
            #expect(try page.takeMessage()?.payload == Array("slowly".utf8))
        }
    }

    @Test func nothingIsTakenAfterAViolation() throws {
        try withServer { server in
            let page = try server.page()
            try page.send(Frame(opcode: 2, payload: [1]).masked() + text(Array("late".utf8)))
            let code = try page.takeCloseCode()
            #expect(code == 1003)
            try page.send(Frame(opcode: 8, payload: [0x03, 0xEB]))
            try server.wait { $0.contains(.closed(ConnectionID(number: 1), code: 1003)) }
            #expect(!server.events.contains(.received(ConnectionID(number: 1), Array("late".utf8))))
        }
    }
}
