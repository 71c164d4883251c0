import LibUV

/// Says that something in the directory of that name may have changed, also when the directory itself was moved away,
/// deleted or replaced, or is made only later.
///
/// Lives on the loop it was made for. Who closes: the owner, by `close()`. It has no clock: whoever has one calls
/// `check()` now and then, because a watch whose directory was replaced may be deaf without a word.
final class WatchedDirectory {
    let path: String
    private let loop: EventLoop
    private var hinted: ((_ name: String?) -> Void)?
    private var watcher: DirectoryWatcher?
    /// The directory that `watcher` was made for.
    private var watched: FileStamp?
    /// Why there is no watch, when there could be one: then only the clock notices changes.
    private(set) var failure: UVError?
    private var checksSinceFailure = 0

    /// - Parameter hinted: is told the name that something happened to, where that is known. Let go of by `close()`.
    init(_ path: String, on loop: EventLoop, hinted: @escaping (_ name: String?) -> Void) {
        self.path = path
        self.loop = loop
        self.hinted = hinted
        arm()
    }

    /// Whether the directory is another than the one that is watched, or has come or gone; then the present one is
    /// watched from now on.
    @discardableResult
    func check() -> Bool {
        let present = FileStamp(path: path).flatMap { $0.isDirectory ? $0 : nil }
        if let watched, let present, watched.isSameDirectory(as: present) { return false }
        if watched == nil, present == nil { return false }
        if failure != nil {
            // The system has no watches left: no need to ask it twice a second.
            checksSinceFailure += 1
            guard checksSinceFailure.isMultiple(of: 20) else { return false }
        }
        arm()
        return true
    }

    private func arm() {
        disarm()
        guard let stamp = FileStamp(path: path), stamp.isDirectory else { return }
        do {
            watcher = try DirectoryWatcher(path, on: loop) { [unowned self] event in
                switch event {
                case .changed(let name): hinted?(name)
                case .failed:
                    disarm()
                    hinted?(nil)
                }
            }
            watched = stamp
            failure = nil
        } catch {
            failure = error.isNotFound ? nil : error
        }
    }

    private func disarm() {
        watcher?.close()
        watcher = nil
        watched = nil
    }

    /// Idempotent.
    func close() {
        hinted = nil
        disarm()
    }
}
