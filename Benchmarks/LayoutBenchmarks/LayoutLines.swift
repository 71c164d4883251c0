import CollectionLayout

/// Time an item of every layout, through its public face and from its inputs to all its frames, against a plain loop.
func layoutLines(_ sink: Sink) {
    heading("Layout, ns an item (times the plain loop; less is better)")
    for count in [30, 1_000, 100_000, 1_000_000] {
        let frames = UnsafeMutableBufferPointer<Rect>.allocate(capacity: count)
        frames.initialize(repeating: .zero)
        defer { frames.deallocate() }
        gridLine(count, frames, sink)
        elementsLine(count, sink)
        uniformFlowLine(count, frames, sink)
        mixedFlowLine(count, frames, sink, isJustified: true)
        mixedFlowLine(count, frames, sink, isJustified: false)
        waterfallLine(count, frames, sink)
        mosaicLine(count, frames, sink)
        spiralLine(count, frames, sink)
        circleLine(count, frames, sink)
        stackLine(count, frames, sink)
        carouselLine(count, frames, sink)
    }
}

private let phone = Size(width: 390, height: 844)
private let insets = EdgeInsets(top: 16, left: 16, bottom: 20, right: 16)

extension Layout {
    func onPhone() -> PreparedLayout { prepared(for: phone, adjustedContentInset: .zero) }
}

private func gridLine(_ count: Int, _ frames: UnsafeMutableBufferPointer<Rect>, _ sink: Sink) {
    let grid = Layout.grid(
        GridLayout(sections: [.init(itemCount: count, columns: 3, spacing: 8, lineSpacing: 20, sectionInset: insets)]))
    var contest = Contest("grid, \(grouped(count))", count: count)
    contest.add("plain loop") {
        plainGrid(frames, columns: 3, width: 114, spacing: 8, height: 114)
        sink.keep(frames[count - 1].y)
    }
    contest.add("prepared + writeFrames") {
        grid.onPhone().writeFrames(ofItems: 0..<count, inSection: 0, to: frames)
        sink.keep(frames[count - 1].y)
    }
    contest.run()
}

private func elementsLine(_ count: Int, _ sink: Sink) {
    let elements = UnsafeMutableBufferPointer<Element>.allocate(capacity: count)
    elements.initialize(repeating: Element(kind: .cell, indexPath: IndexPath(section: 0, item: 0), frame: .zero))
    defer { elements.deallocate() }
    let grid = Layout.grid(
        GridLayout(sections: [.init(itemCount: count, columns: 3, spacing: 8, lineSpacing: 20, sectionInset: insets)]))
    var contest = Contest("grid, full elements, \(grouped(count))", count: count)
    contest.add("plain loop") {
        plainGrid(elements, columns: 3, width: 114, spacing: 8, height: 114)
        sink.keep(elements[count - 1].frame.y)
    }
    contest.add("prepared + forEachElement") {
        var index = 0
        grid.onPhone().forEachElement {
            elements[index] = $0
            index += 1
        }
        sink.keep(elements[count - 1].frame.y)
    }
    contest.add("prepared + frame(at:)") {
        let layout = grid.onPhone()
        for item in 0..<count {
            let indexPath = IndexPath(section: 0, item: item)
            elements[item] = Element(kind: .cell, indexPath: indexPath, frame: layout.frame(at: indexPath))
        }
        sink.keep(elements[count - 1].frame.y)
    }
    contest.run()
}

private func uniformFlowLine(_ count: Int, _ frames: UnsafeMutableBufferPointer<Rect>, _ sink: Sink) {
    let flow = Layout.flow(
        FlowLayout(sections: [
            .init(
                itemCount: count, itemSize: .constant(Size(width: 114, height: 114)), sectionInset: insets,
                minimumLineSpacing: 20, minimumInteritemSpacing: 8)
        ]))
    var contest = Contest("uniform flow, \(grouped(count))", count: count)
    contest.add("plain loop") {
        plainGrid(frames, columns: 3, width: 114, spacing: 8, height: 114)
        sink.keep(frames[count - 1].y)
    }
    contest.add("prepared + writeFrames") {
        flow.onPhone().writeFrames(ofItems: 0..<count, inSection: 0, to: frames)
        sink.keep(frames[count - 1].y)
    }
    contest.run()
}

private func mixedFlowLine(
    _ count: Int, _ frames: UnsafeMutableBufferPointer<Rect>, _ sink: Sink, isJustified: Bool
) {
    let sizes = Columns(count: count)
    let flow = Layout.flow(
        FlowLayout(sections: [
            .init(
                itemCount: count, itemSize: sizes.values, sectionInset: insets, minimumLineSpacing: 20,
                minimumInteritemSpacing: 8, lineAlignment: isJustified ? .justified : .leading)
        ]))
    var contest = Contest("mixed flow, \(isJustified ? "justified" : "leading"), \(grouped(count))", count: count)
    contest.add("plain loop") {
        plainFlow(frames, sizes, available: 358, spacing: 8, lineSpacing: 20, isJustified: isJustified)
        sink.keep(frames[count - 1].y)
    }
    contest.add("prepared") {
        sink.keep(flow.onPhone().contentSize.height)
    }
    contest.run()
}

private func spiralLine(_ count: Int, _ frames: UnsafeMutableBufferPointer<Rect>, _ sink: Sink) {
    let spiral = Layout.spiral(SpiralLayout(itemCounts: [count], radius: 145))
    var contest = Contest("spiral, \(grouped(count))", count: count)
    contest.add("plain loop, libm") {
        plainSpiral(frames, radius: 145)
        sink.keep(frames[count - 1].y)
    }
    contest.add("prepared + writeFrames") {
        spiral.onPhone().writeFrames(ofItems: 0..<count, inSection: 0, to: frames)
        sink.keep(frames[count - 1].y)
    }
    contest.run()

    // Apart from the others: its objects drive their frames out of the caches.
    var articles = Contest("", count: count)
    articles.add("the article's loop, an object an item") {
        sink.keep(articlesSpiral(count: count, radius: 145)[count - 1].frame.y)
    }
    articles.add("prepared + writeFrames") {
        spiral.onPhone().writeFrames(ofItems: 0..<count, inSection: 0, to: frames)
        sink.keep(frames[count - 1].y)
    }
    articles.run()
}
