import CollectionLayout

private let insets = EdgeInsets(top: 16, left: 16, bottom: 20, right: 16)
private let turned = Size(width: 844, height: 390)

func waterfallLine(_ count: Int, _ frames: UnsafeMutableBufferPointer<Rect>, _ sink: Sink) {
    let sizes = Columns(count: count)
    func waterfall(columns: Int, spans: ItemSpans = .one) -> Layout {
        .waterfall(
            WaterfallLayout(sections: [
                .init(
                    itemCount: count, columns: columns, spacing: 8, lineSpacing: 20, itemLengths: sizes.lengths,
                    spans: spans, sectionInset: insets)
            ]))
    }
    let spans = ItemSpans.perItem { range, places in
        for (place, item) in range.enumerated() { places[place] = item % 5 == 0 ? 2 : 1 }
        return .fine
    }
    let three = waterfall(columns: 3)
    var contest = Contest("waterfall, \(grouped(count))", count: count)
    contest.add("plain loop, three columns") {
        plainWaterfall(frames, sizes, available: 358, spacing: 8, lineSpacing: 20)
        sink.keep(frames[count - 1].y)
    }
    contest.add("prepared, three columns") { sink.keep(three.onPhone().contentSize.height) }
    contest.add("prepared again, the phone turned") {
        sink.keep(three.prepared(for: turned, adjustedContentInset: .zero).contentSize.height)
    }
    contest.run()
    for (columns, isSpanned) in [(6, true), (100, false)] {
        let layout = waterfall(columns: columns, spans: isSpanned ? spans : .one)
        let title = isSpanned ? "six columns, every fifth over two" : "a hundred columns"
        var contest = Contest("waterfall, \(grouped(count))", count: count)
        contest.add("plain loop, \(title)") {
            plainWaterfall(
                frames, sizes, columns: columns, isSpanned: isSpanned, available: 358, spacing: 8, lineSpacing: 20)
            sink.keep(frames[count - 1].y)
        }
        contest.add("prepared, \(title)") { sink.keep(layout.onPhone().contentSize.height) }
        contest.run()
    }
}

func mosaicLine(_ count: Int, _ frames: UnsafeMutableBufferPointer<Rect>, _ sink: Sink) {
    let sizes = Columns(count: count)
    let mosaic = Layout.mosaic(
        MosaicLayout(sections: [
            .init(
                itemCount: count, proportions: sizes.values, rowHeight: 110, spacing: 8, lineSpacing: 20,
                sectionInset: insets)
        ]))
    var contest = Contest("mosaic, \(grouped(count))", count: count)
    contest.add("plain loop") {
        plainMosaic(frames, sizes, available: 358, rowHeight: 110, spacing: 8, lineSpacing: 20)
        sink.keep(frames[count - 1].y)
    }
    contest.add("prepared") { sink.keep(mosaic.onPhone().contentSize.height) }
    contest.add("prepared again, the phone turned") {
        sink.keep(mosaic.prepared(for: turned, adjustedContentInset: .zero).contentSize.height)
    }
    contest.run()
}
