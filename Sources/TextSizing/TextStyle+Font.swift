extension TextStyle {
    /// The font of the style at a content size category.
    ///
    ///     TextStyle.body.font(inCategory: 3)     // 17 points, regular, lines of 22: at `large`
    ///     TextStyle.body.font(inCategory: 11)    // 53 points, lines of 62: at the largest accessibility size
    ///
    /// - Parameter category: the place in UIContentSizeCategory's order, 0 (`extraSmall`) to 11
    ///   (`accessibilityExtraExtraExtraLarge`); held within.
    package func font(inCategory category: Int) -> TextFont {
        let entry = Self.table[Int(rawValue)][min(max(category, 0), Self.categoryCount - 1)]
        return TextFont(
            size: Double(entry.size), weight: self == .headline ? 600 : 400, lineHeight: Double(entry.leading))
    }

    /// Content size categories.
    package static let categoryCount = 12

    private typealias Entry = (size: UInt8, leading: UInt8)

    /// By style and category: size and leading in points, from the tables "iOS, iPadOS Dynamic Type sizes" and "larger
    /// accessibility type sizes" of Apple's Human Interface Guidelines (Typography, as of December 2025).
    private static let table: [[Entry]] = [
        // xSmall, Small, Medium, Large, xLarge, xxLarge, xxxLarge, AX1 … AX5
        [
            (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
            (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
        ],
        [
            (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41),
            (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
        ],
        [
            (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34),
            (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
        ],
        [
            (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32),
            (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
        ],
        bodySizes,
        bodySizes,
        [
            (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28),
            (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
        ],
        [
            (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28),
            (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
        ],
        [
            (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24),
            (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
        ],
        [
            (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23),
            (22, 28), (26, 32), (32, 39), (37, 44), (43, 51),
        ],
        [
            (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22),
            (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
        ],
    ]

    /// Headline and body differ in weight alone.
    private static let bodySizes: [Entry] = [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
        (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
    ]
}
