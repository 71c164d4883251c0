import CollectionLayout
import PlaygroundFile

/// The frames of a style as a picture: each cell a rounded rectangle in its colour with its title, headers and footers
/// as quiet bands. A drawing of the layout, not of the page.
func framesAsSVG(_ laidOut: LaidOutStyle) -> [UInt8] {
    let bounds = laidOut.viewport.size
    let width = max(bounds.width, laidOut.layout.contentSize.width)
    let height = max(bounds.height, laidOut.layout.contentSize.height)
    var svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
        <rect width="\(width)" height="\(height)" fill="#ffffff"/>

        """
    laidOut.forEachElement { element, appearance, id in
        let frame = element.frame
        guard frame.width > 0, frame.height > 0 else { return }
        var color = "#ececf1"
        var title = ""
        if element.kind == .cell {
            let item = laidOut.style.item(at: element.indexPath)
            color = item.color
            title = item.title ?? ""
        }
        svg += "<rect x=\"\(frame.x)\" y=\"\(frame.y)\" width=\"\(frame.width)\" height=\"\(frame.height)\""
        svg += " rx=\"\(clampedCornerRadius(appearance.cornerRadius, for: frame.size))\""
        svg += " fill=\"\(escaped(color))\" opacity=\"\(appearance.alpha)\"><title>\(escaped(id))</title></rect>\n"
        guard !title.isEmpty else { return }
        svg += "<text x=\"\(frame.midX)\" y=\"\(frame.midY)\" font-family=\"system-ui, sans-serif\" font-size=\"12\""
        svg += " text-anchor=\"middle\" dominant-baseline=\"central\" fill=\"#1b1b1f\">\(escaped(title))</text>\n"
    }
    svg += "</svg>\n"
    return Array(svg.utf8)
}

/// Text that cannot end an element or an attribute, whatever the file says. Control characters that XML 1.0 forbids
/// are left out.
private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        default:
            if scalar.value >= 0x20 || scalar == "\t" || scalar == "\n" { result.unicodeScalars.append(scalar) }
        }
    }
    return result
}
