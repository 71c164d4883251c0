import CollectionLayout
import JSONText
import TestSupport
import Testing
import WireMessages

/// The columns of random layouts, read back by a reader of the table.
@Suite struct LayoutEncoderTests {
    private func message(_ elements: [TransitionElement], window: Rect = .zero) -> LayoutMessage {
        LayoutMessage(
            push: 1, revision: 1, style: "é \"quoted\"", seq: 1, contentSize: .zero, window: window,
            contentInset: .zero,
            scrollDirection: .vertical, animated: true, cornerRadiusFollowsBounds: false,
            animation: AnimationDescription(duration: 0.35, curve: .easeOut), elements: elements)
    }

    private func randomElement(_ generator: inout SeededGenerator) -> TransitionElement {
        func coordinate() -> Double { Double(Int.random(in: -4_000_000...4_000_000, using: &generator)) / 64 }
        let frame = Rect(x: coordinate(), y: coordinate(), width: abs(coordinate()), height: abs(coordinate()))
        let from = TransitionElement.Origin(frame: frame, cornerRadius: abs(coordinate()), alpha: 0.5)
        return TransitionElement(
            key: UInt32.random(in: 0...(.max), using: &generator),
            kind: ElementKind.allCases.randomElement(using: &generator) ?? .cell,
            indexPath: IndexPath(
                section: Int.random(in: 0..<9, using: &generator),
                item: Int.random(in: 0..<1_000_000, using: &generator)),
            frame: frame, cornerRadius: abs(coordinate()), alpha: Double.random(in: 0...1, using: &generator),
            zIndex: Int32.random(in: (.min)...(.max), using: &generator),
            content: CellContent.allCases.randomElement(using: &generator) ?? .photo,
            axis: CellAxis.allCases.randomElement(using: &generator) ?? .row,
            isInvalid: Bool.random(using: &generator),
            change: TransitionElement.Change.allCases.randomElement(using: &generator) ?? .resting,
            from: Bool.random(using: &generator) ? from : nil)
    }

    @Test(arguments: [0, 1, 2, 3, 7, 8, 9, 63, 500]) func everyValueArrives(count: Int) throws {
        var generator = SeededGenerator(seed: UInt64(count))
        let window = Rect(x: -12.5, y: 100_000.25, width: 390, height: 2532)
        let elements = (0..<count).map { _ in randomElement(&generator) }
        let layout = try DecodedLayout(message(elements, window: window).encoded())
        #expect(layout.elements.count == count)
        #expect(layout.header["style"]?.asString == "é \"quoted\"")
        for (found, element) in zip(layout.elements, elements) {
            func expect(_ name: String, _ value: Double, absent: Double? = nil) {
                let read = found[name] ?? absent
                if read != value { Issue.record("\(name) is \(String(describing: read)) instead of \(value)") }
            }
            expect("key", Double(element.key))
            expect("kind", Double(element.kind.rawValue))
            expect("section", Double(element.indexPath.section))
            expect("item", Double(element.indexPath.item))
            expect("x", Double(Float(element.frame.x + 12.5)))
            expect("y", Double(Float(element.frame.y - 100_000.25)))
            expect("width", Double(Float(element.frame.width)))
            expect("height", Double(Float(element.frame.height)))
            expect("cornerRadius", Double(Float(element.cornerRadius)), absent: 0)
            expect("alpha", Double(Float(element.alpha)), absent: 1)
            expect("zIndex", Double(element.zIndex), absent: 0)
            expect("content", Double(element.content.rawValue), absent: 0)
            expect("axis", Double(element.axis.rawValue), absent: 0)
            expect("invalid", element.isInvalid ? 1 : 0, absent: 0)
            expect("change", Double(element.change.rawValue), absent: 0)
            guard let from = element.from else {
                #expect((found["fromX"] ?? .nan).isNaN)
                continue
            }
            expect("fromX", Double(Float(from.frame.x + 12.5)))
            expect("fromY", Double(Float(from.frame.y - 100_000.25)))
            expect("fromWidth", Double(Float(from.frame.width)))
            expect("fromHeight", Double(Float(from.frame.height)))
            expect("fromCornerRadius", Double(Float(from.cornerRadius)))
            expect("fromAlpha", 0.5)
        }
    }

    @Test func columnsDoNotOverlap() throws {
        var generator = SeededGenerator(seed: 3)
        let elements = (0..<13).map { _ in randomElement(&generator) }
        let bytes = message(elements).encoded()
        let layout = try DecodedLayout(bytes)
        let narrow: Set = ["kind", "content", "axis", "invalid", "change"]
        let spans = layout.offsets.map { (start: $0.value, end: $0.value + 13 * (narrow.contains($0.key) ? 1 : 4)) }
            .sorted { $0.start < $1.start }
        #expect(spans.count == 21)
        for (a, b) in zip(spans, spans.dropFirst()) { #expect(a.end <= b.start && b.start - a.end < 8) }
        // The last column's bytes and its padding end the message.
        #expect(spans.last.map { ($0.end + 7) / 8 * 8 } == bytes.count)
    }

    @Test func theFirstLayoutOfAnUnmovedPageIsSmall() throws {
        // Thirty cells of 100 × 100: only what differs is sent. Key, item, x, y: 4 bytes each, 120 a column.
        let elements = (0..<30).map { item in
            TransitionElement(
                key: UInt32(item), kind: .cell, indexPath: IndexPath(section: 0, item: item),
                frame: Rect(x: Double(item % 3) * 110, y: Double(item / 3) * 110, width: 100, height: 100),
                cornerRadius: 50)
        }
        let layout = try DecodedLayout(message(elements).encoded())
        #expect(Set(layout.offsets.keys) == ["key", "item", "x", "y"])
    }
}
