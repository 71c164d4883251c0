import JSONText
import TestSupport
import Testing

@testable import PlaygroundFile

/// Broken files and the exact sentences that they must produce.
///
/// Beside `name.json` stands `name.problems`, a paragraph for each problem in order:
///
///     3:34 "colums"                          where it begins, and what stands there
///     error key.unknown styles.grid.colums
///     "colums" is no key of a grid style; did you mean 'columns'?
///     → columns                              what to write instead, if there is something
@Suite struct InvalidFilesTests {
    @Test(arguments: try Fixtures.names(in: "invalid"))
    func theyAreAnsweredWithTheseSentences(name: String) throws {
        let bytes = try Fixtures.bytes("invalid/\(name)")
        let expected = String(
            decoding: try Fixtures.bytes("invalid/\(name.dropLast(5)).problems"), as: UTF8.self)
        let reading = readPlayground(bytes, pictures: ["me.jpg"], fileName: name)
        #expect(shown(reading) == expected)
        #expect((reading.playground == nil) == reading.problems.contains { $0.severity == .error })
    }

    private func shown(_ reading: PlaygroundReading) -> String {
        reading.problems.map { problem in
            var lines: [String] = []
            if let place = problem.place {
                let line = reading.source.line(place.line).unicodeScalars
                let there = line.dropFirst(place.column - 1).prefix(place.endColumn - place.column)
                lines.append("\(place.line):\(place.column) \(String(String.UnicodeScalarView(there)))")
            }
            lines.append("\(problem.severity.name) \(problem.code) \(problem.path)")
            lines.append(problem.message)
            if let suggestion = problem.suggestion { lines.append("→ \(suggestion)") }
            return lines.joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }
}
