package import JSONText

/// What is wrong with the file as it is now; none clears the panel.
package struct ProblemsMessage: Equatable, Sendable {
    package struct Entry: Equatable, Sendable {
        package var problem: Problem
        /// The lines around its place, where it has one.
        package var frame: CodeFrame?

        package init(problem: Problem, frame: CodeFrame?) {
            self.problem = problem
            self.frame = frame
        }
    }

    /// The revision that is still shown: the last good one; 0 before there was one.
    package var revision: Int
    /// The file's name without its folder.
    package var file: String
    package var entries: [Entry]

    package init(revision: Int, file: String, entries: [Entry]) {
        self.revision = revision
        self.file = file
        self.entries = entries
    }

    /// The problems of a text, each with the lines around it.
    package init(revision: Int, file: String, problems: [Problem], in source: SourceText) {
        self.init(
            revision: revision, file: file,
            entries: problems.map { problem in
                Entry(problem: problem, frame: problem.place.map { CodeFrame(source, $0) })
            })
    }

    package func encoded() -> [UInt8] {
        encodeMessage("problems") { writer in
            writer.member("revision", revision)
            writer.member("file", file)
            writer.member("entries", each: entries) { writer, entry in
                encodeMembers(of: entry.problem, into: &writer)
                guard let frame = entry.frame else { return }
                writer.member("frame", each: frame.lines) { writer, line in
                    writer.member("line", line.number)
                    writer.member("text", line.text)
                }
                if frame.firstColumn > 1 { writer.member("frameColumn", frame.firstColumn) }
            }
        }
    }
}
