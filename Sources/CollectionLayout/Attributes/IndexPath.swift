/// The address of an item: its section and its place in it, both from 0.
package struct IndexPath: Equatable, Hashable, Comparable, Sendable {
    package var section: Int
    package var item: Int

    package init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }

    package static func < (a: IndexPath, b: IndexPath) -> Bool {
        a.section != b.section ? a.section < b.section : a.item < b.item
    }
}
