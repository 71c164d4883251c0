import CollectionLayout
import JSONText
import Testing

@testable import PlaygroundFile

@Suite struct ItemsTests {
    private func item(_ text: String, _ item: Int = 0, section: Int = 0) throws -> PlaygroundItem {
        try playground(text).item(at: IndexPath(section: section, item: item))
    }

    @Test func bracesHoldFormulasAndDoubledOnesAreBraces() throws {
        let text = """
            { "sections": [
                { "items": 2 },
                { "id": "citrus", "header": "{section.id} ({count})", "footer": "{{{section.data.lead / 2}}}",
                  "data": { "lead": 3 },
                  "items": { "count": 5, "id": "c{index}", "title": "{data.name}: {item + 1} of {count}",
                             "data": { "name": "lemon" } } }] }
            """
        let playground = try playground(text)
        #expect(playground.headerText(inSection: 1) == "citrus (5)")
        #expect(playground.footerText(inSection: 1) == "{1.5}")
        #expect(playground.headerText(inSection: 0) == nil)
        let item = playground.item(at: IndexPath(section: 1, item: 3))
        #expect(item.id == "c5")
        #expect(item.title == "lemon: 4 of 5")
    }

    /// The item's own colour, else its cell's, else the fruit's, else the palette's by index.
    @Test func theGroundIsTheNearestColour() throws {
        let list = ##"[{ "color": "#ABC" }, { "image": "lemon.svg" }, { "image": "me.jpg" }, {}]"##
        #expect(try item("{ \"items\": \(list) }", 0).color == "#aabbcc")
        #expect(try item("{ \"items\": \(list) }", 1).color == BuiltInFruit.all[3].color)
        #expect(try item("{ \"items\": \(list) }", 2).color == Palette.colors[2])
        #expect(try item("{ \"items\": \(list) }", 3).color == Palette.colors[3])
        let cell = ##""cell": { "color": "#112233" }"##
        for (item, color) in ["#aabbcc", "#112233", "#112233", "#112233"].enumerated() {
            #expect(try self.item("{ \(cell), \"items\": \(list) }", item).color == color)
        }
    }

    @Test func everyFruitHasAPictureAndAColour() throws {
        #expect(BuiltInFruit.all.count == 30)
        #expect(Set(BuiltInFruit.all.map(\.name)).count == 30)
        for fruit in BuiltInFruit.all {
            #expect(HexColor(fruit.color)?.text == fruit.color)
            #expect(try repositoryFile("Public/images/\(fruit.image)").contains("<svg"))
        }
        for color in Palette.colors { #expect(HexColor(color)?.text == color) }
    }

    @Test func aWholeNumberOfOneNameIsWholeIfAllAre() throws {
        // 7 / 2 among Ints would be 3 in Swift; `/` of wholes gives a Double here. `%` tells the kinds apart.
        func width(_ other: String) throws -> Double {
            let text = """
                { "items": [{ "data": { "n": 7 } }, { "data": { "n": \(other) } }, {}],
                  "styles": { "flow": { "itemSize": ["data.n % 2 + data.n / 2", 1] } } }
                """
            return LaidOut(try playground(text)).frame(0).width
        }
        #expect(try width("2") == 4.5)
        #expect(try width("2.5") == 4.5)
    }

    @Test func whoHasNoDatumReadsNothing() throws {
        let text = """
            { "items": [{ "data": { "n": 7, "b": true, "w": "wide" } }, {}],
              "styles": { "flow": { "itemSize": ["data.n + 1", "data.b ? 2 : (data.w == .wide ? 3 : 4)"] } } }
            """
        let laidOut = LaidOut(try playground(text))
        #expect(laidOut.frame(0).size == Size(width: 8, height: 2))
        #expect(laidOut.frame(1).size == Size(width: 1, height: 4))
    }

    @Test func aFlowWithoutItemSizeTakesTheItemsOwn() throws {
        let text = """
            { "items": [{ "size": [100, 140] }, {}, { "size": 30 }, { "size": ["10 * (item + 1)", "width / 2"] }],
              "styles": { "own": {}, "twice": { "itemSize": ["2 * size.width", "size.height"] } } }
            """
        let playground = try playground(text)
        let own = LaidOut(playground)
        #expect((0..<4).map { own.frame($0).size.width } == [100, 50, 30, 40])
        #expect((0..<4).map { own.frame($0).size.height } == [140, 50, 30, 20])
        let twice = LaidOut(playground, style: 1)
        #expect((0..<4).map { twice.frame($0).size.width } == [200, 100, 60, 80])
        #expect((0..<4).map { twice.frame($0).size.height } == [140, 50, 30, 20])
    }

    @Test func pictureNamesAreTheUsersOwn() throws {
        let text = """
            { "items": [{ "image": "me.jpg" }, { "image": "apple.svg" }, { "image": "lost.png" }] }
            """
        let reading = readPlayground(Array(text.utf8), pictures: ["me.jpg", "other.jpg"], fileName: "a.json")
        #expect(reading.playground?.pictureNames == ["me.jpg"])
        #expect(reading.problems.map(\.code) == ["value.missingPicture"])
    }

    @Test func aPictureOfOnesOwnHidesTheBuiltInOne() throws {
        let reading = readPlayground(
            Array(#"{ "items": [{ "image": "apple.svg" }] }"#.utf8), pictures: ["apple.svg"], fileName: "a.json")
        #expect(reading.playground?.pictureNames == ["apple.svg"])
    }

    /// Labels are data: what would be markup or steer a terminal elsewhere is kept letter for letter.
    @Test func labelsAreTakenLiterally() throws {
        for label in ["<script>alert(1)</script>", "\\u202eabc", "\\u0000", "👩‍👩‍👧‍👦", "\\u001b[31m"] {
            let expected = label.replacing("\\u202e", with: "\u{202e}").replacing("\\u0000", with: "\u{0}")
                .replacing("\\u001b", with: "\u{1b}")
            #expect(try item("{ \"items\": [{ \"title\": \"\(label)\" }] }").title == expected)
        }
    }
}
