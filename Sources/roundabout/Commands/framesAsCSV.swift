import CollectionLayout

/// The frames of a style as comma-separated values (RFC 4180), a line an element, with a header line.
func framesAsCSV(_ laidOut: LaidOutStyle) -> [UInt8] {
    var text = "kind,section,item,id,x,y,width,height,cornerRadius,alpha,zIndex\r\n"
    laidOut.forEachElement { element, appearance, id in
        let frame = element.frame
        text += "\(element.kind.name),\(element.indexPath.section),\(element.indexPath.item),\(quoted(id)),"
        text += "\(frame.x),\(frame.y),\(frame.width),\(frame.height),"
        text += "\(appearance.cornerRadius),\(appearance.alpha),0\r\n"
    }
    return Array(text.utf8)
}

/// A field with a comma, a quote or a line end stands in quotes, and its own quotes are doubled.
///
/// A field that a spreadsheet would take for a formula gets an apostrophe before it.
private func quoted(_ field: String) -> String {
    var field = field
    if let first = field.unicodeScalars.first, "=+-@".unicodeScalars.contains(first) { field = "'" + field }
    guard field.unicodeScalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) }) else { return field }
    var text = "\""
    for scalar in field.unicodeScalars {
        if scalar == "\"" { text += "\"" }
        text.unicodeScalars.append(scalar)
    }
    return text + "\""
}
