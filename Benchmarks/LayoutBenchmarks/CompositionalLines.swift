import CollectionLayout

/// Sections of groups: one group solved and repeated, and group by group where cells size themselves.
func compositionalLines(_ sink: Sink) {
    heading("Compositional, ns a section to prepare (times the same with 30 items; less is better)")
    for (name, group) in [("rows of five", fives), ("nested, seven places", library)] {
        var contest = Contest(name, count: 1)
        for count in [30, 100_000, 1_000_000] {
            let layout = section(group, count: count)
            contest.add("prepared, \(grouped(count))") { sink.keep(layout.onPhone().contentSize.height) }
        }
        contest.run()
    }
    heading("Compositional, ns an item (times the plain loop; less is better)")
    for count in [1_000, 100_000] {
        for (name, group) in [("rows of five", fives), ("nested, seven places", library)] {
            repeatedLine("\(name), \(grouped(count))", group, count, sink)
        }
        sizedLine(count, sink)
    }
}

/// Two columns of cells as high as they prefer, in groups as high as the higher one.
private func sizedLine(_ count: Int, _ sink: Sink) {
    let heights = (0..<count).map { Double(36 + $0 % 5 * 22) }
    let frames = UnsafeMutableBufferPointer<Rect>.allocate(capacity: count)
    frames.initialize(repeating: .zero)
    defer { frames.deallocate() }
    let item = LayoutItem(size: LayoutSize(width: .fractionalWidth(0.5), height: .estimated(44)))
    let group = LayoutItem(
        size: LayoutSize(width: .fractionalWidth(1), height: .estimated(44)), group: LayoutGroup(subitems: [item]))
    let layout = section(group, count: count) { item, size, _ in Size(width: size.width, height: heights[item]) }
    var contest = Contest("cells size themselves, \(grouped(count))", count: count)
    contest.add("plain loop") {
        var y = 0.0
        for first in stride(from: 0, to: count, by: 2) {
            var height = 0.0
            for place in first..<min(first + 2, count) {
                frames[place] = Rect(x: place == first ? 0 : 195, y: y, width: 195, height: heights[place])
                height = max(height, heights[place])
            }
            y += height
        }
        sink.keep(frames[count - 1].y)
    }
    contest.add("prepared + writeFrames") {
        layout.onPhone().writeFrames(ofItems: 0..<count, inSection: 0, to: frames)
        sink.keep(frames[count - 1].y)
    }
    contest.run()
}

private func repeatedLine(_ title: String, _ group: LayoutItem, _ count: Int, _ sink: Sink) {
    let frames = UnsafeMutableBufferPointer<Rect>.allocate(capacity: count)
    frames.initialize(repeating: .zero)
    defer { frames.deallocate() }
    let layout = section(group, count: count)
    let prepared = layout.onPhone()
    let places = (0..<count).prefix(while: { prepared.frame(at: IndexPath(section: 0, item: $0)).y < groupHeight })
        .map { prepared.frame(at: IndexPath(section: 0, item: $0)) }
    var contest = Contest(title, count: count)
    contest.add("plain loop over one group's places") {
        var first = 0
        var y = 0.0
        while first < count {
            for place in 0..<min(places.count, count - first) {
                frames[first + place] = places[place].offset(x: 0, y: y)
            }
            first += places.count
            y += groupHeight
        }
        sink.keep(frames[count - 1].y)
    }
    contest.add("prepared + writeFrames") {
        layout.onPhone().writeFrames(ofItems: 0..<count, inSection: 0, to: frames)
        sink.keep(frames[count - 1].y)
    }
    contest.run()
}

/// Both groups are as high as this, without room between them.
private let groupHeight = 390.0

private let fives = LayoutItem(
    size: LayoutSize(width: .fractionalWidth(1), height: .absolute(groupHeight)),
    group: LayoutGroup(filling: .count(5)))

/// A large place beside two small ones, three in a row, and one across.
private let library: LayoutItem = {
    let pair = LayoutItem(
        size: LayoutSize(width: .fractionalWidth(1 / 3), height: .fractionalHeight(1)),
        group: LayoutGroup(axis: .vertical, filling: .count(2)))
    let large = LayoutItem(size: LayoutSize(width: .fractionalWidth(2 / 3), height: .fractionalHeight(1)))
    let top = LayoutItem(
        size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(0.5)),
        group: LayoutGroup(subitems: [large, pair]))
    let middle = LayoutItem(
        size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(0.25)),
        group: LayoutGroup(filling: .count(3)))
    let bottom = LayoutItem(size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(0.25)))
    return LayoutItem(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(groupHeight)),
        group: LayoutGroup(axis: .vertical, subitems: [top, middle, bottom]))
}()

private func section(
    _ group: LayoutItem, count: Int, preferredSize: ((Int, Size, LayoutAxes) -> Size)? = nil
) -> Layout {
    .compositional(
        CompositionalLayout(sections: [
            .init(itemCount: count, content: .groups(.init(group: group, preferredSize: preferredSize)))
        ]))
}
