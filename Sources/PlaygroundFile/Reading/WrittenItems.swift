/// The items of a section, or of a file without sections, as written.
enum WrittenItems: Sendable {
    /// So many of the built-in fruits.
    case count(Int)
    case list([WrittenItem])
    case generator(count: Int, WrittenItem)

    var count: Int {
        switch self {
        case .count(let count), .generator(let count, _): count
        case .list(let items): items.count
        }
    }
}

struct WrittenItem: Sendable {
    var id: WrittenText?
    var title: WrittenText?
    var subtitle: WrittenText?
    var value: WrittenText?
    var badge: WrittenText?
    var accessory = ItemAccessory.none
    var image: WrittenText?
    var color: WrittenText?
    var size: WrittenSize?
    var data: [WrittenDatum] = []
    var origin: Origin
}

/// A value of the user's own, under the user's own name.
struct WrittenDatum: Sendable {
    enum Value: Sendable {
        case number(Double, isWrittenWhole: Bool)
        case bool(Bool)
        case word(String)
    }

    var name: String
    var value: Value
    var origin: Origin
}

struct WrittenSection: Sendable {
    var id: String?
    var header: WrittenText?
    var footer: WrittenText?
    var data: [WrittenDatum] = []
    var items: WrittenItems
    var origin: Origin
}
