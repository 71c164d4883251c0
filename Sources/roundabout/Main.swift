import PlaygroundFile

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

@main
struct Main {
    static func main() {
        // A page that goes away while it is written to must not end the server.
        signal(SIGPIPE, SIG_IGN)
        let output = Output(usesColor: Output.terminalWantsColor())
        let command: Command
        do {
            command = try parseArguments(Array(CommandLine.arguments.dropFirst()), usesColor: output.usesColor)
        } catch {
            output.errorLine("roundabout: \(error.message)")
            exit(ExitCode.usage.rawValue)
        }
        exit(run(command, output: output).rawValue)
    }

    private static func run(_ command: Command, output: Output) -> ExitCode {
        switch command {
        case .serve(let options): return runServe(options)
        case .initialize(let file, let overwrites): return runInit(file: file, overwrites: overwrites, output: output)
        case .check(let options):
            return runCheck(options, output: Output(usesColor: options.usesColor))
        case .frames(let options): return runFrames(options, output: output)
        case .schema:
            output.bytes(jsonSchema())
            return .fine
        case .help:
            output.line(helpText)
            return .fine
        case .version:
            output.line("roundabout \(roundaboutVersion)")
            return .fine
        }
    }
}
