import JSONText
import Testing

@testable import roundabout

@Suite struct ProblemTextTests {
    private func problem(
        _ message: String, line: Int = 1, path: String = "", severity: Problem.Severity = .error
    ) -> Problem {
        Problem(
            code: "key.unknown", severity: severity, place: Place(line: line, column: 3, endColumn: 10), path: path,
            message: message)
    }

    @Test func placeSentenceFrameAndRemedy() {
        var colums = problem("\"colums\" is no key.")
        colums.place = Place(line: 2, column: 3, endColumn: 11)
        colums.suggestion = "columns"
        let source = SourceText(Array("{\n  \"colums\": 3\n}".utf8))
        let text = """
            a.json:2:3: error: "colums" is no key.
              1 │ {
            > 2 │   "colums": 3
                │   ^^^^^^^^
              3 │ }
              try columns
            """
        #expect(problemText(colums, file: "a.json", source: source, palette: .plain) == text)
        colums.place = nil
        #expect(
            problemText(colums, file: "a.json", source: source, palette: .plain)
                == "a.json: error: \"colums\" is no key.\n  try columns")
    }

    @Test func nothingInASentenceSteersTheTerminal() {
        let text = problemText(
            problem("a\u{1B}[2Jb\nc\u{202E}d"), file: "\u{7}.json", source: nil, palette: .plain)
        #expect(text == "�.json:1:3: error: a�[2Jb�c�d")
    }

    @Test func aProblemIsTheSameWhereverItMoves() {
        let news = ProblemNews(from: [problem("a"), problem("b")], to: [problem("a", line: 7), problem("c")])
        #expect(news.new == [problem("c")])
        #expect(news.mended == 1)
    }

    @Test func theSameSentenceAtAnotherPathIsAnotherProblem() {
        let news = ProblemNews(from: [problem("a", path: "x")], to: [problem("a", path: "x"), problem("a", path: "y")])
        #expect(news.new == [problem("a", path: "y")])
        #expect(news.mended == 0)
    }

    @Test func whatIsThereTwiceIsToldOnce() {
        let news = ProblemNews(from: [], to: [problem("a"), problem("a", line: 2), problem("b")])
        #expect(news.new == [problem("a"), problem("b")])
    }

    private func said(_ old: [Problem], _ new: [Problem]) -> String? {
        summary(of: ProblemNews(from: old, to: new), file: "d/a.json", palette: .plain)
    }

    @Test func theSummarySaysWhatTheProblemsDoNot() {
        let (a, b, warning) = (problem("a"), problem("b"), problem("w", severity: .warning))
        #expect(said([a], []) == "✓ a.json: no problems")
        #expect(said([], [a, b]) == nil)
        #expect(said([a], [a, b]) == nil)
        #expect(said([a], [b]) == nil)
        #expect(said([a, b, warning], [a, warning]) == "a.json: 1 error, 1 warning left")
        #expect(said([a, warning], [b, warning]) == "a.json: 1 error, 1 warning in all")
        // 25 are told as 20 and a count.
        #expect(
            said([], (0..<25).map { problem("\($0)") })
                == "… and 5 more of a.json; roundabout check d/a.json shows more, with --json every one.")
        #expect(said([], (0..<20).map { problem("\($0)") }) == nil)
    }

    @Test func countsOfProblems() {
        let (error, warning) = (problem("a"), problem("w", severity: .warning))
        #expect(counted([]) == "no problems")
        #expect(counted([error]) == "1 error")
        #expect(counted([warning, warning]) == "2 warnings")
        #expect(counted([warning, error, error]) == "2 errors, 1 warning")
    }
}
