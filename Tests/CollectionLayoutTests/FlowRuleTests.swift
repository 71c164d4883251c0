import CollectionLayout
import TestSupport
import Testing

/// The flow against its rules written down once more, the slow way.
@Suite struct FlowRuleTests {
    @Test func mixedSizesFollowTheRules() {
        for seed in UInt64(1)...300 {
            var random = SeededGenerator(seed: seed)
            let sizes = (0..<random.count() + 2).map { _ in
                Size(width: random.points(5...180), height: random.points(5...80))
            }
            guard Set(sizes).count > 1 else { continue }
            let section = FlowLayout.Section(
                itemCount: sizes.count, itemSize: .sizes(sizes), sectionInset: random.insets(0...30),
                minimumLineSpacing: random.points(0...20), minimumInteritemSpacing: random.points(0...20),
                lineAlignment: FlowLayout.LineAlignment.allCases.randomElement(using: &random) ?? .justified,
                itemAlignment: FlowLayout.ItemAlignment.allCases.randomElement(using: &random) ?? .center)
            let frames = Layout.flow(FlowLayout(sections: [section])).prepared(width: 320).cellFrames()
            for (item, expected) in framesByTheRules(section, sizes, width: 320).enumerated()
            where !frames[item].isClose(to: expected, within: 1e-9) {
                Issue.record("seed \(seed), item \(item): expected \(expected.text), is \(frames[item].text)")
            }
        }
    }

    private func framesByTheRules(_ section: FlowLayout.Section, _ sizes: [Size], width: Double) -> [Rect] {
        let inset = section.sectionInset
        let available = width - inset.left - inset.right
        let spacing = section.minimumInteritemSpacing
        var lines: [[Int]] = []
        var used = 0.0
        for (item, size) in sizes.enumerated() {
            if let last = lines.indices.last, used + spacing + size.width <= available {
                lines[last].append(item)
                used = used + spacing + size.width
            } else {
                lines.append([item])
                used = size.width
            }
        }
        var frames = Array(repeating: Rect.zero, count: sizes.count)
        var top = inset.top
        for (number, line) in lines.enumerated() {
            let height = line.map { sizes[$0].height }.max() ?? 0
            let widths = line.reduce(0) { $0 + sizes[$1].width }
            let rest = available - widths - Double(line.count - 1) * spacing
            var gap = spacing
            var x = inset.left
            switch section.lineAlignment {
            case .justified where number == lines.count - 1: break
            case .justified where line.count == 1: x += rest / 2
            case .justified: gap += rest / Double(line.count - 1)
            case .leading: break
            case .center: x += rest / 2
            case .trailing: x += rest
            }
            for item in line {
                let room = height - sizes[item].height
                let above =
                    switch section.itemAlignment {
                    case .center: room / 2
                    case .top: 0.0
                    case .bottom: room
                    }
                frames[item] = Rect(origin: Point(x: x, y: top + above), size: sizes[item])
                x += sizes[item].width + gap
            }
            top += height + section.minimumLineSpacing
        }
        return frames
    }

    /// The same breaks and gaps whether sizes are alike or one at the end differs, for widths whose sums are exact.
    @Test func uniformAndMixedLinesBreakAlike() {
        for seed in UInt64(1)...300 {
            var random = SeededGenerator(seed: seed)
            let size = Size(width: random.points(10...150), height: random.points(10...90))
            let count = Int.random(in: 2...60, using: &random)
            let spacing = random.points(0...20)
            func frames(_ values: ItemValues, _ count: Int) -> [Rect] {
                let section = FlowLayout.Section(itemCount: count, itemSize: values, minimumInteritemSpacing: spacing)
                return Layout.flow(FlowLayout(sections: [section])).prepared(width: 320).cellFrames()
            }
            let uniform = frames(.constant(size), count)
            #expect(frames(.sizes(Array(repeating: size, count: count)), count) == uniform, "seed \(seed)")
            // One more item that needs a line of its own: all lines before it are full or were the last.
            let odd = Size(width: 320, height: size.height + 1)
            let mixed = frames(.sizes(Array(repeating: size, count: count) + [odd]), count + 1)
            let perLine = uniform.prefix { $0.y == 0 }.count
            let full = perLine < count ? count / perLine * perLine : 0
            for item in 0..<full where !mixed[item].isClose(to: uniform[item], within: 1e-9) {
                Issue.record("seed \(seed), item \(item): \(uniform[item].text) alike, \(mixed[item].text) mixed")
            }
            #expect(mixed.prefix(count).map(\.y) == uniform.map(\.y), "seed \(seed)")
        }
    }

    /// Sizes that begin to differ only beyond the first runs are laid out as if they had been asked for one by one.
    @Test(arguments: [1023, 1024, 1025, 3000])
    func aLateDifferenceMakesAllLinesMixed(_ odd: Int) {
        let sizes = (0..<3100).map { Size(width: 90, height: $0 == odd ? 100 : 90) }
        let layout = Layout.flow(FlowLayout(sections: [.init(itemCount: 3100, itemSize: .sizes(sizes))]))
            .prepared(width: 320)
        // Lines of three, 100 apart; the one with the odd item is 10 higher. 3,100 = 1,033 × 3 + 1.
        let oddLine = odd / 3
        for (item, frame) in layout.cellFrames().enumerated() {
            let line = item / 3
            let lower = line > oddLine ? 10.0 : line == oddLine && item != odd ? 5 : 0
            let expected = Rect(
                x: Double(item % 3) * 115, y: Double(line) * 100 + lower, width: 90, height: sizes[item].height)
            if frame != expected { Issue.record("item \(item): expected \(expected.text), is \(frame.text)") }
        }
    }

    /// Every size is asked for once, in order and by the run.
    @Test func everySizeIsAskedForOnce() {
        var asked: [Range<Int>] = []
        let values = ItemValues.perItem { range, columns in
            asked.append(range)
            for (place, item) in range.enumerated() {
                columns.widths[place] = item == 2500 ? 20 : 30
                columns.heights[place] = 30
            }
            return .fine
        }
        _ = Layout.flow(FlowLayout(sections: [.init(itemCount: 5000, itemSize: values)])).prepared(width: 320)
        #expect(asked.first?.lowerBound == 0)
        #expect(asked.last?.upperBound == 5000)
        #expect(zip(asked, asked.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
        #expect(asked.count <= 10)
    }

    @Test func aLoneLastItemIsLeadingUnlessAskedOtherwise() {
        var section = FlowLayout.Section(
            itemCount: 2, itemSize: .sizes([Size(width: 300, height: 10), Size(width: 100, height: 20)]))
        func last() -> Double {
            Layout.flow(FlowLayout(sections: [section])).prepared(width: 320).cellFrames()[1].x
        }
        #expect(last() == 0)
        section.centersLoneLastItem = true
        #expect(last() == 110)
    }
}
