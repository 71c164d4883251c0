import CollectionLayout
import JSONText
import Testing

@testable import PlaygroundFile

@Suite struct LimitsTests {
    private func codes(_ text: String) -> [String] { problems(text).map(\.code) }

    @Test func aFileOfFourMebibytesAndNoMore() {
        let limit = 4 << 20
        let full = "{}" + String(repeating: " ", count: limit - 2)
        #expect(codes(full) == [])
        #expect(codes(full + " ") == ["syntax.tooLong"])
    }

    @Test func fiftyThousandListedItemsAndNoMore() throws {
        func list(_ count: Int) -> String { Array(repeating: "{}", count: count).joined(separator: ",") }
        #expect(codes("{ \"items\": [\(list(50_000))] }") == [])
        #expect(codes("{ \"items\": [\(list(50_001))] }") == ["value.tooMany"])
        let two = "{ \"sections\": [{ \"items\": [\(list(30_000))] }, { \"items\": [\(list(20_001))] }] }"
        #expect(codes(two) == ["value.tooMany"])
    }

    @Test func aMillionMadeItemsAndNoMore() {
        #expect(codes(#"{ "items": 1000000 }"#) == [])
        #expect(codes(#"{ "items": 1000001 }"#) == ["value.tooMany"])
        #expect(codes(#"{ "items": { "count": 1000001 } }"#) == ["value.tooMany"])
        #expect(codes(#"{ "sections": [{ "items": 600000 }, { "items": { "count": 400001 } }] }"#) == ["value.tooMany"])
    }

    @Test func tenThousandSectionsAndNoMore() throws {
        func sections(_ count: Int) -> String {
            "{ \"sections\": [\(Array(repeating: "{}", count: count).joined(separator: ","))] }"
        }
        #expect(codes(sections(10_000)) == [])
        #expect(codes(sections(10_001)) == ["value.tooMany"])
    }

    @Test func sixtyFourOfEach() {
        func names(_ count: Int, _ value: String) -> String {
            (0..<count).map { "\"n\($0)\": \(value)" }.joined(separator: ",")
        }
        func variants(_ count: Int) -> String {
            Array(repeating: #"{ "when": "isLandscape" }"#, count: count).joined(separator: ",")
        }
        for (count, expected) in [(64, [String]()), (65, ["value.tooMany"])] {
            #expect(codes("{ \"styles\": { \(names(count, "{}")) } }") == expected)
            #expect(codes("{ \"let\": { \(names(count, "1")) } }") == expected)
            #expect(codes("{ \"styles\": { \"a\": { \"variants\": [\(variants(count))] } } }") == expected)
        }
    }

    @Test func aLabelOfOneKibibyte() throws {
        let label = String(repeating: "é", count: 512)
        #expect(codes("{ \"title\": \"\(label)\" }") == [])
        #expect(codes("{ \"title\": \"\(label)x\" }") == ["value.tooLong"])
        #expect(codes("{ \"items\": [{ \"title\": \"\(label)x\" }] }") == ["value.tooLong"])
        #expect(codes("{ \"items\": [{ \"data\": { \"w\": \"\(label)x\" } }] }") == ["value.tooLong"])
        // What is computed is cut, and no scalar torn.
        let text = "{ \"items\": [{ \"title\": \"x{data.w}{data.w}\", \"data\": { \"w\": \"\(label.dropLast())\" } }] }"
        let title = try playground(text).item(at: IndexPath(section: 0, item: 0)).title
        #expect(title == "x" + String(repeating: "é", count: 511))
    }

    @Test func aThousandProblemsAndTheNumberOfTheRest() {
        let items = Array(repeating: #"{ "x": 1 }"#, count: 1500).joined(separator: ",\n")
        let problems = problems("{ \"items\": [\(items)] }")
        #expect(problems.count == 1001)
        #expect(problems.last?.code == "file.moreProblems")
        #expect(problems.last?.severity == .error)
        #expect(problems.last?.place?.line == 1001)
        #expect(problems.last?.message.hasPrefix("From here on there are 500 problems more") == true)
    }

    /// Beyond a few thousand problems are counted without finding words for each, but not one is forgotten.
    @Test func theRestIsCountedThoughItIsNotKept() {
        let keys = (0..<50_000).map { "\"k\($0)x\": 1" }.joined(separator: ",\n")
        let problems = problems("{ \(keys) }")
        #expect(problems.count == 1001)
        #expect(problems[999].place?.line == 1000)
        #expect(problems.last?.message.hasPrefix("From here on there are 49000 problems more") == true)
    }

    /// Many variants over many sections: what can come about is bounded when the file is read, not what is right.
    @Test func variantsOverThousandsOfSections() throws {
        let entries = (0..<3000).map { "\"s\($0)\": { \"minimumLineSpacing\": \($0) }" }.joined(separator: ",")
        let sections = (0..<3000).map { "{ \"id\": \"s\($0)\" }" }.joined(separator: ",")
        let variants = (0..<6).map { "{ \"when\": \"bounds.width > \($0)00\", \"minimumInteritemSpacing\": \($0) }" }
        let text = """
            { "sections": [\(sections)],
              "styles": { "s": { "sections": { \(entries) }, "variants": [\(variants.joined(separator: ","))] } } }
            """
        let viewport = Viewport(size: Size(width: 350, height: 800), scale: 2)
        guard case .flow(let flow) = try playground(text).resolve(style: 0, viewport: viewport).layout else { return }
        #expect(flow.sections[2999].minimumLineSpacing == 2999)
        #expect(flow.sections[2999].minimumInteritemSpacing == 3)
    }

    @Test func sixtyFourLevelsOfAFormula() {
        func nested(_ depth: Int) -> String {
            let open = String(repeating: "(", count: depth)
            let close = String(repeating: ")", count: depth)
            return "{ \"styles\": { \"a\": { \"itemSize\": \"\(open)1\(close)\" } } }"
        }
        #expect(codes(nested(60)) == [])
        #expect(codes(nested(10_000)).count == 1)
    }

    /// Numbers at the ends of what Doubles hold are no trap: they are out of range, or nothing.
    @Test func numbersAtTheEnds() {
        let size = { (number: String) in "{ \"styles\": { \"a\": { \"itemSize\": \(number) } } }" }
        #expect(codes(size("1e308")) == ["value.range"])
        #expect(codes(size("-0")) == [])
        #expect(codes(size("5e-324")) == [])
        #expect(codes(size("1e999")) == ["syntax.numberTooLarge"])
        #expect(codes(size("1000000")) == [])
        #expect(codes(size("1000000.1")) == ["value.range"])
    }
}
