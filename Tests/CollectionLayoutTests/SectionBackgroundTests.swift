import CollectionLayout
import TestSupport
import Testing

@Suite struct SectionBackgroundTests {
    /// Two lines of 50 with 10 between them: with 30 above and 20 below, 160 from the header's end at 40 on.
    private let section = FlowLayout.Section(
        itemCount: 7, sectionInset: EdgeInsets(top: 30, left: 15, bottom: 20, right: 5), headerLength: 40,
        footerLength: 25)

    private func layout(
        _ insets: [EdgeInsets?], _ direction: ScrollDirection = .vertical, isRightToLeft: Bool = false
    ) -> PreparedLayout {
        Layout.flow(
            FlowLayout(scrollDirection: direction, sections: Array(repeating: section, count: insets.count))
        ).prepared(
            for: Size(width: 320, height: 320), adjustedContentInset: .zero,
            options: LayoutOptions(isRightToLeft: isRightToLeft, sectionBackgrounds: insets))
    }

    private func background(_ section: Int, of layout: PreparedLayout) -> Rect? {
        layout.frame(of: .decoration, at: IndexPath(section: section, item: 0))
    }

    @Test func itCoversTheItemsAndTheirInsetLessItsOwn() {
        let plain = layout([.zero, nil, EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)])
        // A section is 40 + 160 + 25 high.
        #expect(background(0, of: plain) == Rect(x: 0, y: 40, width: 320, height: 160))
        #expect(background(1, of: plain) == nil)
        #expect(background(2, of: plain) == Rect(x: 2, y: 491, width: 314, height: 156))
        #expect(plain.attributes(of: .decoration, at: IndexPath(section: 0, item: 0)).zIndex == -1)
        #expect(plain.elementCount == 3 * 9 + 2)
    }

    /// Across, left is what top is downward: 15 + 50 + 10 + 50 + 5 from 40 on, as high as the view.
    @Test func itLiesAcrossInALayoutThatScrollsSideways() {
        let across = layout([EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)], .horizontal)
        #expect(background(0, of: across) == Rect(x: 42, y: 1, width: 124, height: 316))
        // Mirrored about the 320 points of the view, which the content of 195 does not fill.
        let mirrored = layout([EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)], .horizontal, isRightToLeft: true)
        #expect(background(0, of: mirrored) == Rect(x: 320 - 166, y: 1, width: 124, height: 316))
        let down = layout([EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)], isRightToLeft: true)
        #expect(background(0, of: down) == Rect(x: 4, y: 41, width: 314, height: 156))
    }

    @Test func nothingIsLeftOfIt() {
        let narrow = layout([EdgeInsets(top: 0, left: 300, bottom: 0, right: 20)])
        #expect(background(0, of: narrow) == nil)
        #expect(!narrow.allElements.contains { $0.kind == .decoration })
    }

    @Test func itComesAfterTheFooter() {
        let kinds = layout([.zero]).allElements.map { $0.kind }
        #expect(kinds == [.header] + Array(repeating: .cell, count: 7) + [.footer, .decoration])
    }

    /// A rectangle in the inset below the items holds nothing but the background; one beside it holds the part that sticks out.
    @Test func itIsFoundWhereThereIsNothingElse() {
        var bare = section
        (bare.headerLength, bare.footerLength) = (0, 0)
        let layout = Layout.flow(FlowLayout(sections: [bare, bare])).prepared(
            for: Size(width: 320, height: 320), adjustedContentInset: .zero,
            options: LayoutOptions(
                sectionBackgrounds: [.zero, EdgeInsets(top: 0, left: 0, bottom: -90, right: 0)]))
        #expect(layout.elements(in: Rect(x: 0, y: 145, width: 10, height: 10)).map(\.kind) == [.decoration])
        let beyond = layout.elements(in: Rect(x: 0, y: 400, width: 10, height: 5))
        #expect(beyond.map(\.indexPath.section) == [1])
        #expect(beyond.first?.frame == Rect(x: 0, y: 160, width: 320, height: 250))
    }

    @Test(arguments: [RandomLayout.Kind.uniformFlow, .mixedFlow, .grid, .spannedGrid], [false, true])
    func queriesFindWhatLookingAtEveryElementFinds(_ kind: RandomLayout.Kind, _ isRightToLeft: Bool) {
        for seed in UInt64(1)...100 {
            let random = RandomLayout(seed: seed, kind: kind)
            var generator = SeededGenerator(seed: seed + 900)
            let insets = (0..<5).map { _ in Bool.random(using: &generator) ? generator.insets(-40...40) : nil }
            let layout = random.layout.prepared(
                for: random.bounds, adjustedContentInset: random.contentInset,
                options: LayoutOptions(isRightToLeft: isRightToLeft, sectionBackgrounds: insets))
            #expect(layout.elementCount == layout.allElements.count, "\(random)")
            for _ in 0..<15 {
                let rect = generator.rect(around: layout.contentSize)
                #expect(
                    layout.elements(in: rect) == layout.allElements.filter { $0.frame.intersects(rect) },
                    "\(random), \(rect.text)")
            }
        }
    }
}
