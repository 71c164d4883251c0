import CollectionLayout
import TestSupport
import Testing

@Suite struct InvariantTests {
    private let seeds = UInt64(1)...200

    @Test(arguments: RandomLayout.Kind.orderly)
    func nothingOverlaps(_ kind: RandomLayout.Kind) {
        for seed in seeds {
            let random = RandomLayout(seed: seed, kind: kind, isTame: true)
            let elements = random.prepared().allElements
            for (index, element) in elements.enumerated() {
                // Rounding may lay an edge over the next one by its last bits.
                let inner = element.frame.inset(by: EdgeInsets(top: 1e-9, left: 1e-9, bottom: 1e-9, right: 1e-9))
                guard inner.width > 0, inner.height > 0 else { continue }
                if let other = elements[(index + 1)...].first(where: { $0.frame.intersects(inner) }) {
                    Issue.record("\(random): \(element.text) lies over \(other.text)")
                }
            }
        }
    }

    @Test(arguments: RandomLayout.Kind.orderly)
    func allIsInsideTheContent(_ kind: RandomLayout.Kind) {
        for seed in seeds {
            let random = RandomLayout(seed: seed, kind: kind, isTame: true)
            let layout = random.prepared()
            for element in layout.allElements {
                let frame = element.frame
                let fits =
                    frame.x > -1e-9 && frame.y > -1e-9 && frame.maxX < layout.contentSize.width + 1e-9
                    && frame.maxY < layout.contentSize.height + 1e-9
                if !fits { Issue.record("\(random): \(element.text) sticks out of \(layout.contentSize)") }
            }
        }
    }

    @Test(arguments: RandomLayout.Kind.allCases)
    func twiceEqualsOnce(_ kind: RandomLayout.Kind) {
        for seed in seeds {
            let random = RandomLayout(seed: seed, kind: kind)
            let first = random.prepared()
            let second = random.prepared()
            #expect(first.allElements == second.allElements, "\(random)")
            #expect(first.contentSize == second.contentSize, "\(random)")
        }
    }

    /// The three ways to a frame give the same bits.
    @Test(arguments: RandomLayout.Kind.allCases)
    func framesOneByOneEqualFramesByTheRun(_ kind: RandomLayout.Kind) {
        for seed in seeds {
            let random = RandomLayout(seed: seed, kind: kind)
            let layout = random.prepared()
            for element in layout.allElements {
                #expect(layout.frame(of: element.kind, at: element.indexPath) == element.frame, "\(random)")
            }
            for section in 0..<layout.sectionCount {
                let items = layout.itemCount(inSection: section) / 3..<layout.itemCount(inSection: section)
                let run = [Rect](unsafeUninitializedCapacity: items.count) { frames, count in
                    layout.writeFrames(ofItems: items, inSection: section, to: frames)
                    count = items.count
                }
                #expect(run == Array(layout.cellFrames(inSection: section)[items]), "\(random)")
            }
        }
    }

    @Test(arguments: RandomLayout.Kind.allCases.filter { !RandomLayout.Kind.withoutDirection.contains($0) })
    func horizontalIsVerticalWithItsAxesExchanged(_ kind: RandomLayout.Kind) {
        for seed in seeds {
            let random = RandomLayout(seed: seed, kind: kind)
            let layout = random.prepared()
            let other = random.layout.transposed.prepared(
                for: random.bounds.transposed, adjustedContentInset: random.contentInset.transposed)
            #expect(other.scrollDirection != layout.scrollDirection)
            #expect(other.contentSize.transposed == layout.contentSize, "\(random)")
            #expect(other.allElements.map(\.frame.transposed) == layout.allElements.map(\.frame), "\(random)")
        }
    }
}

extension RandomLayout {
    func prepared() -> PreparedLayout {
        layout.prepared(for: bounds, adjustedContentInset: contentInset)
    }
}

extension Layout {
    /// The same layout along the other axis, its inputs exchanged.
    fileprivate var transposed: Layout {
        switch self {
        case .flow(var flow):
            flow.scrollDirection = flow.scrollDirection.other
            flow.sections = flow.sections.map {
                var section = $0
                section.sectionInset = section.sectionInset.transposed
                section.itemSize = section.itemSize.transposed
                return section
            }
            return .flow(flow)
        case .grid(var grid):
            grid.scrollDirection = grid.scrollDirection.other
            grid.sections = grid.sections.map {
                var section = $0
                section.sectionInset = section.sectionInset.transposed
                return section
            }
            return .grid(grid)
        case .spiral(var spiral):
            spiral.scrollDirection = spiral.scrollDirection.other
            spiral.itemSize = spiral.itemSize.transposed
            return .spiral(spiral)
        case .list(var list):
            list.scrollDirection = list.scrollDirection.other
            list.sections = list.sections.map {
                var section = $0
                section.sectionInset = section.sectionInset.transposed
                section.rows = section.rows.transposed
                return section
            }
            return .list(list)
        case .formula(var formula):
            let fill = formula.fill
            formula.scrollDirection = formula.scrollDirection.other
            formula.sectionInset = formula.sectionInset.transposed
            formula.fill = { section, range, previous, columns in
                fill(section, range, previous, columns)
                for place in range.indices.map({ $0 - range.lowerBound }) {
                    swap(&columns.x[place], &columns.y[place])
                    swap(&columns.width[place], &columns.height[place])
                }
            }
            return .formula(formula)
        case .waterfall(var waterfall):
            waterfall.scrollDirection = waterfall.scrollDirection.other
            waterfall.sections = waterfall.sections.map {
                var section = $0
                section.sectionInset = section.sectionInset.transposed
                if case .proportional(let sizes) = section.itemLengths {
                    section.itemLengths = .proportional(sizes.transposed)
                }
                return section
            }
            return .waterfall(waterfall)
        case .mosaic(var mosaic):
            mosaic.scrollDirection = mosaic.scrollDirection.other
            mosaic.sections = mosaic.sections.map {
                var section = $0
                section.sectionInset = section.sectionInset.transposed
                section.proportions = section.proportions.transposed
                return section
            }
            return .mosaic(mosaic)
        case .carousel(var carousel):
            carousel.scrollDirection = carousel.scrollDirection.other
            carousel.itemSize = carousel.itemSize.transposed
            carousel.sectionInset = carousel.sectionInset.transposed
            return .carousel(carousel)
        case .compositional(let compositional):
            return .compositional(compositional.transposed)
        case .circle, .stack:
            return self
        }
    }
}

extension ScrollDirection {
    fileprivate var other: ScrollDirection { self == .vertical ? .horizontal : .vertical }
}

extension ListLayout.Rows {
    var transposed: ListLayout.Rows {
        switch self {
        case .constant(var row):
            row.size = row.size.transposed
            return .constant(row)
        case .perItem(let fill):
            return .perItem { range, columns in
                let sizes = SizeColumns(widths: columns.sizes.heights, heights: columns.sizes.widths)
                return fill(
                    range,
                    ListLayout.RowColumns(
                        sizes: sizes, spacings: columns.spacings, alignments: columns.alignments))
            }
        case .inOrder:
            return self
        }
    }
}

extension ItemValues {
    fileprivate var transposed: ItemValues {
        switch self {
        case .constant(let size): .constant(size.transposed)
        case .perItem(let fill):
            .perItem { range, columns in fill(range, SizeColumns(widths: columns.heights, heights: columns.widths)) }
        }
    }
}
