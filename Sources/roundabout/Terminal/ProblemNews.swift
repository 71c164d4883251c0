import JSONText

/// What is new in a list of problems, against the list before it.
///
/// A problem is the same one as long as code, path and sentence are; its place moves with every line above it.
struct ProblemNews: Equatable {
    /// Those that the list before did not have, each once, in the list's order.
    var new: [Problem] = []
    /// How many of the list before are there no more.
    var mended = 0
    /// What is wrong now.
    var now: [Problem]

    /// Nobody reads more than these.
    static let shownAtOnce = 20

    init(from old: [Problem], to now: [Problem]) {
        self.now = now
        let known = Set(old.map(Identity.init))
        var seen = known
        for problem in now where seen.insert(Identity(problem)).inserted { new.append(problem) }
        mended = known.subtracting(now.map(Identity.init)).count
    }

    private struct Identity: Hashable {
        var code: String
        var path: String
        var message: String

        init(_ problem: Problem) {
            code = problem.code
            path = problem.path
            message = problem.message
        }
    }
}

/// The sentence after the problems that are shown, where there is something left to say.
///
/// - Parameter file: as it is named on a command line.
func summary(of news: ProblemNews, file: String, palette: Palette) -> String? {
    let name = shown(fileName(of: file))
    if news.now.isEmpty { return "\(palette.styled("✓", .green)) \(name): no problems" }
    let hidden = news.new.count - ProblemNews.shownAtOnce
    if hidden > 0 {
        return "… and \(hidden) more of \(name); roundabout check \(shown(file)) shows more, with --json every one."
    }
    guard news.mended > 0 else { return nil }
    if news.new.isEmpty { return "\(name): \(counted(news.now)) left" }
    return news.new.count < news.now.count ? "\(name): \(counted(news.now)) in all" : nil
}
