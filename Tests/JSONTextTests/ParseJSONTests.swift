import JSONText
import TestSupport
import Testing

@Suite struct ParseJSONTests {
    @Test func keepsPlacesAndOrder() throws {
        let root = try #require(parseJSON(SourceText("{\"b\": 1, \"a\": [true, null], \"b\": 2.0}")).root)
        let members = try #require(root.asObject)
        #expect(members.map(\.key) == ["b", "a", "b"])
        #expect(members.map(\.keyRange) == [1..<4, 9..<12, 28..<31])
        #expect(members.map(\.node.range) == [6..<7, 14..<26, 33..<36])
        #expect(root.range == 0..<37)
        #expect(root["b"]?.asNumber == 1)
    }

    @Test func numbersKnowHowTheyWereWritten() throws {
        let elements = try #require(parseJSON(SourceText("[5, 5.0, 5e0, -0]")).root?.asArray)
        let numbers = elements.compactMap { if case .number(let number) = $0.value { number } else { nil } }
        #expect(numbers.map(\.isWrittenWhole) == [true, false, false, true])
        #expect(numbers.map(\.value) == [5, 5, 5, 0])
        #expect(numbers.last?.value.sign == .minus)
    }

    @Test func commentsAndOneTrailingCommaAreAnOption() {
        let source = SourceText("// before\n{ \"a\": [1, /* 2, */ 3,], } // after")
        #expect(parseJSON(source).root?["a"]?.asArray?.count == 2)
        #expect(parseJSON(source, .strict).root == nil)
    }
}
