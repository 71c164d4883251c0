import CollectionLayout
import PlaygroundFile

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Cells placed by formulas, from the file's text to their frames, against a loop that writes the same; and their tracks.
func placedLines(_ sink: Sink) {
    heading("Layout by formulas, ns an item (times the plain loop; less is better)")
    for count in [1_000, 100_000] {
        let frames = UnsafeMutableBufferPointer<Rect>.allocate(capacity: count)
        frames.initialize(repeating: .zero)
        defer { frames.deallocate() }
        placedLine("sunflower", "", count, frames, sink) { plainSunflower(frames) }
        placedLine("sunflower, turned", ", \"rotation\": \"2.399963 * index\"", count, frames, sink) {
            sink.keep(plainTurned(frames))
        }
        chainLine(count, frames, sink)
    }
    heading("Tracks of effects, ns a knot of 64 at most, for 2,500 points of scrolling (times the values alone)")
    trackLine(
        "fade and zoom",
        "\"alpha\": \"1 - abs(visible.y - 400) / 500\", \"scale\": \"1.1 - abs(visible.y - 400) / 2000\"", sink)
    trackLine("a wave", "\"translation\": [\"30 * sin(visible.y / 120)\", 0]", sink)
}

private func placedLine(
    _ name: String, _ more: String, _ count: Int, _ frames: UnsafeMutableBufferPointer<Rect>, _ sink: Sink,
    _ plain: @escaping () -> Void
) {
    let style = resolved(
        count,
        """
        "layout": "formula", "let": { "a": "2.399963 * index", "r": "9 * sqrt(index)" }, "itemSize": 14,
        "center": ["195 + r * cos(a)", "400 + r * sin(a)"]\(more)
        """)
    var contest = Contest("\(name), \(grouped(count))", count: count)
    contest.add("plain loop, libm") {
        plain()
        sink.keep(frames[count - 1].y)
    }
    contest.add("resolved style, prepared") { sink.keep(style.prepared().contentSize.height) }
    contest.run()
}

/// Each cell beside the one before, or below it.
private func chainLine(_ count: Int, _ frames: UnsafeMutableBufferPointer<Rect>, _ sink: Sink) {
    let style = resolved(
        count,
        """
        "layout": "formula", "let": { "w": "40 + index % 5 * 12", "fits": "previous.maxX + 8 + w <= bounds.width" },
        "frame": ["fits ? previous.maxX + 8 : 0", "fits ? max(0, previous.maxY - 40) : previous.maxY + 8", "40 + index % 5 * 12", 40]
        """)
    var contest = Contest("each after the one before, \(grouped(count))", count: count)
    contest.add("plain loop") {
        plainChain(frames)
        sink.keep(frames[count - 1].y)
    }
    contest.add("resolved style, prepared") { sink.keep(style.prepared().contentSize.height) }
    contest.run()
}

private func trackLine(_ name: String, _ effect: String, _ sink: Sink) {
    let style = resolved(100, "\"layout\": \"grid\", \"columns\": 1, \"itemHeight\": 100, \"effects\": [{ \(effect) }]")
    guard let effects = style.effects else { preconditionFailure("The style has effects.") }
    let layout = style.prepared()
    let indexPath = IndexPath(section: 0, item: 20)
    let frame = layout.frame(at: indexPath)
    let offsets = (0..<64).map { Double($0) * 40 }
    var values = Array(repeating: Track.Values.none, count: 64)
    var contest = Contest(name, count: 64)
    contest.add("64 values") {
        offsets.withUnsafeBufferPointer { offsets in
            values.withUnsafeMutableBufferPointer { effects.values(indexPath, frame, offsets, $0) }
        }
        sink.keep(values[63].alpha)
    }
    contest.add("track") {
        sink.keep(Double(layout.track(of: .cell, at: indexPath, over: 0...2500)?.knots.count ?? 0))
    }
    contest.run()
}

private func resolved(_ count: Int, _ style: String) -> ResolvedStyle {
    let text = "{ \"items\": { \"count\": \(count) }, \"styles\": { \"s\": { \(style) } } }"
    let viewport = Viewport(size: Size(width: 390, height: 844), scale: 3)
    let reading = readPlayground(Array(text.utf8), pictures: [], fileName: "playground.json")
    guard let playground = reading.playground else { preconditionFailure("\(reading.problems)") }
    return playground.resolve(style: 0, viewport: viewport)
}

@inline(never)
private func plainSunflower(_ frames: UnsafeMutableBufferPointer<Rect>) {
    for index in frames.indices {
        let angle = 2.399963 * Double(index)
        let radius = 9 * Double(index).squareRoot()
        frames[index] = Rect(
            x: 195 + radius * cos(angle) - 7, y: 400 + radius * sin(angle) - 7, width: 14, height: 14)
    }
}

/// The same, and how far the turned cells reach.
@inline(never)
private func plainTurned(_ frames: UnsafeMutableBufferPointer<Rect>) -> Double {
    plainSunflower(frames)
    var lowest = 0.0
    for index in frames.indices {
        let angle = 2.399963 * Double(index)
        let half = 7 * (abs(cos(angle)) + abs(sin(angle)))
        lowest = max(lowest, frames[index].midY + half)
    }
    return lowest
}

@inline(never)
private func plainChain(_ frames: UnsafeMutableBufferPointer<Rect>) {
    var previous = Rect.zero
    for index in frames.indices {
        let width = Double(40 + index % 5 * 12)
        let fits = previous.maxX + 8 + width <= 390
        let frame = Rect(
            x: fits ? previous.maxX + 8 : 0, y: fits ? max(0, previous.maxY - 40) : previous.maxY + 8, width: width,
            height: 40)
        frames[index] = frame
        previous = frame
    }
}
