import CollectionLayout
import Formula
import JSONText
import PlaygroundFile

/// `roundabout frames`: one style, one size, to stdout. Returns the exit code.
func runFrames(_ options: FramesOptions, output: Output) -> ExitCode {
    let reading: PlaygroundReading
    do {
        reading = try readPlaygroundFile(options.file)
    } catch {
        return tell(error, output: output)
    }
    func say(_ problems: [Problem]) {
        for problem in problems.prefix(20) {
            output.errorLine(
                problemText(problem, file: options.file, source: reading.source, palette: output.errorPalette))
        }
        if problems.count > 20 { output.errorLine("… and \(problems.count - 20) more; roundabout check shows them.") }
    }
    guard let playground = reading.playground else {
        say(reading.problems)
        return .failure
    }
    let name = options.style ?? playground.defaultStyleName
    guard let style = playground.styleIndex(named: name) else {
        let known = playground.styles.map(\.name)
        let near = nearestName(to: name, among: known)
        output.errorLine(
            "roundabout: "
                + shown(
                    "\(options.file) has no style \"\(name)\"; "
                        + (near.map { "did you mean \"\($0)\"?" } ?? "it has \(known.joined(separator: ", "))."))
        )
        return .usage
    }
    let laidOut = LaidOutStyle(
        style, of: playground, viewport: Viewport(size: options.size, scale: options.scale), scrolled: options.offset)
    let warnings = reading.problems + laidOut.problems
    // The one format that has a place for them; beside the others they are said where they spoil nothing.
    if options.format != .json { say(warnings) }
    return switch options.format {
    case .json: output.result(framesAsJSON(laidOut, warnings: warnings))
    case .csv: output.result(framesAsCSV(laidOut))
    case .svg: output.result(framesAsSVG(laidOut))
    }
}
