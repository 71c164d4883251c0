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
        let from = TransitionElement.Origin(
            frame: frame, cornerRadius: abs(coordinate()), alpha: 0.5, scale: coordinate(),
            rotation: coordinate(), tilt: coordinate())
        return TransitionElement(
            key: UInt32.random(in: 0...(.max), using: &generator),
            kind: ElementKind.allCases.randomElement(using: &generator) ?? .cell,
            indexPath: IndexPath(
                section: Int.random(in: 0..<9, using: &generator),
                item: Int.random(in: 0..<1_000_000, using: &generator)),
            frame: frame, cornerRadius: abs(coordinate()), alpha: Double.random(in: 0...1, using: &generator),
            zIndex: Int32.random(in: (.min)...(.max), using: &generator), scale: coordinate(), rotation: coordinate(),
            tilt: coordinate(),
            content: CellContent.allCases.randomElement(using: &generator) ?? .photo,
            axis: CellAxis.allCases.randomElement(using: &generator) ?? .row,
            corners: UInt8.random(in: 0...15, using: &generator),
            separator: Bool.random(using: &generator) ? coordinate() : nil,
            side: CellSide.allCases.randomElement(using: &generator) ?? .none,
            isInvalid: Bool.random(using: &generator),
            change: TransitionElement.Change.allCases.randomElement(using: &generator) ?? .resting,
            delay: abs(coordinate()), track: Bool.random(using: &generator) ? randomTrack(&generator) : nil,
            from: Bool.random(using: &generator) ? from : nil)
    }

    private func randomTrack(_ generator: inout SeededGenerator) -> Track {
        func number() -> Double { Double(Int.random(in: -4_000...4_000, using: &generator)) / 64 }
        return Track(
            knots: (0..<Int.random(in: 1...Track.maximumKnots, using: &generator)).map { knot in
                Track.Knot(
                    offset: 100_000 + Double(knot) * 0.5,
                    values: Track.Values(
                        dx: number(), dy: number(), scale: number(), rotation: number(), tilt: number(),
                        alpha: Double.random(in: 0...1, using: &generator), zIndex: number()))
            })
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
            expect("scale", Double(Float(element.scale)), absent: 1)
            expect("rotation", Double(Float(element.rotation)), absent: 0)
            expect("tilt", Double(Float(element.tilt)), absent: 0)
            expect("corners", Double(element.corners), absent: 15)
            expect("side", Double(element.side.rawValue), absent: 0)
            expect("delay", Double(Float(element.delay)), absent: 0)
            if let separator = element.separator {
                expect("separator", separator)
            } else {
                #expect((found["separator"] ?? .nan).isNaN)
            }
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
            // As where it ends, where it is no number.
            for (name, start, end) in [
                ("fromScale", from.scale, element.scale), ("fromRotation", from.rotation, element.rotation),
                ("fromTilt", from.tilt, element.tilt),
            ] {
                let read = found[name] ?? .nan
                #expect(Double(Float(start)) == (read.isNaN ? Double(Float(end)) : read), "\(name)")
            }
        }
    }

    @Test(arguments: [1, 2, 3, 100]) func everyKnotArrives(count: Int) throws {
        var generator = SeededGenerator(seed: UInt64(count))
        let window = Rect(x: 0, y: 99_000, width: 390, height: 2532)
        let elements = (0..<count).map { _ in randomElement(&generator) }
        let layout = try DecodedLayout(message(elements, window: window).encoded())
        let expected = elements.enumerated().compactMap { index, element in element.track.map { (index, $0.knots) } }
        #expect(layout.tracks.map(\.element) == expected.map(\.0))
        #expect(layout.tracks.map(\.knots.count) == expected.map(\.1.count))
        for (track, (index, knots)) in zip(layout.tracks, expected) {
            for (place, (found, knot)) in zip(track.knots, knots).enumerated() {
                func expect(_ name: String, _ value: Double, absent: Double? = nil) {
                    guard let read = found[name] ?? absent, read == Double(Float(value)) else {
                        Issue.record("element \(index), knot \(place): \(name) is not \(value)")
                        return
                    }
                }
                expect("offset", knot.offset - 99_000)
                expect("dx", knot.values.dx, absent: 0)
                expect("dy", knot.values.dy, absent: 0)
                expect("trackScale", knot.values.scale, absent: 1)
                expect("trackRotation", knot.values.rotation, absent: 0)
                expect("trackTilt", knot.values.tilt, absent: 0)
                expect("trackAlpha", knot.values.alpha, absent: 1)
                expect("trackZ", knot.values.zIndex, absent: 0)
            }
        }
    }

    @Test func columnsDoNotOverlap() throws {
        var generator = SeededGenerator(seed: 3)
        let elements = (0..<13).map { _ in randomElement(&generator) }
        let bytes = message(elements).encoded()
        let layout = try DecodedLayout(bytes)
        let narrow: Set = ["kind", "content", "axis", "corners", "side", "invalid", "change"]
        func rows(_ name: String) -> Int {
            switch name {
            case "element", "first": layout.tracks.count
            case "offset", "dx", "dy", "trackScale", "trackRotation", "trackTilt", "trackAlpha", "trackZ":
                layout.tracks.reduce(0) { $0 + $1.knots.count }
            default: 13
            }
        }
        let spans = layout.offsets
            .map { (start: $0.value, end: $0.value + rows($0.key) * (narrow.contains($0.key) ? 1 : 4)) }
            .sorted { $0.start < $1.start }
        // 31 of elements, 2 of tracks, 8 of knots.
        #expect(spans.count == 41)
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

    @Test func whatIsPlainCostsAsMuchAsEver() throws {
        // A thousand cells of a grid, moved. Key, item, x, y, fromX and fromY differ, 4 bytes each; all else is one value or
        // left out, whatever transforms, corners and tracks a message may carry.
        let elements = (0..<1_000).map { item in
            let frame = Rect(x: Double(item % 3) * 122, y: Double(item / 3) * 134, width: 114, height: 114)
            let old = Rect(x: Double(item % 2) * 180, y: Double(item / 2) * 200, width: 170, height: 170)
            return TransitionElement(
                key: UInt32(item), kind: .cell, indexPath: IndexPath(section: 0, item: item), frame: frame,
                cornerRadius: 57, change: .moving,
                from: TransitionElement.Origin(frame: old, cornerRadius: 85, alpha: 1))
        }
        let bytes = message(elements).encoded()
        let layout = try DecodedLayout(bytes)
        #expect(Set(layout.offsets.keys) == ["key", "item", "x", "y", "fromX", "fromY"])
        #expect(bytes.count - layout.columnsStart == 6 * 4 * 1_000)
        // What is one value stands in the table, and nothing of transforms and rows does.
        #expect(
            layout.header["columns"]?.asArray?.compactMap { $0["value"] == nil ? nil : $0["name"]?.asString } == [
                "kind", "section", "width", "height", "cornerRadius", "change", "fromWidth", "fromHeight",
                "fromCornerRadius", "fromAlpha",
            ])
        // Half of them held: no more columns for that but the four that were one value.
        let half = elements.enumerated().map { index, element in
            var element = element
            if index % 2 == 0 { element.from = nil }
            return element
        }
        let mixed = try DecodedLayout(message(half).encoded())
        #expect(
            Set(mixed.offsets.keys).subtracting(layout.offsets.keys)
                == ["fromWidth", "fromHeight", "fromCornerRadius", "fromAlpha"])
    }
}
