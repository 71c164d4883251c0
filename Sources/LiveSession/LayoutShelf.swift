import CollectionLayout

/// The layouts in memory, at most `byteLimit` bytes: least recently used first, never one that a page shows.
struct LayoutShelf {
    /// A layout that would need more memory than is left when all others are in use.
    struct Full: Error {}

    private let byteLimit: Int
    private var layouts: [LayoutKey: SharedLayout] = [:]
    private var uses = 0
    /// Held for a layout beside its own store: its sections, the resolved style, this table's entry.
    private static let overhead = 4_096

    init(byteLimit: Int) {
        self.byteLimit = byteLimit
    }

    /// The layout for a key, if there is one.
    subscript(key: LayoutKey) -> SharedLayout? { layouts[key] }

    var count: Int { layouts.count }
    var byteCount: Int { layouts.values.reduce(0) { $0 + $1.byteCount + LayoutShelf.overhead } }

    /// The layout for `key`, made now if nobody has asked for it yet.
    ///
    /// `isInUse` tells what may not be dropped to make room. Throws `Full` when room cannot be made.
    mutating func layout(
        for key: LayoutKey, isInUse: (LayoutKey) -> Bool, make: () -> SharedLayout
    ) throws(Full) -> SharedLayout {
        uses += 1
        if let layout = layouts[key] {
            layout.lastUse = uses
            return layout
        }
        let layout = make()
        layout.lastUse = uses
        try makeRoom(for: layout.byteCount + LayoutShelf.overhead, isInUse: isInUse)
        layouts[key] = layout
        return layout
    }

    /// Puts a layout in the place of one that it was made from.
    mutating func replace(_ layout: SharedLayout) {
        if layouts[layout.key] != nil { layouts[layout.key] = layout }
    }

    /// Layouts of former revisions serve nobody but the pages that still show them.
    mutating func drop(revisionsBefore revision: Int) {
        layouts = layouts.filter { $0.key.revision >= revision }
    }

    /// Drops layouts that are not what they would be now.
    ///
    /// - Returns: whether there was one.
    mutating func drop(where isStale: (SharedLayout) -> Bool) -> Bool {
        let count = layouts.count
        layouts = layouts.filter { !isStale($0.value) }
        return layouts.count < count
    }

    /// Drops a layout that is not what it would be now.
    mutating func drop(_ key: LayoutKey) {
        layouts[key] = nil
    }

    private mutating func makeRoom(for bytes: Int, isInUse: (LayoutKey) -> Bool) throws(Full) {
        var total = byteCount + bytes
        guard total > byteLimit else { return }
        for layout in layouts.values.sorted(by: { $0.lastUse < $1.lastUse }) where !isInUse(layout.key) {
            layouts[layout.key] = nil
            total -= layout.byteCount + LayoutShelf.overhead
            if total <= byteLimit { return }
        }
        throw Full()
    }
}
