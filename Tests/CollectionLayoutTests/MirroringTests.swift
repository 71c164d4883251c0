import CollectionLayout
import TestSupport
import Testing

/// Read from right to left a picture is the mirrored one, whatever the layout.
@Suite struct MirroringTests {
    private let mirrored = LayoutOptions(isRightToLeft: true)

    /// 390 − 16 − 100 = 274, and 110 less for the second; the section's left inset is on the right.
    @Test func aLineBeginsAtTheRight() {
        let layout = Layout.flow(
            FlowLayout(sections: [
                FlowLayout.Section(
                    itemCount: 2, itemSize: .sizes([Size(width: 100, height: 40), Size(width: 60, height: 40)]),
                    sectionInset: EdgeInsets(top: 30, left: 16, bottom: 20, right: 5), lineAlignment: .leading)
            ])
        ).prepared(for: Size(width: 390, height: 600), adjustedContentInset: .zero, options: mirrored)
        #expect(
            layout.cellFrames() == [
                Rect(x: 274, y: 30, width: 100, height: 40), Rect(x: 204, y: 30, width: 60, height: 40),
            ])
        #expect(layout.isFlipped)
    }

    /// Trailing is the left then: the last cell ends 5 points, the right inset, from the left.
    @Test func trailingIsTheLeft() {
        let layout = Layout.flow(
            FlowLayout(sections: [
                FlowLayout.Section(
                    itemCount: 2, itemSize: .sizes([Size(width: 100, height: 40), Size(width: 60, height: 40)]),
                    sectionInset: EdgeInsets(top: 30, left: 16, bottom: 20, right: 5), lineAlignment: .trailing)
            ])
        ).prepared(for: Size(width: 390, height: 600), adjustedContentInset: .zero, options: mirrored)
        // 5, and 5 + 60 + 10 for the first.
        #expect(layout.cellFrames().map(\.x) == [75, 5])
    }

    /// Two cells of 100 and 10 between them in a view of 390: the first ends at 390 − 5, the right content inset.
    @Test func aShortRowStandsAtTheRight() {
        let layout = Layout.flow(
            FlowLayout(
                scrollDirection: .horizontal,
                sections: [FlowLayout.Section(itemCount: 2, itemSize: .square(100), minimumLineSpacing: 10)])
        ).prepared(
            for: Size(width: 390, height: 150), adjustedContentInset: EdgeInsets(top: 0, left: 15, bottom: 0, right: 5),
            options: mirrored)
        // The offset at rest is −15, so that x 0 is seen at 15; the content is the 370 points between the insets.
        #expect(layout.contentSize.width == 370)
        #expect(layout.cellFrames().map(\.x) == [270, 160])
    }

    /// Content that is narrower than the view: 10 from the left is 10 from the right, where the right content inset begins.
    @Test func whatIsPlacedFromTheLeftIsPlacedFromTheRight() {
        let cell = PlacedCell(frame: Rect(x: 10, y: 20, width: 30, height: 40))
        let layout = Layout.formula(FormulaLayout([cell], itemCounts: [1])).prepared(
            for: Size(width: 390, height: 600), adjustedContentInset: EdgeInsets(top: 0, left: 15, bottom: 0, right: 5),
            options: mirrored)
        #expect(layout.contentSize == Size(width: 370, height: 60))
        #expect(layout.cellFrames() == [Rect(x: 330, y: 20, width: 30, height: 40)])
    }

    /// Sizes are in quarters of a point, so mirroring twice gives the same bits.
    @Test(arguments: RandomLayout.Kind.allCases)
    func mirroredTwiceIsTheSame(_ kind: RandomLayout.Kind) {
        for seed in UInt64(1)...100 {
            let random = RandomLayout(seed: seed, kind: kind)
            let flipped = random.layout.prepared(
                for: random.bounds, adjustedContentInset: random.contentInset, options: mirrored)
            // The content inset is the scroll view's and stays where it is; the layout that is mirrored has it the other way.
            let plain = random.layout.prepared(
                for: random.bounds, adjustedContentInset: random.contentInset.mirrored)
            // What does not fill the view is mirrored about the view.
            let inset = random.contentInset
            #expect(
                flipped.contentSize
                    == Size(
                        width: max(plain.contentSize.width, random.bounds.width - inset.left - inset.right),
                        height: plain.contentSize.height),
                "\(random)")
            let width = flipped.contentSize.width
            for (element, other) in zip(flipped.allElements, plain.allElements) {
                let back = element.frame.mirrored(in: width)
                guard element.kind == other.kind, element.indexPath == other.indexPath,
                    back.isClose(to: other.frame, within: 1e-9)
                else {
                    Issue.record("\(random): \(other.text) expected, mirrored back it is \(back.text)")
                    break
                }
            }
        }
    }

    @Test(arguments: RandomLayout.Kind.allCases)
    func queriesFindWhatLookingAtEveryElementFinds(_ kind: RandomLayout.Kind) {
        for seed in UInt64(1)...100 {
            let random = RandomLayout(seed: seed, kind: kind)
            let layout = random.layout.prepared(
                for: random.bounds, adjustedContentInset: random.contentInset, options: mirrored)
            var generator = SeededGenerator(seed: seed + 500)
            for _ in 0..<15 {
                let rect = generator.rect(around: layout.contentSize)
                #expect(
                    layout.elements(in: rect) == layout.allElements.filter { layout.covers(rect, $0) },
                    "\(random), \(rect.text)")
            }
            for section in 0..<layout.sectionCount {
                let count = layout.itemCount(inSection: section)
                let run = [Rect](unsafeUninitializedCapacity: count) { frames, written in
                    layout.writeFrames(ofItems: 0..<count, inSection: section, to: frames)
                    written = count
                }
                #expect(run == layout.cellFrames(inSection: section), "\(random)")
            }
        }
    }
}
