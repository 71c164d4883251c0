import JSONText
import LibUV
import LibWebSockets
import LiveSession
import PlaygroundFile

/// Wires the rooms: the watched file and the websocket's events go into the session, its effects go out again.
///
/// Lives on one loop and one thread. Who closes: `stop()`, which a signal calls.
final class PlaygroundServer {
    private let loop: EventLoop
    private let file: String
    private let printer: EventPrinter
    private let session: LiveSession
    private var pageFiles: PageFiles?
    private var pictures: PictureFolder?
    private var server: WebSocketServer?
    private var watchedFile: WatchedFile?
    private var signals: [Signal] = []
    /// The reading made to find out whether a text is whole; the one that is told next, unless another save came.
    private var lastReading: (bytes: [UInt8], reading: PlaygroundReading, nanoseconds: UInt64)?
    /// The text that was told last; nil while the file is missing or cannot be read.
    private var toldBytes: [UInt8]?
    /// The pictures that the last good text names, and the one before it.
    private var namedPictures: (before: Set<String>, now: Set<String>) = ([], [])
    private var saidRefusals: Set<Refusal> = []
    private var isStopping = false
    /// What the first reading led to; the banner tells it.
    private(set) var firstLaidOut: Report.LaidOut?
    private let terminal = StartedFrom()

    init(file: String, publicDirectory: String, loop: EventLoop, printer: EventPrinter) {
        self.loop = loop
        self.file = file
        self.printer = printer
        session = LiveSession(
            instance: newInstanceID(), version: roundaboutVersion, fileName: fileName(of: file),
            now: { EventLoop.nanoseconds })
        pageFiles = PageFiles(folder: publicDirectory, on: loop) { [unowned self] in pageFilesDidChange() }
        pictures = PictureFolder(folder: directory(of: file) + "/images", on: loop) { [unowned self] in
            picturesDidChange()
        }
    }

    /// Reads the file and begins to watch it and to listen. Throws when the address cannot be had.
    func start(_ configuration: ServerConfiguration) throws(ServerError) -> UInt16 {
        let server = try WebSocketServer(configuration, on: loop) { [unowned self] path in
            asset(at: path)
        } happened: { [unowned self] event in
            socketDid(event)
        }
        self.server = server
        watchedFile = WatchedFile(file, limit: configByteLimit, on: loop) { [unowned self] bytes in
            isWhole(bytes)
        } noticed: { [unowned self] reading in
            fileWasRead(reading)
        }
        return server.port
    }

    /// Runs until it is told to stop.
    func run() {
        loop.run()
    }

    /// Says so where a folder cannot be watched.
    func tellHowItWatches() {
        guard let failure = watchedFile?.watchFailure else { return }
        printer.note("The folder cannot be watched (\(failure)); the file is looked at twice a second instead.")
    }

    /// Calls `stop()` on SIGINT and SIGTERM; reads everything again on SIGHUP, unless that says that the terminal is gone.
    func obeySignals(_ numbers: (interrupt: Int32, terminate: Int32, hangUp: Int32)) {
        for number in [numbers.interrupt, numbers.terminate] {
            observe(number) { [unowned self] in stop() }
        }
        observe(numbers.hangUp) { [unowned self] in
            if terminal.isGone { return stop() }
            pageFiles?.readAgain()
            watchedFile?.lookAgain()
        }
    }

    private func observe(_ number: Int32, _ received: @escaping () -> Void) {
        do {
            signals.append(try Signal(number, on: loop, received: received))
        } catch {
            printer.note("Signal \(number) cannot be observed: \(error).")
        }
    }

    /// Tells every page good-bye and lets the loop run dry. A second call ends at once.
    func stop() {
        if isStopping {
            loop.stop()
            return
        }
        isStopping = true
        watchedFile?.close()
        pictures?.close()
        pageFiles?.close()
        server?.shutdown()
        for signal in signals { signal.close() }
        signals = []
    }

    // MARK: The file

    private func isWhole(_ bytes: [UInt8]) -> Bool {
        let reading = read(bytes)
        return !reading.problems.contains { $0.code.utf8.starts(with: "syntax.".utf8) }
    }

    private func read(_ bytes: [UInt8]) -> PlaygroundReading {
        let start = EventLoop.nanoseconds
        let reading = readPlayground(bytes, pictures: pictures?.names ?? [], fileName: fileName(of: file))
        lastReading = (bytes, reading, EventLoop.nanoseconds &- start)
        return reading
    }

    private func fileWasRead(_ found: FileReading) {
        switch found {
        case .text(let bytes):
            toldBytes = bytes
            if lastReading?.bytes != bytes { _ = read(bytes) }
            guard let last = lastReading else { return }
            printer.fileWasRead(last.reading)
            if let playground = last.reading.playground { admitPictures(of: playground) }
            handle(.fileWasRead(last.reading, parseNanoseconds: last.nanoseconds))
        case .missing, .unreadable, .notRegular, .tooLarge:
            toldBytes = nil
            printer.fileWasRead(nil)
            handle(.fileWasUnreadable(problem(for: found, file: file, name: fileName(of: file))))
        }
    }

    /// A picture that came or went changes what is said of the file, though not the file.
    private func picturesDidChange() {
        tellPictures()
        guard let bytes = toldBytes else { return }
        lastReading = nil
        fileWasRead(.text(bytes))
    }

    /// Only what the file names is read and served, and what it named just before: that is still seen on its way out.
    private func admitPictures(of playground: Playground) {
        namedPictures = (namedPictures.now, playground.pictureNames)
        pictures?.admit(namedPictures.before.union(namedPictures.now))
        tellPictures()
    }

    private func tellPictures() {
        var addresses: [String: String] = [:]
        for name in namedPictures.before.union(namedPictures.now) { addresses[name] = pictures?.address(of: name) }
        handle(.picturesDidChange(addresses))
    }

    /// Somebody is at work on the page itself: those who look at it are told by the terminal to reload.
    private func pageFilesDidChange() {
        printer.note("The page's own files changed; reload the page to see it.")
    }

    // MARK: The socket

    private func asset(at path: String) -> Asset? {
        pageFiles?.asset(for: path) ?? pictures?.asset(for: path)
    }

    private func socketDid(_ event: ServerEvent) {
        switch event {
        case .opened(let id, _): handle(.pageDidConnect(PageID(value: id.number)))
        case .received(let id, let bytes): handle(.pageDidSend(PageID(value: id.number), bytes))
        case .closed(let id, _): handle(.pageDidDisconnect(PageID(value: id.number)))
        case .refused(let refusal, let detail):
            // Once a reason: a stranger who knocks all day fills no log.
            guard saidRefusals.insert(refusal).inserted else { return }
            printer.note("Refused a request: \(refusal.sentence) (\(detail)). This is said once.")
        case .logged(let line): printer.libraryNote(line)
        }
    }

    private func handle(_ event: Event) {
        for effect in session.handle(event) { carryOut(effect) }
    }

    private func carryOut(_ effect: Effect) {
        switch effect {
        case .sendText(let page, let bytes):
            server?.send(bytes, binary: false, to: ConnectionID(number: page.value))
        case .sendBinary(let page, let bytes):
            server?.send(bytes, binary: true, to: ConnectionID(number: page.value))
        case .close(let page, let code, let reason):
            server?.close(
                ConnectionID(number: page.value), code: CloseCode(rawValue: code) ?? .policyViolation, reason: reason)
        case .report(let report):
            if case .laidOut(let laidOut) = report, firstLaidOut == nil { firstLaidOut = laidOut }
            printer.print(report)
        }
    }
}
