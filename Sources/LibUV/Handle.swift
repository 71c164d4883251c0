internal import CLibUV

/// The heap memory of one libuv handle, and the one way out of it.
///
/// Every wrapper of this module holds exactly one. From `adopt(_:)` on, C owns a reference to the wrapper, so that a
/// callback can never meet a freed one; `close()` asks libuv to let go, and only libuv's close callback – on the loop's
/// next turn – frees the memory and gives that reference back. `deinit` of a wrapper does no C work.
struct Handle<Raw> {
    let raw: UnsafeMutablePointer<Raw>

    /// Memory for a handle that an `uv_…_init` is to fill in.
    init(_: Raw.Type) {
        raw = .allocate(capacity: 1)
    }

    private var base: UnsafeMutablePointer<uv_handle_t> {
        UnsafeMutableRawPointer(raw).assumingMemoryBound(to: uv_handle_t.self)
    }

    /// To be called once, after the init function succeeded: C now owns `wrapper` too.
    func adopt(_ wrapper: AnyObject) {
        base.pointee.data = Unmanaged.passRetained(wrapper).toOpaque()
    }

    /// To be called instead of `adopt(_:)` when the init function failed: libuv knows nothing of the memory.
    func discard() {
        raw.deallocate()
    }

    /// Lets libuv go of the handle (`uv_close`). To be called once, after `adopt(_:)`.
    func close() {
        uv_close(base) { handle in
            guard let handle else { return }
            if let wrapper = handle.pointee.data { Unmanaged<AnyObject>.fromOpaque(wrapper).release() }
            UnsafeMutableRawPointer(handle).deallocate()
        }
    }
}

/// The wrapper that a handle's `data` names.
func wrapper<Wrapper: AnyObject>(_ data: UnsafeMutableRawPointer?, as _: Wrapper.Type) -> Wrapper? {
    data.map { Unmanaged<Wrapper>.fromOpaque($0).takeUnretainedValue() }
}
