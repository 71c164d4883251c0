import CollectionLayout
import Testing

@testable import PlaygroundFile

/// Compositional layouts by file, with numbers from Apple's documentation and samples, from exceptions and from measurements.
@Suite struct CompositionalVectorTests {
    struct Vector: CustomTestStringConvertible, Sendable {
        var why: String
        var items: Int
        var style: String
        var bounds: [Double]
        var frames: [[Double]]
        var kind = ElementKind.cell
        var height: Double?

        var testDescription: String { why }
    }

    static let vectors: [Vector] = [
        Vector(
            why: "20 less 2 on each side is 16, and three of 20 fill 60 (nscollectionlayoutitem/contentinsets)",
            items: 3,
            style:
                #""group": { "layoutSize": [60, 20], "subitems": [{ "layoutSize": [20, 20], "contentInsets": 2 }] }"#,
            bounds: [60, 20], frames: [[2, 2, 16, 16], [22, 2, 16, 16], [42, 2, 16, 16]]),
        Vector(
            why: "2 points after each of 20 (nscollectionlayoutitem/edgespacing)", items: 3,
            style:
                #""group": { "layoutSize": [66, 20], "subitems": [{ "layoutSize": 20, "edgeSpacing": { "trailing": 2 } }] }"#,
            bounds: [66, 20], frames: [[0, 0, 20, 20], [22, 0, 20, 20], [44, 0, 20, 20]]),
        Vector(
            why: "rows of 44, the width the view's (a test that runs on UIKit from iOS 13 on)", items: 3,
            style:
                #""item": [".fractionalWidth(1)", ".fractionalHeight(1)"], "group": [".fractionalWidth(1)", ".absolute(44)"]"#,
            bounds: [375, 667], frames: [[0, 0, 375, 44], [0, 44, 375, 44], [0, 88, 375, 44]], height: 132),
        Vector(
            why: "(355 − 10) / 2 = 172.5, rows every 54 (Apple's two column grid)", items: 4,
            style: #""group": [".fractionalWidth(1)", 44], "count": 2, "interItemSpacing": ".fixed(10)", "#
                + #""interGroupSpacing": 10, "contentInsets": { "horizontal": 10 }"#,
            bounds: [375, 667],
            frames: [[10, 0, 172.5, 44], [192.5, 0, 172.5, 44], [10, 54, 172.5, 44], [192.5, 54, 172.5, 44]], height: 98
        ),
        Vector(
            why: "fifths of 375; the last group is as high as the first (Apple's grid)", items: 7,
            style:
                #""item": [".fractionalWidth(0.2)", ".fractionalHeight(1)"], "group": [".fractionalWidth(1)", ".fractionalWidth(0.2)"]"#,
            bounds: [375, 667],
            frames: [
                [0, 0, 75, 75], [75, 0, 75, 75], [150, 0, 75, 75], [225, 0, 75, 75], [300, 0, 75, 75], [0, 75, 75, 75],
                [75, 75, 75, 75],
            ], height: 150),
        Vector(
            why: "of 375 − 40: groups 67 high, places of 67, 2 off each side (Apple's inset grid)", items: 2,
            style: #""group": { "layoutSize": [".fractionalWidth(1)", ".fractionalWidth(0.2)"], "count": 5, "#
                + #""subitem": { "contentInsets": 2 } }, "contentInsets": 20"#,
            bounds: [375, 667], frames: [[22, 22, 63, 63], [89, 22, 63, 63]], height: 107),
        Vector(
            why: "0.7 and 0.3 of 381; a count of 2 halves 266.8 (Apple's nested groups)", items: 3,
            style:
                #""group": { "layoutSize": [381, 266.8], "subitems": [[".fractionalWidth(0.7)", ".fractionalHeight(1)"], "#
                + #"{ "layoutSize": [".fractionalWidth(0.3)", ".fractionalHeight(1)"], "axis": "vertical", "count": 2 }] }"#,
            bounds: [381, 667],
            frames: [[0, 0, 266.7, 266.8], [266.7, 0, 114.3, 133.4], [266.7, 133.4, 114.3, 133.4]]),
        Vector(
            why: "44 − 20 + 0.3 × 20 = 30 and −0.3 × 20 = −6 (Apple's badges)", items: 1,
            style: #""group": 44, "badge": { "layoutSize": 20, "#
                + #""containerAnchor": { "edges": ["top", "trailing"], "fractionalOffset": [0.3, -0.3] } }"#,
            bounds: [44, 100], frames: [[30, -6, 20, 20]], kind: .badge),
        Vector(
            why: "0.8 × (370 − 20) = 280, the next at 10 + 280 + 25 (Apple's orthogonal scrolling)", items: 2,
            style: #""group": [".fractionalWidth(0.8)", 100], "orthogonalScrollingBehavior": "continuous", "#
                + #""interGroupSpacing": 25, "contentInsets": { "horizontal": 10 }"#,
            bounds: [370, 667], frames: [[10, 0, 280, 100], [315, 0, 280, 100]], height: 100),
        Vector(
            why: "the footer at 44 + 3 × 44 + 2 × 5 = 186 (Apple's headers and footers)", items: 3,
            style:
                #""group": [".fractionalWidth(1)", 44], "interGroupSpacing": 5, "contentInsets": { "horizontal": 10 }, "#
                + #""header": 44, "footer": ".estimated(44)""#,
            bounds: [375, 667], frames: [[10, 186, 355, 44]], kind: .footer, height: 230),
        Vector(
            why: "0.2 of 200 is 40, and 20 is 20 (nscollectionlayoutcontainer/contentinsets)", items: 1,
            style: #""group": [".fractionalWidth(1)", 30], "contentInsets": { "top": 0.2, "bottom": 20 }"#,
            bounds: [100, 200], frames: [[0, 40, 100, 30]], height: 90),
        Vector(
            why: "what three of 50 leave of 300 makes two gaps of 75 (nscollectionlayoutspacing)", items: 3,
            style:
                #""group": [300, 50], "item": [50, ".fractionalHeight(1)"], "repeating": 3, "interItemSpacing": ".flexible(10)""#,
            bounds: [300, 50], frames: [[0, 0, 50, 50], [125, 0, 50, 50], [250, 0, 50, 50]]),
        Vector(
            why: "40 + 3 × 44 + 2 × 5 + 40 = 222, less 10 above and 5 below (a decoration rendered by UIKit)", items: 3,
            style: #""group": [".fractionalWidth(1)", 44], "interGroupSpacing": 5, "contentInsets": 40, "#
                + #""sectionBackground": { "inset": { "top": 10, "left": 5, "bottom": 5, "right": 10 } }"#,
            bounds: [375, 667], frames: [[5, 10, 360, 207]], kind: .decoration, height: 222),
        Vector(
            why: "columns that a formula counts: floor(375 / 100) = 3 of 125", items: 3,
            style: #""let": { "columns": "floor(available.width / 100)" }, "#
                + #""group": [".fractionalWidth(1)", 60], "item": [".fractionalWidth(1 / columns)", ".fractionalHeight(1)"]"#,
            bounds: [375, 667], frames: [[0, 0, 125, 60], [125, 0, 125, 60], [250, 0, 125, 60]]),
        Vector(
            why: "a custom group knows its own size, 180 × 100 within insets of 10, and its own count", items: 3,
            style: #""group": { "layoutSize": [200, 120], "contentInsets": 10, "custom": { "count": 2, "#
                + #""frame": ["item * available.width / count", "item * 30", 50, "available.height / 5 + item"] } }"#,
            bounds: [300, 500], frames: [[10, 10, 50, 20], [100, 40, 50, 21], [10, 130, 50, 20]], height: 240),
        Vector(
            why: "within a group of a count a custom group knows its share, (300 − 20) / 2 = 140", items: 2,
            style: #""group": { "layoutSize": [300, 40], "count": 2, "interItemSpacing": 20, "#
                + #""subitem": { "custom": { "count": 1, "frame": [0, 0, "available.width / 2", "available.height"] } } }"#,
            bounds: [300, 500], frames: [[0, 0, 70, 40], [160, 0, 70, 40]]),
    ]

    @Test(arguments: vectors)
    func framesAreThese(vector: Vector) throws {
        let laidOut = LaidOut(
            try playground(
                "{ \"items\": \(vector.items), \"styles\": { \"c\": { \"layout\": \"compositional\", \(vector.style) } } }"
            ),
            width: vector.bounds[0], height: vector.bounds[1])
        var frames: [Rect] = []
        laidOut.layout.forEachElement { if $0.kind == vector.kind { frames.append($0.frame) } }
        let expected = vector.frames.map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
        try #require(frames.count == expected.count)
        for (item, (frame, expected)) in zip(frames, expected).enumerated() {
            #expect(
                abs(frame.x - expected.x) < 1e-9 && abs(frame.y - expected.y) < 1e-9
                    && abs(frame.width - expected.width) < 1e-9 && abs(frame.height - expected.height) < 1e-9,
                "\(item): \(expected) expected, \(frame) came")
        }
        if let height = vector.height { #expect(abs(laidOut.layout.contentSize.height - height) < 1e-9) }
    }
}
