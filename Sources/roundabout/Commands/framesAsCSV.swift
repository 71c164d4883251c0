import CollectionLayout

/// The frames of a style as comma-separated values (RFC 4180), a line an element, with a header line.
func framesAsCSV(_ laidOut: LaidOutStyle) -> [UInt8] {
    var text = "kind,section,item,id,x,y,width,height,cornerRadius,alpha,zIndex,scale,rotation,tilt,hidden\r\n"
    laidOut.forEachElement { element in
        let (frame, attributes) = (element.frame, element.attributes)
        text += "\(element.kind.name),\(element.indexPath.section),\(element.indexPath.item),\(quoted(element.id)),"
        text += "\(frame.x),\(frame.y),\(frame.width),\(frame.height),"
        text += "\(element.appearance.cornerRadius),\(attributes.alpha),\(attributes.zIndex),"
        text += "\(attributes.scale),\(attributes.rotation),\(attributes.tilt),\(attributes.isHidden)\r\n"
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
