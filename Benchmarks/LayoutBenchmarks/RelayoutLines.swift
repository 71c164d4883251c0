import CollectionLayout

/// One item's size changed: breaking lines until they agree again, against laying all of them out anew.
func relayoutLines(_ sink: Sink) {
    heading("One size changed, ns (times the full pass; less is better)")
    for count in [1_000, 100_000, 1_000_000] {
        let sizes = Columns(count: count)
        let flow = Layout.flow(
            FlowLayout(sections: [
                .init(
                    itemCount: count, itemSize: sizes.values, minimumLineSpacing: 20, minimumInteritemSpacing: 8)
            ]))
        let layout = flow.prepared(for: Size(width: 358, height: 844), adjustedContentInset: .zero)
        let indexPath = IndexPath(section: 0, item: count / 3)
        var contest = Contest("mixed flow, \(grouped(count))", count: 1)
        contest.add("full pass") {
            sink.keep(flow.prepared(for: Size(width: 358, height: 844), adjustedContentInset: .zero).contentSize.height)
        }
        contest.add("resizing") {
            sink.keep(layout.resizing([(indexPath, Size(width: 131, height: 97))])?.contentSize.height ?? 0)
        }
        contest.run()
    }
}
