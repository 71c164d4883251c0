import Glibc
import LibUV
import Testing

@testable import roundabout

/// A watched file on a loop of its own; a text is whole when it ends with a full stop.
private final class Watch {
    let loop: EventLoop
    private(set) var readings: [FileReading] = []
    private var file: WatchedFile?

    init(_ path: String, limit: Int = 1000) throws {
        let loop = try EventLoop()
        self.loop = loop
        file = WatchedFile(
            path, limit: limit, on: loop, isWhole: { $0.last == UInt8(ascii: ".") },
            noticed: { [unowned self] in readings.append($0) })
    }

    /// Turns the loop until so many readings were told in all.
    func wait(for count: Int, sourceLocation: SourceLocation = #_sourceLocation) throws {
        var isLate = false
        let deadline = Timer(on: loop) { isLate = true }
        deadline.start(after: 10_000)
        defer { deadline.close() }
        while readings.count < count {
            try #require(!isLate, "\(readings)", sourceLocation: sourceLocation)
            loop.runOnce()
        }
    }

    /// Turns the loop for so long; what is not told in that time is not told at all.
    func pass(milliseconds: UInt64) {
        var isOver = false
        let end = Timer(on: loop) { isOver = true }
        end.start(after: milliseconds)
        while !isOver { loop.runOnce() }
        end.close()
    }

    var readCount: Int { file?.readCount ?? 0 }

    func finish() {
        file?.close()
        loop.run()
        loop.close()
        file = nil
    }
}

@Suite struct WatchedFileTests {
    /// Another program writes beside the file without a pause: its writes cost a reading a frame, not one each, and a save
    /// in the midst of them is told all the same.
    @Test func aBusyNeighbourCostsAReadingAFrameAndHidesNoSave() throws {
        let folder = try Folder()
        folder.write("first.", to: "file")
        let watch = try Watch(folder("file"))
        defer { watch.finish() }
        try watch.wait(for: 1)
        let before = watch.readCount
        let began = watch.loop.now
        for number in 0..<500 {
            folder.write("\(number)", to: "neighbour")
            watch.loop.runOnce()
        }
        // A reading each 16 milliseconds at most, and two of the half-second look for good measure.
        let frames = Int((watch.loop.now - began) / WatchDecision.breather) + 3
        #expect(watch.readCount - before <= frames)
        folder.write("second.", to: "file")
        try watch.wait(for: 2)
        #expect(watch.readings == [text("first."), text("second.")])
    }

    private func text(_ text: String) -> FileReading { .text(Array(text.utf8)) }

    /// Starts with `first.` in `file`, does something, and expects exactly these readings more, in order.
    private func check(
        _ expected: [FileReading], after change: (Folder) -> Void, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let folder = try Folder()
        folder.write("first.", to: "file")
        let watch = try Watch(folder("file"))
        defer { watch.finish() }
        try watch.wait(for: 1)
        change(folder)
        try watch.wait(for: 1 + expected.count, sourceLocation: sourceLocation)
        #expect(watch.readings == [text("first.")] + expected, sourceLocation: sourceLocation)
    }

    @Test func truncatedAndWritten() throws {
        try check([text("second.")]) { $0.write("second.", to: "file") }
    }

    @Test func appended() throws {
        try check([text("first.second.")]) { $0.write("second.", to: "file", flags: O_APPEND) }
    }

    @Test func writtenBesideAndRenamed() throws {
        try check([text("second.")]) {
            $0.write("second.", to: "file.tmp")
            $0.move("file.tmp", to: "file")
        }
    }

    @Test func movedAwayAndMadeAnew() throws {
        try check([text("second.")]) {
            $0.move("file", to: "file~")
            $0.write("second.", to: "file")
        }
    }

    @Test func deletedAndMadeAnew() throws {
        try check([text("second.")]) {
            $0.remove("file")
            $0.write("second.", to: "file")
        }
    }

    @Test func savedTwiceByRenaming() throws {
        let folder = try Folder()
        folder.write("first.", to: "file")
        let watch = try Watch(folder("file"))
        defer { watch.finish() }
        for (index, name) in ["first.", "second.", "third.", "fourth."].enumerated() {
            if index > 0 {
                folder.write(name, to: "new")
                folder.move("new", to: "file")
            }
            try watch.wait(for: index + 1)
            #expect(watch.readings.last == text(name))
        }
    }

    @Test func brokenOnlyAfterASecondLook() throws {
        try check([text("half a sen")]) { $0.write("half a sen", to: "file") }
    }

    @Test func missingOnlyAfterASecondLook() throws {
        try check([.missing]) { $0.remove("file") }
    }

    @Test func aLongWriteIsToldOnceWhenItIsWhole() throws {
        let folder = try Folder()
        folder.write("first.", to: "file")
        let watch = try Watch(folder("file"))
        defer { watch.finish() }
        try watch.wait(for: 1)
        folder.write("", to: "file")
        watch.pass(milliseconds: 50)
        folder.write("sec", to: "file", flags: O_APPEND)
        watch.pass(milliseconds: 50)
        folder.write("ond.", to: "file", flags: O_APPEND)
        try watch.wait(for: 2)
        #expect(watch.readings == [text("first."), text("second.")])
    }

    @Test func touchedOrRewrittenWithTheSameContentIsNoReading() throws {
        let folder = try Folder()
        folder.write("first.", to: "file")
        let watch = try Watch(folder("file"))
        defer { watch.finish() }
        try watch.wait(for: 1)
        utimes(folder("file"), nil)
        chmod(folder("file"), 0o600)
        folder.write("first.", to: "file")
        folder.write("first.", to: "new")
        folder.move("new", to: "file")
        watch.pass(milliseconds: 700)
        #expect(watch.readings == [text("first.")])
    }

    @Test func behindALinkThatStaysAndOneThatTurns() throws {
        let folder = try Folder()
        folder.makeDirectory("a")
        folder.makeDirectory("b")
        folder.makeDirectory("here")
        folder.write("one.", to: "a/file")
        folder.write("two.", to: "b/file")
        folder.link("here/file", to: "../a/file")
        let watch = try Watch(folder("here/file"))
        defer { watch.finish() }
        try watch.wait(for: 1)
        folder.write("one again.", to: "a/file")
        try watch.wait(for: 2)
        folder.link("here/new", to: "../b/file")
        folder.move("here/new", to: "here/file")
        try watch.wait(for: 3)
        folder.write("two again.", to: "b/file")
        try watch.wait(for: 4)
        #expect(watch.readings == ["one.", "one again.", "two.", "two again."].map(text))
    }

    @Test func inADirectoryThatIsSwappedByALink() throws {
        let folder = try Folder()
        folder.makeDirectory("1")
        folder.makeDirectory("2")
        folder.write("one.", to: "1/file")
        folder.write("two.", to: "2/file")
        folder.link("data", to: "1")
        folder.link("file", to: "data/file")
        let watch = try Watch(folder("file"))
        defer { watch.finish() }
        try watch.wait(for: 1)
        folder.link("new", to: "2")
        folder.move("new", to: "data")
        try watch.wait(for: 2)
        #expect(watch.readings == ["one.", "two."].map(text))
    }

    @Test func inADirectoryThatIsReplaced() throws {
        let folder = try Folder()
        folder.makeDirectory("d")
        folder.write("one.", to: "d/file")
        let watch = try Watch(folder("d/file"))
        defer { watch.finish() }
        try watch.wait(for: 1)
        folder.makeDirectory("new")
        folder.write("two.", to: "new/file")
        folder.move("d", to: "old")
        folder.move("new", to: "d")
        try watch.wait(for: 2)
        folder.write("three.", to: "d/file")
        try watch.wait(for: 3)
        #expect(watch.readings == ["one.", "two.", "three."].map(text))
    }

    @Test func inADirectoryThatIsMadeLater() throws {
        let folder = try Folder()
        let watch = try Watch(folder("d/file"))
        defer { watch.finish() }
        try watch.wait(for: 1)
        folder.makeDirectory("d")
        folder.write("one.", to: "d/file")
        try watch.wait(for: 2)
        #expect(watch.readings == [.missing, text("one.")])
    }

    @Test func whatIsNoFileNeverHoldsTheLoop() throws {
        try check([.notRegular]) {
            $0.remove("file")
            mkfifo($0("file"), 0o644)
        }
        try check([.notRegular]) {
            $0.remove("file")
            $0.makeDirectory("file")
        }
        try check([.notRegular]) {
            $0.remove("file")
            $0.link("file", to: "/dev/zero")
        }
    }

    @Test func aFileBeyondTheLimitIsNotRead() throws {
        try check([.tooLarge(1001)]) { $0.write(String(repeating: "x", count: 1000) + ".", to: "file") }
        try check([text(String(repeating: "x", count: 999) + ".")]) {
            $0.write(String(repeating: "x", count: 999) + ".", to: "file")
        }
        try check([.tooLarge(10_000_000_000)]) { truncate($0("file"), 10_000_000_000) }
    }

    @Test func aLinkThatLeadsToItself() throws {
        let folder = try Folder()
        folder.link("file", to: "file")
        let watch = try Watch(folder("file"))
        defer { watch.finish() }
        try watch.wait(for: 1)
        guard case .unreadable = watch.readings[0] else {
            Issue.record("\(watch.readings)")
            return
        }
    }

    @Test func aTimeThatIsSetBackHidesNothing() throws {
        try check([text("fir5t.")]) { folder in
            var status = stat()
            stat(folder("file"), &status)
            folder.write("fir5t.", to: "file")
            var times = [
                timeval(tv_sec: status.st_atim.tv_sec, tv_usec: 0),
                timeval(tv_sec: status.st_mtim.tv_sec - 100, tv_usec: 0),
            ]
            utimes(folder("file"), &times)
        }
    }
}
