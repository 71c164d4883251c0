import Foundation
import JSONText

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

private let length = 4 << 20

private func listedItems() -> String {
    var random = SplitMix(state: 1)
    var items: [String] = []
    var count = 0
    while count < length - 400 {
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
