internal import CLibUV

/// Says that something in a directory may have changed.
///
/// An event is a hint and no more: names can be missing, several changes can arrive as one, and some changes (a network
/// disk, a memory map) cause none. A directory that was moved away or deleted says so once and is deaf from then on: the
/// owner makes a new watcher. It is the directory that is watched and never a file, because a file that is replaced
/// takes its watch with it.
///
/// Lives on the loop it was made for. Who closes: the owner, by `close()`. C functions: `uv_fs_event_init`,
/// `uv_fs_event_start`, `uv_close`.
package final class DirectoryWatcher {
    package enum Event: Equatable {
        /// Something happened to the entry of that name, or somewhere in the directory.
        case changed(name: String?)
        /// The watch is broken.
        case failed(UVError)
    }

    private let handle = Handle(uv_fs_event_t.self)
    private let path: String
    private var noticed: ((Event) -> Void)?

    /// Watches from now on. `noticed` is let go of by `close()`, so that it may hold the watcher's owner.
    ///
    /// - Throws: when the directory is not there, may not be read, or the system has no watches left.
    package init(_ path: String, on loop: EventLoop, noticed: @escaping (Event) -> Void) throws(UVError) {
        self.path = path
        let made = uv_fs_event_init(loop.raw, handle.raw)
        guard made == 0 else {
            handle.discard()
            throw UVError(attempt: "watch \(path)", code: made)
        }
        self.noticed = noticed
        handle.adopt(self)
        let callback: uv_fs_event_cb = { handle, name, _, status in
            let name = name.map { String(cString: $0) }
            wrapper(handle?.pointee.data, as: DirectoryWatcher.self)?.report(name: name, status: status)
        }
        let started = uv_fs_event_start(handle.raw, callback, path, 0)
        guard started == 0 else {
            close()
            throw UVError(attempt: "watch \(path)", code: started)
        }
    }

    private func report(name: String?, status: Int32) {
        noticed?(status < 0 ? .failed(UVError(attempt: "watch \(path)", code: status)) : .changed(name: name))
    }

    /// Stops watching. Idempotent.
    package func close() {
        guard noticed != nil else { return }
        noticed = nil
        handle.close()
    }
}
