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

private func check(_ file: String, _ options: CheckOptions, output: Output) -> ExitCode {
    let reading: PlaygroundReading
    do {
        reading = try readPlaygroundFile(file)
    } catch {
        output.errorLine(error.message)
        return .unreadableFile
    }
    var problems = reading.problems
    let sizes = options.sizes.isEmpty ? CheckOptions.defaultSizes : options.sizes
    if let playground = reading.playground {
        // The same complaint at several sizes is said once, with the size that showed it first.
        var seen: Set<String> = []
        for style in playground.styles.indices {
            for size in sizes {
                let laidOut = LaidOutStyle(style, of: playground, viewport: Viewport(size: size, scale: 3))
                for var problem in laidOut.problems where seen.insert(identity(of: problem)).inserted {
                    let at = "\(formatted(size.width, decimals: 2))×\(formatted(size.height, decimals: 2))"
                    problem.message += " (style \(laidOut.name) at \(at))"
                    problems.append(problem)
                }
            }
        }
    }
    for problem in problems {
        if options.printsJSON {
            var json = JSONWriter()
            encode(problem, into: &json)
            output.bytes(json.bytes + [UInt8(ascii: "\n")])
        } else {
            output.errorLine(problemText(problem, file: file, source: reading.source, output: output))
        }
    }
    let errors = problems.count { $0.severity == .error }
    let warnings = problems.count - errors
    if !options.printsJSON {
        let styles = reading.playground.map {
            ", \(counted($0.styles.count, "style")) at \(counted(sizes.count, "size"))"
        }
        output.line("\(file): \(counted(errors, "error")), \(counted(warnings, "warning"))\(styles ?? "")")
    }
    return errors > 0 || (options.failsOnWarnings && warnings > 0) ? .failure : .fine
}

private func identity(of problem: Problem) -> String {
    "\(problem.code) \(problem.path) \(problem.place?.line ?? 0):\(problem.place?.column ?? 0)"
}
