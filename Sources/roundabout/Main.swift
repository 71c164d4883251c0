import PlaygroundFile

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

@main
struct Main {
    static func main() {
        keepStandardDescriptors()
        // A page that goes away while it is written to must not end the server.
        signal(SIGPIPE, SIG_IGN)
        let invocation: Invocation
        do {
            invocation = try parseArguments(Array(CommandLine.arguments.dropFirst()))
        } catch {
            Output(allowsColor: false).errorLine("roundabout: \(shown(error.message))")
            exit(ExitCode.usage.rawValue)
        }
        exit(run(invocation.command, output: Output(allowsColor: invocation.allowsColor)).rawValue)
    }

    private static func run(_ command: Command, output: Output) -> ExitCode {
        switch command {
        case .serve(let options): return runServe(options, output: output)
        case .initialize(let file, let overwrites): return runInit(file: file, overwrites: overwrites, output: output)
        case .check(let options): return runCheck(options, output: output)
        case .frames(let options): return runFrames(options, output: output)
        case .schema:
            return output.result(jsonSchema())
        case .examples(let name): return runExamples(name: name, output: output)
        case .help:
            output.line(helpText)
            return .fine
        case .version:
            output.line("roundabout \(roundaboutVersion)")
            return .fine
        }
    }

    /// A descriptor that is closed at the start would be given to a socket, and the socket would get what we print.
    private static func keepStandardDescriptors() {
        for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 { _ = open("/dev/null", O_RDWR) }
    }
}
