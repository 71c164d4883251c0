internal import CLibWebSockets
package import LibUV

/// One port that serves a page over HTTP and talks to it over one websocket protocol.
///
/// ```
/// let server = try WebSocketServer(ServerConfiguration(), on: loop, asset: { files[$0] }) { event in … }
/// print(server.port)
/// loop.run()      // until somebody calls server.shutdown()
/// loop.close()
/// ```
///
/// Lives on the loop it was made for; events come through one closure, in order. Who closes: the owner, by
/// `shutdown()`; the loop's `close()` frees what is left. C functions: `lws_create_context`, `lws_create_vhost`,
/// `lws_context_destroy`, `lws_callback_on_writable`, and those named in the other files of this type.
///
/// What the library is kept from doing, and why: no files (it would follow symbolic links and answer POST), no
/// extensions (one compressed message can cost seconds), no HTTP/2 (it would tunnel past a proxy), no own signals.
///
/// What it does all the same, in 4.1.6, behind the checks of `Replies` where it can do no harm: it takes frames without
/// a mask; method names in any case; a head beyond 16 KiB ends the connection without a reply; and a header whose name
/// is the beginning of one that it knows (`X:`, `X-Auth:`) makes the request wait until its ten seconds are over.
package final class WebSocketServer {
    /// The port that is listened on, also when any was asked for.
    package private(set) var port: UInt16 = 0
    /// The address that is listened on, read back from the system: `127.0.0.1:8642`.
    package private(set) var boundAddress = ""

    let configuration: ServerConfiguration
    let replies: Replies
    let asset: (String) -> Asset?
    let loop: EventLoop
    /// Writable bytes that the library wants in front of whatever it sends.
    let room = roundabout_lws_pre()
    /// Connected pages, by the library's name for them and by ours.
    var connections: [OpaquePointer: Connection] = [:]
    var connectionsByID: [ConnectionID: Connection] = [:]
    /// Replies that are too long for one write.
    var transfers: [OpaquePointer: Transfer] = [:]
    var lastNumber: UInt64 = 0
    /// Sockets of any kind.
    var admission: Admission
    private(set) var isShuttingDown = false

    private let memory: LibraryMemory
    /// Nobody fills a disk by being refused.
    private var logAllowance = Allowance(burst: 10, interval: 6000)
    /// What the library complained of last: the only reason it gives for not starting.
    private var lastLibraryLine: String?
    private var happened: ((ServerEvent) -> Void)?
    private var graceTimer: Timer?
    private var stallTimer: Timer?
    private var isWatchingForStalls = false
    private var farewellTimer: Timer?
    private var leaving: [(ConnectionID, CloseCode, String)] = []

    /// Listens from now on.
    ///
    /// - Parameters:
    ///   - asset: what GET and HEAD find under a path (`/`, `/main.js`); called for each request.
    ///   - happened: is told everything that happens. It may call the server from within, and is let go of at the end.
    /// - Throws: when the address cannot be had, or the library took another.
    package init(
        _ configuration: ServerConfiguration, on loop: EventLoop, asset: @escaping (String) -> Asset?,
        happened: @escaping (ServerEvent) -> Void
    ) throws(ServerError) {
        self.configuration = configuration
        self.loop = loop
        self.asset = asset
        self.happened = happened
        replies = Replies(
            access: configuration.access, contentSecurityPolicy: configuration.contentSecurityPolicy,
            websocketPath: configuration.websocketPath, websocketProtocol: configuration.websocketProtocol)
        // Beside every page there are its files' connections, and the process needs some descriptors of its own.
        let descriptors = raiseDescriptorLimit(to: configuration.maximumConnections * 2 + 256)
        admission = Admission(
            maximum: max(16, descriptors - 128), maximumPerAddress: configuration.maximumConnectionsPerAddress)
        memory = LibraryMemory(configuration: configuration, loop: loop.foreignPointer)
        if let reason = reasonNotToBind(host: configuration.host, port: configuration.port) {
            memory.free()
            throw reason
        }
        LibraryLog.send(to: self)
        stallTimer = Timer(on: loop) { [unowned self] in dropStalledConnections() }
        farewellTimer = Timer(on: loop) { [unowned self] in sayFarewells() }
        graceTimer = Timer(on: loop) { [unowned self] in destroy() }

        let polledBefore = Set(loop.polledDescriptors)
        guard openContext() else {
            destroy()
            throw .failed(lastLibraryLine ?? "libwebsockets did not start")
        }
        let listening = loop.polledDescriptors.lazy
            .filter { !polledBefore.contains($0) }
            .compactMap { SocketAddress(listening: $0) }
            .first
        guard let listening else {
            destroy()
            throw .failed(lastLibraryLine ?? "libwebsockets listens nowhere")
        }
        guard listening.host == configuration.host else {
            destroy()
            throw .boundElsewhere(wanted: configuration.host, bound: listening.description)
        }
        port = listening.port
        boundAddress = listening.description
    }

    /// Makes the library's context and its one listening host. False: it would not.
    private func openContext() -> Bool {
        var info = lws_context_creation_info()
        info.options =
            UInt64(LWS_SERVER_OPTION_EXPLICIT_VHOSTS) | UInt64(LWS_SERVER_OPTION_LIBUV)
            | UInt64(LWS_SERVER_OPTION_VALIDATE_UTF8) | UInt64(LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND)
            | UInt64(LWS_SERVER_OPTION_UV_NO_SIGSEGV_SIGFPE_SPIN)
        // Up to 4.2 the library binds every address, whatever address it was given, unless IPv6 is off.
        if !configuration.host.contains(":") { info.options |= UInt64(LWS_SERVER_OPTION_DISABLE_IPV6) }
        info.port = Int32(configuration.port)
        info.iface = UnsafePointer(memory.host)
        info.protocols = UnsafePointer(memory.protocols)
        info.foreign_loops = memory.loops
        info.pcontext = memory.context
        info.server_string = UnsafePointer(memory.serverName)
        info.retry_and_idle_policy = UnsafePointer(memory.idlePolicy)
        // Every program on this machine shares the cookies of "localhost": a page must not fail for their size.
        info.max_http_header_data = 16_384
        info.user = Unmanaged.passRetained(self).toOpaque()
        guard let context = lws_create_context(&info) else {
            Unmanaged.passUnretained(self).release()
            return false
        }
        memory.context.pointee = context
        return lws_create_vhost(context, &info) != nil
    }

    /// Tells the owner.
    func tell(_ event: ServerEvent) {
        happened?(event)
    }

    func libraryDidLog(_ line: String) {
        let line = printable(line)
        lastLibraryLine = line
        if logAllowance.take(at: loop.now) { tell(.logged(line)) }
    }

    // MARK: Sending

    /// Packs bytes once, for any number of pages.
    package func message(_ bytes: [UInt8], binary: Bool) -> OutgoingMessage {
        OutgoingMessage(bytes, isBinary: binary, room: room)
    }

    /// Sends a message after those that wait already. Nothing happens when the connection is gone or closing.
    package func send(_ message: OutgoingMessage, to id: ConnectionID) {
        guard let connection = connectionsByID[id], !connection.isClosing else { return }
        connection.outbox.append(message)
        askToWrite(connection)
    }

    /// Sends a message to one page.
    package func send(_ bytes: [UInt8], binary: Bool, to id: ConnectionID) {
        send(message(bytes, binary: binary), to: id)
    }

    /// Whole messages that wait to be sent to this page.
    package func waitingMessages(for id: ConnectionID) -> Int {
        connectionsByID[id]?.outbox.count ?? 0
    }

    /// Ends a connection with a code and at most 123 bytes of reason; what waits to be sent is dropped.
    package func close(_ id: ConnectionID, code: CloseCode, reason: String) {
        guard let connection = connectionsByID[id], !connection.isClosing else { return }
        connection.isClosing = true
        connection.outbox = Outbox()
        connection.waitingSince = nil
        leaving.append((id, code, reason))
        farewellTimer?.start(after: 0)
    }

    /// Says farewell to those that `close` named, on a turn of the loop of its own.
    ///
    /// The usual way, `lws_close_reason` and then −1 from the writeable callback, does not do: on libuv a build of the
    /// library with its checks on, such as Debian's, then closes twice to see whether that does harm, and the close
    /// frame is never sent. Asked for from outside its callbacks, the library closes once: it sends the frame when the
    /// socket has room, waits for the answer, and gives up on either after five seconds.
    private func sayFarewells() {
        let leaving = leaving
        self.leaving = []
        for (id, code, reason) in leaving {
            guard let connection = connectionsByID[id] else { continue }
            nameReason(of: connection, code, reason)
            lws_set_timeout(connection.wsi, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_SYNC)
        }
        wakeLibrary()
    }

    /// Tells the library what to say when it closes (`lws_close_reason`).
    func nameReason(of connection: Connection, _ code: CloseCode, _ reason: String) {
        connection.closeCode = code.rawValue
        var bytes = Array(reason.utf8.prefix(123))
        bytes.withUnsafeMutableBufferPointer { buffer in
            lws_close_reason(
                connection.wsi, lws_close_status(rawValue: UInt32(code.rawValue)), buffer.baseAddress, buffer.count)
        }
    }

    /// On a foreign loop the library sets its clock only at the end of its own callbacks (`lws_cancel_service` causes
    /// one); a time limit set from outside would else be kept only when something else happens.
    private func wakeLibrary() {
        if let context = memory.context.pointee { lws_cancel_service(context) }
    }

    /// Asks for the socket's next room (`lws_callback_on_writable`), and begins to count how long that takes.
    func askToWrite(_ connection: Connection) {
        if connection.waitingSince == nil {
            connection.waitingSince = loop.now
            if !isWatchingForStalls {
                isWatchingForStalls = true
                stallTimer?.start(after: UInt64(configuration.stallSeconds) * 1000 + 1)
            }
        }
        lws_callback_on_writable(connection.wsi)
    }

    /// Ends connections whose socket had no room for so long; looks again when the next might be due.
    private func dropStalledConnections() {
        isWatchingForStalls = false
        let limit = UInt64(configuration.stallSeconds) * 1000
        var oldest: UInt64?
        defer { wakeLibrary() }
        for connection in connections.values {
            guard let since = connection.waitingSince else { continue }
            if loop.now - since > limit {
                lws_set_timeout(connection.wsi, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_SYNC)
            } else {
                oldest = min(oldest ?? since, since)
            }
        }
        if let oldest {
            isWatchingForStalls = true
            stallTimer?.start(after: limit - (loop.now - oldest) + 1)
        }
    }

    // MARK: Ending

    /// Sends every page on its way with 1001, waits for their farewells for at most a quarter of a second, and frees
    /// the library. Idempotent. The loop's `run()` returns when this is done and nobody else needs the loop.
    package func shutdown() {
        guard !isShuttingDown else { return }
        isShuttingDown = true
        for id in connectionsByID.keys { close(id, code: .goingAway, reason: "the server stops") }
        graceTimer?.start(after: connections.isEmpty ? 0 : 250)
    }

    /// Called whenever a connection is gone.
    func connectionDidEnd() {
        if isShuttingDown, connections.isEmpty { graceTimer?.start(after: 0) }
    }

    /// On a foreign loop the library's context is destroyed twice: once to close every socket, and again when the loop
    /// has handled those closings. What the library points to is freed after that.
    private func destroy() {
        isShuttingDown = true
        for timer in [stallTimer, farewellTimer, graceTimer] { timer?.close() }
        (stallTimer, farewellTimer, graceTimer) = (nil, nil, nil)
        let memory = memory
        guard let context = memory.context.pointee else {
            LibraryLog.send(to: nil)
            memory.free()
            return
        }
        let polled = loop.polledDescriptors
        lws_context_destroy(context)
        // The library closes the descriptor of its event pipe now and once more on the loop's next turn, when its
        // number might be somebody else's.
        occupy(polled)
        happened = nil
        loop.whenDrained { [self] in
            if let context = memory.context.pointee { lws_context_destroy(context) }
            LibraryLog.send(to: nil)
            memory.free()
            Unmanaged.passUnretained(self).release()
        }
    }
}
