internal import CLibUV

/// The one loop on which everything happens.
///
/// Whatever is made for a loop is used on the thread that calls `run()`; none of it is `Sendable`, and the compiler
/// keeps that rule. A loop ends in a fixed order: the owner closes its timers, watchers and servers, `run()` returns
/// when the last of them is gone, and `close()` frees the loop.
///
/// Owns: a `uv_loop_t`. Who closes: the owner, by `close()`. C functions: `uv_loop_init`, `uv_run`, `uv_stop`,
/// `uv_loop_close`, `uv_now`, `uv_update_time`, `uv_hrtime`.
package final class EventLoop {
    let raw: UnsafeMutablePointer<uv_loop_t>
    private var finishers: [() -> Void] = []
    private var isClosed = false

    /// Throws when the system gives no more descriptors.
    package init() throws(UVError) {
        raw = .allocate(capacity: 1)
        let code = uv_loop_init(raw)
        guard code == 0 else {
            raw.deallocate()
            throw UVError(attempt: "make an event loop", code: code)
        }
    }

    /// Handles events until `stop()`, or until nothing is left that could cause one.
    package func run() {
        uv_run(raw, UV_RUN_DEFAULT)
    }

    /// Waits for the next events and handles them.
    package func runOnce() {
        uv_run(raw, UV_RUN_ONCE)
    }

    /// Makes `run()` return after the present turn.
    package func stop() {
        uv_stop(raw)
    }

    /// Milliseconds on a clock that never goes back, as of this turn of the loop.
    package var now: UInt64 { uv_now(raw) }

    /// Nanoseconds on a clock that never goes back, at this very moment.
    package static var nanoseconds: UInt64 { uv_hrtime() }

    /// For another library's face over C that is to live on this loop: the `uv_loop_t *`.
    package var foreignPointer: UnsafeMutableRawPointer { UnsafeMutableRawPointer(raw) }

    /// The descriptors that are being polled on this loop, in no order (`uv_walk`, `uv_fileno`). It is how one learns
    /// which socket a foreign library listens on.
    package var polledDescriptors: [Int32] {
        var found: [Int32] = []
        withUnsafeMutablePointer(to: &found) { found in
            let collect: uv_walk_cb = { handle, found in
                guard let handle, handle.pointee.type == UV_POLL, uv_is_closing(handle) == 0 else { return }
                var descriptor: uv_os_fd_t = -1
                guard uv_fileno(handle, &descriptor) == 0 else { return }
                found?.assumingMemoryBound(to: [Int32].self).pointee.append(descriptor)
            }
            uv_walk(raw, collect, found)
        }
        return found
    }

    /// Leaves a piece of work for `close()`, to be done when the loop has drained and before it is freed.
    package func whenDrained(_ finish: @escaping () -> Void) {
        finishers.append(finish)
    }

    /// Runs what is left – close callbacks – and frees the loop. Idempotent.
    ///
    /// - Precondition: everything made for this loop has been closed; otherwise this call would never return or would
    ///   free memory that is still in use.
    package func close() {
        guard !isClosed else { return }
        isClosed = true
        run()
        for finish in finishers { finish() }
        finishers = []
        run()
        let code = uv_loop_close(raw)
        precondition(code == 0, "an event loop was closed while something made for it was still open")
        raw.deallocate()
    }
}
