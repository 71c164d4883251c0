import Glibc
import LibUV
import Testing

@Suite struct DirectoryWatcherTests {
    private func withDirectory(_ body: (String, EventLoop) throws -> Void) throws {
        var template = Array("/tmp/roundabout-test-XXXXXX".utf8CString)
        let path = try #require(mkdtemp(&template).map { String(cString: $0) })
        defer { _ = system("rm -rf '\(path)'") }
        let loop = try EventLoop()
        defer { loop.close() }
        try body(path, loop)
    }

    private func write(_ path: String) {
        let descriptor = open(path, O_WRONLY | O_CREAT, 0o644)
        _ = Glibc.write(descriptor, "x", 1)
        close(descriptor)
    }

    /// Turns the loop until `condition`, or until a hang is certain.
    private func turn(_ loop: EventLoop, until condition: () -> Bool) throws {
        var isLate = false
        let deadline = Timer(on: loop) { isLate = true }
        deadline.start(after: 10_000)
        defer { deadline.close() }
        while !condition() {
            try #require(!isLate)
            loop.runOnce()
        }
    }

    @Test func namesWhatChanged() throws {
        try withDirectory { path, loop in
            var events: [DirectoryWatcher.Event] = []
            let watcher = try DirectoryWatcher(path, on: loop) { events.append($0) }
            write(path + "/playground.json")
            try turn(loop) { events.contains(.changed(name: "playground.json")) }
            watcher.close()
            watcher.close()
        }
    }

    @Test func hearsOfAFileThatTakesAnothersPlace() throws {
        try withDirectory { path, loop in
            write(path + "/old")
            write(path + "/new")
            var names: Set<String> = []
            let watcher = try DirectoryWatcher(path, on: loop) { event in
                if case .changed(let name?) = event { names.insert(name) }
            }
            for _ in 0..<3 {
                names = []
                rename(path + "/new", path + "/old")
                try turn(loop) { names.contains("old") }
                write(path + "/new")
            }
            watcher.close()
        }
    }

    @Test func mayBeClosedFromWithinItsEvent() throws {
        try withDirectory { path, loop in
            var count = 0
            var watcher: DirectoryWatcher?
            watcher = try DirectoryWatcher(path, on: loop) { _ in
                count += 1
                watcher?.close()
                watcher = nil
            }
            write(path + "/a")
            write(path + "/b")
            loop.run()
            #expect(count == 1)
        }
    }

    @Test func saysWhatCannotBeWatched() throws {
        try withDirectory { path, loop in
            let error = try #require(throws: UVError.self) {
                _ = try DirectoryWatcher(path + "/nowhere", on: loop) { _ in }
            }
            #expect(error.isNotFound)
            #expect(error.description == "cannot watch \(path)/nowhere: no such file or directory")
        }
    }
}
