import CollectionLayout
import TextSizing

/// Which sizes of texts something depends on.
struct TextUses: OptionSet {
    let rawValue: UInt8

    /// On one line.
    static let width = TextUses(rawValue: 1)
    /// In the lines that the cell's width makes.
    static let height = TextUses(rawValue: 2)
    /// On one line, or in the lines that the widest cell makes that may be.
    static let ownWidth = TextUses(rawValue: 4)

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }
}

/// The texts of one cell and how its content sets them: what they take, by whatever sizes texts have.
struct CellText {
    let content: CellContent
    let metrics: ContentMetrics
    let texts: ItemTexts

    typealias Sizes = (TextRequest) -> TextSize

    /// `text.width`: the title on one line, and the subtitle of a row if that is wider; whole points, rounded up, so that what
    /// is as wide as its text holds it.
    func width(_ sizes: Sizes) -> Double {
        var width = oneLine(texts.title, metrics.title, sizes)
        if content == .row { width = max(width, oneLine(texts.subtitle, metrics.subtitle, sizes)) }
        return width.rounded(.up)
    }

    /// `text.height`: the lines that the title takes in a cell of that width, less the room that its content leaves at the
    /// sides; in a row those of the subtitle under it.
    func height(in width: Double, _ sizes: Sizes) -> Double {
        let (title, subtitle) = lines(in: width, sizes)
        return Double(title) * metrics.title.lineHeight + Double(subtitle) * metrics.subtitle.lineHeight
    }

    /// How high a cell of that width is of itself: its texts and the room above and below.
    func ownHeight(in width: Double, _ sizes: Sizes) -> Double {
        switch content {
        case .photo, .card: metrics.minimumRowHeight
        case .text: height(in: width, sizes) + 2 * metrics.vertical
        case .bubble: height(in: width, sizes) + 2 * metrics.bubbleVertical
        case .row: rowHeight(in: width, sizes)
        }
    }

    /// How wide a cell is of itself: as its text on one line, at most `limit`; a bubble whose text is wider is as wide as the
    /// widest of the lines that it breaks into.
    func ownWidth(within limit: Double, _ sizes: Sizes) -> Double {
        let room = max(0, limit - 2 * sideRoom)
        var width = width(sizes)
        if width > room {
            width =
                content == .bubble
                ? sizes(TextRequest(texts.title, metrics.title, width: room)).width.rounded(.up) : room
        }
        return min(width, room) + min(2 * sideRoom, limit)
    }

    /// Adds what is to be measured for the uses, as far as it is known what to ask for: a width comes before the height beside
    /// it, a row's value before the lines that it leaves room for.
    ///
    /// - Parameters:
    ///   - width: the cell's.
    ///   - limit: the width that it may have.
    ///   - measured: the size of a text that was measured; else nil.
    func addMissing(
        for uses: TextUses, in width: Double, within limit: Double, to missing: inout [TextRequest],
        measured: (TextRequest) -> TextSize?
    ) {
        let before = missing.count
        func sizes(_ request: TextRequest) -> TextSize {
            if let size = measured(request) { return size }
            missing.append(request)
            return TextSize(width: 0, lines: 0)
        }
        if uses.contains(.width) { _ = self.width(sizes) }
        if uses.contains(.ownWidth) {
            _ = self.width(sizes)
            if missing.count == before { _ = ownWidth(within: limit, sizes) }
        }
        guard uses.contains(.height), missing.count == before else { return }
        if content == .row { _ = valueWidth(sizes) }
        if missing.count == before { _ = lines(in: width, sizes) }
    }

    private func rowHeight(in width: Double, _ sizes: Sizes) -> Double {
        let (title, subtitle) = lines(in: width, sizes)
        return metrics.rowHeight(titleLines: title, subtitleLines: subtitle, hasValue: !value.isEmpty)
    }

    private func lines(in width: Double, _ sizes: Sizes) -> (title: Int, subtitle: Int) {
        let room = textWidth(in: width, sizes)
        func lines(_ text: String, _ font: TextFont) -> Int {
            text.isEmpty ? 0 : sizes(TextRequest(text, font, width: room)).lines
        }
        let title = lines(texts.title, metrics.title)
        return (title, content == .row ? lines(texts.subtitle, metrics.subtitle) : 0)
    }

    /// What a cell of that width leaves to a line.
    private func textWidth(in width: Double, _ sizes: Sizes) -> Double {
        guard content == .row else { return max(0, width - 2 * sideRoom) }
        return metrics.rowTextWidth(
            in: width, pictureSide: pictureSide, valueWidth: valueWidth(sizes), accessoryWidth: accessoryWidth)
    }

    /// A toggle shows its value by its knob.
    private var value: String { texts.accessory == .toggle ? "" : texts.value }

    private func valueWidth(_ sizes: Sizes) -> Double? {
        value.isEmpty ? nil : oneLine(value, metrics.value, sizes)
    }

    private var pictureSide: Double? {
        guard texts.hasPicture else { return nil }
        return texts.subtitle.isEmpty ? metrics.pictureSide : metrics.largePictureSide
    }

    private var accessoryWidth: Double? {
        switch texts.accessory {
        case .none: nil
        case .toggle: metrics.toggleWidth
        case .disclosureIndicator, .checkmark, .detail: metrics.accessoryWidth
        }
    }

    /// What the content leaves free on either side.
    private var sideRoom: Double {
        switch content {
        case .photo, .card: 0
        case .text, .row: metrics.horizontal
        case .bubble: metrics.bubbleHorizontal
        }
    }

    private func oneLine(_ text: String, _ font: TextFont, _ sizes: Sizes) -> Double {
        text.isEmpty ? 0 : sizes(TextRequest(text, font)).width
    }
}
