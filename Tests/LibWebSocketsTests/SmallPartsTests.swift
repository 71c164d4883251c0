import Testing

@testable import LibWebSockets

@Suite struct SmallPartsTests {
    /// The example of RFC 9110, section 5.6.7, and two days that a calendar could get wrong.
    @Test(arguments: [
        (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
        (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),
    ])
    func datesAreSpelledAsTheHeaderWantsThem(seconds: Int, text: String) {
        #expect(httpDate(seconds) == text)
    }

    @Test func nothingOfOutsideReachesTheTerminalRaw() {
        #expect(printable("evil\u{1B}[2Jé\n\u{202E}x") == "evil?[2J???x")
        #expect(printable(String(repeating: "a", count: 200), limit: 10) == "aaaaaaaaaa…")
    }

    @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
    func aTransferIsTheHeadAndThenTheBody(count: Int) {
        let head = [UInt8](repeating: 7, count: 300)
        let body = (0..<count).map { UInt8(truncatingIfNeeded: $0 >> 4) }
        var transfer = Transfer(head: head, body: body)
        var sent: [UInt8] = []
        while !transfer.isDone {
            let piece = transfer.next(room: 16)
            #expect(piece.count <= 16 + Transfer.pieceBytes)
            sent += piece.dropFirst(16)
        }
        #expect(sent == head + body)
    }
}
