import Formula

/// A section: its texts, its data and where its items come from.
package struct PlaygroundSection: Equatable {
    /// Only if the file writes one.
    package let id: String?
    package let itemCount: Int
    /// The number of items in the sections before it.
    let firstIndex: Int
    let header: PlannedText?
    let footer: PlannedText?
    /// By the places of the file's table of section data.
    let data: [FormulaValue]
    let items: ItemSource

    package var hasHeader: Bool { header != nil }
    package var hasFooter: Bool { footer != nil }
}

/// Where the items of a section come from.
enum ItemSource: Equatable {
    /// The built-in fruits, by index over all sections.
    case fruits
    case list(ListedItems)
    case generator(ItemPattern, data: [FormulaValue], size: WrittenSize?)
}

struct ListedItems: Equatable {
    let patterns: [ItemPattern]
    /// By the places of the file's table of item data.
    let columns: [DataColumn]
    /// The items' own sizes; empty if none has one.
    let sizes: [WrittenSize?]
    /// The same as numbers, if they are plain ones.
    let plainSizes: OwnSizes?
}

/// The texts of an item, or of all items that a generator makes.
struct ItemPattern: Equatable {
    var id: PlannedText?
    var title: PlannedText?
    var subtitle: PlannedText?
    var value: PlannedText?
    var badge: PlannedText?
    var accessory = ItemAccessory.none
    var image: PlannedText?
    var color: PlannedText?

    static let none = ItemPattern()
}
