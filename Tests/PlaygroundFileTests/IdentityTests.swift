import CollectionLayout
import Testing

@testable import PlaygroundFile

/// WIRE: an id; else a title that is unique in its section; else the place. A count and a generator without ids are runs.
@Suite struct IdentityTests {
    private let text = """
        { "sections": [
            { "id": "citrus", "items": [{ "id": "lemon", "title": "Lemon" }, { "title": "Lime" }, { "title": "Twin" },
                                        { "title": "Twin" }, {}] },
            { "items": [{ "title": "lemon" }] },
            { "items": 3 },
            { "items": { "count": 3, "title": "Item {item}" } },
            { "items": { "count": 3, "id": "n{item}" } }] }
        """

    @Test func anItemIsItsIdItsTitleOrItsPlace() throws {
        let playground = try playground(text)
        func identity(_ section: Int, _ item: Int) -> ItemIdentity {
            playground.identity(at: IndexPath(section: section, item: item))
        }
        #expect(identity(0, 0) == .id("lemon"))
        #expect(identity(0, 1) == .title(.id("citrus"), "Lime"))
        #expect(identity(0, 2) == .index(.id("citrus"), 2))
        #expect(identity(0, 3) == .index(.id("citrus"), 3))
        #expect(identity(0, 4) == .index(.id("citrus"), 4))
        #expect(identity(1, 0) == .title(.index(1), "lemon"))
        #expect(identity(2, 1) == .index(.index(2), 1))
        #expect(identity(3, 1) == .index(.index(3), 1))
        #expect(identity(4, 1) == .id("n1"))
        #expect(playground.sections.indices.map { playground.isRun(section: $0) } == [false, false, true, true, false])
    }

    @Test func theTextFormFindsItsItemAgain() throws {
        let playground = try playground(text)
        let forms = [
            (0, 0, "lemon"), (0, 1, "Lime"), (0, 4, "0/4"), (1, 0, "lemon"), (2, 1, "2/1"), (3, 2, "3/2"), (4, 0, "n0"),
        ]
        for (section, item, form) in forms {
            #expect(playground.textForm(at: IndexPath(section: section, item: item)) == form)
        }
        #expect(playground.indexPath(textForm: "Lime") == IndexPath(section: 0, item: 1))
        #expect(playground.indexPath(textForm: "3/2") == IndexPath(section: 3, item: 2))
        #expect(playground.indexPath(textForm: "n2") == IndexPath(section: 4, item: 2))
        for nobody in ["Nobody", "9/9", "3/-1", "3/99999999999999999999", "/", ""] {
            #expect(playground.indexPath(textForm: nobody) == nil)
        }
        #expect(playground.textForm(of: .header, at: IndexPath(section: 0, item: 0)) == "citrus/header")
        #expect(playground.textForm(of: .footer, at: IndexPath(section: 1, item: 0)) == "1/footer")
    }
}
