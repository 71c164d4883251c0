/// The values of one name for all items of a list, at an address that stays while the column lives.
///
/// Formulas read runs of them in place.
final class Column<Element: BitwiseCopyable & Equatable>: Equatable {
    private let storage: UnsafeMutableBufferPointer<Element>

    init(_ values: [Element]) {
        storage = .allocate(capacity: max(values.count, 1))
        _ = storage.initialize(fromContentsOf: values)
        count = values.count
    }

    deinit { storage.deallocate() }

    let count: Int

    subscript(index: Int) -> Element {
        precondition(index >= 0 && index < count, "an item of the list")
        return storage[index]
    }

    /// The values from `index` on. Valid while the column lives.
    func pointer(from index: Int) -> UnsafePointer<Element>? {
        precondition(index >= 0 && index <= count, "a place in the list")
        return storage.baseAddress.map { UnsafePointer($0 + index) }
    }

    static func == (a: Column, b: Column) -> Bool {
        a === b || a.count == b.count && (0..<a.count).allSatisfy { a.storage[$0] == b.storage[$0] }
    }
}
