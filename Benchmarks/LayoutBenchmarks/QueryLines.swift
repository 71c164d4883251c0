import CollectionLayout

/// Time of one question for what a screen shows, against looking at every frame and against the search alone.
func queryLines(_ sink: Sink) {
    heading("What a rectangle of 390×844 holds, ns a question (times the linear scan; less is better)")
    for count in [1_000, 1_000_000] {
        let sizes = Columns(count: count)
        var spans = UInt64(7)
        let layouts: [(String, Layout)] = [
            ("grid", .grid(GridLayout(sections: [.init(itemCount: count, columns: 3)]))),
            (
                "grid with spans",
                .grid(
                    GridLayout(sections: [
                        .init(
                            itemCount: count, columns: 3,
                            spans: .perItem { range, places in
                                for place in 0..<range.count {
                                    spans = spans &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                                    places[place] = Double(1 + spans >> 62)
                                }
                                return .fine
                            })
                    ]))
            ),
            (
                "uniform flow",
                .flow(
                    FlowLayout(sections: [.init(itemCount: count, itemSize: .constant(Size(width: 114, height: 114)))]))
            ),
            ("mixed flow", .flow(FlowLayout(sections: [.init(itemCount: count, itemSize: sizes.values)]))),
            (
                "waterfall",
                .waterfall(WaterfallLayout(sections: [.init(itemCount: count, columns: 3, itemLengths: sizes.lengths)]))
            ),
            (
                "waterfall, a column left behind",
                .waterfall(
                    WaterfallLayout(sections: [
                        .init(
                            itemCount: count, columns: 3, itemLengths: sizes.lengths,
                            spans: .perItem { range, places in
                                // Two columns each until the last item drops into the third, at the top.
                                for (place, item) in range.enumerated() { places[place] = item == count - 1 ? 1 : 2 }
                                return .fine
                            })
                    ]))
            ),
            ("mosaic", .mosaic(MosaicLayout(sections: [.init(itemCount: count, proportions: sizes.values)]))),
            ("spiral", .spiral(SpiralLayout(itemCounts: [count], radius: 145))),
            ("spiral, mixed sizes", .spiral(SpiralLayout(itemCounts: [count], itemSize: sizes.values, radius: 145))),
            ("circle", .circle(CircleLayout(itemCounts: [count]))),
            ("circle, mixed sizes", .circle(CircleLayout(itemCounts: [count], itemSize: sizes.values))),
            ("compositional", compositional(count)),
            ("stack", .stack(StackLayout(itemCounts: [count]))),
            ("carousel", .carousel(CarouselLayout(itemCounts: [count]))),
            ("carousel, mixed sizes", .carousel(CarouselLayout(itemCounts: [count], itemSize: sizes.values))),
        ]
        for (name, layout) in layouts {
            queryLine("\(name), \(grouped(count))", layout.onPhone(), sink)
        }
    }
    trackLine(sink)
}

private func queryLine(_ title: String, _ layout: PreparedLayout, _ sink: Sink) {
    let frames = UnsafeMutableBufferPointer<Rect>.allocate(capacity: layout.itemCount)
    defer { frames.deallocate() }
    layout.writeFrames(ofItems: 0..<layout.itemCount, inSection: 0, to: frames)
    // Where a page would look: on along the scroll, and about the middle of what is larger than the screen both ways.
    let rect = Rect(
        x: max(0, layout.contentSize.width - 390) / 2, y: max(0, layout.contentSize.height - 844) * 0.6, width: 390,
        height: 844)
    var contest = Contest(title, count: 1)
    contest.add("linear scan of the frames") { sink.keep(linearScan(frames, rect)) }
    contest.add("forEachElement(in:)") {
        var sum = 0.0
        layout.forEachElement(in: rect) { sum += $0.frame.x }
        sink.keep(sum)
    }
    contest.add("bare binary search of the frames") { sink.keep(bareSearch(frames, rect)) }
    contest.run()
}

/// Rows of three, one group repeated.
private func compositional(_ count: Int) -> Layout {
    let group = LayoutItem(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(120)), group: LayoutGroup(filling: .count(3)))
    return .compositional(
        CompositionalLayout(sections: [.init(itemCount: count, content: .groups(.init(group: group)))]))
}
