import CollectionLayout
import Foundation
import JSONText
import PlaygroundFile

/// Time a byte of reading texts as the file people edit, and of finding a place in them; 10 ns are 100 MB/s.
func textLines(_ sink: Sink) {
    heading("Reading JSON, 4 MiB, ns a byte (10 ns are 100 MB/s; times the first; less is better)")
    readingLine("listed items", listedItems(), sink)
    readingLine("pairs of short numbers", pairs(), sink)
    readingLine("numbers of 17 digits", longNumbers(), sink)
}

private func readingLine(_ name: String, _ text: String, _ sink: Sink) {
    let bytes = Array(text.utf8)
    let data = Data(bytes)
    var contest = Contest(name, count: bytes.count)
    contest.add("parseJSON, with places") {
        sink.keep(Double(parseJSON(SourceText(bytes)).root?.range.count ?? 0))
    }
    contest.add("SourceText alone") {
        sink.keep(Double(SourceText(bytes).lineCount))
    }
    contest.add("Foundation's JSONSerialization") {
        sink.keep((try? JSONSerialization.jsonObject(with: data)) == nil ? 0 : 1)
    }
    contest.run()
}

/// A whole file of a thousand listed items in three styles, from its bytes to a playground: every key looked up, every value
/// checked, every formula compiled; and one of its styles laid out.
func fileLines(_ sink: Sink) {
    heading("Reading a file of 1,000 listed items, ns an item (times Foundation's parser alone; less is better)")
    let styles = """
        "styles": {
          "round": { "layout": "flow", "itemSize": "bounds.width / 3 - 8" },
          "grid": { "layout": "grid", "columns": { "minimum": 110 } },
          "own": { "layout": "flow", "minimumLineSpacing": 12 } }
        """
    let text = listedItems(1_000).dropLast(2) + ",\n" + styles + "\n}\n"
    let bytes = Array(text.utf8)
    let data = Data(bytes)
    var contest = Contest("1,000 items, \(bytes.count / 1024) KiB", count: 1_000)
    contest.add("Foundation's JSONSerialization, checks nothing") {
        sink.keep((try? JSONSerialization.jsonObject(with: data)) == nil ? 0 : 1)
    }
    contest.add("parseJSON, with places") {
        sink.keep(Double(parseJSON(SourceText(bytes)).root?.range.count ?? 0))
    }
    contest.add("readPlayground") {
        let reading = readPlayground(bytes, pictures: [], fileName: "playground.json")
        sink.keep(Double(reading.playground?.itemCount ?? -1))
    }
    contest.add("readPlayground, resolve and lay out") {
        let viewport = Viewport(size: Size(width: 390, height: 844), scale: 3)
        guard
            let style = readPlayground(bytes, pictures: [], fileName: "playground.json").playground?.resolve(
                style: 2, viewport: viewport)
        else { return sink.keep(-1) }
        let layout = style.prepared()
        sink.keep(layout.contentSize.height)
    }
    contest.run()
}

private let length = 4 << 20

/// As many items as fill 4 MiB, or `most` of them.
private func listedItems(_ most: Int = .max) -> String {
    var random = SplitMix(state: 1)
    var items: [String] = []
    var count = 0
    while count < length - 400, items.count < most {
        let item =
            "    { \"id\": \"fruit-\(items.count)\", \"title\": \"Fruit number \(items.count)\", \"image\": \"apple.svg\", "
            + "\"size\": [\(random.next() % 300), \(Double(random.next() % 30_000) / 100)], "
            + "\"data\": { \"mine\": true, \"span\": \(random.next() % 4) } }"
        count += item.utf8.count + 2
        items.append(item)
    }
    return "{\n  \"items\": [\n" + items.joined(separator: ",\n") + "\n  ]\n}\n"
}

private func pairs() -> String {
    var random = SplitMix(state: 2)
    let pairs = (0..<length / 12).map { _ in "[\(random.next() % 1_000),\(Double(random.next() % 1_000) / 10)]" }
    return "[" + pairs.joined(separator: ",\n") + "]"
}

private func longNumbers() -> String {
    var random = SplitMix(state: 3)
    let numbers = (0..<length / 20).map { _ in String(Double(random.next() >> 11) / 0x1p53) }
    return "[" + numbers.joined(separator: ",") + "]"
}

/// Steele and Lea's SplitMix64: the same texts in every run.
private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
