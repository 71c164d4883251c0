import CollectionLayout
import LiveSession

/// One line for a change, with its cause.
///
///     playground.json → grid 390×844: 12 of 30 cells moved, at most 12.5 pt (parse 0.2 ms, layout 0.1 ms, 3 viewers)
///     style → grid 390×844: 12 of 30 cells moved, at most 12.5 pt; apple kept its place (layout 0.1 ms, 3 viewers)
func eventLine(for laidOut: Report.LaidOut, file: String, palette: Palette) -> String {
    var text = ""
    var figures: [String] = []
    switch laidOut.cause {
    case .file:
        text = shown(fileName(of: file))
        figures.append("parse \(milliseconds(laidOut.parseNanoseconds))")
    case .style: text = "style"
    case .viewport: text = "viewport"
    }
    text += " → \(palette.styled(shown(laidOut.style), .bold)) \(formatted(laidOut.size)): "
    if let movement = laidOut.movement {
        // Of a very large layout only what is near the screen is compared.
        text += "\(movement.moved) of \(counted(movement.total, "cell"))\(movement.isSampled ? " looked at" : "") "
        if movement.moved > 0, movement.farthest == 0 {
            text += "changed size"
        } else {
            text += "moved"
            if movement.moved > 0 { text += ", at most \(formatted(movement.farthest, decimals: 1)) pt" }
        }
    } else {
        text += counted(laidOut.itemCount, "cell")
    }
    if let kept = laidOut.kept { text += "; \(shown(kept)) kept its place" }
    figures.append("layout \(milliseconds(laidOut.layoutNanoseconds))")
    if laidOut.pageCount > 0 { figures.append(counted(laidOut.pageCount, "viewer")) }
    return text + " (\(figures.joined(separator: ", ")))"
}
