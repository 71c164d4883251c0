import LibUV
import LibWebSockets

/// The user's pictures: the folder `images` beside the watched file.
///
/// Every picture there can be named; only those that the present playground names are read and served. A picture's
/// address contains its content's hash, so that a changed picture is fetched anew and an unchanged one never.
///
/// Lives on the loop it was made for. Who closes: the owner, by `close()`.
final class PictureFolder {
    static let maximumFileBytes = 8 << 20
    /// All that is held in memory at once; pictures beyond have no address.
    static let maximumBytes = 256 << 20
    /// A picture that is still being written is looked at again after so many milliseconds.
    static let settling: UInt64 = 50

    /// Milliseconds between two looks at size and times, for network disks that cause no event.
    static let pollInterval: UInt64 = 2000
    /// At most so many pictures are looked at then.
    static let maximumPolled = 256

    private struct Picture: Equatable {
        let file: String
        let stamp: FileStamp
        let asset: Asset
        let address: String
    }

    private let folder: String
    private var changed: (() -> Void)?
    private var directory: WatchedDirectory?
    /// The folder that the folder lies in, as it may be made only later.
    private var parent: WatchedDirectory?
    private var stamp: FileStamp?
    private var reread: Timer?
    private var poll: Timer?
    private var admitted: Set<String> = []
    private var pictures: [String: Picture] = [:]
    private var assets: [String: Asset] = [:]
    /// What pictures that are still served were before they changed, newest last: a page may have been told of it a
    /// moment ago.
    private var former: [(name: String, path: String, asset: Asset)] = []
    private static let maximumFormer = 8
    /// The pictures that can be named.
    private(set) var names: Set<String> = []
    /// Those that the owner was told of: a picture may come while it is admitting others.
    private var toldNames: Set<String> = []

    /// - Parameter changed: the names or an address are other than they were. Let go of by `close()`.
    init(folder: String, on loop: EventLoop, changed: @escaping () -> Void) {
        self.folder = folder
        self.changed = changed
        reread = Timer(on: loop) { [unowned self] in
            directory?.check()
            guard read() || names != toldNames else { return }
            toldNames = names
            self.changed?()
        }
        poll = Timer(on: loop) { [unowned self] in lookAround() }
        directory = WatchedDirectory(folder, on: loop) { [unowned self] _ in readAgain() }
        parent = WatchedDirectory(roundabout.directory(of: folder), on: loop) { [unowned self] name in
            // The folder beside a busy file hears of every write to it.
            guard name == nil || name == fileName(of: folder) else { return }
            if self.directory?.check() == true { readAgain() }
        }
        poll?.start(after: Self.pollInterval, every: Self.pollInterval)
        _ = read()
        toldNames = names
    }

    /// The pictures that are served from now on; the others are let go of.
    func admit(_ names: Set<String>) {
        guard names != admitted else { return }
        admitted = names
        _ = read()
        if self.names != toldNames { readAgain() }
    }

    /// Where a picture that is admitted is served: `/pictures/HASH/NAME`, or nil when there is none of that name.
    func address(of name: String) -> String? { pictures[name]?.address }

    /// What is served under a path, with its per-cent signs already resolved.
    func asset(for path: String) -> Asset? { assets[path] ?? former.last { $0.path == path }?.asset }

    /// Looks at the folder again on one of the loop's next turns.
    func readAgain(after milliseconds: UInt64 = 0) {
        reread?.start(after: milliseconds)
    }

    /// Idempotent.
    func close() {
        changed = nil
        for timer in [reread, poll] { timer?.close() }
        for directory in [directory, parent] { directory?.close() }
        (reread, poll, directory, parent) = (nil, nil, nil, nil)
    }

    private func lookAround() {
        let isElsewhere = directory?.check() ?? false
        let hasChanged = pictures.values.prefix(Self.maximumPolled).contains { FileStamp(path: $0.file) != $0.stamp }
        if isElsewhere || hasChanged || FileStamp(path: folder) != stamp { readAgain() }
    }

    /// Whether anything is different from before.
    private func read() -> Bool {
        var names: Set<String> = []
        var pictures: [String: Picture] = [:]
        var bytes = 0
        stamp = FileStamp(path: folder)
        if let root = resolvedPath(folder) {
            for name in visibleNames(in: root) {
                guard let type = ContentType.ofPicture(name), let file = resolvedPath(root + "/" + name, inside: root),
                    let stamp = FileStamp(path: file), stamp.isRegular, stamp.size <= Self.maximumFileBytes
                else { continue }
                names.insert(name)
                guard admitted.contains(name), bytes + stamp.size <= Self.maximumBytes else { continue }
                pictures[name] = picture(name, file, type, stamp)
                bytes += pictures[name]?.asset.bytes.count ?? 0
            }
        }
        let isDifferent =
            names != self.names || pictures.mapValues(\.address) != self.pictures.mapValues(\.address)
        for (name, before) in self.pictures where pictures[name].map({ $0.address != before.address }) == true {
            former.append((name, Self.path(before.asset, name), before.asset))
        }
        former.removeAll { pictures[$0.name] == nil }
        former.removeFirst(max(0, former.count - Self.maximumFormer))
        self.names = names
        self.pictures = pictures
        assets = [:]
        for (name, picture) in pictures { assets[Self.path(picture.asset, name)] = picture.asset }
        return isDifferent
    }

    private func picture(_ name: String, _ file: String, _ type: String, _ stamp: FileStamp) -> Picture? {
        if let before = pictures[name], before.stamp == stamp { return before }
        let found = readFile(file, limit: Self.maximumFileBytes)
        guard case .text(let bytes)? = found.reading, let stamp = found.stamp else {
            if found.reading == nil { readAgain(after: Self.settling) }
            return pictures[name]
        }
        let asset = Asset(bytes: bytes, contentType: type, entityTag: "\"\(contentHash(bytes))\"")
        return Picture(
            file: file, stamp: stamp, asset: asset, address: percentEncoded(Self.path(asset, name)))
    }

    private static func path(_ asset: Asset, _ name: String) -> String {
        "/pictures/\(asset.entityTag.dropFirst().dropLast())/\(name)"
    }
}

/// A path as it stands in an address: everything but letters, digits and `-._~/` as `%XX`.
func percentEncoded(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var text: [UInt8] = []
    for byte in path.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"), UInt8(ascii: "/"):
            text.append(byte)
        default: text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
    }
    return String(decoding: text, as: UTF8.self)
}
