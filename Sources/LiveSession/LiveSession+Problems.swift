import JSONText
import WireMessages

extension LiveSession {
    /// What the page is told: what is wrong with the file, then what is wrong at its own viewport.
    func problems(for page: Page) -> [Problem] {
        guard let shown = page.shown, shown.shared.revision === revision else { return fileProblems }
        return fileProblems + shown.shared.problems
    }

    /// Tells every page and the terminal, where what they were told last is not true any more.
    func sendProblems(effects: inout [Effect]) {
        for id in pageIDs {
            guard var page = pages[id], page.viewport != nil else { continue }
            sendProblems(to: &page, effects: &effects)
            pages[id] = page
        }
        // Not what the page holds at this moment: while a layout is on its way to it, that is the old one.
        let problems = fileProblems + (revision.flatMap(layoutForTheTerminal)?.problems ?? [])
        if problems != reportedProblems {
            reportedProblems = problems
            effects.append(.report(.problems(problems)))
        }
    }

    func sendProblems(to page: inout Page, effects: inout [Effect]) {
        let now = Page.SentProblems(revision: revision?.number ?? 0, problems: problems(for: page))
        guard now != page.sentProblems else { return }
        page.sentProblems = now
        let message = ProblemsMessage(
            revision: now.revision, file: fileName,
            entries: now.problems.prefix(LiveSession.problemsSent).enumerated().map { index, problem in
                ProblemsMessage.Entry(problem: problem, frame: frame(of: problem, isOfFile: index < fileProblems.count))
            })
        effects.append(.sendText(page.id, message.encoded()))
    }

    /// A file can have thousands of problems; nobody reads more than these.
    static let problemsSent = 100

    private func frame(of problem: Problem, isOfFile: Bool) -> CodeFrame? {
        guard let place = problem.place, let source = isOfFile ? fileSource : revision?.source else { return nil }
        return CodeFrame(source, place)
    }
}
