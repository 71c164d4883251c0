internal import CLibUV

/// Calls a closure on the loop when the process is sent a signal.
///
/// Lives on the loop it was made for. Who closes: the owner, by `close()`. C functions: `uv_signal_init`,
/// `uv_signal_start`, `uv_close`.
package final class Signal {
    private let handle = Handle(uv_signal_t.self)
    private var received: (() -> Void)?

    /// Listens from now on. `received` is let go of by `close()`, so that it may hold the listener's owner.
    ///
    /// - Parameter number: `SIGINT`, `SIGTERM`, `SIGHUP`, …
    /// - Throws: when the system has no such signal, or does not let it be caught.
    package init(_ number: Int32, on loop: EventLoop, received: @escaping () -> Void) throws(UVError) {
        let made = uv_signal_init(loop.raw, handle.raw)
        guard made == 0 else {
            handle.discard()
            throw UVError(attempt: "listen for signal \(number)", code: made)
        }
        self.received = received
        handle.adopt(self)
        let callback: uv_signal_cb = { handle, _ in
            wrapper(handle?.pointee.data, as: Signal.self)?.received?()
        }
        let started = uv_signal_start(handle.raw, callback, number)
        guard started == 0 else {
            close()
            throw UVError(attempt: "listen for signal \(number)", code: started)
        }
    }

    /// The signal has its default effect again, unless another listener is left. Idempotent.
    package func close() {
        guard received != nil else { return }
        received = nil
        handle.close()
    }
}
