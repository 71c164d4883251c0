import CollectionLayout

/// An SVG document on its way: shapes and lines of text, one over the other.
struct SVGDrawing {
    enum Anchor: String {
        case start, middle, end
    }

    private var svg: String

    /// - Parameter canvas: what is to be seen, on white.
    init(_ canvas: Rect) {
        let sides = "\(canvas.width)\" height=\"\(canvas.height)\""
        svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(sides) viewBox="\(canvas.x) \(canvas.y) \(canvas.width) \
            \(canvas.height)">
            <rect x="\(canvas.x)" y="\(canvas.y)" width="\(sides) fill="#ffffff"/>

            """
    }

    /// A rectangle, round at some of its corners.
    ///
    /// - Parameters:
    ///   - corners: a `CACornerMask`.
    ///   - color: nil for what is there for its title alone.
    mutating func shape(
        _ frame: Rect, radius: Double = 0, corners: UInt8 = CellAppearance.allCorners, color: String?, opacity: Double,
        title: String? = nil
    ) {
        if corners == CellAppearance.allCorners || radius == 0 {
            svg += "<rect x=\"\(frame.x)\" y=\"\(frame.y)\" width=\"\(frame.width)\" height=\"\(frame.height)\""
            svg += " rx=\"\(radius)\""
        } else {
            svg += "<path d=\"\(outline(frame, radius, corners))\""
        }
        svg += " fill=\"\(escaped(color ?? "none"))\" opacity=\"\(opacity)\""
        svg +=
            title.map { "><title>\(escaped($0))</title>" + (isPath(radius, corners) ? "</path>\n" : "</rect>\n") }
            ?? "/>\n"
    }

    /// A line of text.
    ///
    /// - Parameter place: where it begins, is centred or ends; in the middle of its height.
    mutating func text(
        _ text: String, at place: Point, size: Double, weight: Double = 400, anchor: Anchor = .start, color: String,
        opacity: Double
    ) {
        guard !text.isEmpty else { return }
        svg += "<text x=\"\(place.x)\" y=\"\(place.y)\" font-family=\"system-ui, sans-serif\" font-size=\"\(size)\""
        if weight != 400 { svg += " font-weight=\"\(weight)\"" }
        svg += " text-anchor=\"\(anchor.rawValue)\" dominant-baseline=\"central\" fill=\"\(escaped(color))\""
        if opacity != 1 { svg += " opacity=\"\(opacity)\"" }
        svg += ">\(escaped(text))</text>\n"
    }

    /// What is drawn until `endGroup` is transformed about a point, by the numbers of a `CGAffineTransform`.
    mutating func beginGroup(_ affine: [Double], about center: Point) {
        guard affine.count == 6 else { return svg += "<g>\n" }
        let x = center.x - (affine[0] * center.x + affine[2] * center.y) + affine[4]
        let y = center.y - (affine[1] * center.x + affine[3] * center.y) + affine[5]
        svg += "<g transform=\"matrix(\(affine[0]) \(affine[1]) \(affine[2]) \(affine[3]) \(x) \(y))\">\n"
    }

    mutating func endGroup() { svg += "</g>\n" }

    func finished() -> [UInt8] { Array((svg + "</svg>\n").utf8) }

    private func isPath(_ radius: Double, _ corners: UInt8) -> Bool {
        corners != CellAppearance.allCorners && radius != 0
    }

    /// Clockwise from the upper left.
    private func outline(_ frame: Rect, _ radius: Double, _ corners: UInt8) -> String {
        func radiusAt(_ corner: UInt8) -> Double { corners & corner != 0 ? radius : 0 }
        func arc(_ radius: Double, _ dx: Double, _ dy: Double) -> String {
            radius == 0 ? "" : "a\(radius) \(radius) 0 0 1 \(dx * radius) \(dy * radius)"
        }
        let (upperLeft, upperRight, lowerLeft, lowerRight) = (radiusAt(1), radiusAt(2), radiusAt(4), radiusAt(8))
        return "M\(frame.x + upperLeft) \(frame.y)H\(frame.maxX - upperRight)" + arc(upperRight, 1, 1)
            + "V\(frame.maxY - lowerRight)" + arc(lowerRight, -1, 1)
            + "H\(frame.x + lowerLeft)" + arc(lowerLeft, -1, -1)
            + "V\(frame.y + upperLeft)" + arc(upperLeft, 1, -1) + "Z"
    }
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
