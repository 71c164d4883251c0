import CollectionLayout
import TestSupport
import Testing

@Suite struct RectQueryTests {
    /// What is found by division and search is what looking at every element finds, in the same order.
    @Test(arguments: RandomLayout.Kind.allCases)
    func equalsLookingAtEveryElement(_ kind: RandomLayout.Kind) {
        for seed in 1...150 {
            let random = RandomLayout(seed: UInt64(seed), kind: kind)
            let layout = random.layout.prepared(for: random.bounds, adjustedContentInset: random.contentInset)
            let all = layout.allElements
            var generator = SeededGenerator(seed: UInt64(seed) + 7000)
            for _ in 0..<15 {
                let rect = generator.rect(around: layout.contentSize)
                let expected = all.filter { layout.covers(rect, $0) }
                let actual = layout.elements(in: rect)
                guard actual != expected else { continue }
                Issue.record("\(random), \(rect.text): \(difference(expected, actual))")
            }
        }
    }

    private func difference(_ expected: [Element], _ actual: [Element]) -> String {
        let missing = expected.first { !actual.contains($0) }?.text ?? "none"
        let surplus = actual.first { !expected.contains($0) }?.text ?? "none"
        return "missing \(missing), too much \(surplus), or out of order"
    }

    /// A thousand rows of 20: a rectangle holds those it shares a point with, so one from 250 on begins with the half of
    /// row 12 (IGListKit's tests count the same).
    @Test(arguments: [
        (Rect(x: 0, y: 500, width: 100, height: 100), 25..<30),
        (Rect(x: 0, y: 0, width: 100, height: 1000), 0..<50),
        (Rect(x: 0, y: 250, width: 100, height: 100), 12..<18),
        (Rect(x: 0, y: 250, width: 100, height: 1), 12..<13),
    ])
    func touchingRowsDoNotCount(_ rect: Rect, _ rows: Range<Int>) {
        let uniform = Layout.flow(
            FlowLayout(sections: [
                .init(itemCount: 1000, itemSize: .constant(Size(width: 100, height: 20)), minimumLineSpacing: 0)
            ])
        ).prepared(width: 100)
        #expect(uniform.elements(in: rect).map(\.indexPath.item) == Array(rows))

        let sizes = (0..<1000).map { Size(width: $0 == 999 ? 99 : 100, height: 20) }
        let mixed = Layout.flow(
            FlowLayout(sections: [.init(itemCount: 1000, itemSize: .sizes(sizes), minimumLineSpacing: 0)])
        ).prepared(width: 100)
        #expect(mixed.elements(in: rect).map(\.indexPath.item) == Array(rows))
    }

    @Test func elementsComeSectionBySectionHeaderFirst() {
        let section = FlowLayout.Section(itemCount: 2, headerLength: 20, footerLength: 30)
        let layout = Layout.flow(FlowLayout(sections: [section, section])).prepared(width: 320)
        let expected = [
            "header 0/0", "cell 0/0", "cell 0/1", "footer 0/0", "header 1/0", "cell 1/0", "cell 1/1", "footer 1/0",
        ]
        let name = { (element: Element) in
            "\(element.kind) \(element.indexPath.section)/\(element.indexPath.item)"
        }
        #expect(layout.allElements.map(name) == expected)
        #expect(layout.elements(in: Rect(x: 0, y: 0, width: 320, height: 200)).map(name) == expected)
        #expect(layout.elementCount == 8)
        // The first section is 20 + 50 + 30 high: from 70 on there is its footer and what follows.
        #expect(
            layout.elements(in: Rect(x: 0, y: 70, width: 320, height: 31)).map(name) == ["footer 0/0", "header 1/0"])
    }

    /// An item without extent has a place all the same, or its badge would never be drawn.
    @Test func anItemWithoutExtentIsFoundInItsPlace() {
        let layout = Layout.flow(
            FlowLayout(sections: [
                .init(
                    itemCount: 3, itemSize: .sizes([Size(width: 50, height: 50), .zero, Size(width: 50, height: 50)]))
            ])
        ).prepared(width: 100)
        // 50 + 10 + 0 fits, the third does not: a gap of 50 puts the empty one at 100, centred at 25.
        #expect(layout.frame(at: IndexPath(section: 0, item: 1)) == Rect(x: 100, y: 25, width: 0, height: 0))
        #expect(layout.elements(in: Rect(x: 90, y: 20, width: 20, height: 20)).map(\.indexPath.item) == [1])
        #expect(layout.elements(in: Rect(x: 90, y: 0, width: 10, height: 50)).isEmpty)
    }
}
