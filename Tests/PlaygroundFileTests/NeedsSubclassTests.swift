import PlaygroundFile
import Testing

/// `UICollectionViewFlowLayout` justifies its lines and centres the items in them, and has no property that says otherwise
/// (Apple, "Using the Flow Layout"). Grids and lists
/// are compositional layouts of UIKit's own; of the other layouts it has no class, and none that follows the scroll.
@Suite struct NeedsSubclassTests {
    @Test(arguments: [
        ("\"layout\": \"flow\"", false),
        ("\"layout\": \"flow\", \"lineAlignment\": \"justified\", \"itemAlignment\": \"center\"", false),
        ("\"layout\": \"flow\", \"lineAlignment\": \"leading\"", true),
        ("\"layout\": \"flow\", \"itemAlignment\": \"top\"", true),
        ("\"layout\": \"flow\", \"variants\": [{\"when\": \"isLandscape\", \"itemAlignment\": \"bottom\"}]", true),
        ("\"layout\": \"grid\"", false),
        ("\"layout\": \"list\"", false),
        ("\"layout\": \"spiral\"", true),
        ("\"layout\": \"waterfall\"", true),
        ("\"layout\": \"mosaic\"", true),
        ("\"layout\": \"circle\"", true),
        ("\"layout\": \"stack\"", true),
        ("\"layout\": \"carousel\"", true),
        ("\"layout\": \"formula\"", true),
        ("\"layout\": \"flow\", \"effects\": [{\"alpha\": 0.5}]", true),
        ("\"layout\": \"grid\", \"variants\": [{\"when\": \"isLandscape\", \"effects\": [{\"alpha\": 0.5}]}]", true),
    ])
    func whatUIKitsOwnClassCannotDoSaysSo(style: String, expected: Bool) throws {
        let text = "{\"styles\": {\"a\": {\(style)}}}"
        let reading = readPlayground(Array(text.utf8), pictures: [], fileName: "playground.json")
        #expect(try #require(reading.playground).styles[0].needsSubclass == expected)
    }
}
