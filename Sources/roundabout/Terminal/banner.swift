import LiveSession

/// The first lines on a terminal: where to look, what is watched, how it went.
func banner(
    url: String, file: String, laidOut: Report.LaidOut?, readyNanoseconds: UInt64, output: Output
) -> String {
    let arrow = output.styled("➜", .green)
    var watching = file
    if let laidOut {
        watching += "  (\(laidOut.style), \(counted(laidOut.itemCount, "item")), laid out in "
        watching += "\(milliseconds(laidOut.layoutNanoseconds)))"
    } else {
        watching += "  (\(output.styled("nothing to show yet: see below", .yellow)))"
    }
    return """

          \(output.styled("Roundabout", .bold)) \(roundaboutVersion)  ready in \(milliseconds(readyNanoseconds))

          \(arrow)  \(output.styled("Local:", .bold))    \(output.styled(url, .cyan))
          \(arrow)  \(output.styled("Watching:", .bold)) \(watching)
          \(arrow)  press Ctrl-C to stop

        """
}
