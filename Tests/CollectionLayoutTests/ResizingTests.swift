import CollectionLayout
import TestSupport
import Testing

/// A layout with some cells resized is the layout that a full pass gives, found with less work.
///
/// Sizes are quarters of a point, so that sums are exact and the two can be compared without tolerance.
@Suite struct ResizingTests {
    private struct Flow {
        var bounds: Size
        var direction: ScrollDirection
        var sections: [FlowLayout.Section]
        var sizes: [[Size]]

        init(seed: UInt64, counts: ClosedRange<Int> = 2...1500) {
            var random = SeededGenerator(seed: seed)
            bounds = Size(width: random.points(150...500), height: random.points(150...500))
            direction = Bool.random(using: &random) ? .vertical : .horizontal
            sections = []
            sizes = []
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let count = Int.random(in: counts, using: &random)
                sizes.append(
                    (0..<count).map { _ in Size(width: random.points(4...90), height: random.points(4...90)) })
                sections.append(
                    FlowLayout.Section(
                        itemCount: count, sectionInset: random.insets(0...9), minimumLineSpacing: random.points(0...20),
                        minimumInteritemSpacing: random.points(0...20), headerLength: random.lengthOrNone(),
                        footerLength: random.lengthOrNone(),
                        lineAlignment: FlowLayout.LineAlignment.allCases.randomElement(using: &random) ?? .justified,
                        itemAlignment: FlowLayout.ItemAlignment.allCases.randomElement(using: &random) ?? .center,
                        centersLoneLastItem: Bool.random(using: &random)))
            }
        }

        func prepared() -> PreparedLayout {
            let sections = zip(sections, sizes).map { section, sizes in
                var section = section
                section.itemSize = .sizes(sizes)
                return section
            }
            return Layout.flow(FlowLayout(scrollDirection: direction, sections: sections))
                .prepared(for: bounds, adjustedContentInset: .zero)
        }
    }

    private func change(
        _ flow: inout Flow, _ count: Int, _ random: inout SeededGenerator
    ) -> [(indexPath: IndexPath, size: Size)] {
        var changes: [IndexPath: Size] = [:]
        for _ in 0..<count {
            let section = Int.random(in: flow.sizes.indices, using: &random)
            let item = Int.random(in: flow.sizes[section].indices, using: &random)
            let size = Size(width: random.points(4...90), height: random.points(4...90))
            flow.sizes[section][item] = size
            changes[IndexPath(section: section, item: item)] = size
        }
        return changes.map { ($0.key, $0.value) }
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func itIsWhatAFullPassGives(seed: UInt64) {
        var random = SeededGenerator(seed: seed &+ 1_000)
        var flow = Flow(seed: seed)
        var layout = flow.prepared()
        for step in 0..<12 {
            let changes = change(&flow, Int.random(in: 1...3, using: &random), &random)
            let full = flow.prepared()
            guard let resized = layout.resizing(changes) else {
                // A section that has something to say gets a full pass.
                #expect(!full.diagnostics.isEmpty || !layout.diagnostics.isEmpty, "seed \(seed), step \(step)")
                layout = full
                continue
            }
            #expect(resized.contentSize == full.contentSize, "seed \(seed), step \(step)")
            #expect(resized.allElements == full.allElements, "seed \(seed), step \(step)")
            for _ in 0..<8 {
                let rect = random.rect(around: full.contentSize)
                #expect(
                    resized.elements(in: rect) == full.allElements.filter { $0.frame.intersects(rect) },
                    "seed \(seed), step \(step), \(rect.text)")
            }
            layout = resized
        }
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func rowsOfAListAreWhatAFullPassGives(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let counts = (0..<Int.random(in: 1...3, using: &random)).map { _ in Int.random(in: 2...1400, using: &random) }
        var rows = counts.map { count in
            (0..<count).map { _ in
                ListLayout.Row(
                    size: Size(width: random.points(20...300), height: random.points(4...90)),
                    spacing: random.points(0...12),
                    alignment: ListLayout.Alignment.allCases.randomElement(using: &random) ?? .leading)
            }
        }
        let insets = counts.map { _ in random.insets(0...9) }
        let direction: ScrollDirection = Bool.random(using: &random) ? .vertical : .horizontal
        func prepared() -> PreparedLayout {
            Layout.list(
                ListLayout(
                    scrollDirection: direction, isAnchoredAtEnd: seed % 2 == 0,
                    sections: zip(rows, insets).map { rows, inset in
                        .init(
                            itemCount: rows.count, rows: .rows(rows), sectionInset: inset, headerLength: 20,
                            footerLength: 7)
                    })
            ).prepared(width: 320)
        }
        var layout = prepared()
        for step in 0..<10 {
            var changes: [IndexPath: Size] = [:]
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let section = Int.random(in: rows.indices, using: &random)
                let item = Int.random(in: rows[section].indices, using: &random)
                rows[section][item].size = Size(width: random.points(20...300), height: random.points(4...90))
                changes[IndexPath(section: section, item: item)] = rows[section][item].size
            }
            let full = prepared()
            // Too short to fill the bounds, an anchored list moves as a whole.
            guard let resized = layout.resizing(changes.map { ($0.key, $0.value) }) else {
                #expect(seed % 2 == 0 && counts.reduce(0, +) < 60, "seed \(seed), step \(step)")
                layout = full
                continue
            }
            #expect(resized.contentSize == full.contentSize, "seed \(seed), step \(step)")
            #expect(resized.allElements == full.allElements, "seed \(seed), step \(step)")
            for _ in 0..<6 {
                let rect = random.rect(around: full.contentSize)
                #expect(resized.elements(in: rect) == full.elements(in: rect), "seed \(seed), \(rect.text)")
            }
            layout = resized
        }
    }

    /// Four 70s a line in 310 points with gaps of 10: item 5 grows to 100, so its line takes three; item 7 begins the next.
    /// There item 10, 150 wide, ends the line as it did before. 40 a line and 10 between: what follows moves by nothing.
    @Test func breaksAgreeAgain() throws {
        var sizes = (0..<40).map { _ in Size(width: 70, height: 40) }
        sizes[10].width = 150
        func layout(_ sizes: [Size]) -> PreparedLayout {
            Layout.flow(FlowLayout(sections: [.init(itemCount: 40, itemSize: .sizes(sizes), lineAlignment: .leading)]))
                .prepared(width: 310)
        }
        // 4–7, then 8, 9, 10 (70 + 10 + 70 + 10 + 150 = 310).
        #expect(layout(sizes).frame(at: IndexPath(section: 0, item: 11)) == Rect(x: 0, y: 150, width: 70, height: 40))
        sizes[5].width = 100
        let resized = try #require(
            layout([Size](repeating: Size(width: 70, height: 40), count: 10) + sizes[10...].map { $0 })
                .resizing([(IndexPath(section: 0, item: 5), sizes[5])]))
        // 4, 5, 6 (70 + 10 + 100 + 10 + 70 = 260; 340 with 7), then 7, 8, 9 (230; 390 with 10), then 10 and 11, 12 (310).
        #expect(resized.frame(at: IndexPath(section: 0, item: 6)) == Rect(x: 190, y: 50, width: 70, height: 40))
        #expect(resized.frame(at: IndexPath(section: 0, item: 7)) == Rect(x: 0, y: 100, width: 70, height: 40))
        #expect(resized.frame(at: IndexPath(section: 0, item: 10)) == Rect(x: 0, y: 150, width: 150, height: 40))
    }

    @Test func aNarrowerFirstItemJoinsTheLineBefore() throws {
        let sizes = [60.0, 60, 90, 40].map { Size(width: $0, height: 20) }
        let layout = Layout.flow(
            FlowLayout(sections: [
                .init(itemCount: 4, itemSize: .sizes(sizes), minimumInteritemSpacing: 0, lineAlignment: .leading)
            ])
        ).prepared(width: 150)
        #expect(layout.frame(at: IndexPath(section: 0, item: 2)) == Rect(x: 0, y: 30, width: 90, height: 20))
        let resized = try #require(layout.resizing([(IndexPath(section: 0, item: 2), Size(width: 30, height: 20))]))
        #expect(resized.frame(at: IndexPath(section: 0, item: 2)) == Rect(x: 120, y: 0, width: 30, height: 20))
        #expect(resized.frame(at: IndexPath(section: 0, item: 3)) == Rect(x: 0, y: 30, width: 40, height: 20))
    }

    /// Sizes that become all alike follow the uniform rule, whose last line stands on the grid.
    @Test func whatBecomesUniformGetsAFullPass() {
        let sizes = [50.0, 50, 60].map { Size(width: $0, height: 20) }
        let layout = Layout.flow(FlowLayout(sections: [.init(itemCount: 3, itemSize: .sizes(sizes))]))
            .prepared(width: 200)
        #expect(layout.resizing([(IndexPath(section: 0, item: 2), Size(width: 50, height: 20))]) == nil)
    }

    @Test func whatMakesNoSenseGetsAFullPass() {
        let layout = Flow(seed: 3).prepared()
        let path = IndexPath(section: 0, item: 1)
        for size in [Size(width: .nan, height: 1), Size(width: 1, height: -1), Size(width: 1e9, height: 1)] {
            #expect(layout.resizing([(path, size)]) == nil)
        }
        #expect(layout.resizing([(IndexPath(section: 99, item: 0), Size(width: 1, height: 1))]) == nil)
        #expect(layout.resizing([(path, Size(width: 9, height: 9)), (path, Size(width: 8, height: 9))]) == nil)
    }

    /// A change shares all but a chunk with the layout before; not for ever, lest nothing is ever given back.
    @Test func memoryIsSharedAndBounded() {
        var flow = Flow(seed: 7, counts: 50_000...50_000)
        flow.sections = [flow.sections[0]]
        flow.sizes = [flow.sizes[0]]
        var layout = flow.prepared()
        let whole = layout.memoryBytes
        var steps = 0
        while let next = layout.resizing([
            (IndexPath(section: 0, item: 25_000), Size(width: 20, height: steps % 2 == 0 ? 90 : 80))
        ]) {
            layout = next
            steps += 1
            if steps == 1 { #expect(layout.memoryBytes - whole < whole / 8) }
            guard steps < 1_000 else { break }
        }
        #expect(steps < 1_000 && steps >= 8)
    }
}
