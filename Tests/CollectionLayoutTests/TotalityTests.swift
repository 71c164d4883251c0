import CollectionLayout
import Testing

/// Any numbers give finite frames, at once.
@Suite struct TotalityTests {
    private static let numbers: [Double] = [
        0, -1, 0.1, 1e6, -1e6, 1e7, 1e300, -1e300, .leastNonzeroMagnitude, .infinity, -.infinity, .nan,
    ]
    private static let bounds = [
        Size.zero, Size(width: 1, height: 1), Size(width: 320, height: 0), Size(width: -5, height: 100),
        Size(width: 16_384, height: 16_384), Size(width: .nan, height: .infinity),
    ]

    private func check(_ layout: Layout, _ note: String) {
        for bounds in Self.bounds {
            let prepared = layout.prepared(
                for: bounds, adjustedContentInset: EdgeInsets(top: 20, left: 500, bottom: 1e9, right: .nan))
            #expect(prepared.contentSize.width >= 0 && prepared.contentSize.width.isFinite, "\(note)")
            #expect(prepared.contentSize.height >= 0 && prepared.contentSize.height.isFinite, "\(note)")
            var count = 0
            prepared.forEachElement { element in
                count += 1
                if !element.frame.isFinite { Issue.record("\(note), \(bounds): \(element.text)") }
            }
            #expect(count == prepared.elementCount)
            for rect in [
                Rect.zero, Rect(x: -1e300, y: -1e300, width: 1e301, height: 1e301),
                Rect(x: .nan, y: 0, width: 1, height: 1), Rect(x: 0, y: .infinity, width: 1, height: -.infinity),
                Rect(x: 0, y: 0, width: -5, height: .nan),
            ] {
                prepared.forEachElement(in: rect) { _ in }
            }
        }
    }

    @Test func flow() {
        for (index, a) in Self.numbers.enumerated() {
            for b in Self.numbers {
                let c = Self.numbers[(index + 5) % Self.numbers.count]
                for values in [ItemValues.constant(Size(width: a, height: b)), Self.mixed(a, b)] {
                    var section = FlowLayout.Section(
                        itemCount: 40, itemSize: values, sectionInset: EdgeInsets(top: b, left: a, bottom: c, right: b),
                        minimumLineSpacing: c, minimumInteritemSpacing: b, headerLength: a, footerLength: c)
                    section.fitTolerance = c
                    check(.flow(FlowLayout(sections: [section, section])), "flow \(a) \(b) \(c)")
                }
            }
        }
    }

    /// As a file gives them: what makes no sense is 0 by then.
    private static func mixed(_ a: Double, _ b: Double) -> ItemValues {
        func taken(_ value: Double) -> Double { value >= 0 && value <= 1e6 ? value : 0 }
        return .sizes((0..<40).map { Size(width: $0 % 3 == 0 ? taken(a) : 10, height: $0 % 2 == 0 ? taken(b) : 20) })
    }

    @Test func list() {
        for (index, a) in Self.numbers.enumerated() {
            for b in Self.numbers {
                let c = Self.numbers[(index + 5) % Self.numbers.count]
                let row = ListLayout.Row(size: Size(width: a, height: b), spacing: c, alignment: .center)
                func mixed(_ item: Int) -> ListLayout.Row {
                    var row = row
                    row.spacing = item % 2 == 0 ? c : a
                    row.size = Size(
                        width: a >= 0 && a <= 1e6 ? a : 0, height: item % 3 == 0 && b >= 0 && b <= 1e6 ? b : 7)
                    return row
                }
                let all: [ListLayout.Rows] = [
                    .constant(row), .rows((0..<40).map(mixed)),
                    .inOrder { item, previous in
                        (ListLayout.Row(size: Size(width: previous.maxY + a, height: b), spacing: c), item % 2 == 0)
                    },
                ]
                for rows in all {
                    let section = ListLayout.Section(
                        itemCount: 40, rows: rows, sectionInset: EdgeInsets(top: b, left: a, bottom: c, right: b),
                        headerLength: a, footerLength: c)
                    check(
                        .list(ListLayout(isAnchoredAtEnd: index % 2 == 0, sections: [section, section])),
                        "list \(a) \(b) \(c)")
                }
            }
        }
    }

    @Test func grid() {
        for (index, a) in Self.numbers.enumerated() {
            for b in Self.numbers {
                let c = Self.numbers[(index + 5) % Self.numbers.count]
                for columns in [Int.min, 0, 1, 3, Int.max] {
                    let section = GridLayout.Section(
                        itemCount: 20, columns: columns, spacing: a, lineSpacing: b,
                        itemLength: index % 2 == 0 ? .aspectRatio(c) : .fixed(c), leadingBlanks: columns,
                        spans: .spans((0..<20).map { Self.numbers[($0 + index) % Self.numbers.count] }),
                        sectionInset: EdgeInsets(top: b, left: a, bottom: c, right: b), headerLength: c, footerLength: a
                    )
                    check(
                        .grid(GridLayout(scrollDirection: .horizontal, sections: [section])),
                        "grid \(a) \(b) \(columns)")
                }
            }
        }
    }

    @Test func waterfall() {
        for (index, a) in Self.numbers.enumerated() {
            for b in Self.numbers {
                let c = Self.numbers[(index + 5) % Self.numbers.count]
                let lengths: [WaterfallLayout.ItemLengths] = [
                    .fixed(c), .lengths((0..<20).map { Self.numbers[($0 + index) % Self.numbers.count] }),
                    .proportional(Self.mixed(b, c)), .proportional(.constant(Size(width: b, height: c))),
                ]
                for (columns, lengths) in zip([Int.min, 0, 3, Int.max], lengths) {
                    let section = WaterfallLayout.Section(
                        itemCount: 20, columns: columns, spacing: a, lineSpacing: b, itemLengths: lengths,
                        spans: index % 3 == 0
                            ? .one : .spans((0..<20).map { Self.numbers[($0 + index) % Self.numbers.count] }),
                        sectionInset: EdgeInsets(top: b, left: a, bottom: c, right: b), headerLength: c, footerLength: a
                    )
                    check(
                        .waterfall(
                            WaterfallLayout(
                                scrollDirection: index % 2 == 0 ? .horizontal : .vertical, sections: [section, section])
                        ),
                        "waterfall \(a) \(b) \(columns)")
                }
            }
        }
    }

    @Test func mosaic() {
        for (index, a) in Self.numbers.enumerated() {
            for b in Self.numbers {
                let c = Self.numbers[(index + 5) % Self.numbers.count]
                for values in [ItemValues.constant(Size(width: a, height: b)), Self.mixed(a, b)] {
                    let section = MosaicLayout.Section(
                        itemCount: 40, proportions: values, rowHeight: c, spacing: a, lineSpacing: b,
                        lastRow: index % 2 == 0 ? .leading : .justified,
                        sectionInset: EdgeInsets(top: b, left: a, bottom: c, right: b), headerLength: c, footerLength: a
                    )
                    check(
                        .mosaic(
                            MosaicLayout(
                                scrollDirection: index % 3 == 0 ? .horizontal : .vertical, sections: [section, section])
                        ),
                        "mosaic \(a) \(b) \(c)")
                }
            }
        }
    }

    @Test func spiral() {
        for (index, a) in Self.numbers.enumerated() {
            for b in Self.numbers {
                let c = Self.numbers[(index + 5) % Self.numbers.count]
                for values in [ItemValues.constant(Size(width: a, height: b)), Self.mixed(a, b)] {
                    check(
                        .spiral(
                            SpiralLayout(
                                itemCounts: [20, 0, 20], itemsPerTurn: a, itemSize: values, radius: b, top: c,
                                risePerRadian: b, bottom: a)), "spiral \(a) \(b) \(c)")
                }
            }
        }
    }

    @Test func formula() {
        for (index, a) in Self.numbers.enumerated() {
            for b in Self.numbers {
                let c = Self.numbers[(index + 5) % Self.numbers.count]
                let cells = (0..<40).map { item in
                    item % 3 == 0
                        ? PlacedCell(frame: Rect(x: 10, y: 20, width: 30, height: 40))
                        : PlacedCell(
                            frame: Rect(x: a, y: b, width: c, height: a), rotation: b, scale: c, alpha: a, zIndex: b)
                }
                for parts in [[], [.rotation, .scale, .alpha, .zIndex]] as [FormulaColumns.Parts] {
                    check(
                        .formula(
                            FormulaLayout(
                                cells, itemCounts: [20, 0, 20], parts: parts,
                                sectionInset: EdgeInsets(top: a, left: b, bottom: c, right: a),
                                contentSize: index % 3 == 0 ? Size(width: b, height: c) : nil)),
                        "formula \(a) \(b) \(c)")
                }
            }
        }
    }

    /// Beside the frames, what is turned, scaled and follows the scroll.
    private func checkAttributes(_ layout: Layout, _ note: String) {
        check(layout, note)
        let prepared = layout.prepared(width: 320)
        for element in prepared.allElements {
            let attributes = prepared.attributes(of: .cell, at: element.indexPath)
            let transform = attributes.transform(perspective: prepared.perspective)
            if !transform.numbers.allSatisfy(\.isFinite) { Issue.record("\(note): \(transform.numbers)") }
            guard let track = prepared.track(of: .cell, at: element.indexPath, over: -1e6...1e6) else { continue }
            for knot in track.knots {
                let values = knot.values
                let all = [knot.offset, values.dx, values.dy, values.scale, values.tilt, values.alpha, values.zIndex]
                if !all.allSatisfy(\.isFinite) { Issue.record("\(note): \(knot)") }
            }
            let rises = zip(track.knots, track.knots.dropFirst()).allSatisfy { $0.offset < $1.offset }
            #expect(rises && track.knots.count <= Track.maximumKnots, "\(note)")
        }
    }

    @Test func circle() {
        for (index, a) in Self.numbers.enumerated() {
            for b in Self.numbers {
                let c = Self.numbers[(index + 5) % Self.numbers.count]
                for values in [ItemValues.constant(Size(width: a, height: b)), Self.mixed(a, b)] {
                    checkAttributes(
                        .circle(
                            CircleLayout(
                                itemCounts: [20, 0, 20], itemSize: values, radius: index % 2 == 0 ? c : nil,
                                startAngle: b, spacing: a, ringSpacing: c, facesCenter: index % 3 == 0,
                                sectionInset: EdgeInsets(top: b, left: a, bottom: c, right: b),
                                cornerRadius: { _ in c })), "circle \(a) \(b) \(c)")
                }
            }
        }
    }

    @Test func stack() {
        for (index, a) in Self.numbers.enumerated() {
            for b in Self.numbers {
                let c = Self.numbers[(index + 5) % Self.numbers.count]
                for depth in [Int.min, 0, 7, Int.max] {
                    checkAttributes(
                        .stack(
                            StackLayout(
                                itemCounts: [20, 0, 20],
                                itemSize: index % 2 == 0 ? .constant(Size(width: a, height: b)) : Self.mixed(a, b),
                                angle: c, shift: Point(x: a, y: b), depth: depth, isFan: index % 3 == 0,
                                sectionInset: EdgeInsets(top: b, left: a, bottom: c, right: b))),
                        "stack \(a) \(b) \(c) \(depth)")
                }
            }
        }
    }

    @Test func carousel() {
        for (index, a) in Self.numbers.enumerated() {
            for b in Self.numbers {
                let c = Self.numbers[(index + 5) % Self.numbers.count]
                for values in [ItemValues.constant(Size(width: a, height: b)), Self.mixed(a, b)] {
                    checkAttributes(
                        .carousel(
                            CarouselLayout(
                                scrollDirection: index % 3 == 0 ? .vertical : .horizontal, itemCounts: [20, 0, 20],
                                itemSize: values, spacing: c, minimumScale: a, minimumAlpha: b,
                                tilt: index % 2 == 0 ? c : 1, perspective: b,
                                sectionInset: EdgeInsets(top: b, left: a, bottom: c, right: b))),
                        "carousel \(a) \(b) \(c)")
                }
            }
        }
    }

    /// Items that take no room all fit in one line, however many.
    @Test func itemsWithoutWidth() {
        let sizes = (0..<1000).map { Size(width: 0, height: $0 == 0 ? 1 : 2) }
        for values in [ItemValues.sizes(sizes), .constant(.zero)] {
            let section = FlowLayout.Section(itemCount: 1000, itemSize: values, minimumInteritemSpacing: 0)
            let frames = Layout.flow(FlowLayout(sections: [section])).prepared(width: 320).cellFrames()
            #expect(Set(frames.map(\.maxY)).count <= 2)
        }
    }

    @Test func nothingAtAll() {
        for layout in [
            Layout.flow(FlowLayout(sections: [])), .grid(GridLayout(sections: [])), .list(ListLayout(sections: [])),
            .waterfall(WaterfallLayout(sections: [])), .mosaic(MosaicLayout(sections: [])),
            .spiral(SpiralLayout(itemCounts: [], radius: 10)), .formula(FormulaLayout([], itemCounts: [])),
        ] {
            let prepared = layout.prepared(width: 320)
            #expect(prepared.elementCount == 0)
            #expect(prepared.contentSize.height == 0)
            #expect(prepared.elements(in: Rect(x: 0, y: 0, width: 320, height: 480)).isEmpty)
            #expect(prepared.supplementaryFrame(.header, inSection: 0) == nil)
            #expect(prepared.frame(of: .cell, at: IndexPath(section: 0, item: 0)) == nil)
        }
    }
}
