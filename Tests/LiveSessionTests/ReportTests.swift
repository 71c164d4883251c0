import CollectionLayout
import LiveSession
import Testing

/// What the terminal hears.
@Suite struct ReportTests {
    private func laidOut(in effects: [Effect]) -> [Report.LaidOut] {
        reports(in: effects).compactMap {
            guard case .laidOut(let laidOut) = $0 else { return nil }
            return laidOut
        }
    }

    @Test func withoutAPageARevisionIsLaidOutForAPhone() throws {
        let report = try #require(laidOut(in: Theatre().save(grid(3))).first)
        #expect(report.size == Size(width: 390, height: 844))
        #expect(report.revision == 1)
        #expect(report.itemCount == 12)
        #expect(report.movement == nil)
        #expect(report.pageCount == 0)
    }

    @Test func oneLineARevisionHoweverManyPages() throws {
        let theatre = Theatre()
        theatre.save(grid(3))
        let pages = [theatre.open(), theatre.open(), theatre.open(width: 600)]
        for page in pages { try page.apply() }
        let found = laidOut(in: theatre.save(grid(4)))
        #expect(found.count == 1)
        // In the first page's terms: squares of 100 become squares of 75; item 11 goes from (200, 300) to (225, 150).
        // The farthest is item 9: from (0, 300) to (75, 150), √(75² + 150²).
        #expect(found[0].movement?.moved == 12)
        #expect(found[0].pageCount == 3)
    }

    @Test func aPageInMidFlightStillGivesItsLine() throws {
        let theatre = Theatre()
        theatre.save(grid(3))
        _ = theatre.open()
        #expect(laidOut(in: theatre.save(grid(4))).count == 1)
    }

    @Test func pagesThatComeAndGoAreToldOnce() {
        let theatre = Theatre()
        let page = theatre.open()
        #expect(reports(in: theatre.effects) == [.pageConnected(page.id)])
        #expect(theatre.handle(.pageDidDisconnect(page.id)) == [.report(.pageDisconnected(page.id))])
        #expect(theatre.handle(.pageDidDisconnect(page.id)).isEmpty)
    }
}
