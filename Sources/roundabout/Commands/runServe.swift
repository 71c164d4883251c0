import LibUV
import LibWebSockets

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// `roundabout [FILE]`: serves until SIGINT or SIGTERM.
func runServe(_ options: ServeOptions) -> ExitCode {
    let began = EventLoop.nanoseconds
    let output = Output(usesColor: options.usesColor && !options.printsJSON)
    let file = isDirectory(options.file) ? options.file + "/playground.json" : options.file
    guard isLoopback(options.host) else {
        output.errorLine(
            "roundabout: --host takes an address of this machine alone (127.0.0.1, ::1) in this version; "
                + "\(options.host) would let others in, and there is no secret yet to keep strangers out.")
        return .address
    }
    guard let publicDirectory = locatePublicDirectory(option: options.publicDirectory, configFile: file) else {
        let wanted = options.publicDirectory ?? "Public"
        output.errorLine("roundabout: there is no index.html in \(wanted); --public DIR names the page's files.")
        return .unreadableFile
    }
    let printer = EventPrinter(
        output: output, file: file, verbosity: options.verbosity, printsJSON: options.printsJSON)
    do {
        let loop = try EventLoop()
        let server = PlaygroundServer(file: file, publicDirectory: publicDirectory, loop: loop, printer: printer)
        let code = serve(server, options, loop: loop, printer: printer, output: output, file: file, began: began)
        loop.close()
        printer.stopped()
        return code
    } catch {
        output.errorLine("roundabout: \(error).")
        return .failure
    }
}

private func serve(
    _ server: PlaygroundServer, _ options: ServeOptions, loop: EventLoop, printer: EventPrinter, output: Output,
    file: String, began: UInt64
) -> ExitCode {
    let port: UInt16
    do {
        port = try listen(port: options.port, host: options.host) { (port) throws(ServerError) in
            var configuration = ServerConfiguration(host: options.host, port: port)
            configuration.access.allowedHosts = [options.host]
            return try server.start(configuration)
        }
    } catch {
        output.errorLine("roundabout: \(error). Another port: --port 0 takes any that is free.")
        server.stop()
        loop.run()
        return .address
    }
    server.obeySignals((SIGINT, SIGTERM, SIGHUP))
    let url = "http://\(urlHost(options.host)):\(port)/"
    // The first reading comes within the first turn of the loop; the banner tells how it went.
    loop.runOnce()
    server.announce {
        printer.listening(port: port, url: url)
        guard !options.printsJSON, options.verbosity != .quiet else { return }
        output.line(
            banner(
                url: url, file: file, laidOut: server.firstLaidOut,
                readyNanoseconds: EventLoop.nanoseconds &- began, output: output))
    }
    if options.opensBrowser { openBrowser(url) }
    server.run()
    return .fine
}

/// `localhost` is what people can read; it is this machine under any of its loopback addresses' default.
private func urlHost(_ host: String) -> String {
    if host == "127.0.0.1" { return "localhost" }
    return host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]" : host
}

private func isLoopback(_ host: String) -> Bool {
    if host == "::1" { return true }
    var address = in_addr()
    guard inet_pton(AF_INET, host, &address) == 1 else { return false }
    return UInt32(bigEndian: address.s_addr) >> 24 == 127
}
