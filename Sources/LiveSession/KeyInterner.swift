import CollectionLayout
import PlaygroundFile

/// Gives identities the numbers that cross the wire, stable for as long as the identity lives.
///
/// Listed items get a key each; a generator gets a run of keys (base + item) with room to grow, so that a million
/// generated items cost nothing. Keys start at 1 and are not used again until 2^29 have been given.
///
/// The three bits above are an ordinal: of the badges of a cell, and of the several headers, footers and supplementaries of
/// one section. So those have numbers of their own without being given any.
struct KeyInterner {
    enum Identity: Hashable {
        case item(ItemIdentity)
        case supplementary(ElementKind, SectionIdentity)
    }

    private struct Run {
        var base: UInt32
        var room: UInt32
    }

    /// How many elements can share a key by their ordinals.
    static let ordinals = 8
    private static let ordinalShift: UInt32 = 29
    private static let end: UInt32 = 1 << ordinalShift

    /// The key of what goes with `key`, nil where there are too many of them. `key(5, ordinal: 0)` is 5.
    static func key(_ key: UInt32, ordinal: Int) -> UInt32? {
        (0..<ordinals).contains(ordinal) ? key | UInt32(ordinal) << ordinalShift : nil
    }

    /// What `key(_:ordinal:)` made a key of.
    static func parts(of key: UInt32) -> (key: UInt32, ordinal: Int) {
        (key & (end - 1), Int(key >> ordinalShift))
    }

    private var keys: [Identity: UInt32] = [:]
    private var runs: [SectionIdentity: Run] = [:]
    private var next: UInt32 = 1

    mutating func key(for identity: Identity) -> UInt32 {
        if let key = keys[identity] { return key }
        let key = take(1)
        keys[identity] = key
        return key
    }

    /// The base of the run of `section`'s generator, which has room for `count` keys.
    ///
    /// The run is kept while it is large enough; one that is outgrown gets a new base, and its cells count as new.
    mutating func base(ofRunFor section: SectionIdentity, count: UInt32) -> UInt32 {
        if let run = runs[section], run.room >= count { return run.base }
        var room: UInt32 = 64
        while room < count, room < Self.end / 2 { room *= 2 }
        let base = take(room)
        runs[section] = Run(base: base, room: room)
        return base
    }

    /// Forgets what does not live any more: it comes back as something new.
    mutating func keep(_ living: Set<Identity>, runs livingRuns: Set<SectionIdentity>) {
        keys = keys.filter { living.contains($0.key) }
        runs = runs.filter { livingRuns.contains($0.key) }
    }

    /// Wraps round when all numbers were given: at worst a cell then travels from where another one was.
    private mutating func take(_ count: UInt32) -> UInt32 {
        let end = next + count
        if end > Self.end {
            next = 1 + count
            return 1
        }
        defer { next = end }
        return next
    }
}
