import CollectionLayout
import JSONText
import LiveSession
import TestSupport
import Testing

/// Which cell is which across revisions, as the keys on the wire show.
@Suite struct IdentityTests {
    private func keys(of page: Visitor, after text: String, in theatre: Theatre) throws -> [String: Double] {
        let effects = theatre.save(text)
        try page.apply()
        let layout = try #require(try page.layouts(in: effects).last)
        var keys: [String: Double] = [:]
        for element in layout.elements where (element["change"] ?? 0) != 3 {
            keys["\(Int(element["item"] ?? -1))"] = element["key"]
        }
        return keys
    }

    private func list(_ items: String, _ columns: Int) -> String {
        "{\"items\": [\(items)], \"styles\": {\"a\": {\"layout\": \"grid\", \"columns\": \(columns)}}}"
    }

    @Test func listedItemsKeepTheirKeyByIdThenByTitleThenByPlace() throws {
        let theatre = Theatre()
        theatre.save(list("{\"id\": \"x\"}, {\"title\": \"Y\"}, {}", 3))
        let page = theatre.open()
        try page.apply()
        let before = try keys(of: page, after: list("{\"id\": \"x\"}, {\"title\": \"Y\"}, {}", 2), in: theatre)
        let after = try keys(of: page, after: list("{\"title\": \"Y\"}, {\"id\": \"x\"}, {}", 3), in: theatre)
        #expect(after["1"] == before["0"])
        #expect(after["0"] == before["1"])
        #expect(after["2"] == before["2"])
    }

    @Test func anIdIsNoTitle() throws {
        let theatre = Theatre()
        theatre.save(list("{\"id\": \"x\"}", 3))
        let page = theatre.open()
        try page.apply()
        let before = try keys(of: page, after: list("{\"id\": \"x\"}", 2), in: theatre)
        let after = try keys(of: page, after: list("{\"title\": \"x\"}", 2), in: theatre)
        #expect(after["0"] != before["0"])
    }

    @Test func generatedItemsKeepTheirKeysWhileTheRunHasRoom() throws {
        let theatre = Theatre()
        theatre.save(grid(3, items: "10"))
        let page = theatre.open()
        try page.apply()
        let before = try keys(of: page, after: grid(4, items: "10"), in: theatre)
        let after = try keys(of: page, after: grid(4, items: "11"), in: theatre)
        #expect(after["9"] == before["9"])
        #expect(Set(after.values).count == 11)
    }

    @Test func whatIsRemovedDisappearsAndWhatIsAddedAppears() throws {
        let theatre = Theatre()
        // The colour is written: without one it would follow the place, and the look would change with it.
        theatre.save(list("{\"id\": \"x\"}, {\"id\": \"y\", \"color\": \"#112233\"}", 2))
        let page = theatre.open()
        try page.apply()
        let effects = theatre.save(list("{\"id\": \"y\", \"color\": \"#112233\"}, {\"id\": \"z\"}", 2))
        let layout = try #require(try page.layouts(in: effects).first)
        // resting 0, appearing 1, moving 2, disappearing 3
        #expect(layout.elements.map { $0["change"] ?? 0 }.sorted() == [1, 2, 3])
        let appearing = try #require(layout.elements.first { $0["change"] == 1 })
        #expect(appearing["fromAlpha"] == 0)
        // Only the new one's look is sent.
        #expect(
            page.messages("items", in: effects).first?["entries"]?.asArray?.compactMap { $0["id"]?.asString } == ["z"])
    }

    @Test func aChangedLookIsSentThoughTheKeyStays() throws {
        let theatre = Theatre()
        theatre.save(list("{\"id\": \"x\", \"color\": \"#112233\"}", 2))
        let page = theatre.open()
        try page.apply()
        let effects = theatre.save(list("{\"id\": \"x\", \"color\": \"#445566\"}", 2))
        let entries = page.messages("items", in: effects).first?["entries"]?.asArray
        #expect(entries?.compactMap { $0["color"]?.asString } == ["#445566"])
    }

    @Test func aNewPictureAddressIsToldToThoseWhoShowIt() throws {
        let theatre = Theatre()
        theatre.handle(.picturesDidChange(["me.png": "/pictures/1/me.png"]))
        theatre.save(list("{\"id\": \"x\", \"image\": \"me.png\"}, {\"id\": \"y\"}", 2))
        let page = theatre.open()
        try page.apply()
        let effects = theatre.handle(.picturesDidChange(["me.png": "/pictures/2/me.png"]))
        let entries = page.messages("items", in: effects).first?["entries"]?.asArray
        #expect(entries?.compactMap { $0["image"]?.asString } == ["/pictures/2/me.png"])
        #expect(theatre.handle(.picturesDidChange(["me.png": "/pictures/2/me.png"])).isEmpty)
    }
}
