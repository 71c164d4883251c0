/// How contents that show text are set at one content size category: their fonts, and the room around and between their parts.
///
///     row                                                   bubble
///     ┌──────────────────────────────────────────────┐      ╭───────────────────────╮
///     │ ↕ vertical                                   │      │ ↕ bubbleVertical      │
///     │ ↔ ▣ ↔ title … gap     value gap  accessory ↔ │      │ ↔ title, lines of it ↔│
///     │       subtitle                accessoryWidth │      │                       │
///     └──────────────────────────────────────────────┘      ╰───────────────────────╯
///      horizontal, pictureGap                                bubbleHorizontal
///
/// The paddings are those of UIKit's list cells: 16 points at the sides, and 11 above and below, which with a line of `body`
/// at `large` make 44. They are the same at every category. Subtitle and value are set as UITableViewCell's styles `subtitle`
/// and `value1` set them.
package struct ContentMetrics: Equatable, Sendable {
    package var title: TextFont
    package var subtitle: TextFont
    package var value: TextFont
    /// At the sides of a text or a row.
    package var horizontal = 16.0
    /// Above and below a text or a row's texts.
    package var vertical = 11.0
    /// A row shows its item's picture, or a colour of the file's own as a square, in the middle of its height: so wide
    /// beside one line, and beside title and subtitle.
    package var pictureSide = 30.0
    package var largePictureSide = 40.0
    /// Between picture and texts.
    package var pictureGap = 12.0
    /// Between title and value, and before an accessory. A subtitle follows its title without one.
    package var gap = 8.0
    /// What an accessory takes, but a toggle.
    package var accessoryWidth = 24.0
    /// UISwitch's.
    package var toggleWidth = 51.0
    package var bubbleHorizontal = 14.0
    /// With a line of `body` at `large` a bubble is 36 high, twice its radius.
    package var bubbleVertical = 7.0
    package var bubbleRadius = 18.0
    /// A row is never lower: what a finger needs.
    package var minimumRowHeight = 44.0

    /// - Parameters:
    ///   - style: the title's.
    ///   - category: the place in UIContentSizeCategory's order, from 0; held within.
    package init(_ style: TextStyle = .body, category: Int) {
        title = style.font(inCategory: category)
        subtitle = TextStyle.caption1.font(inCategory: category)
        value = TextStyle.body.font(inCategory: category)
    }
}

extension ContentMetrics {
    /// The width that a row leaves to its title and subtitle: what paddings, picture, accessory and value do not take.
    ///
    /// A value has one line, of half the row's inner width at most, and is cut beyond.
    ///
    ///     // 390 wide, a value of 60 and a chevron: 390 − 2 × 16 − (24 + 8) − (60 + 8)
    ///     metrics.rowTextWidth(in: 390, pictureSide: nil, valueWidth: 60, accessoryWidth: 24)    // 258
    ///
    /// - Parameters:
    ///   - pictureSide: `pictureSide` or `largePictureSide`; nil without picture or colour.
    ///   - valueWidth: on one line; nil without a value.
    ///   - accessoryWidth: nil without an accessory.
    package func rowTextWidth(
        in width: Double, pictureSide: Double?, valueWidth: Double?, accessoryWidth: Double?
    ) -> Double {
        var inner = width - 2 * horizontal
        if let pictureSide { inner -= pictureSide + pictureGap }
        if let accessoryWidth { inner -= accessoryWidth + gap }
        if let valueWidth { inner -= min(valueWidth, max(0, inner / 2)) + gap }
        return max(0, inner)
    }

    /// The height of a row with that many lines of title and subtitle.
    package func rowHeight(titleLines: Int, subtitleLines: Int, hasValue: Bool) -> Double {
        let texts = Double(titleLines) * title.lineHeight + Double(subtitleLines) * subtitle.lineHeight
        return max(minimumRowHeight, max(texts, hasValue ? value.lineHeight : 0) + 2 * vertical)
    }
}
