internal import CLibUV

/// Calls a closure after a time, once or again and again.
///
/// Lives on the loop it was made for. Who closes: the owner, by `close()`. C functions: `uv_timer_init`,
/// `uv_timer_start`, `uv_timer_stop`, `uv_close`.
package final class Timer {
    private let handle = Handle(uv_timer_t.self)
    private var fired: (() -> Void)?

    /// A timer at rest. `fired` is let go of by `close()`, so that it may hold the timer's owner.
    package init(on loop: EventLoop, fired: @escaping () -> Void) {
        self.fired = fired
        uv_timer_init(loop.raw, handle.raw)
        handle.adopt(self)
    }

    /// Fires after `milliseconds`, and every `interval` milliseconds from then on unless that is 0. A timer that is
    /// already running starts afresh. Does nothing after `close()`.
    package func start(after milliseconds: UInt64, every interval: UInt64 = 0) {
        guard fired != nil else { return }
        let callback: uv_timer_cb = { handle in
            wrapper(handle?.pointee.data, as: Timer.self)?.fired?()
        }
        uv_timer_start(handle.raw, callback, milliseconds, interval)
    }

    /// Will not fire until started again.
    package func stop() {
        guard fired != nil else { return }
        uv_timer_stop(handle.raw)
    }

    /// Gives the handle back to libuv. Idempotent.
    package func close() {
        guard fired != nil else { return }
        fired = nil
        handle.close()
    }
}
