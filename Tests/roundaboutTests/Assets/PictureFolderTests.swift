import LibUV
import LibWebSockets
import Testing

@testable import roundabout

@Suite struct PictureFolderTests {
    @Test func servesWhatIsNamedUnderItsContentsHash() throws {
        let folder = try Folder()
        folder.makeDirectory("images")
        folder.write("<svg/>", to: "images/my fruit.svg")
        folder.write("abc", to: "images/plum.png")
        folder.write("no picture", to: "images/notes.txt")
        folder.write("", to: "images/.hidden.png")
        folder.link("images/out.png", to: "/etc/hostname")
        let loop = try EventLoop()
        var changes = 0
        let pictures = PictureFolder(folder: folder("images"), on: loop) { changes += 1 }
        defer {
            pictures.close()
            loop.run()
            loop.close()
        }
        #expect(pictures.names == ["my fruit.svg", "plum.png"])
        #expect(pictures.address(of: "plum.png") == nil)
        pictures.admit(["plum.png", "my fruit.svg", "out.png"])
        #expect(pictures.address(of: "plum.png") == "/pictures/ba7816bf8f01cfea414140de5dae2223/plum.png")
        #expect(pictures.address(of: "my fruit.svg")?.hasSuffix("/my%20fruit.svg") == true)
        #expect(pictures.address(of: "out.png") == nil)
        let asset = pictures.asset(for: "/pictures/ba7816bf8f01cfea414140de5dae2223/plum.png")
        #expect(asset?.bytes == Array("abc".utf8))
        #expect(asset?.contentType == "image/png")

        folder.write("abcd", to: "images/plum.png")
        let deadline = Timer(on: loop) { changes = -1 }
        deadline.start(after: 10_000)
        while changes == 0 { loop.runOnce() }
        deadline.close()
        #expect(changes == 1)
        #expect(pictures.address(of: "plum.png") != "/pictures/ba7816bf8f01cfea414140de5dae2223/plum.png")
        // A page that was told of the old one a moment ago may ask for it yet; but not for one that nobody names.
        #expect(pictures.asset(for: "/pictures/ba7816bf8f01cfea414140de5dae2223/plum.png") != nil)
        pictures.admit([])
        #expect(pictures.address(of: "plum.png") == nil)
        #expect(pictures.asset(for: "/pictures/ba7816bf8f01cfea414140de5dae2223/plum.png") == nil)
    }
    @Test func noticesAFolderThatIsMadeLater() throws {
        let folder = try Folder()
        let loop = try EventLoop()
        var changes = 0
        let pictures = PictureFolder(folder: folder("images"), on: loop) { changes += 1 }
        defer {
            pictures.close()
            loop.run()
            loop.close()
        }
        #expect(pictures.names.isEmpty)
        pictures.admit(["plum.png"])
        folder.makeDirectory("images")
        folder.write("abc", to: "images/plum.png")
        let deadline = Timer(on: loop) { changes = -1 }
        deadline.start(after: 10_000)
        while pictures.address(of: "plum.png") == nil, changes >= 0 { loop.runOnce() }
        deadline.close()
        #expect(pictures.address(of: "plum.png") == "/pictures/ba7816bf8f01cfea414140de5dae2223/plum.png")
        #expect(changes > 0)
    }
}
