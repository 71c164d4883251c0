import CollectionLayout
import JSONText
import LiveSession

/// Prints what happens: as lines for a person, or as JSON lines for a program.
final class EventPrinter {
    private let output: Output
    private let file: String
    private let verbosity: Verbosity
    private let printsJSON: Bool
    /// The last text read, for code frames.
    var source: SourceText?

    init(output: Output, file: String, verbosity: Verbosity, printsJSON: Bool) {
        self.output = output
        self.file = file
        self.verbosity = verbosity
        self.printsJSON = printsJSON
    }

    func print(_ report: Report) {
        if printsJSON {
            printJSON(report)
        } else {
            printText(report)
        }
    }

    /// A sentence for the person who started the server: a refused handshake, a watch that fell back to polling.
    func note(_ sentence: String) {
        if printsJSON {
            printJSON(event: "note") { $0.member("message", sentence) }
        } else if verbosity != .quiet {
            output.line("\(stamp) \(sentence)")
        }
    }

    /// What a library wanted to log: for those who asked for everything.
    func libraryNote(_ line: String) {
        if verbosity == .verbose { note(line) }
    }

    func listening(port: UInt16, url: String) {
        guard printsJSON else { return }
        printJSON(event: "listening") {
            $0.key("port")
            $0.number(Int(port))
            $0.member("url", url)
            $0.member("file", file)
        }
    }

    func stopped() {
        if printsJSON { printJSON(event: "stopped") { _ in } }
    }

    private var stamp: String { output.styled(timeOfDay(), .faint) }

    private func printText(_ report: Report) {
        switch report {
        case .laidOut(let laidOut):
            switch laidOut.cause {
            case .viewport where verbosity != .verbose: return
            default: break
            }
            if verbosity != .quiet { output.line("\(stamp) \(line(for: laidOut))") }
        case .problems(let problems):
            if problems.isEmpty {
                if verbosity != .quiet {
                    output.line("\(stamp) \(output.styled("✓", .green)) \(fileName(of: file)): no problems")
                }
                return
            }
            for problem in problems {
                output.errorLine(problemText(problem, file: fileName(of: file), source: source, output: output))
            }
        case .pageConnected(let page):
            if verbosity == .verbose { output.line("\(stamp) page \(page.value) connected") }
        case .pageDisconnected(let page):
            if verbosity == .verbose { output.line("\(stamp) page \(page.value) left") }
        case .itemSelected(let indexPath, let id):
            if verbosity != .quiet {
                output.line("\(stamp) selected \(id) [\(indexPath.section), \(indexPath.item)]")
            }
        case .messageRefused(let page, let why):
            output.errorLine("\(stamp) page \(page.value): \(why)")
        }
    }

    private func line(for laidOut: Report.LaidOut) -> String {
        let size = "\(formatted(laidOut.size.width, decimals: 2))×\(formatted(laidOut.size.height, decimals: 2))"
        let cause =
            switch laidOut.cause {
            case .file: fileName(of: file)
            case .style: "style"
            case .viewport: "viewport"
            }
        var text = "\(cause) → \(output.styled(laidOut.style, .bold)) \(size): "
        if let movement = laidOut.movement {
            text += "\(movement.moved) of \(movement.total) cells moved"
            if movement.moved > 0 { text += ", at most \(formatted(movement.farthest, decimals: 1)) pt" }
        } else {
            text += counted(laidOut.itemCount, "cell")
        }
        text += " (parse \(milliseconds(laidOut.parseNanoseconds)), layout \(milliseconds(laidOut.layoutNanoseconds))"
        text += laidOut.pageCount == 0 ? ")" : ", \(counted(laidOut.pageCount, "viewer")))"
        return text
    }

    private func printJSON(_ report: Report) {
        switch report {
        case .laidOut(let laidOut):
            printJSON(event: "laidOut") { $0.members(of: laidOut) }
        case .problems(let problems):
            if problems.isEmpty { printJSON(event: "problemsCleared") { _ in } }
            for problem in problems {
                printJSON(event: "problem") {
                    $0.key("problem")
                    encode(problem, into: &$0)
                }
            }
        case .pageConnected(let page):
            printJSON(event: "pageConnected") { $0.member("page", page.value) }
        case .pageDisconnected(let page):
            printJSON(event: "pageDisconnected") { $0.member("page", page.value) }
        case .itemSelected(let indexPath, let id):
            printJSON(event: "itemSelected") {
                $0.key("section")
                $0.number(indexPath.section)
                $0.key("item")
                $0.number(indexPath.item)
                $0.member("id", id)
            }
        case .messageRefused(let page, let why):
            printJSON(event: "messageRefused") {
                $0.member("page", page.value)
                $0.member("message", why)
            }
        }
    }

    private func printJSON(event: String, _ members: (inout JSONWriter) -> Void) {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("event", event)
        members(&writer)
        writer.endObject()
        output.bytes(writer.bytes + [UInt8(ascii: "\n")])
    }
}
