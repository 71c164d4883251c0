import CollectionLayout
import JSONText
import PlaygroundFile

/// `roundabout frames`: one style, one size, to stdout. Returns the exit code.
func runFrames(_ options: FramesOptions, output: Output) -> ExitCode {
    let reading: PlaygroundReading
    do {
        reading = try readPlaygroundFile(options.file)
    } catch {
        output.errorLine(error.message)
        return .unreadableFile
    }
    guard let playground = reading.playground else {
        for problem in reading.problems {
            output.errorLine(problemText(problem, file: options.file, source: reading.source, output: output))
        }
        return .failure
    }
    let name = options.style ?? playground.defaultStyleName
    guard let style = playground.styleIndex(named: name) else {
        let known = playground.styles.map(\.name).joined(separator: ", ")
        output.errorLine("\(options.file) has no style \"\(name)\"; it has \(known).")
        return .usage
    }
    let laidOut = LaidOutStyle(style, of: playground, viewport: Viewport(size: options.size, scale: options.scale))
    switch options.format {
    case .json: output.bytes(framesAsJSON(laidOut))
    case .csv: output.bytes(framesAsCSV(laidOut))
    case .svg: output.bytes(framesAsSVG(laidOut))
    }
    return .fine
}
