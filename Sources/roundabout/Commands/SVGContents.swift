import CollectionLayout
import PlaygroundFile
import TextSizing

/// What stands in an element, in a simple way: a photo's or card's title in its middle, texts, rows and bubbles as their
/// contents set them, as far as they can be told from estimates.
struct SVGContents {
    /// The colour of the element itself; nil for none.
    let ground: String?
    private let element: SeenElement
    private let item: PlaygroundItem?
    /// What a header, a footer, a badge or the like says.
    private let text: String?
    private let metrics: ContentMetrics
    private let isMirrored: Bool

    init(_ element: SeenElement, _ laidOut: LaidOutStyle) {
        self.element = element
        metrics = laidOut.style.contentMetrics ?? ContentMetrics(category: 3)
        isMirrored = laidOut.layout.isFlipped
        let section = element.indexPath.section
        switch element.kind {
        case .cell:
            let item = laidOut.style.item(at: element.indexPath)
            self.item = item
            text = nil
            ground =
                switch element.appearance.content {
                case .photo, .card: item.color
                case .text: item.hasOwnColor ? item.color : nil
                case .row: "#ffffff"
                case .bubble: element.appearance.side == .trailing ? "#0a84ff" : "#e9e9eb"
                }
        case .header, .footer, .supplementary:
            item = nil
            text = laidOut.style.supplementaryText(element.kind, at: element.indexPath)
            ground = "#ececf1"
        case .badge:
            item = nil
            text = laidOut.style.supplementaryText(.badge, at: element.indexPath)
            // A badge without a text is hidden.
            ground = text == nil ? nil : "#ff3b30"
        case .decoration:
            item = nil
            text = nil
            ground = laidOut.style.background(inSection: section)?.color
        }
    }

    func draw(into drawing: inout SVGDrawing) {
        let frame = element.frame
        if element.kind == .badge {
            drawing.text(
                text ?? "", at: Point(x: frame.midX, y: frame.midY), size: metrics.subtitle.size, anchor: .middle,
                color: "#ffffff", opacity: element.attributes.alpha)
            return
        }
        guard let item else {
            line(text ?? "", metrics.subtitle, x: metrics.horizontal, y: frame.height / 2, into: &drawing)
            return
        }
        let title = item.title ?? ""
        switch element.appearance.content {
        case .photo, .card:
            drawing.text(
                title, at: Point(x: frame.midX, y: frame.midY), size: 12, anchor: .middle, color: ink,
                opacity: element.attributes.alpha)
        case .text:
            lines(
                title, metrics.title, x: metrics.horizontal, y: metrics.vertical,
                width: frame.width - 2 * metrics.horizontal, into: &drawing)
        case .bubble:
            lines(
                title, metrics.title, x: metrics.bubbleHorizontal, y: metrics.bubbleVertical,
                width: frame.width - 2 * metrics.bubbleHorizontal,
                color: element.appearance.side == .trailing ? "#ffffff" : ink, into: &drawing)
        case .row: row(item, into: &drawing)
        }
    }

    private func row(_ item: PlaygroundItem, into drawing: inout SVGDrawing) {
        let frame = element.frame
        let (title, subtitle) = (item.title ?? "", item.subtitle ?? "")
        var start = metrics.horizontal
        if item.image != nil || item.hasOwnColor {
            let side = subtitle.isEmpty ? metrics.pictureSide : metrics.largePictureSide
            let x = isMirrored ? frame.maxX - start - side : frame.x + start
            drawing.shape(
                Rect(x: x, y: frame.midY - side / 2, width: side, height: side), radius: 6, color: item.color,
                opacity: element.attributes.alpha)
            start += side + metrics.pictureGap
        }
        var end = frame.width - metrics.horizontal
        if item.accessory == .toggle {
            // UISwitch's height.
            let size = Size(width: metrics.toggleWidth, height: 31)
            let x = isMirrored ? frame.maxX - end : frame.x + end - size.width
            drawing.shape(
                Rect(origin: Point(x: x, y: frame.midY - size.height / 2), size: size), radius: size.height / 2,
                color: "#d1d1d6", opacity: element.attributes.alpha)
            end -= size.width + metrics.gap
        } else if let sign = item.accessory.sign {
            line(
                sign, metrics.title, x: end, y: frame.height / 2, anchor: .end, color: "#8e8e93", into: &drawing)
            end -= metrics.accessoryWidth + metrics.gap
        }
        // A toggle shows its value by its knob.
        let value = item.accessory == .toggle ? "" : item.value ?? ""
        line(value, metrics.value, x: end, y: frame.height / 2, anchor: .end, color: "#8e8e93", into: &drawing)
        if !value.isEmpty { end -= TextRequest(value, metrics.value).estimated.width + metrics.gap }
        let width = end - start
        let titles = wrapped(title, metrics.title, width: width)
        let subtitles = wrapped(subtitle, metrics.subtitle, width: width)
        let height =
            Double(titles.count) * metrics.title.lineHeight + Double(subtitles.count) * metrics.subtitle.lineHeight
        let y = (frame.height - height) / 2
        lines(title, metrics.title, x: start, y: y, width: width, into: &drawing)
        lines(
            subtitle, metrics.subtitle, x: start, y: y + Double(titles.count) * metrics.title.lineHeight, width: width,
            color: "#8e8e93", into: &drawing)
    }

    /// Lines from `y` on down, from the cell's upper leading corner.
    private func lines(
        _ text: String, _ font: TextFont, x: Double, y: Double, width: Double, color: String = "#1b1b1f",
        into drawing: inout SVGDrawing
    ) {
        for (index, part) in wrapped(text, font, width: width).enumerated() {
            line(part, font, x: x, y: y + (Double(index) + 0.5) * font.lineHeight, color: color, into: &drawing)
        }
    }

    /// One line; `x` and the middle of its height count from the cell's upper leading corner.
    private func line(
        _ text: String, _ font: TextFont, x: Double, y: Double, anchor: SVGDrawing.Anchor = .start,
        color: String = "#1b1b1f", into drawing: inout SVGDrawing
    ) {
        let frame = element.frame
        let mirrored: SVGDrawing.Anchor = anchor == .start ? .end : anchor == .end ? .start : .middle
        drawing.text(
            text, at: Point(x: isMirrored ? frame.maxX - x : frame.x + x, y: frame.y + y), size: font.size,
            weight: font.weight, anchor: isMirrored ? mirrored : anchor, color: color,
            opacity: element.attributes.alpha)
    }

    private let ink = "#1b1b1f"
}

extension ItemAccessory {
    /// nil where it is drawn otherwise, or not at all.
    fileprivate var sign: String? {
        switch self {
        case .none, .toggle: nil
        case .disclosureIndicator: "›"
        case .checkmark: "✓"
        case .detail: "ⓘ"
        }
    }
}
