import LiveSession

/// The first lines on a terminal: where to look, what is watched, how it went.
func banner(
    url: String, file: String, laidOut: Report.LaidOut?, readyNanoseconds: UInt64, palette: Palette
) -> String {
    let arrow = palette.styled("➜", .green)
    // A bare name could be anything; a path is a file.
    var watching = shown(file.utf8.contains(UInt8(ascii: "/")) ? file : "./\(file)")
    if let laidOut {
        watching += "  (\(shown(laidOut.style)), \(counted(laidOut.itemCount, "item")), laid out in "
        watching += "\(milliseconds(laidOut.layoutNanoseconds)))"
    } else {
        watching += "  (\(palette.styled("nothing to show yet: see below", .yellow)))"
    }
    return """

          \(palette.styled("Roundabout", .bold)) \(roundaboutVersion)  ready in \(milliseconds(readyNanoseconds))

          \(arrow)  \(palette.styled("Local:", .bold))    \(palette.styled(url, .cyan))
          \(arrow)  \(palette.styled("Watching:", .bold)) \(watching)
          \(arrow)  press Ctrl-C to stop

        """
}
