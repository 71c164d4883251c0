import CollectionLayout
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite struct CarouselTests {
    private func track(_ layout: PreparedLayout, _ item: Int, section: Int = 0) throws -> Track {
        try #require(layout.track(of: .cell, at: IndexPath(section: section, item: item), over: 0...3000))
    }

    /// The line layout of Apple's WWDC 2012 sample, as PSTCollectionView's Examples/LineLayout has it: items 200 apart, magnified
    /// by 1 + 0.3 × (1 − distance / 200) within 200 points of the middle and on top there.
    @Test func theSamplesZoom() throws {
        let line = CarouselLayout(itemCounts: [40], itemSize: .square(260), spacing: -60, minimumScale: 1 / 1.3)
        let layout = Layout.carousel(line).prepared(width: 320)
        let item = 20
        let track = try track(layout, item)
        let center = layout.frame(at: IndexPath(section: 0, item: item)).midX
        #expect(layout.frame(at: IndexPath(section: 0, item: item + 1)).midX - center == 200)
        for (distance, zoom) in [(0.0, 1.3), (100, 1.15), (200, 1.0), (300, 1.0)] {
            for side in [-1.0, 1] {
                let values = track.values(at: center - 160 + side * distance)
                #expect(abs(values.scale * 1.3 - zoom) < 1e-12, "\(distance)")
                #expect((values.zIndex.rounded() >= 1) == (zoom > 1), "\(distance)")
                #expect(values.dx == 0 && values.dy == 0 && values.tilt == 0 && values.alpha == 1)
            }
        }
        // It comes to rest with the nearest centre in the middle.
        #expect(layout.snapOffsets == .even(start: 0, pitch: 200, count: 40))
    }

    private func offsets(_ snap: SnapOffsets) -> [Double] {
        switch snap {
        case .even(let start, let pitch, let count): (0..<count).map { start + Double($0) * pitch }
        case .list(let list): list
        }
    }

    /// At its snap offset every item's centre is in the middle of what the insets leave; the first at rest, the last at the end.
    ///
    /// Of 390 × 844 the content inset 30/15/20/5 and the section inset 3/11/8/2 leave 26…383 by 33…816: the middle is at 204.5
    /// from the left, at 424.5 from above. Across, in content coordinates: 15 and 30 less.
    @Test(arguments: [false, true], [ScrollDirection.horizontal, .vertical])
    func everyItemCanBeCentred(_ isMixed: Bool, _ direction: ScrollDirection) throws {
        let sizes = (0..<30).map { (item: Int) -> Size in
            Size(width: Double(60 + item * 7 % 90), height: Double(50 + item * 5 % 70))
        }
        let carousel = CarouselLayout(
            scrollDirection: direction, itemCounts: [12, 0, 18],
            itemSize: isMixed ? .sizes(sizes) : .constant(sizes[1]),
            sectionInset: EdgeInsets(top: 3, left: 11, bottom: 8, right: 2))
        let layout = Layout.carousel(carousel).prepared(
            for: Size(width: 390, height: 844),
            adjustedContentInset: EdgeInsets(top: 30, left: 15, bottom: 20, right: 5))
        let offsets = offsets(try #require(layout.snapOffsets))
        #expect(offsets.count == 30)
        for (offset, element) in zip(offsets, layout.allElements) {
            let frame = element.frame
            if direction == .horizontal {
                #expect(abs(frame.midX - offset - 204.5) < 1e-9)
                #expect(abs(frame.midY - 394.5) < 1e-9)
            } else {
                #expect(abs(frame.midY - offset - 424.5) < 1e-9)
                #expect(abs(frame.midX - 189.5) < 1e-9)
            }
        }
        let content = layout.contentSize
        #expect(offsets[0] == (direction == .horizontal ? -15.0 : -30.0))
        let end = direction == .horizontal ? content.width + 5 - 390 : content.height + 20 - 844
        #expect(abs(offsets[29] - end) < 1e-9)
    }

    /// At a thousand offsets the track is what the rules say, to the last digits: all of it is straight between three knots.
    @Test func tracksAreExact() throws {
        for tilt in [0, 0.6, 1.1, -0.4] {
            let carousel = CarouselLayout(
                itemCounts: [30], itemSize: .constant(Size(width: 200, height: 300)), spacing: 12, minimumScale: 0.7,
                minimumAlpha: 0.4, tilt: tilt)
            let layout = Layout.carousel(carousel).prepared(width: 390)
            let pitch = 200 * cos(tilt) * cos(tilt) + 12
            var random = SeededGenerator(seed: 5)
            for item in [0, 3, 11, 29] {
                let track = try track(layout, item)
                #expect(track.knots.count <= 5)
                let center = layout.frame(at: IndexPath(section: 0, item: item)).midX
                #expect(abs(center - 195 - Double(item) * pitch) < 1e-9)
                for _ in 0..<1000 {
                    let offset = Double.random(in: -500...4000, using: &random)
                    let values = track.values(at: offset)
                    let distance = center - offset - 195
                    let share = min(1, max(-1, distance / pitch))
                    #expect(abs(values.scale - (1 - 0.3 * abs(share))) < 1e-9)
                    #expect(abs(values.alpha - (1 - 0.6 * abs(share))) < 1e-9)
                    #expect(abs(values.tilt + share * tilt) < 1e-9)
                    // At one pitch a cover has half of both seen widths, and the spacing, to the one in the middle.
                    let beside = (200 + 200 * cos(tilt)) / 2 + 12
                    #expect(abs(values.dx - share * (beside - pitch)) < 1e-9)
                    #expect(values.dy == 0)
                }
            }
        }
    }

    /// Of two cells the nearer to the middle is above, at whatever offset, and the one in the middle above all.
    @Test(arguments: [-60.0, 10])
    func whatIsNearerLiesAbove(_ spacing: Double) throws {
        let carousel = CarouselLayout(itemCounts: [40], itemSize: .square(160), spacing: spacing, tilt: 0.8)
        let layout = Layout.carousel(carousel).prepared(width: 390)
        let centers = layout.cellFrames().map(\.midX)
        let tracks = try centers.indices.map { try track(layout, $0) }
        var random = SeededGenerator(seed: 9)
        for _ in 0..<300 {
            let offset = Double.random(in: 0...1500, using: &random)
            // By whole points; those that are as near as each other may come either way.
            let cells = centers.indices.map { index in
                (distance: abs(centers[index] - offset - 195), z: tracks[index].values(at: offset).zIndex.rounded())
            }.sorted { $0.distance < $1.distance }
            for (near, far) in zip(cells, cells.dropFirst()) where far.distance - near.distance > 1 {
                #expect(near.z > far.z)
            }
        }
    }

    /// To the left of the middle the right edge goes away from the eye, to the right the left one; the middle one is flat.
    @Test func coversFaceTheMiddle() throws {
        let carousel = CarouselLayout(itemCounts: [30], itemSize: .square(200), tilt: 1, perspective: 600)
        let layout = Layout.carousel(carousel).prepared(width: 390)
        #expect(layout.perspective == 600)
        let (left, middle, right) = (try track(layout, 9), try track(layout, 10), try track(layout, 11))
        let offset = layout.frame(at: IndexPath(section: 0, item: 10)).midX - 195
        #expect(abs(left.values(at: offset).tilt - 1) < 1e-9)
        #expect(middle.values(at: offset).tilt == 0)
        #expect(abs(right.values(at: offset).tilt + 1) < 1e-9)
        // Its outer edge looks higher than its inner one.
        let seen = LayoutAttributes.plain.following(right.values(at: offset)).transform(perspective: 600)
        let inner = seen.projected(Point(x: -100, y: 100)).y
        let outer = seen.projected(Point(x: 100, y: 100)).y
        #expect(outer > inner)
    }

    /// An eye nearer than an item is wide would have its outer edge behind it.
    @Test func nothingComesBehindTheEye() {
        let carousel = CarouselLayout(itemCounts: [3], itemSize: .square(200), tilt: 1, perspective: 10)
        #expect(Layout.carousel(carousel).prepared(width: 390).perspective == 200)
        var flat = carousel
        flat.perspective = 0
        #expect(Layout.carousel(flat).prepared(width: 390).perspective == 0)
        flat.tilt = 0
        flat.perspective = 500
        #expect(Layout.carousel(flat).prepared(width: 390).perspective == 0)
    }

    /// Vertical lines do not tilt: their places are those of a line without one.
    @Test func aVerticalLineDoesNotTilt() throws {
        var carousel = CarouselLayout(scrollDirection: .vertical, itemCounts: [9], tilt: 1)
        let tilted = Layout.carousel(carousel).prepared(width: 390)
        carousel.tilt = 0
        let straight = Layout.carousel(carousel).prepared(width: 390)
        #expect(tilted.allElements == straight.allElements)
        #expect(try track(tilted, 3).knots.allSatisfy { $0.values.tilt == 0 && $0.values.dx == 0 && $0.values.dy == 0 })
    }

    /// A line that does nothing but lie there has no tracks.
    @Test func aPlainLineHasNoTracks() {
        let plain = CarouselLayout(itemCounts: [9], minimumScale: 1)
        #expect(!Layout.carousel(plain).prepared(width: 390).hasTracks)
        var overlapping = plain
        overlapping.spacing = -20
        #expect(Layout.carousel(overlapping).prepared(width: 390).hasTracks)
    }

    /// Read from the right the first is at the right and centred at rest, and the covers are turned the other way.
    @Test func readFromTheRight() throws {
        let carousel = CarouselLayout(itemCounts: [5], itemSize: .square(200), spacing: 10, tilt: 1)
        let left = Layout.carousel(carousel).prepared(width: 390)
        let right = Layout.carousel(carousel).prepared(
            for: Size(width: 390, height: 480), adjustedContentInset: .zero,
            options: LayoutOptions(isRightToLeft: true))
        let end = right.contentSize.width - 390
        guard case .even(_, let pitch, 5)? = left.snapOffsets else {
            Issue.record("sizes are alike")
            return
        }
        let last = IndexPath(section: 0, item: 0)
        #expect(abs(right.frame(at: last).midX - end - 195) < 1e-9)
        let track = try #require(right.track(of: .cell, at: last, over: 0...end))
        // A pitch on from the beginning, which is to the left, the first stands to the right and faces the middle.
        #expect(abs(track.values(at: end - pitch).tilt + 1) < 1e-9)
        #expect(track.values(at: end - pitch).dx > 0)
        #expect(track.values(at: end).tilt == 0)
    }

    @Test func withoutItemsThereIsWhatIsVisible() {
        let layout = Layout.carousel(CarouselLayout(itemCounts: [])).prepared(width: 390)
        #expect(layout.contentSize == Size(width: 390, height: 480))
        #expect(layout.snapOffsets == nil)
        #expect(!layout.hasTracks)
    }

    /// A spacing that is less than nothing never turns the line about: a point is the least from centre to centre.
    @Test func theLineNeverRunsBackwards() {
        for itemSize in [
            ItemValues.square(100),
            .sizes((0..<50).map { (item: Int) -> Size in Size(width: Double(item), height: 10) }),
        ] {
            let layout = Layout.carousel(CarouselLayout(itemCounts: [50], itemSize: itemSize, spacing: -500))
                .prepared(width: 390)
            let centers = layout.cellFrames().map(\.midX)
            for (a, b) in zip(centers, centers.dropFirst()) { #expect(abs(b - a - 1) < 1e-9) }
            #expect(abs(layout.contentSize.width - 439) < 1e-9)
        }
    }

    @Test func aHundredThousandItems() {
        let layout = Layout.carousel(CarouselLayout(itemCounts: [100_000])).prepared(width: 390)
        #expect(layout.memoryBytes < 1000)
        // 240 wide from 75 + 250 × item on: 19,999 ends at 5,000,065, and 20,001 begins at 5,000,325.
        let found = layout.elements(in: Rect(x: 5_000_000, y: 0, width: 390, height: 480)).map(\.indexPath.item)
        #expect(found == [19_999, 20_000, 20_001])
    }
}
