import CollectionLayout
import Testing

@testable import PlaygroundFile

/// A layout made after another one is the layout made from nothing, with less work where little has changed.
@Suite struct ReuseTests {
    /// Three sections, of which the middle one has sizes of its own.
    private static func file(_ style: String, middle: String = "60, 40], [80, 50], [70, 90], [44, 30", tail: Int = 40)
        -> String
    {
        let listed = middle.split(separator: "], [").enumerated().map {
            "{\"title\": \"t\($0.offset)\", \"size\": [\($0.element)], \"data\": {\"n\": \($0.offset)}}"
        }
        return """
            {"sections": [
              {"id": "a", "header": "A", "items": {"count": 50, "size": ["40 + 30 * random(item)", "30 + 60 * random(item)"]}},
              {"id": "b", "items": [\(listed.joined(separator: ", "))]},
              {"id": "c", "footer": "C", "items": {"count": \(tail), "size": ["50 + item % 3", 44]}}],
             "styles": {"s": {\(style)}}}
            """
    }

    private static let styles = [
        "\"layout\": \"flow\", \"sectionInset\": [3, 5, 7, 9]",
        "\"layout\": \"flow\", \"itemSize\": [\"size.width\", \"size.height / 2\"], \"lineAlignment\": \"leading\"",
        "\"layout\": \"flow\", \"itemSize\": [\"40 + data.n\", \"bounds.height / 20\"], \"scrollDirection\": \"horizontal\"",
        "\"layout\": \"grid\", \"columns\": {\"minimum\": 70}, \"span\": \"1 + item % 2\"",
        "\"layout\": \"list\", \"itemHeight\": \"size.height + index % 2\"",
        "\"layout\": \"list\", \"itemHeight\": \"size.height\", \"spacing\": \"previous.data.n > 1 ? 9 : 2\"",
        "\"layout\": \"waterfall\", \"columns\": 3", "\"layout\": \"mosaic\"", "\"layout\": \"spiral\"",
        "\"layout\": \"compositional\", \"group\": [\".fractionalWidth(1)\", \".fractionalHeight(0.1)\"], \"count\": 3",
        "\"layout\": \"compositional\", \"sections\": {\"b\": {\"layout\": \"list\", \"itemHeight\": \"size.height\"}}",
        "\"layout\": \"compositional\", \"group\": [120, 50], \"orthogonalScrolling\": \"continuous\", \"interSectionSpacing\": 9",
        "\"layout\": \"compositional\", \"group\": [\".fractionalWidth(1)\", \".estimated(30)\"], \"cell\": {\"content\": \"text\"}",
        "\"layout\": \"flow\", \"sectionHeadersPinToVisibleBounds\": true, \"sectionBackground\": {\"color\": \"#eeeeee\"}",
    ]

    private struct Version {
        var text: String
        var width = 390.0
        var height = 844.0
    }

    private static func versions(_ style: String) -> [Version] {
        [
            Version(text: file(style)),
            // One size, one item more, the same again.
            Version(text: file(style, middle: "60, 40], [90, 55], [70, 90], [44, 30")),
            Version(text: file(style, middle: "60, 40], [90, 55], [70, 90], [44, 30], [50, 51")),
            Version(text: file(style, middle: "60, 40], [90, 55], [70, 90], [44, 30], [50, 51")),
            // The last section grows, then the viewport changes in both ways.
            Version(text: file(style, middle: "60, 40], [90, 55", tail: 90)),
            Version(text: file(style, middle: "60, 40], [90, 55", tail: 90), height: 700),
            Version(text: file(style, middle: "60, 40], [90, 55", tail: 90), width: 320, height: 700),
            // What is written about the layout.
            Version(text: file(style + ", \"contentInset\": [20, 0, 30, 0]"), width: 320, height: 700),
            Version(
                text: file(style + ", \"sections\": {\"b\": {\"sectionInset\": 11}}"), width: 320, height: 700),
        ]
    }

    @Test(arguments: styles)
    func itIsWhatIsMadeFromNothing(style: String) throws {
        let versions = Self.versions(style)
        for former in versions.indices {
            for latter in versions.indices {
                let (a, b) = (versions[former], versions[latter])
                // A section of a spiral has no inset of its own; that file is refused.
                guard let old = laidOut(a), let new = laidOut(b) else { continue }
                let reused = new.resolved.prepared(after: old.resolved, old.layout)
                let from = "\(style), \(former) → \(latter)"
                #expect(reused.contentSize.isClose(to: new.layout.contentSize), "\(from)")
                #expect(
                    reused.diagnostics.map(\.kind) == new.layout.diagnostics.map(\.kind), "\(from)")
                var frames: [Element] = []
                reused.forEachElement { frames.append($0) }
                var expected: [Element] = []
                new.layout.forEachElement { expected.append($0) }
                #expect(frames.count == expected.count, "\(from)")
                for (frame, expected) in zip(frames, expected) {
                    #expect(
                        frame.kind == expected.kind && frame.indexPath == expected.indexPath
                            && frame.frame.isClose(to: expected.frame), "\(from): \(frame) instead of \(expected)")
                }
            }
        }
    }

    /// What takes part of the former layout over: everything that leaves a section as it was.
    @Test func whatIsTheSameIsTakenOver() throws {
        let flow = "\"layout\": \"flow\", \"itemSize\": [\"size.width\", \"size.height\"]"
        func shares(_ a: String, _ b: String, width: Double = 390, height: Double = 844) throws -> Bool {
            let old = try #require(laidOut(Version(text: a)))
            let new = try #require(laidOut(Version(text: b, width: width, height: height)))
            return new.resolved.prepared(after: old.resolved, old.layout).sharesMemory(with: old.layout)
        }
        let file = Self.file(flow)
        #expect(try shares(file, file))
        #expect(try shares(file, file, height: 500))
        #expect(try !shares(file, file, width: 391))
        #expect(try shares(file, Self.file(flow, middle: "1, 2")))
        #expect(try shares(file, Self.file(flow + ", \"animation\": {\"duration\": 1}")))
        #expect(try shares(file, Self.file(flow + ", \"sections\": {\"b\": {\"sectionInset\": 11}}")))
        #expect(try !shares(file, Self.file(flow + ", \"minimumLineSpacing\": 11")))
        #expect(try !shares(file, Self.file("\"layout\": \"list\"")))
        #expect(
            try !shares(file, Self.file("\"layout\": \"flow\", \"itemSize\": [\"size.width\", \"size.height + 1\"]")))
        let groups = "\"layout\": \"compositional\", \"group\": [\".fractionalWidth(0.5)\", 50]"
        #expect(try shares(Self.file(groups), Self.file(groups), height: 500))
        #expect(try shares(Self.file(groups), Self.file(groups + ", \"sections\": {\"b\": {\"count\": 2}}")))
        #expect(try !shares(Self.file(groups), Self.file(groups + ", \"interGroupSpacing\": 2")))
        let screens = groups.replacing("50]", with: "\".fractionalHeight(1)\"]")
        #expect(try !shares(Self.file(screens), Self.file(screens), height: 500))
        // Of the height alone where a formula reads it.
        let tall = Self.file("\"layout\": \"flow\", \"itemSize\": [\"size.width\", \"bounds.height / 9\"]")
        #expect(try !shares(tall, tall, height: 500))
    }

    private func laidOut(_ version: Version) -> LaidOut? {
        let reading = readPlayground(Array(version.text.utf8), pictures: [], fileName: "playground.json")
        return reading.playground.map { LaidOut($0, width: version.width, height: version.height) }
    }
}

extension Rect {
    fileprivate func isClose(to other: Rect) -> Bool {
        origin.isClose(to: other.origin) && size.isClose(to: other.size)
    }
}

extension Point {
    fileprivate func isClose(to other: Point) -> Bool { abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 }
}

extension Size {
    fileprivate func isClose(to other: Size) -> Bool {
        abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
    }
}
