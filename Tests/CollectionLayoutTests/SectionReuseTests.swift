import CollectionLayout
import TestSupport
import Testing

/// A layout that takes over what nothing has changed is the layout that is made from nothing.
@Suite struct SectionReuseTests {
    @Test(arguments: [RandomLayout.Kind.uniformFlow, .mixedFlow, .grid, .spannedGrid], 0..<40 as Range<UInt64>)
    func sectionsTakenOverAreTheSameAtAnotherPlace(kind: RandomLayout.Kind, seed: UInt64) {
        let random = RandomLayout(seed: seed, kind: kind)
        let former = random.prepared()
        var generator = SeededGenerator(seed: seed &+ 500)
        // Some sections leave, the others are shuffled, and a new one comes at the beginning.
        let order = (0..<former.sectionCount).shuffled(using: &generator).filter { _ in
            Int.random(in: 0...3, using: &generator) > 0
        }
        let rearranged = random.layout.rearranged(order)
        let full = rearranged.prepared(for: random.bounds, adjustedContentInset: random.contentInset)
        let reusing = rearranged.prepared(
            for: random.bounds, adjustedContentInset: random.contentInset,
            reusing: SectionReuse(layout: former, sections: [nil] + order.map { $0 }))
        #expect(reusing.contentSize == full.contentSize)
        #expect(reusing.allElements == full.allElements)
        #expect(reusing.diagnostics == full.diagnostics)
        for _ in 0..<8 {
            let rect = generator.rect(around: full.contentSize)
            #expect(reusing.elements(in: rect) == full.elements(in: rect), "\(rect.text)")
        }
        for element in full.allElements where element.kind == .cell {
            #expect(reusing.isInvalid(at: element.indexPath) == full.isInvalid(at: element.indexPath))
        }
    }

    /// What is taken over is not asked for again: its sizes come from a closure that counts.
    @Test func whatIsTakenOverIsNotAskedFor() {
        var asked = 0
        let sizes = ItemValues.perItem { range, columns in
            asked += range.count
            for place in 0..<range.count {
                columns.widths[place] = place % 2 == 0 ? 40 : 60
                columns.heights[place] = 30
            }
            return .fine
        }
        let section = FlowLayout.Section(itemCount: 1_000, itemSize: sizes)
        let former = Layout.flow(FlowLayout(sections: [section, section])).prepared(width: 390)
        #expect(asked == 2_000)
        let layout = Layout.flow(FlowLayout(sections: [section, section, section])).prepared(
            for: Size(width: 390, height: 480), adjustedContentInset: .zero,
            reusing: SectionReuse(layout: former, sections: [1, nil, 0]))
        #expect(asked == 3_000)
        #expect(layout.contentSize.height == former.contentSize.height * 1.5)
    }

    /// Memory that is shared goes when the last layout goes that holds it; a chain of them ends before long.
    @Test func chainsEnd() {
        let section = FlowLayout.Section(
            itemCount: 2_000, itemSize: .sizes((0..<2_000).map { Size(width: 40 + Double($0 % 2), height: 30) }))
        let flow = Layout.flow(FlowLayout(sections: [section]))
        var layout = flow.prepared(width: 390)
        let alone = layout.memoryBytes
        for _ in 0..<500 {
            layout = flow.prepared(
                for: Size(width: 390, height: 480), adjustedContentInset: .zero,
                reusing: SectionReuse(layout: layout, sections: [0]))
            #expect(layout.memoryBytes < 2 * alone)
        }
    }
}

extension Layout {
    /// A new empty section, then some of the old ones in another order.
    fileprivate func rearranged(_ order: [Int]) -> Layout {
        switch self {
        case .flow(var flow):
            flow.sections = [FlowLayout.Section(itemCount: 7, headerLength: 11)] + order.map { flow.sections[$0] }
            return .flow(flow)
        case .grid(var grid):
            grid.sections = [GridLayout.Section(itemCount: 7, columns: 3)] + order.map { grid.sections[$0] }
            return .grid(grid)
        default: return self
        }
    }
}
