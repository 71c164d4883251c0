import CollectionLayout
import JSONText
import Testing

@testable import LiveSession
@testable import roundabout

/// A line of the phone in grid: parsed in 0.2 ms, laid out in 0.1.
func laidOut(
    _ cause: Report.LaidOut.Cause = .file, movement: Movement? = nil, pages: Int = 0, style: String = "grid"
) -> Report.LaidOut {
    Report.LaidOut(
        cause: cause, revision: 2, style: style, size: Size(width: 390, height: 844), itemCount: 30, movement: movement,
        parseNanoseconds: 200_000, layoutNanoseconds: 100_000, pageCount: pages)
}

@Suite struct EventTextTests {
    private func line(_ laidOut: Report.LaidOut) -> String {
        eventLine(for: laidOut, file: "d/playground.json", palette: .plain)
    }

    @Test func aChangeWithItsCause() {
        let moved = Movement(moved: 12, total: 30, farthest: 12.46)
        #expect(
            line(laidOut(movement: moved, pages: 3))
                == "playground.json → grid 390×844: 12 of 30 cells moved, at most 12.5 pt "
                + "(parse 0.2 ms, layout 0.1 ms, 3 viewers)")
        // Only a file is parsed.
        #expect(
            line(laidOut(.style, movement: moved, pages: 1))
                == "style → grid 390×844: 12 of 30 cells moved, at most 12.5 pt (layout 0.1 ms, 1 viewer)")
        #expect(
            line(laidOut(.viewport, movement: Movement(moved: 0, total: 30), pages: 1))
                == "viewport → grid 390×844: 0 of 30 cells moved (layout 0.1 ms, 1 viewer)")
    }

    @Test func whichItemKeptItsPlace() {
        var kept = laidOut(.viewport, movement: Movement(moved: 29, total: 30, farthest: 80), pages: 1)
        kept.kept = "app\u{1B}le"
        #expect(
            line(kept)
                == "viewport → grid 390×844: 29 of 30 cells moved, at most 80 pt; app\u{FFFD}le kept its place "
                + "(layout 0.1 ms, 1 viewer)")
        #expect(String(decoding: eventJSON(.laidOut(kept)), as: UTF8.self).contains(#""kept":"app\u001ble""#))
        #expect(!String(decoding: eventJSON(.laidOut(laidOut())), as: UTF8.self).contains("kept"))
    }

    @Test func whatHasNotMovedButGrown() {
        #expect(
            line(laidOut(movement: Movement(moved: 1, total: 1)))
                == "playground.json → grid 390×844: 1 of 1 cell changed size (parse 0.2 ms, layout 0.1 ms)")
    }

    @Test func aSampleSaysThatItIsOne() {
        let sample = Movement(moved: 40, total: 80, farthest: 3, isSampled: true)
        #expect(
            line(laidOut(movement: sample))
                == "playground.json → grid 390×844: 40 of 80 cells looked at moved, at most 3 pt "
                + "(parse 0.2 ms, layout 0.1 ms)")
        #expect(
            String(decoding: eventJSON(.laidOut(laidOut(movement: sample))), as: UTF8.self).contains("\"sampled\":true")
        )
    }

    @Test func withoutAPictureBefore() {
        #expect(
            line(laidOut()) == "playground.json → grid 390×844: 30 cells (parse 0.2 ms, layout 0.1 ms)")
    }

    @Test func theBanner() {
        let text = banner(
            url: "http://localhost:8642/", file: "playground.json", laidOut: laidOut(), readyNanoseconds: 41_000_000,
            palette: .plain)
        #expect(
            text == """

                  Roundabout \(roundaboutVersion)  ready in 41 ms

                  ➜  Local:    http://localhost:8642/
                  ➜  Watching: ./playground.json  (grid, 30 items, laid out in 0.1 ms)
                  ➜  press Ctrl-C to stop

                """)
    }

    @Test func theBannerOfAFileThatCannotBeShown() {
        let text = banner(url: "u", file: "/d/a.json", laidOut: nil, readyNanoseconds: 0, palette: .plain)
        #expect(text.contains("  ➜  Watching: /d/a.json  (nothing to show yet: see below)\n"))
    }

    @Test func aProgramGetsALineAnEvent() {
        func json(_ report: Report) -> String { String(decoding: eventJSON(report), as: UTF8.self) }
        #expect(
            json(.itemSelected(IndexPath(section: 0, item: 3), id: "a\"b"))
                == #"{"event":"itemSelected","section":0,"item":3,"id":"a\"b"}"# + "\n")
        #expect(json(.pageConnected(PageID(value: 7))) == "{\"event\":\"pageConnected\",\"page\":7}\n")
        #expect(json(.pageDisconnected(PageID(value: 7))) == "{\"event\":\"pageDisconnected\",\"page\":7}\n")
        #expect(json(.problems([])) == "{\"event\":\"problemsCleared\"}\n")
        #expect(
            json(.laidOut(laidOut(movement: Movement(moved: 12, total: 30, farthest: 12.5), pages: 3)))
                == #"{"event":"laidOut","cause":"file","revision":2,"style":"grid","size":[390,844],"items":30,"#
                + #""moved":12,"total":30,"farthest":12.5,"parseMs":0.2,"layoutMs":0.1,"pages":3}"# + "\n")
    }

    @Test func aListOfProblemsIsNumberedAndCut() {
        let problem = Problem(code: "file.missing", place: nil, message: "m")
        let lines = String(decoding: eventJSON(.problems(Array(repeating: problem, count: 250))), as: UTF8.self)
            .split(separator: "\n")
        #expect(lines.count == 100)
        #expect(
            lines.last.map { String($0) } == #"{"event":"problem","index":99,"count":250,"problem":"#
                + #"{"code":"file.missing","severity":"error","path":"","message":"m"}}"#)
    }
}
