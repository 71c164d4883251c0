import CollectionLayout
import JSONText
import LiveSession
import PlaygroundFile

/// Prints what happens: as lines for a person, or as JSON lines for a program.
///
/// Nothing is printed before `listening`, which is the first line of all; what comes earlier waits for it.
final class EventPrinter {
    private let output: Output
    private let file: String
    private let verbosity: Verbosity
    private let printsJSON: Bool
    private let clock: () -> String
    private var reading: PlaygroundReading?
    /// The text whose picture is shown: what is wrong with a layout has its place there.
    private var shownSource: SourceText?
    private var problems: [Problem] = []
    private var toldLaidOut: Report.LaidOut?
    private var isListening = false
    private var waiting: [() -> Void] = []

    /// - Parameters:
    ///   - file: as it is named on the command line.
    ///   - clock: the time of day, as it stands at the beginning of a line.
    init(
        output: Output, file: String, verbosity: Verbosity, printsJSON: Bool, clock: @escaping () -> String = timeOfDay
    ) {
        self.output = output
        self.file = file
        self.verbosity = verbosity
        self.printsJSON = printsJSON
        self.clock = clock
    }

    /// The server is up: the first line, or the banner, and then what has waited.
    func listening(port: UInt16, url: String, laidOut: Report.LaidOut?, readyNanoseconds: UInt64) {
        isListening = true
        if printsJSON {
            output.bytes(
                eventJSON("listening") {
                    $0.key("port")
                    $0.number(Int(port))
                    $0.member("url", url)
                    $0.member("file", file)
                })
        } else if verbosity != .quiet {
            toldLaidOut = laidOut
            output.line(
                banner(
                    url: url, file: file, laidOut: laidOut, readyNanoseconds: readyNanoseconds, palette: output.palette)
            )
        }
        for print in waiting { print() }
        waiting = []
    }

    /// What the reports that follow are about; nil when there is no text.
    func fileWasRead(_ reading: PlaygroundReading?) {
        self.reading = reading
        if let reading, reading.playground != nil { shownSource = reading.source }
    }

    func print(_ report: Report) {
        whenListening { [self] in
            if printsJSON {
                output.bytes(eventJSON(report))
            } else {
                printText(report)
            }
        }
    }

    /// A sentence for the person who started the server: a refused handshake, a watch that fell back to polling.
    func note(_ sentence: String) {
        whenListening { [self] in
            if printsJSON {
                output.bytes(eventJSON("note") { $0.member("message", sentence) })
            } else if verbosity != .quiet {
                stamped(shown(sentence))
            }
        }
    }

    /// What a library wanted to log: for those who asked for everything.
    func libraryNote(_ line: String) {
        if verbosity == .verbose { note(line) }
    }

    /// The last line of a server that listened.
    func stopped() {
        if printsJSON, isListening { output.bytes(eventJSON("stopped")) }
    }

    private func whenListening(_ print: @escaping () -> Void) {
        if isListening { print() } else { waiting.append(print) }
    }

    private func stamped(_ text: String) {
        output.line("\(output.palette.styled(clock(), .faint)) \(text)")
    }

    private func printText(_ report: Report) {
        switch report {
        case .laidOut(let laidOut):
            // The banner has told the first one.
            if verbosity == .quiet || laidOut == toldLaidOut { return }
            if laidOut.cause == .viewport, verbosity != .verbose { return }
            stamped(eventLine(for: laidOut, file: file, palette: output.palette))
        case .problems(let problems): printText(problems)
        case .pageConnected(let page):
            if verbosity == .verbose { stamped("page \(page.value) connected") }
        case .pageDisconnected(let page):
            if verbosity == .verbose { stamped("page \(page.value) left") }
        case .itemSelected(let indexPath, let id):
            if verbosity != .quiet { stamped("selected \(shown(id)) [\(indexPath.section), \(indexPath.item)]") }
        case .messageRefused(let page, let why):
            output.errorLine("\(output.errorPalette.styled(clock(), .faint)) page \(page.value): \(shown(why))")
        }
    }

    /// Only what was not said before: a file that stays broken while it is edited says each thing once.
    private func printText(_ now: [Problem]) {
        let news = ProblemNews(from: problems, to: now)
        problems = now
        for problem in news.new.prefix(ProblemNews.shownAtOnce) {
            output.errorLine(
                problemText(
                    problem, file: fileName(of: file), source: source(of: problem), palette: output.errorPalette))
        }
        guard let summary = summary(of: news, file: file, palette: output.palette) else { return }
        if news.new.count > ProblemNews.shownAtOnce {
            output.errorLine(summary)
        } else if verbosity != .quiet {
            stamped(summary)
        }
    }

    /// A problem of the text that was read last has its place in it; one of the picture, in the text that it shows.
    private func source(of problem: Problem) -> SourceText? {
        guard let reading, reading.problems.contains(problem) else { return shownSource }
        return reading.source
    }
}
