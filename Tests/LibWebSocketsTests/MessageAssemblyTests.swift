import Testing

@testable import LibWebSockets

@Suite struct MessageAssemblyTests {
    private var assembly = MessageAssembly(maximumBytes: 20, maximumFragments: 3)

    private mutating func add(
        _ bytes: [UInt8], first: Bool = false, remaining: Int = 0, last: Bool = false, binary: Bool = false
    ) -> MessageAssembly.Outcome {
        bytes.withUnsafeBytes {
            assembly.add(.init(bytes: $0, isFirst: first, remaining: remaining, isLast: last, isBinary: binary))
        }
    }

    private mutating func add(
        _ text: String, first: Bool = false, remaining: Int = 0, last: Bool = false
    ) -> MessageAssembly.Outcome {
        add(Array(text.utf8), first: first, remaining: remaining, last: last)
    }

    @Test mutating func oneFrameInOnePiece() {
        #expect(add("hello", first: true, last: true) == .message(Array("hello".utf8)))
        #expect(add("", first: true, last: true) == .message([]))
    }

    @Test mutating func oneFrameInManyPiecesIsOneFragment() {
        for index in 0..<19 { #expect(add("x", first: index == 0, remaining: 19 - index) == .more) }
        #expect(add("y", last: true) == .message(Array((String(repeating: "x", count: 19) + "y").utf8)))
    }

    @Test mutating func countsFragmentsAlsoEmptyOnes() {
        #expect(add("a", first: true) == .more)
        #expect(add("") == .more)
        #expect(add("b", last: true) == .message(Array("ab".utf8)))
        #expect(add("a", first: true) == .more)
        #expect(add("") == .more)
        #expect(add("") == .more)
        #expect(add("b", last: true) == .violation(.policyViolation, "at most 3 fragments"))
    }

    @Test mutating func refusesWhatIsTooLongAsSoonAsItIsSaid() {
        #expect(add("0123456789", first: true, remaining: 10) == .more)
        #expect(add("0123456789", last: true) == .message(Array("01234567890123456789".utf8)))
        #expect(add("0123456789", first: true, remaining: 11) == .violation(.messageTooBig, "at most 20 bytes"))
        #expect(add("0123456789", first: true, remaining: .max) == .violation(.messageTooBig, "at most 20 bytes"))
        #expect(add("0123456789", first: true) == .more)
        #expect(add("01234567890", last: true) == .violation(.messageTooBig, "at most 20 bytes"))
    }

    @Test mutating func takesOnlyText() {
        #expect(add([1, 2], first: true, last: true, binary: true) == .violation(.unsupportedData, "text only"))
    }

    @Test(
        arguments: [
            [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF], [0x80],
            [0x61, 0xE2, 0x82],
        ] as [[UInt8]])
    mutating func refusesWhatIsNotUTF8(bytes: [UInt8]) {
        #expect(add(bytes, first: true, last: true) == .violation(.invalidPayload, "not UTF-8"))
    }

    @Test mutating func aCharacterMayBeCutBetweenPieces() {
        #expect(add([0xE2, 0x82], first: true) == .more)
        #expect(add([0xAC], last: true) == .message(Array("€".utf8)))
    }

    @Test mutating func aNewMessageForgetsAnUnfinishedOne() {
        #expect(add("old", first: true) == .more)
        #expect(add("new", first: true, last: true) == .message(Array("new".utf8)))
    }
}
