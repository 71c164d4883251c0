import CollectionLayout

private let turned = Size(width: 844, height: 390)

func circleLine(_ count: Int, _ frames: UnsafeMutableBufferPointer<Rect>, _ sink: Sink) {
    let circle = Layout.circle(
        CircleLayout(
            itemCounts: [count], itemSize: .constant(Size(width: 30, height: 30)), radius: 0, cornerRadius: { _ in 15 })
    )
    var contest = Contest("circle, \(grouped(count))", count: count)
    contest.add("plain loop, libm") {
        plainCircle(frames, side: 30, chord: 40, middle: 195)
        sink.keep(frames[count - 1].y)
    }
    contest.add("prepared + writeFrames") {
        circle.onPhone().writeFrames(ofItems: 0..<count, inSection: 0, to: frames)
        sink.keep(frames[count - 1].y)
    }
    contest.add("prepared again, the phone turned") {
        let layout = circle.prepared(for: turned, adjustedContentInset: .zero)
        layout.writeFrames(ofItems: 0..<count, inSection: 0, to: frames)
        sink.keep(frames[count - 1].y)
    }
    contest.run()
}

func stackLine(_ count: Int, _ frames: UnsafeMutableBufferPointer<Rect>, _ sink: Sink) {
    let stack = Layout.stack(StackLayout(itemCounts: [count], angle: 0))
    var contest = Contest("stack, \(grouped(count))", count: count)
    contest.add("plain loop") {
        plainStack(frames, depth: 10, shift: 6)
        sink.keep(frames[count - 1].y)
    }
    contest.add("prepared + writeFrames") {
        stack.onPhone().writeFrames(ofItems: 0..<count, inSection: 0, to: frames)
        sink.keep(frames[count - 1].y)
    }
    contest.add("prepared again, the phone turned") {
        sink.keep(stack.prepared(for: turned, adjustedContentInset: .zero).contentSize.height)
    }
    contest.run()
}

func carouselLine(_ count: Int, _ frames: UnsafeMutableBufferPointer<Rect>, _ sink: Sink) {
    let line = Layout.carousel(CarouselLayout(itemCounts: [count]))
    var contest = Contest("carousel, \(grouped(count))", count: count)
    contest.add("plain loop") {
        plainLine(frames, pitch: 250)
        sink.keep(frames[count - 1].x)
    }
    contest.add("prepared + writeFrames") {
        line.onPhone().writeFrames(ofItems: 0..<count, inSection: 0, to: frames)
        sink.keep(frames[count - 1].x)
    }
    contest.run()

    let sizes = Columns(count: count)
    let mixed = Layout.carousel(CarouselLayout(itemCounts: [count], itemSize: sizes.values))
    var mixedContest = Contest("carousel, mixed sizes, \(grouped(count))", count: count)
    mixedContest.add("plain loop") {
        plainLine(frames, sizes, spacing: 10)
        sink.keep(frames[count - 1].x)
    }
    mixedContest.add("prepared") { sink.keep(mixed.onPhone().contentSize.width) }
    mixedContest.add("prepared again, the phone turned") {
        sink.keep(mixed.prepared(for: turned, adjustedContentInset: .zero).contentSize.width)
    }
    mixedContest.run()
}

/// What a screenful of covers does as it is scrolled: a track each.
func trackLine(_ sink: Sink) {
    heading("How a screenful follows the scroll, ns a screenful")
    let covers = Layout.carousel(CarouselLayout(itemCounts: [100_000], tilt: 1)).onPhone()
    let window = Rect(x: 400_000, y: 0, width: 1170, height: 844)
    var contest = Contest("cover flow, 100,000", count: 1)
    contest.add("forEachElement(in:)") {
        var sum = 0.0
        covers.forEachElement(in: window) { sum += $0.frame.x }
        sink.keep(sum)
    }
    contest.add("and its tracks") {
        var sum = 0.0
        covers.forEachElement(in: window) { element in
            let track = covers.track(of: .cell, at: element.indexPath, over: window.minX...window.maxX)
            sum += track?.knots.last?.values.dx ?? 0
        }
        sink.keep(sum)
    }
    contest.run()
}
