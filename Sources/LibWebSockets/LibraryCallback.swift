internal import CLibWebSockets

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// What libwebsockets calls for everything: finds the server and hands the reason on.
let libraryCallback:
    @convention(c) (
        OpaquePointer?, lws_callback_reasons, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, Int
    ) -> Int32 = { wsi, reason, _, input, count in
        guard let wsi, let context = lws_get_context(wsi), let user = lws_context_user(context) else { return 0 }
        let server = Unmanaged<WebSocketServer>.fromOpaque(user).takeUnretainedValue()
        return server.handle(reason, wsi, UnsafeRawBufferPointer(start: input, count: input == nil ? 0 : count))
    }

/// The lines that libwebsockets wants to log, brought to the server whose thread wrote them.
///
/// The library has one log function for the whole process and gives it nothing but the text. Each server runs on one
/// thread, so that a value of that thread says which it is.
enum LibraryLog {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// From now on lines written on this thread go to `server`, or nowhere.
    static func send(to server: WebSocketServer?) {
        pthread_setspecific(key, server.map { Unmanaged.passUnretained($0).toOpaque() })
        lws_set_log_level(Int32(LLL_ERR | LLL_WARN)) { _, line in
            guard let line, let server = pthread_getspecific(LibraryLog.key) else { return }
            let text = String(cString: line);
            Unmanaged<WebSocketServer>.fromOpaque(server).takeUnretainedValue().libraryDidLog(text)
        }
    }
}
