import CollectionLayout
import JSONText
import PlaygroundFile

/// `roundabout check`: every problem of every file, and what goes wrong in each style at each size.
///
/// Returns 1 on errors (with `--strict` on warnings, too), 4 when a file cannot be read.
func runCheck(_ options: CheckOptions, output: Output) -> ExitCode {
    var code = ExitCode.fine
    for file in options.files {
        let result = check(file, options, output: output)
        if result.rawValue > code.rawValue { code = result }
    }
    return code
}

/// A problem, and whether it was found by sizes of texts that nobody has measured.
private struct Finding {
    var problem: Problem
    var isEstimated = false
}

private func check(_ file: String, _ options: CheckOptions, output: Output) -> ExitCode {
    let reading: PlaygroundReading
    do {
        reading = try readPlaygroundFile(file)
    } catch {
        guard options.printsJSON else { return tell(error, output: output) }
        output.bytes(checkJSON(Finding(problem: error.problem), file: file))
        return .unreadableFile
    }
    let sizes = options.sizes.isEmpty ? CheckOptions.defaultSizes : options.sizes
    let findings = inOrderOfPlaces(
        reading.problems.map { Finding(problem: $0) } + layoutProblems(of: reading.playground, sizes: sizes))
    let problems = findings.map(\.problem)
    let errors = problems.count { $0.severity == .error }
    let warnings = problems.count - errors
    let code = errors > 0 || (options.failsOnWarnings && warnings > 0) ? ExitCode.failure : .fine
    if options.printsJSON {
        let written = output.result(findings.flatMap { checkJSON($0, file: file) })
        return written == .fine ? code : written
    }
    for problem in problems.prefix(shownAtOnce) {
        output.errorLine(
            problemText(problem, file: file, source: reading.source, palette: output.errorPalette))
    }
    if problems.count > shownAtOnce {
        output.errorLine("… and \(problems.count - shownAtOnce) more of \(shown(file)); --json prints every one.")
    }
    let styles = reading.playground.map {
        ", \(counted($0.styles.count, "style")) at \(counted(sizes.count, "size"))"
    }
    output.line("\(shown(file)): \(counted(errors, "error")), \(counted(warnings, "warning"))\(styles ?? "")")
    return code
}

/// A person reads no more; a program gets all.
private let shownAtOnce = 100

/// What goes wrong in each style at each size. The same complaint at several sizes is made once, for the first.
private func layoutProblems(of playground: Playground?, sizes: [Size]) -> [Finding] {
    guard let playground else { return [] }
    var found: [Finding] = []
    var seen: Set<String> = []
    for style in playground.styles.indices {
        for size in sizes {
            let laidOut = LaidOutStyle(style, of: playground, viewport: Viewport(size: size, scale: 3))
            for var problem in laidOut.problems where seen.insert(identity(of: problem)).inserted {
                let isEstimated = laidOut.style.isEstimated
                problem.message +=
                    " (style \(laidOut.name) at \(formatted(size))\(isEstimated ? ", texts estimated" : ""))"
                found.append(Finding(problem: problem, isEstimated: isEstimated))
            }
        }
    }
    return found
}

private func identity(of problem: Problem) -> String {
    "\(problem.code) \(problem.path) \(problem.place?.line ?? 0):\(problem.place?.column ?? 0)"
}

/// By position in the file; what concerns the file as a whole comes first, and equals stay in their order.
private func inOrderOfPlaces(_ findings: [Finding]) -> [Finding] {
    func place(_ finding: Finding) -> (Int, Int) {
        (finding.problem.place?.line ?? 0, finding.problem.place?.column ?? 0)
    }
    return findings.enumerated().sorted {
        let (a, b) = (place($0.element), place($1.element))
        return a == b ? $0.offset < $1.offset : a < b
    }.map(\.element)
}

/// A line: the problem as everywhere, after the file's name, because several may be checked at once.
private func checkJSON(_ finding: Finding, file: String) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("file", file)
    encodeMembers(of: finding.problem, into: &json)
    if finding.isEstimated { json.member("text", "estimated") }
    json.endObject()
    return json.bytes + [UInt8(ascii: "\n")]
}
