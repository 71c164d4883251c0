import Testing
import TextSizing

/// The tables "iOS, iPadOS Dynamic Type sizes" of Apple's Human Interface Guidelines (Typography), read category by category
/// as they stand there; the room has them style by style.
@Suite struct TextStyleTests {
    /// In the guidelines' order of styles, which is the enumeration's: size/leading.
    private static let guidelines: [(category: String, styles: String)] = [
        ("xSmall", "31/38 25/31 19/24 17/22 14/19 14/19 13/18 12/16 12/16 11/13 11/13"),
        ("Small", "32/39 26/32 20/25 18/23 15/20 15/20 14/19 13/18 12/16 11/13 11/13"),
        ("Medium", "33/40 27/33 21/26 19/24 16/21 16/21 15/20 14/19 12/16 11/13 11/13"),
        ("Large", "34/41 28/34 22/28 20/25 17/22 17/22 16/21 15/20 13/18 12/16 11/13"),
        ("xLarge", "36/43 30/37 24/30 22/28 19/24 19/24 18/23 17/22 15/20 14/19 13/18"),
        ("xxLarge", "38/46 32/39 26/32 24/30 21/26 21/26 20/25 19/24 17/22 16/21 15/20"),
        ("xxxLarge", "40/48 34/41 28/34 26/32 23/29 23/29 22/28 21/28 19/24 18/23 17/22"),
        ("AX1", "44/52 38/46 34/41 31/38 28/34 28/34 26/32 25/31 23/29 22/28 20/25"),
        ("AX2", "48/57 43/51 39/47 37/44 33/40 33/40 32/39 30/37 27/33 26/32 24/30"),
        ("AX3", "52/61 48/57 44/52 43/51 40/48 40/48 38/46 36/43 33/40 32/39 29/35"),
        ("AX4", "56/66 53/62 50/59 49/58 47/56 47/56 44/52 42/50 38/46 37/44 34/41"),
        ("AX5", "60/70 58/68 56/66 55/65 53/62 53/62 51/60 49/58 44/52 43/51 40/48"),
    ]

    @Test(arguments: Array(guidelines.enumerated()))
    func sizesAreTheGuidelines(place: Int, row: (category: String, styles: String)) {
        let expected = row.styles.split(separator: " ").map(String.init)
        #expect(expected.count == TextStyle.allCases.count)
        for (style, expected) in zip(TextStyle.allCases, expected) {
            let font = style.font(inCategory: place)
            #expect("\(Int(font.size))/\(Int(font.lineHeight))" == expected, "\(style) at \(row.category)")
        }
    }

    @Test func headlinesAloneAreSemibold() {
        for style in TextStyle.allCases {
            for category in 0..<TextStyle.categoryCount {
                #expect(style.font(inCategory: category).weight == (style == .headline ? 600 : 400))
            }
        }
    }

    @Test func aCategoryIsHeldWithin() {
        #expect(TextStyle.body.font(inCategory: -1) == TextStyle.body.font(inCategory: 0))
        #expect(TextStyle.body.font(inCategory: .max) == TextStyle.body.font(inCategory: 11))
    }

    @Test func namesAreUIKits() {
        let names = [
            "largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline", "footnote",
            "caption1", "caption2",
        ]
        #expect(TextStyle.allCases.map(\.name) == names)
        for name in names { #expect(TextStyle(name: name)?.name == name) }
        #expect(TextStyle(name: "Body") == nil)
    }
}
