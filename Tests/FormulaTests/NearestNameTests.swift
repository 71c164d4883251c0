import Testing

@testable import Formula

@Suite struct NearestNameTests {
    private let known = [
        "columns", "spacing", "lineSpacing", "item", "index", "available.width", "bounds.width", "gap",
    ]

    @Test(arguments: [
        ("colums", "columns"), ("colmuns", "columns"), ("Columns", "columns"), ("COLUMNS", "columns"),
        ("columnss", "columns"),
        ("spaceing", "spacing"), ("itme", "item"), ("indx", "index"), ("gab", "gap"), ("linespacing", "lineSpacing"),
        ("available.widht", "available.width"), ("boundswidth", "bounds.width"),
    ])
    func isTheOneMeant(_ name: String, _ expected: String) {
        #expect(nearestName(to: name, among: known) == expected)
    }

    @Test(arguments: ["", "banana", "xy", "row", String(repeating: "a", count: 65)])
    func isNoneWhereNoneIsNear(_ name: String) {
        #expect(nearestName(to: name, among: known) == nil)
    }

    @Test func isTheFirstInAlphabeticalOrderAmongEquals() {
        #expect(nearestName(to: "bat", among: ["cat", "bar", "bag"]) == "bag")
        #expect(nearestName(to: "width", among: ["bounds.width", "available.width"]) == "available.width")
        #expect(nearestName(to: "item", among: ["item"]) == nil)
    }
}
