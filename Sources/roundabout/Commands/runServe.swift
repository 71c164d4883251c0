import LibUV
import LibWebSockets

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// `roundabout [FILE]`: serves until SIGINT or SIGTERM.
func runServe(_ options: ServeOptions, output: Output) -> ExitCode {
    let began = EventLoop.nanoseconds
    var options = options
    do {
        options.file = try servedFile(options.file)
    } catch {
        output.errorLine("roundabout: \(shown(error.message))")
        return .usage
    }
    do {
        options.host = try servedHost(options.host)
    } catch {
        output.errorLine("roundabout: \(shown(error.message))")
        return .address
    }
    guard let publicDirectory = locatePublicDirectory(option: options.publicDirectory, configFile: options.file) else {
        output.errorLine(
            options.publicDirectory.map { "roundabout: there is no index.html in \(shown($0)), which --public names." }
                ?? "roundabout: the page's files are neither beside the file nor beside the program; --public DIR names "
                + "the folder that has index.html in it.")
        return .unreadableFile
    }
    let printer = EventPrinter(
        output: output, file: options.file, verbosity: options.verbosity, printsJSON: options.printsJSON)
    do {
        let loop = try EventLoop()
        let server = PlaygroundServer(
            file: options.file, publicDirectory: publicDirectory, loop: loop, printer: printer)
        let code = serve(server, options, loop: loop, printer: printer, output: output, began: began)
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
    began: UInt64
) -> ExitCode {
    let port: UInt16
    do {
        port = try listen(port: options.port, host: options.host) { (port) throws(ServerError) in
            var configuration = ServerConfiguration(host: options.host, port: port)
            configuration.access.allowedHosts = [options.host]
            return try server.start(configuration)
        }
    } catch {
        output.errorLine("roundabout: \(sentence(for: error, port: options.port))")
        server.stop()
        loop.run()
        return .address
    }
    server.obeySignals((SIGINT, SIGTERM, SIGHUP))
    let url = "http://\(urlHost(options.host)):\(port)/"
    // The first reading comes within the first turn of the loop; the banner tells how it went.
    loop.runOnce()
    printer.listening(
        port: port, url: url, laidOut: server.firstLaidOut, readyNanoseconds: EventLoop.nanoseconds &- began)
    server.tellHowItWatches()
    if options.port == nil, port != ServeOptions.defaultPort {
        printer.note("Port \(ServeOptions.defaultPort) is taken, so this is \(port); --port chooses another.")
    }
    if options.opensBrowser, let failure = openBrowser(url) { printer.note(failure) }
    server.run()
    return .fine
}

/// `localhost` is what people can read; it is this machine under any of its loopback addresses' default.
private func urlHost(_ host: String) -> String {
    if host == "127.0.0.1" { return "localhost" }
    return host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]" : host
}
