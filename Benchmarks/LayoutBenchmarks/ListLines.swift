import CollectionLayout
import JSONText
import PlaygroundFile
import TextSizing

/// Lists: rows whose heights are there already, and rows that are as high as their texts.
func listLines(_ sink: Sink) {
    heading("Lists, ns an item (times the plain loop; less is better)")
    for count in [30, 1_000, 100_000, 1_000_000] { ownHeightsLine(count, sink) }
    for count in [30, 1_000, 20_000] { textLine(count, sink) }
}

private func ownHeightsLine(_ count: Int, _ sink: Sink) {
    let heights = (0..<count).map { Double(36 + $0 % 5 * 22) }
    let frames = UnsafeMutableBufferPointer<Rect>.allocate(capacity: count)
    frames.initialize(repeating: .zero)
    defer { frames.deallocate() }
    let rows = ListLayout.Rows.perItem { range, columns in
        for (place, item) in range.enumerated() {
            columns.sizes.widths[place] = 358
            columns.sizes.heights[place] = heights[item]
            columns.spacings[place] = 4
            columns.alignments[place] = .leading
        }
        return .fine
    }
    let list = Layout.list(
        ListLayout(sections: [
            .init(itemCount: count, rows: rows, sectionInset: EdgeInsets(top: 16, left: 16, bottom: 20, right: 16))
        ]))
    var contest = Contest("list, \(grouped(count))", count: count)
    contest.add("plain loop") {
        plainList(frames, heights)
        sink.keep(frames[count - 1].y)
    }
    contest.add("prepared + writeFrames") {
        list.onPhone().writeFrames(ofItems: 0..<count, inSection: 0, to: frames)
        sink.keep(frames[count - 1].y)
    }
    contest.run()
}

private func plainList(_ frames: UnsafeMutableBufferPointer<Rect>, _ heights: [Double]) {
    var y = 16.0
    for index in frames.indices {
        frames[index] = Rect(x: 16, y: y, width: 358, height: heights[index])
        y += heights[index] + 4
    }
}

/// A chat: every bubble as wide and as high as its text, mine at the trailing side, closer together in a group.
private func textLine(_ count: Int, _ sink: Sink) {
    let items = (0..<count).map { item in
        "{ \"title\": \"Message \(item), which \(String(repeating: "says something ", count: item % 9))\", \"data\": "
            + "{ \"mine\": \(item % 3 == 0) } }"
    }
    let text = """
        { "items": [\(items.joined(separator: ",\n"))], "cell": { "content": "bubble" },
          "styles": { "chat": { "layout": "list", "align": "data.mine ? .trailing : .leading",
            "spacing": "previous.data.mine == data.mine ? 2 : 12", "anchor": "bottom" } } }
        """
    guard let playground = readPlayground(Array(text.utf8), pictures: [], fileName: "chat").playground else { return }
    let viewport = Viewport(size: Size(width: 390, height: 844), scale: 3)
    let texts = TextSizes(limit: 1 << 20, byteLimit: 1 << 30)
    measureAll(playground, viewport, texts)
    let heights = (0..<count).map { Double(36 + $0 % 5 * 22) }
    let frames = UnsafeMutableBufferPointer<Rect>.allocate(capacity: count)
    frames.initialize(repeating: .zero)
    defer { frames.deallocate() }
    var contest = Contest("chat, \(grouped(count))", count: count)
    contest.add("plain loop, its heights given") {
        plainList(frames, heights)
        sink.keep(frames[count - 1].y)
    }
    contest.add("from the file's model, texts measured") {
        sink.keep(playground.resolve(style: 0, viewport: viewport, texts: texts).prepared().contentSize.height)
    }
    contest.add("from the file's model, texts estimated") {
        sink.keep(playground.resolve(style: 0, viewport: viewport).prepared().contentSize.height)
    }
    contest.run()
}

/// Answers as a page would, with the estimates, until nothing is asked any more.
private func measureAll(_ playground: Playground, _ viewport: Viewport, _ texts: TextSizes) {
    while true {
        let style = playground.resolve(style: 0, viewport: viewport, texts: texts)
        let layout = style.prepared()
        var elements: [Element] = []
        layout.forEachElement { elements.append($0) }
        let missing = style.unmeasuredTexts(in: elements, limit: .max)
        if missing.isEmpty { return }
        for request in missing { texts.store(request.estimated, for: request) }
    }
}
