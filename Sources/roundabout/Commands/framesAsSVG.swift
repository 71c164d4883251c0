import CollectionLayout
import PlaygroundFile

/// The frames of a style as a picture: each cell a rounded rectangle in its colour with what it says, headers and footers as
/// quiet bands, all as it is seen at the content offset, what is higher drawn above. A drawing of the layout, not of the page:
/// a tilt only narrows.
func framesAsSVG(_ laidOut: LaidOutStyle) -> [UInt8] {
    var elements: [SeenElement] = []
    let bounds = laidOut.viewport.size
    var canvas = Rect(
        x: 0, y: 0, width: max(bounds.width, laidOut.layout.contentSize.width),
        height: max(bounds.height, laidOut.layout.contentSize.height))
    laidOut.forEachElement { element in
        guard !element.attributes.isHidden, element.frame.width > 0, element.frame.height > 0 else { return }
        canvas = canvas.union(element.covered)
        elements.append(element)
    }
    // Of what is equally high the later one is above, as on the page; sorting by both is stable.
    let order = elements.indices.sorted {
        let (a, b) = (elements[$0].attributes.zIndex, elements[$1].attributes.zIndex)
        return a == b ? $0 < $1 : a < b
    }
    var drawing = SVGDrawing(canvas)
    for index in order { drawing.add(elements[index], of: laidOut) }
    return drawing.finished()
}

extension SVGDrawing {
    fileprivate mutating func add(_ element: SeenElement, of laidOut: LaidOutStyle) {
        let (frame, appearance) = (element.frame, element.appearance)
        let transform = element.attributes.transform(perspective: 0)
        let isPlain = transform == .identity
        if !isPlain { beginGroup(transform.affine, about: Point(x: frame.midX, y: frame.midY)) }
        let contents = SVGContents(element, laidOut)
        // A badge is a pill, whatever its size.
        let radius = element.kind == .badge ? frame.height / 2 : appearance.cornerRadius
        shape(
            frame, radius: clampedCornerRadius(radius, for: frame.size), corners: appearance.corners,
            color: contents.ground, opacity: element.attributes.alpha, title: element.id)
        contents.draw(into: &self)
        if let separator = appearance.separator {
            let isMirrored = laidOut.layout.isFlipped
            let line = Rect(
                x: isMirrored ? frame.x : frame.x + separator, y: frame.maxY - 0.5,
                width: max(0, frame.width - separator), height: 0.5)
            shape(line, color: "#c6c6c8", opacity: element.attributes.alpha)
        }
        if !isPlain { endGroup() }
    }
}
