import LibUV
import LibWebSockets

/// The page's own files, read into memory once and again whenever one of them changes.
///
/// A request is answered by looking its path up here; no request ever leads to the disk. A file is in when its kind is
/// known, neither its name nor a folder's on the way begins with a dot, and it lies inside the folder with all links
/// followed. `/` is `index.html`.
///
/// Lives on the loop it was made for. Who closes: the owner, by `close()`.
final class PageFiles {
    static let maximumFileBytes = 8 << 20
    static let maximumFiles = 4096
    static let maximumDepth = 8
    /// Several files that are saved together are read together, so many milliseconds later.
    static let settling: UInt64 = 50

    private let folder: String
    private let loop: EventLoop
    private var changed: (() -> Void)?
    private var assets: [String: Asset] = [:]
    private var directories: [String: WatchedDirectory] = [:]
    private var reread: Timer?

    /// - Parameter changed: a file is other than it was, or came, or went. Let go of by `close()`.
    init(folder: String, on loop: EventLoop, changed: @escaping () -> Void) {
        self.folder = folder
        self.loop = loop
        self.changed = changed
        reread = Timer(on: loop) { [unowned self] in
            if read() { self.changed?() }
        }
        _ = read()
    }

    /// Whether there is a page at all.
    var isComplete: Bool { assets["/"] != nil }

    /// What is served under a path.
    func asset(for path: String) -> Asset? { assets[path] }

    /// Reads everything again, soon.
    func readAgain() {
        reread?.start(after: Self.settling)
    }

    /// Idempotent.
    func close() {
        changed = nil
        reread?.close()
        reread = nil
        for directory in directories.values { directory.close() }
        directories = [:]
    }

    /// Whether anything is different from before.
    private func read() -> Bool {
        var found: [String: Asset] = [:]
        var folders: Set<String> = []
        if let root = resolvedPath(folder) {
            collect(root, path: "/", root: root, depth: 0, into: &found, &folders)
        }
        found["/"] = found["/index.html"]
        watch(folders)
        defer { assets = found }
        return found != assets
    }

    private func collect(
        _ directory: String, path: String, root: String, depth: Int, into found: inout [String: Asset],
        _ folders: inout Set<String>
    ) {
        folders.insert(directory)
        for name in visibleNames(in: directory) where found.count < Self.maximumFiles {
            guard let file = resolvedPath(directory + "/" + name, inside: root), let stamp = FileStamp(path: file)
            else {
                continue
            }
            if stamp.isDirectory {
                // A folder behind a link might contain itself.
                guard file == directory + "/" + name, depth < Self.maximumDepth else { continue }
                collect(file, path: path + name + "/", root: root, depth: depth + 1, into: &found, &folders)
            } else if let type = ContentType.ofPageFile(name) {
                found[path + name] = asset(file, type, before: assets[path + name])
            }
        }
    }

    /// A file that is being written stays as it was; the end of the writing is another hint.
    private func asset(_ file: String, _ type: String, before: Asset?) -> Asset? {
        switch readFile(file, limit: Self.maximumFileBytes).reading {
        case .text(let bytes):
            return bytes == before?.bytes
                ? before : Asset(bytes: bytes, contentType: type, entityTag: "\"\(contentHash(bytes))\"")
        case nil:
            readAgain()
            return before
        default: return nil
        }
    }

    private func watch(_ folders: Set<String>) {
        for (path, directory) in directories where !folders.contains(path) {
            directory.close()
            directories[path] = nil
        }
        for path in folders {
            if let directory = directories[path] {
                directory.check()
            } else {
                directories[path] = WatchedDirectory(path, on: loop) { [unowned self] _ in readAgain() }
            }
        }
    }
}
