import Glibc
import LibUV
import LibWebSockets
import Testing

@testable import roundabout

@Suite struct PageFilesTests {
    private func withFiles(_ folder: Folder, _ body: (PageFiles, EventLoop, () throws -> Void) throws -> Void) throws {
        let loop = try EventLoop()
        var changes = 0
        let files = PageFiles(folder: folder("Public"), on: loop) { changes += 1 }
        defer {
            files.close()
            loop.run()
            loop.close()
        }
        try body(files, loop) {
            var isLate = false
            let deadline = Timer(on: loop) { isLate = true }
            deadline.start(after: 10_000)
            defer { deadline.close() }
            let before = changes
            while changes == before {
                try #require(!isLate)
                loop.runOnce()
            }
        }
    }

    private func folder() throws -> Folder {
        let folder = try Folder()
        folder.makeDirectory("Public")
        folder.write("<!doctype html>", to: "Public/index.html")
        return folder
    }

    @Test func servesKnownKindsByExactPath() throws {
        let folder = try folder()
        folder.makeDirectory("Public/panels")
        folder.write("export {}", to: "Public/panels/problems.js")
        try withFiles(folder) { files, _, _ in
            #expect(files.asset(for: "/")?.contentType == "text/html; charset=utf-8")
            #expect(files.asset(for: "/index.html")?.bytes == Array("<!doctype html>".utf8))
            #expect(files.asset(for: "/panels/problems.js")?.contentType == "text/javascript; charset=utf-8")
            for path in [
                "", "/panels", "/panels/", "/index.html/", "//index.html", "/../Public/index.html", "/INDEX.HTML",
            ] {
                #expect(files.asset(for: path) == nil, "\(path)")
            }
        }
    }

    @Test func leavesOutWhatIsHiddenUnknownOutsideOrNoFile() throws {
        let folder = try folder()
        folder.write("secret", to: "secret.txt")
        for name in [".hidden.js", "main.js.map", "noending", "playground.swift"] {
            folder.write("x", to: "Public/\(name)")
        }
        folder.makeDirectory("Public/.git")
        folder.write("x", to: "Public/.git/config.txt")
        folder.link("Public/outside.txt", to: "../secret.txt")
        folder.link("Public/up", to: "..")
        folder.link("Public/inside.html", to: "index.html")
        mkfifo(folder("Public/pipe.js"), 0o644)
        try withFiles(folder) { files, _, _ in
            for path in [
                "/.hidden.js", "/main.js.map", "/noending", "/playground.swift", "/.git/config.txt", "/outside.txt",
                "/up/secret.txt", "/pipe.js",
            ] {
                #expect(files.asset(for: path) == nil, "\(path)")
            }
            #expect(files.asset(for: "/inside.html") != nil)
        }
    }

    @Test func readsAgainWhatChanges() throws {
        let folder = try folder()
        try withFiles(folder) { files, _, waitForChange in
            let tag = files.asset(for: "/")?.entityTag
            folder.write("<!doctype html><title>new</title>", to: "Public/index.html")
            try waitForChange()
            #expect(files.asset(for: "/")?.entityTag != tag)
            folder.makeDirectory("Public/deeper")
            folder.write("body {}", to: "Public/deeper/styles.css")
            try waitForChange()
            #expect(files.asset(for: "/deeper/styles.css") != nil)
            folder.write("body { margin: 0 }", to: "Public/deeper/styles.css")
            try waitForChange()
            #expect(files.asset(for: "/deeper/styles.css")?.bytes == Array("body { margin: 0 }".utf8))
            folder.remove("Public/deeper/styles.css")
            try waitForChange()
            #expect(files.asset(for: "/deeper/styles.css") == nil)
        }
    }
}
