import LibUV

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Tells what is in a file, at once and again after every save, however the program that saves goes about it.
///
/// Three things give hints: a watch on the directory that the file's name is in, another on the directory that it
/// really lies in when there are links on the way, and a look at size and times twice a second, for network disks and
/// memory maps that cause no event. What a hint leads to is `WatchDecision`'s to say.
///
/// Lives on the loop it was made for. Who closes: the owner, by `close()`.
final class WatchedFile {
    /// Milliseconds between two looks at size and times.
    static let pollInterval: UInt64 = 500

    let path: String
    private let limit: Int
    private let loop: EventLoop
    private let isWhole: ([UInt8]) -> Bool
    private var noticed: ((FileReading) -> Void)?
    private var decision = WatchDecision()
    /// Of the file as it was last read, or nil when there was none to be had.
    private var stamp: FileStamp?
    private var named: WatchedDirectory?
    private var real: WatchedDirectory?
    private var poll: Timer?
    private var wake: Timer?
    /// When `wake` fires, by the loop's clock; nil while it sleeps.
    private var wakesAt: UInt64?
    /// How often the file was read.
    private(set) var readCount = 0

    /// Watches from now on; the first reading is told from within the first turn of the loop.
    ///
    /// - Parameters:
    ///   - limit: the most bytes the file may have.
    ///   - isWhole: whether a text makes sense. One that does not is told too, only later: it might be half a save.
    ///   - noticed: is told every reading that differs from the last one told. Let go of by `close()`.
    init(
        _ path: String, limit: Int, on loop: EventLoop, isWhole: @escaping ([UInt8]) -> Bool,
        noticed: @escaping (FileReading) -> Void
    ) {
        self.path = path
        self.limit = limit
        self.loop = loop
        self.isWhole = isWhole
        self.noticed = noticed
        named = WatchedDirectory(directory(of: path), on: loop) { [unowned self] in hint(from: path, name: $0) }
        poll = Timer(on: loop) { [unowned self] in lookAround() }
        wake = Timer(on: loop) { [unowned self] in
            wakesAt = nil
            act(on: decision.waited(at: self.loop.now))
        }
        watchRealDirectory()
        poll?.start(after: Self.pollInterval, every: Self.pollInterval)
        wakeUp(after: 0)
    }

    /// Why a directory is not watched although it is there: changes are noticed by the half-second look alone.
    var watchFailure: UVError? { named?.failure ?? real?.failure }

    /// Looks at the file as if something had been heard of it.
    func lookAgain() {
        hint()
    }

    /// Idempotent.
    func close() {
        noticed = nil
        for directory in [named, real] { directory?.close() }
        for timer in [poll, wake] { timer?.close() }
        (named, real, poll, wake) = (nil, nil, nil, nil)
    }

    /// Several hints of one turn of the loop lead to one reading, on the next turn.
    private func hint() {
        switch decision.hinted(at: loop.now) {
        case .wait(let milliseconds): wakeUp(after: milliseconds)
        default: wakeUp(after: 0)
        }
    }

    /// A hint that names a neighbour of the file can mean the file all the same (a link on the way to it was turned), but
    /// need not be followed at once: a folder in which another program writes without a pause costs sixty readings a
    /// second and not one a write.
    private func hint(from path: String, name: String?) {
        if let name, name != fileName(of: path) {
            wakeUp(after: WatchDecision.breather)
        } else {
            hint()
        }
    }

    /// Reads so many milliseconds from now, or when it was going to anyway if that is earlier.
    private func wakeUp(after milliseconds: UInt64) {
        let time = loop.now + milliseconds
        if let wakesAt, wakesAt <= time { return }
        wakesAt = time
        wake?.start(after: milliseconds)
    }

    private func lookAround() {
        let isElsewhere = named?.check() ?? false
        let isRealElsewhere = real?.check() ?? false
        if isElsewhere || isRealElsewhere || FileStamp(path: path) != stamp { hint() }
    }

    private func act(on action: WatchDecision.Action) {
        switch action {
        case .read:
            watchRealDirectory()
            let found = readFile(path, limit: limit)
            readCount += 1
            stamp = found.stamp
            var isWholeText = false
            if case .text(let bytes)? = found.reading, found.reading != decision.published {
                isWholeText = isWhole(bytes)
            }
            act(on: decision.didRead(found.reading, isWhole: isWholeText, at: loop.now))
        case .wait(let milliseconds): wakeUp(after: milliseconds)
        case .publish(let reading): noticed?(reading)
        case .rest: break
        }
    }

    /// Follows the links anew (`realpath`): any change near the file may have made them lead elsewhere.
    private func watchRealDirectory() {
        let target = resolvedPath(path)
        let resolved = target.map(directory(of:))
        guard resolved != (real?.path) else { return }
        if let resolved, let here = FileStamp(path: resolved), let name = FileStamp(path: directory(of: path)),
            here.isSameDirectory(as: name)
        {
            real?.close()
            real = nil
            return
        }
        real?.close()
        real = resolved.map {
            WatchedDirectory($0, on: loop) { [unowned self] in hint(from: target ?? path, name: $0) }
        }
    }
}

/// The part of a path before its last `/`: `.` when there is none.
func directory(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// The path without links, or nil when it leads nowhere.
func resolvedPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
}
