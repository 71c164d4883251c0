import CollectionLayout
import PlaygroundFile

/// The keys of one revision's elements, both ways.
///
/// Generated items are base + item and cost nothing; listed ones stand in a table. Headers, footers, backgrounds and
/// supplementaries have a key a section and kind; those beyond the first of their kind, and the badges of a cell, share one and
/// are told by its ordinal.
final class IdentityTable {
    private enum SectionKeys {
        case run(base: UInt32, count: Int)
        case listed([UInt32])
    }

    private struct Run {
        var base: UInt32
        var count: UInt32
        var section: Int
    }

    private struct Place {
        var kind: ElementKind
        var indexPath: IndexPath
    }

    private var sections: [SectionKeys] = []
    private var headers: [UInt32] = []
    private var footers: [UInt32] = []
    private var decorations: [UInt32] = []
    private var supplementaries: [UInt32] = []
    /// Sorted by base.
    private var runs: [Run] = []
    private var places: [UInt32: Place] = [:]

    /// Interns what is new and forgets what is gone. O(listed items + sections).
    init(of playground: Playground, interner: inout KeyInterner) {
        var living: Set<KeyInterner.Identity> = []
        var livingRuns: Set<SectionIdentity> = []
        func intern(
            _ identity: KeyInterner.Identity, _ kind: ElementKind, _ indexPath: IndexPath, _ interner: inout KeyInterner
        ) -> UInt32 {
            var identity = identity
            // Two items that claim to be the same: the second is known by its place.
            if !living.insert(identity).inserted {
                identity = .item(.index(playground.sectionIdentity(indexPath.section), indexPath.item))
                living.insert(identity)
            }
            let key = interner.key(for: identity)
            places[key] = Place(kind: kind, indexPath: indexPath)
            return key
        }
        for section in playground.sections.indices {
            let count = playground.sections[section].itemCount
            let identity = playground.sectionIdentity(section)
            if playground.isRun(section: section) {
                let base = interner.base(ofRunFor: identity, count: UInt32(clamping: count))
                livingRuns.insert(identity)
                runs.append(Run(base: base, count: UInt32(clamping: count), section: section))
                sections.append(.run(base: base, count: count))
            } else {
                sections.append(
                    .listed(
                        (0..<count).map { item in
                            let indexPath = IndexPath(section: section, item: item)
                            return intern(.item(playground.identity(at: indexPath)), .cell, indexPath, &interner)
                        }))
            }
            let indexPath = IndexPath(section: section, item: 0)
            headers.append(intern(.supplementary(.header, identity), .header, indexPath, &interner))
            footers.append(intern(.supplementary(.footer, identity), .footer, indexPath, &interner))
            decorations.append(intern(.supplementary(.decoration, identity), .decoration, indexPath, &interner))
            supplementaries.append(
                intern(.supplementary(.supplementary, identity), .supplementary, indexPath, &interner))
        }
        runs.sort { $0.base < $1.base }
        interner.keep(living, runs: livingRuns)
    }

    /// nil for what this revision does not have, and for what is the ninth of its kind in a section or the eighth badge of a
    /// cell. O(1).
    ///
    /// - Parameter badgesPerItem: how the layout counts the badges of that section.
    func key(of kind: ElementKind, at indexPath: IndexPath, badgesPerItem: Int = 0) -> UInt32? {
        let section = indexPath.section
        guard sections.indices.contains(section) else { return nil }
        switch kind {
        case .cell: return cellKey(at: indexPath)
        case .badge:
            guard badgesPerItem > 0, indexPath.item >= 0 else { return nil }
            let (item, badge) = indexPath.item.quotientAndRemainder(dividingBy: badgesPerItem)
            return cellKey(at: IndexPath(section: section, item: item)).flatMap {
                KeyInterner.key($0, ordinal: badge + 1)
            }
        case .header: return KeyInterner.key(headers[section], ordinal: indexPath.item)
        case .footer: return KeyInterner.key(footers[section], ordinal: indexPath.item)
        case .decoration: return KeyInterner.key(decorations[section], ordinal: indexPath.item)
        case .supplementary: return KeyInterner.key(supplementaries[section], ordinal: indexPath.item)
        }
    }

    private func cellKey(at indexPath: IndexPath) -> UInt32? {
        switch sections[indexPath.section] {
        case .run(let base, let count):
            indexPath.item >= 0 && indexPath.item < count
                ? base &+ UInt32(truncatingIfNeeded: indexPath.item) : nil
        case .listed(let keys): keys.indices.contains(indexPath.item) ? keys[indexPath.item] : nil
        }
    }

    /// nil for a key that this revision does not have. O(log sections).
    ///
    /// - Parameter badgesPerItem: how the layout counts the badges of a section.
    func place(
        of key: UInt32, badgesPerItem: (_ section: Int) -> Int = { _ in 0 }
    ) -> (ElementKind, IndexPath)? {
        let (key, ordinal) = KeyInterner.parts(of: key)
        guard let (kind, indexPath) = firstPlace(of: key) else { return nil }
        guard kind == .cell else {
            return (kind, IndexPath(section: indexPath.section, item: ordinal))
        }
        guard ordinal > 0 else { return (kind, indexPath) }
        let perItem = badgesPerItem(indexPath.section)
        guard ordinal <= perItem else { return nil }
        return (.badge, IndexPath(section: indexPath.section, item: indexPath.item * perItem + ordinal - 1))
    }

    private func firstPlace(of key: UInt32) -> (ElementKind, IndexPath)? {
        if let place = places[key] { return (place.kind, place.indexPath) }
        var low = 0
        var high = runs.count
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].base <= key { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        let run = runs[low - 1]
        guard key - run.base < run.count else { return nil }
        return (.cell, IndexPath(section: run.section, item: Int(key - run.base)))
    }
}
