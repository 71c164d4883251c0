import PlaygroundFile
import Testing

/// `UICollectionViewFlowLayout` justifies its lines and centres the items in them, and has no property that says otherwise
/// (Apple, "Using the Flow Layout").
@Suite struct NeedsSubclassTests {
    @Test(arguments: [
        ("\"layout\": \"flow\"", false),
        ("\"layout\": \"flow\", \"lineAlignment\": \"justified\", \"itemAlignment\": \"center\"", false),
        ("\"layout\": \"flow\", \"lineAlignment\": \"leading\"", true),
        ("\"layout\": \"flow\", \"itemAlignment\": \"top\"", true),
        ("\"layout\": \"flow\", \"variants\": [{\"when\": \"isLandscape\", \"itemAlignment\": \"bottom\"}]", true),
        ("\"layout\": \"grid\"", false),
    ])
    func whatUIKitsOwnClassCannotDoSaysSo(style: String, expected: Bool) throws {
        let text = "{\"styles\": {\"a\": {\(style)}}}"
        let reading = readPlayground(Array(text.utf8), pictures: [], fileName: "playground.json")
        #expect(try #require(reading.playground).styles[0].needsSubclass == expected)
    }
}
