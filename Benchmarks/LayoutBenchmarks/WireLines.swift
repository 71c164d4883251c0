import CollectionLayout
import WireMessages

/// Time an element of encoding a layout message, against writing the same columns without a table.
func wireLines(_ sink: Sink) {
    heading("Encoding a layout, ns an element (times the plain loop; less is better)")
    for count in [100, 10_000] {
        let elements = (0..<count).map { item in
            let frame = Rect(x: Double(item % 3) * 122, y: Double(item / 3) * 134, width: 114, height: 114)
            let from = TransitionElement.Origin(
                frame: Rect(x: Double(item % 2) * 180, y: Double(item / 2) * 200, width: 170, height: 170),
                cornerRadius: 85,
                alpha: 1)
            return TransitionElement(
                key: UInt32(item), kind: .cell, indexPath: IndexPath(section: 0, item: item), frame: frame,
                cornerRadius: 57, change: .moving, from: from)
        }
        let message = LayoutMessage(
            push: 1, revision: 1, style: "grid", seq: 1, contentSize: Size(width: 390, height: 4_000),
            window: Rect(x: 0, y: 500, width: 390, height: 2_532), contentInset: .zero, scrollDirection: .vertical,
            animated: true, cornerRadiusFollowsBounds: true,
            animation: AnimationDescription(duration: 0.35, curve: .easeInOut), elements: elements)
        var contest = Contest("moving cells, \(grouped(count))", count: count)
        contest.add("plain loop over six columns") { sink.keep(plainColumns(elements)) }
        contest.add("LayoutMessage.encoded") { sink.keep(Double(message.encoded().count)) }
        contest.run()
    }
}

/// What differs between these elements, column by column into new memory.
private func plainColumns(_ elements: [TransitionElement]) -> Double {
    let count = elements.count
    let bytes = [UInt32](unsafeUninitializedCapacity: 6 * count) { columns, initialized in
        for (index, element) in elements.enumerated() {
            columns[index] = element.key
            columns[count + index] = UInt32(truncatingIfNeeded: element.indexPath.item)
            columns[2 * count + index] = Float(element.frame.x).bitPattern
            columns[3 * count + index] = Float(element.frame.y - 500).bitPattern
            columns[4 * count + index] = Float(element.from?.frame.x ?? .nan).bitPattern
            columns[5 * count + index] = Float((element.from?.frame.y ?? .nan) - 500).bitPattern
        }
        initialized = 6 * count
    }
    return Double(bytes[bytes.count - 1])
}
