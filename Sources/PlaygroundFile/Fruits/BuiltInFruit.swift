/// A picture that comes with the page, its title, and the pastel ground that suits it.
struct BuiltInFruit: Sendable {
    let name: String
    let title: String
    /// `#rrggbb`, light enough for dark outlines and far enough from the fruit's own colour.
    let color: String

    /// The name of its picture.
    var image: String { "\(name).svg" }

    private init(_ name: String, _ title: String, _ color: String) {
        self.name = name
        self.title = title
        self.color = color
    }

    /// The thirty, in the order in which `"items": 30` shows them.
    static let all = [
        BuiltInFruit("apple", "Apple", "#fde0dc"),
        BuiltInFruit("pear", "Pear", "#eef3c8"),
        BuiltInFruit("orange", "Orange", "#ffe8cc"),
        BuiltInFruit("lemon", "Lemon", "#fdf6c3"),
        BuiltInFruit("peach", "Peach", "#ffe3d6"),
        BuiltInFruit("grapes", "Grapes", "#e8def8"),
        BuiltInFruit("strawberry", "Strawberry", "#fddde4"),
        BuiltInFruit("blueberry", "Blueberry", "#dbe6fa"),
        BuiltInFruit("melon", "Melon", "#f6f0cf"),
        BuiltInFruit("cherry", "Cherry", "#fadbe0"),
        BuiltInFruit("mango", "Mango", "#ffebc4"),
        BuiltInFruit("coconut", "Coconut", "#efe6dc"),
        BuiltInFruit("kiwi", "Kiwi", "#e7f0cb"),
        BuiltInFruit("plum", "Plum", "#ecdcf3"),
        BuiltInFruit("green-apple", "Green apple", "#e3f4d3"),
        BuiltInFruit("watermelon", "Watermelon", "#d9f2e1"),
        BuiltInFruit("banana", "Banana", "#fbf2c0"),
        BuiltInFruit("pineapple", "Pineapple", "#fcf0c9"),
        BuiltInFruit("fig", "Fig", "#e9dff0"),
        BuiltInFruit("apricot", "Apricot", "#ffe6cd"),
        BuiltInFruit("raspberry", "Raspberry", "#fcdbe7"),
        BuiltInFruit("blackberry", "Blackberry", "#e0dcf2"),
        BuiltInFruit("lime", "Lime", "#e6f5cd"),
        BuiltInFruit("pomegranate", "Pomegranate", "#fbdad8"),
        BuiltInFruit("papaya", "Papaya", "#ffe6d2"),
        BuiltInFruit("grapefruit", "Grapefruit", "#ffe1da"),
        BuiltInFruit("dragonfruit", "Dragonfruit", "#fbdcee"),
        BuiltInFruit("passionfruit", "Passionfruit", "#eadcf1"),
        BuiltInFruit("persimmon", "Persimmon", "#ffe4ce"),
        BuiltInFruit("avocado", "Avocado", "#e6efd2"),
    ]

    /// The fruit at a place of a count, taken round again beyond the thirty.
    static func at(_ index: Int) -> BuiltInFruit { all[index % all.count] }

    /// The fruit that a picture shows, or nil for a picture of the user's own.
    static func named(image: String) -> BuiltInFruit? { byImage[image] }

    private static let byImage = Dictionary(uniqueKeysWithValues: all.map { ($0.image, $0) })
}

/// The grounds of cells that nobody gave a colour, by index, neighbours far apart.
enum Palette {
    static let colors = [
        "#fddde4", "#dbe6fa", "#fdf3c4", "#ddf3e4", "#ece0f8", "#ffe6d2", "#d9f1f4", "#f3e6d8", "#e8f3cd", "#f9dcef",
    ]

    static func color(at index: Int) -> String { colors[index % colors.count] }
}

/// Whether a picture of that name comes with the program.
package func isBuiltInPicture(_ name: String) -> Bool {
    BuiltInFruit.named(image: name) != nil
}
