import JSONText
import LiveSession
import TestSupport
import Testing

/// The keys and looks of what is beside cells and at the edges of sections.
@Suite struct SupplementaryKeyTests {
    private let badge = "\"badge\": {\"layoutSize\": 20}"

    private func keys(of kind: Double, in layout: DecodedLayout) -> [Int: Double] {
        Dictionary(
            uniqueKeysWithValues: layout.elements.filter { $0["kind"] == kind }.map {
                (Int($0["item"] ?? -1), $0["key"] ?? -1)
            })
    }

    /// A million items with a badge each: those in the window are known, by numbers of their own.
    @Test func badgesOfAMillionItemsHaveKeys() throws {
        let theatre = Theatre()
        theatre.save(
            """
            {"items": {"count": 1000000, "badge": "{item}"}, "styles": {"a": {"layout": "compositional", "group": [100, 50], \(badge)}}}
            """)
        let page = theatre.open()
        try page.apply()
        // A group below the other, 50 high: from 99,400 − 600 to 99,400 + 1,200 they are 1976 to 2011.
        let layout = try #require(try page.layouts(in: page.scroll(to: 99_400)).first)
        let (cells, badges) = (keys(of: 0, in: layout), keys(of: 5, in: layout))
        #expect(cells.keys.sorted() == Array(1976...2011))
        #expect(badges.keys.sorted() == cells.keys.sorted())
        #expect(Set(cells.values).union(badges.values).count == 2 * 36)
        let looks = try #require(
            page.messages("items", in: theatre.effects).last?["entries"]?.asArray)
        let badge = try #require(looks.first { $0["kind"]?.asString == "badge" })
        let item = try #require(badge["text"]?.asString)
        #expect(badge["id"]?.asString == "0/\(item)/badge")
    }

    /// A badge goes with its item, through another place and another number of badges beside each item.
    @Test func aBadgeIsItsItems() throws {
        func text(_ items: [String], badges: Int) -> String {
            let listed = items.map { "{\"id\": \"\($0)\", \"badge\": \"1\"}" }.joined(separator: ", ")
            let beside = Array(
                repeating: "{\"layoutSize\": 20, \"containerAnchor\": {\"edges\": [\"top\"]}}", count: badges)
            return """
                {"items": [\(listed)], "styles": {"a": {"layout": "compositional", "group": {"layoutSize": [100, 50],
                "subitems": [{"layoutSize": [".fractionalWidth(1)", 50], "supplementaryItems": [\(beside.joined(separator: ", "))]}]}}}}
                """
        }
        let theatre = Theatre()
        theatre.save(text(["a", "b"], badges: 1))
        let page = theatre.open()
        let before = keys(of: 5, in: try #require(try page.layouts(in: page.received).first))
        #expect(before.keys.sorted() == [0, 1])
        try page.apply()
        let after = try #require(try page.layouts(in: theatre.save(text(["x", "b"], badges: 2))).first)
        let new = after.elements.filter { $0["kind"] == 5 && $0["change"] != 3 }
        // The second item's first badge is the third of all.
        #expect(new.first { $0["item"] == 2 }?["key"] == before[1])
        #expect(new.count == 4)
        #expect(Set(new.map { $0["key"] }).count == 4)
        #expect(!new.contains { $0["key"] == before[0] })
        #expect(after.elements.contains { $0["key"] == before[0] && $0["change"] == 3 })
    }

    /// Two supplementaries of one section, and what they say.
    @Test func severalOfOneSectionAreTold() throws {
        let theatre = Theatre()
        theatre.save(
            """
            {"sections": [{"id": "s", "header": "Top", "items": 3}], "styles": {"a": {"layout": "compositional",
            "group": [100, 50], "boundarySupplementaryItems": [
            {"elementKind": "more", "layoutSize": [60, 30], "alignment": "topTrailing", "text": "See all"},
            {"elementKind": "sum", "layoutSize": [60, 30], "alignment": "bottom", "text": "{count}"}]}}}
            """)
        let page = theatre.open()
        let layout = try #require(try page.layouts(in: page.received).first)
        let supplementaries = keys(of: 4, in: layout)
        #expect(supplementaries.keys.sorted() == [0, 1])
        #expect(Set(layout.elements.map { $0["key"] }).count == layout.elements.count)
        let looks = try #require(page.messages("items", in: page.received).last?["entries"]?.asArray)
        let said = looks.filter { $0["kind"]?.asString == "supplementary" }
        #expect(said.map { $0["text"]?.asString } == ["See all", "3"])
        #expect(said.map { $0["id"]?.asString } == ["s/supplementary", "s/supplementary/1"])
        #expect(looks.first { $0["kind"]?.asString == "header" }?["text"]?.asString == "Top")
    }
}
