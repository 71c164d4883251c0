import CollectionLayout
import PlaygroundFile

/// Gives identities the numbers that cross the wire, stable for as long as the identity lives.
///
/// Listed items get a key each; a generator gets a run of keys (base + item) with room to grow, so that a million
/// generated items cost nothing. Keys start at 1 and are not used again until 2^32 have been given.
struct KeyInterner {
    enum Identity: Hashable {
        case item(ItemIdentity)
        case supplementary(ElementKind, SectionIdentity)
    }

    private struct Run {
        var base: UInt32
        var room: UInt32
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
        while room < count, room < 1 << 31 { room *= 2 }
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
        let (end, overflow) = next.addingReportingOverflow(count)
        if overflow {
            next = 1 + count
            return 1
        }
        defer { next = end }
        return next
    }
}
