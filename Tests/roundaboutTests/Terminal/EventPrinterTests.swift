import CollectionLayout
import JSONText
import LiveSession
import PlaygroundFile
import Testing

@testable import roundabout

@Suite struct EventPrinterTests {
    /// Keeps what is printed, in order; what goes to stderr is marked.
    private final class Printed {
        private(set) var lines: [String] = []

        var output: Output {
            Output { [self] stream, bytes in
                let text = String(decoding: bytes, as: UTF8.self)
                lines += text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
                    (stream == .standardError ? "! " : "") + $0
                }
            }
        }

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private let printed = Printed()

    private func printer(
        _ verbosity: Verbosity = .normal, json: Bool = false, listens: Bool = true
    ) -> EventPrinter {
        let printer = EventPrinter(
            output: printed.output, file: "a.json", verbosity: verbosity, printsJSON: json, clock: { "14:02:31" })
        if listens {
            printer.listening(port: 1, url: "u", laidOut: nil, readyNanoseconds: 0)
            _ = printed.take()
        }
        return printer
    }

    private func reading(_ text: String) -> PlaygroundReading {
        readPlayground(Array(text.utf8), pictures: [], fileName: "a.json")
    }

    @Test func nothingComesBeforeListening() {
        let printer = printer(json: true, listens: false)
        printer.note("early")
        printer.print(.pageConnected(PageID(value: 1)))
        #expect(printed.take() == [])
        printer.listening(port: 8642, url: "http://localhost:8642/", laidOut: nil, readyNanoseconds: 0)
        printer.stopped()
        #expect(
            printed.take() == [
                #"{"event":"listening","port":8642,"url":"http://localhost:8642/","file":"a.json"}"#,
                #"{"event":"note","message":"early"}"#,
                #"{"event":"pageConnected","page":1}"#,
                #"{"event":"stopped"}"#,
            ])
    }

    @Test func whoNeverListenedDoesNotStop() {
        printer(json: true, listens: false).stopped()
        #expect(printed.take() == [])
    }

    @Test func whatTheBannerToldIsNotToldAgain() {
        let printer = printer(listens: false)
        printer.print(.laidOut(laidOut()))
        printer.listening(port: 1, url: "u", laidOut: laidOut(), readyNanoseconds: 0)
        #expect(printed.take().contains { $0.contains("14:02:31") } == false)
        printer.print(.laidOut(laidOut(style: "table")))
        #expect(
            printed.take() == ["14:02:31 a.json → table 390×844: 30 cells (parse 0.2 ms, layout 0.1 ms)"])
    }

    @Test func aMistakeIsToldOnceHoweverOftenItIsSaved() {
        let printer = printer()
        for text in [#"{ "itmes": 1 }"#, "\n" + #"{ "itmes": 1 }"#, "\n\n" + #"{ "itmes": 1 }"#] {
            printer.fileWasRead(reading(text))
            printer.print(.problems(reading(text).problems))
        }
        #expect(printed.take().filter { $0.contains("error") }.count == 1)
        printer.fileWasRead(reading("{}"))
        printer.print(.problems([]))
        #expect(printed.take() == ["14:02:31 ✓ a.json: no problems"])
    }

    @Test func aProblemOfThePictureIsShownInTheTextOfThePicture() {
        let printer = printer()
        printer.fileWasRead(reading("{\n\"items\": 1 }"))
        // Broken since: another text has other lines.
        let broken = reading("{\n// another line\n\"items\": }")
        printer.fileWasRead(broken)
        let warning = Problem(
            code: "layout.itemTooWide", severity: .warning, place: Place(line: 2, column: 1, endColumn: 8), message: "w"
        )
        printer.print(.problems(broken.problems + [warning]))
        let lines = printed.take()
        #expect(lines.contains("! > 3 │ \"items\": }"))
        #expect(lines.contains("! > 2 │ \"items\": 1 }"))
    }

    @Test func quietTellsProblemsAlone() {
        let printer = printer(.quiet)
        printer.print(.laidOut(laidOut()))
        printer.note("a note")
        printer.print(.problems([Problem(code: "file.missing", place: nil, message: "a.json is not there.")]))
        printer.print(.problems([]))
        #expect(printed.take() == ["! a.json: error: a.json is not there."])
    }

    @Test func verboseTellsPagesAndViewports() {
        let events: [Report] = [
            .pageConnected(PageID(value: 4)), .laidOut(laidOut(.viewport, pages: 1)),
            .pageDisconnected(PageID(value: 4)),
        ]
        let normal = printer()
        for event in events { normal.print(event) }
        normal.libraryNote("l")
        #expect(printed.take() == [])
        let verbose = printer(.verbose)
        for event in events { verbose.print(event) }
        verbose.libraryNote("l")
        #expect(
            printed.take() == [
                "14:02:31 page 4 connected", "14:02:31 viewport → grid 390×844: 30 cells (layout 0.1 ms, 1 viewer)",
                "14:02:31 page 4 left", "14:02:31 l",
            ])
    }

    @Test func aSelectionNamesTheItem() {
        printer().print(.itemSelected(.init(section: 0, item: 3), id: "app\u{1B}le"))
        #expect(printed.take() == ["14:02:31 selected app�le [0, 3]"])
    }
}
