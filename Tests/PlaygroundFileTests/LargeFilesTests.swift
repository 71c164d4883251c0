import CollectionLayout
import Testing

@testable import PlaygroundFile

/// A million items cost nothing where nothing of the item is named.
@Suite struct LargeFilesTests {
    @Test func uniformItemsAreNotWalked() throws {
        let text = """
            { "items": { "count": 1000000, "title": "Item {item + 1}" },
              "styles": { "flow": { "itemSize": "available.width / 3 - 10" }, "grid": { "layout": "grid" },
                          "random": { "itemSize": [100, "80 + 120 * random(item)"] } } }
            """
        let playground = try playground(text)
        for style in 0..<2 {
            let laidOut = LaidOut(playground, style: style)
            // A store of a million frames would hold megabytes.
            #expect(laidOut.layout.memoryBytes < 10_000)
            #expect(laidOut.layout.itemCount == 1_000_000)
        }
        guard
            case .flow(let flow) = playground.resolve(
                style: 0, viewport: Viewport(size: Size(width: 390, height: 844), scale: 3)
            ).layout,
            case .constant(let size) = flow.sections[0].itemSize
        else {
            Issue.record("one size for all was expected")
            return
        }
        #expect(size == Size(width: 120, height: 120))
        #expect(playground.item(at: IndexPath(section: 0, item: 999_999)).title == "Item 1000000")
    }

    /// A run's values are those of its items one by one, however the run is cut.
    @Test func runsGiveWhatItemsGive() throws {
        let text = """
            { "items": { "count": 5000, "data": { "n": 3 }, "size": [10, "item % 7 + 1"] },
              "styles": { "s": { "itemSize": ["data.n * item % 100 + size.height", "item % 50 == 0 ? 0 - width : width / 2"] } } }
            """
        guard
            case .flow(let flow) = try playground(text).resolve(
                style: 0, viewport: Viewport(size: Size(width: 390, height: 844), scale: 3)
            ).layout,
            case .perItem(let fill) = flow.sections[0].itemSize
        else {
            Issue.record("a run was expected")
            return
        }
        for run in [0..<1, 0..<5000, 17..<1040, 4999..<5000, 300..<300] {
            let storage = UnsafeMutableBufferPointer<Double>.allocate(capacity: 2 * max(run.count, 1))
            defer { storage.deallocate() }
            storage.initialize(repeating: -1)
            let columns = SizeColumns(
                widths: UnsafeMutableBufferPointer(rebasing: storage[..<run.count]),
                heights: UnsafeMutableBufferPointer(rebasing: storage[max(run.count, 1)...]))
            let result = fill(run, columns)
            var faults = 0
            for (place, item) in run.enumerated() {
                let width = Double(3 * item % 100 + item % 7 + 1)
                #expect(columns.widths[place] == width)
                #expect(columns.heights[place] == (item % 50 == 0 ? 0 : width / 2))
                if item % 50 == 0 { faults += 1 }
            }
            #expect(result == FillResult(firstFault: run.first { $0 % 50 == 0 }, faultCount: faults))
        }
    }

    /// A spiral runs once over all sections, each with its own size.
    @Test func aSpiralTakesEverySectionsSize() throws {
        let text = """
            { "sections": [{ "items": 3 }, { "id": "b", "items": 0 }, { "id": "c", "items": 4 }, { "items": 2 }],
              "styles": { "s": { "layout": "spiral", "itemSize": "10 + index",
                                 "sections": { "c": { "itemSize": ["100 + item", "count"] } } } } }
            """
        let laidOut = LaidOut(try playground(text))
        #expect((0..<3).map { laidOut.frame($0, section: 0).width } == [10, 11, 12])
        #expect((0..<4).map { laidOut.frame($0, section: 2).size.width } == [100, 101, 102, 103])
        // `count` is the number of the items of all sections.
        #expect(laidOut.frame(0, section: 2).height == 9)
        #expect((0..<2).map { laidOut.frame($0, section: 3).width } == [17, 18])
    }
}
