import CollectionLayout
import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite struct SpiralTests {
    /// A million items, their places against the library's sine and cosine.
    @Test func aMillionItemsStayWithinAMillionthOfAPoint() {
        let count = 1_000_000
        let radius = 145.0
        let layout = Layout.spiral(SpiralLayout(itemCounts: [count], itemsPerTurn: 20, radius: radius))
            .prepared(width: 390)
        var farthest = 0.0
        layout.forEachElement { element in
            let angle = 2 * Double.pi * Double(element.indexPath.item) / 20
            farthest = max(farthest, abs(element.frame.midX - (195 + radius * cos(angle))))
            farthest = max(farthest, abs(element.frame.midY - (100 + 50 * angle)) / 10)
        }
        // y reaches 15,707,963, where a Double's last bit is 1.9e-9.
        #expect(farthest < 1e-6)
        #expect(layout.memoryBytes < 64 << 10)
    }

    /// 1 to 70 items: every length of the tables behind it.
    @Test func everyCountIsComplete() {
        for count in 1...70 {
            let layout = Layout.spiral(SpiralLayout(itemCounts: [count], itemsPerTurn: 7, radius: 90)).prepared(
                width: 320)
            for (item, frame) in layout.cellFrames().enumerated() {
                let angle = 2 * Double.pi * Double(item) / 7
                let expected = Rect(x: 145 + 90 * cos(angle), y: 85 + 50 * angle, width: 30, height: 30)
                #expect(frame.isClose(to: expected, within: 1e-9), "item \(item) of \(count)")
            }
        }
    }

    @Test func withoutItemsThereIsNothing() {
        let layout = Layout.spiral(SpiralLayout(itemCounts: [0, 0], radius: 100)).prepared(width: 320)
        #expect(layout.contentSize == Size(width: 320, height: 0))
        #expect(layout.allElements.isEmpty)
        #expect(layout.sectionCount == 2)
    }

    /// Sizes are asked for by the index over all sections; the content ends `bottom` below the last item's top edge:
    /// a whole turn of 4 lowers item 4 by 4 × 10, and its 60 high cell begins 30 above its centre.
    @Test func sizesOfTheirOwn() {
        let sizes = (0..<5).map { Size(width: 10, height: 20 + 10 * Double($0)) }
        let layout = Layout.spiral(
            SpiralLayout(
                itemCounts: [2, 3], itemsPerTurn: 4, itemSize: .sizes(sizes), radius: 100, top: 50,
                risePerRadian: 20 / Double.pi, bottom: 7)
        ).prepared(width: 320)
        let last = layout.frame(at: IndexPath(section: 1, item: 2))
        #expect(last.isClose(to: Rect(x: 255, y: 60, width: 10, height: 60), within: 1e-9), "\(last.text)")
        #expect(abs(layout.contentSize.height - 67) < 1e-9)
        #expect(layout.frame(at: IndexPath(section: 1, item: 0)).height == 40)
    }

    /// One cell as high as the whole content is found from everywhere.
    @Test func aGiantAmongTheItemsIsFoundWhereverItReaches() {
        var sizes = Array(repeating: Size(width: 10, height: 10), count: 2000)
        sizes[900] = Size(width: 10, height: 40_000)
        let layout = Layout.spiral(SpiralLayout(itemCounts: [2000], itemSize: .sizes(sizes), radius: 100))
            .prepared(width: 320)
        for y in stride(from: 0.0, to: 30_000, by: 777) {
            let rect = Rect(x: 0, y: y, width: 320, height: 100)
            let expected = layout.allElements.filter { $0.frame.intersects(rect) }
            #expect(layout.elements(in: rect) == expected)
            #expect(expected.contains { $0.indexPath.item == 900 })
        }
    }
}
