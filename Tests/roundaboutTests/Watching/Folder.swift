import Glibc
import Testing

/// A directory of a test's own, gone with it.
final class Folder {
    let path: String

    init() throws {
        var template = Array("/tmp/roundabout-test-XXXXXX".utf8CString)
        path = try #require(mkdtemp(&template).map { String(cString: $0) })
    }

    deinit {
        _ = system("chmod -R u+rwx '\(path)'; rm -rf '\(path)'")
    }

    func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

    func write(_ text: String, to name: String, flags: Int32 = O_TRUNC) {
        let descriptor = open(self(name), O_WRONLY | O_CREAT | flags, 0o644)
        defer { close(descriptor) }
        let bytes = Array(text.utf8)
        _ = Glibc.write(descriptor, bytes, bytes.count)
    }

    func move(_ from: String, to: String) { rename(self(from), self(to)) }
    func remove(_ name: String) { unlink(self(name)) }
    func makeDirectory(_ name: String) { mkdir(self(name), 0o755) }
    func link(_ name: String, to target: String) { symlink(target, self(name)) }
}
