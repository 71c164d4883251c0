import CollectionLayout
import Formula

// What a section's layout depends on, compared with what it depended on before: the plan of its items, the numbers that hold
// for all of them, and what their formulas read of each. Whatever cannot be told apart cheaply counts as changed.

/// How the items of a section differ from those of the section before it was changed.
enum ItemsChange: Equatable {
    case none
    /// These alone read something else.
    case items([Int])
    case unknown
}

extension StyleValues {
    /// So many items that differ are looked for; more are as many as all.
    private static let changesLimit = 64

    /// How a section differs from one of the same style before. The numbers of the sections are compared by the caller.
    ///
    /// - Complexity: O(n) comparisons of what formulas read, and nothing where both read the same memory.
    func itemsChange(section: Int, since old: StyleValues, section oldSection: Int) -> ItemsChange {
        let items = sectionPlan(section).items
        let (new, former) = (playground.sections[section], old.playground.sections[oldSection])
        guard items == old.sectionPlan(oldSection).items, sectionPlan(section).cell == old.sectionPlan(oldSection).cell,
            new.itemCount == former.itemCount, playground.names.itemData == old.playground.names.itemData,
            playground.names.sectionData == old.playground.names.sectionData,
            playground.names.words.words == old.playground.names.words.words
        else { return .unknown }
        guard usesTexts(section) || old.usesTexts(oldSection) else {
            return change(items, section, new, since: old, oldSection, former)
        }
        // Whose texts are all the same and all measured has the same sizes.
        let isSame =
            texts === old.texts && old.estimatedTexts.isEmpty && metrics == old.metrics && new.items == former.items
            && new.firstIndex == former.firstIndex
        return isSame ? change(items, section, new, since: old, oldSection, former) : .unknown
    }

    private func usesTexts(_ section: Int) -> Bool {
        let plan = sectionPlan(section)
        return textUses[section] != nil || plan.cell.content.showsItsText
            || (plan.items.sizeFormulas + plan.items.placeFormulas).contains { $0.names("text") }
    }

    private func change(
        _ items: ItemsPlan, _ section: Int, _ new: PlaygroundSection, since old: StyleValues, _ oldSection: Int,
        _ former: PlaygroundSection
    ) -> ItemsChange {
        var changed: Set<Int> = []
        if items.readsOwnSizes {
            guard let own = ownSizes[section].changes(since: old.ownSizes[oldSection], limit: Self.changesLimit)
            else { return .unknown }
            changed.formUnion(own)
            switch ownSizes[section] {
            case .none, .numbers: break
            case .same(let plan):
                for formula in [plan.width.formula, plan.height?.formula].compactMap({ $0 })
                where changes(of: formula, section, new, since: old, oldSection, former)?.isEmpty != true {
                    return .unknown
                }
            // A formula for every item can name anything of the viewport and the section.
            case .plans: return .unknown
            }
        }
        for formula in items.sizeFormulas {
            guard let items = changes(of: formula, section, new, since: old, oldSection, former) else {
                return .unknown
            }
            changed.formUnion(items)
        }
        for formula in items.placeFormulas {
            // What is moved by itself is no change of a size.
            guard changes(of: formula, section, new, since: old, oldSection, former)?.isEmpty == true else {
                return .unknown
            }
        }
        guard changed.count <= Self.changesLimit else { return .unknown }
        return changed.isEmpty ? .none : .items(changed.sorted())
    }

    /// The items for which a formula reads something else than before; nil where it is for all of them, or cannot be told.
    private func changes(
        of formula: CompiledFormula, _ section: Int, _ new: PlaygroundSection, since old: StyleValues,
        _ oldSection: Int, _ former: PlaygroundSection
    ) -> [Int]? {
        guard readsTheSame(formula, section, since: old, oldSection) else { return nil }
        var changed: [Int] = []
        for name in formula.names where name.reach == .item {
            switch name.slot {
            case BuiltInNames.Slot.index.rawValue where new.firstIndex != former.firstIndex: return nil
            // Where the item before ends is known in the layout alone.
            case BuiltInNames.Slot.previousMaxX.rawValue, BuiltInNames.Slot.previousMaxY.rawValue: return nil
            default: break
            }
            let table = playground.names.itemData.names
            for place in table.indices {
                let isPrevious = playground.names.previousSlot(place) == name.slot
                guard table[place].slot == name.slot || isPrevious else { continue }
                guard let items = new.items.changes(ofColumn: place, since: former.items, limit: Self.changesLimit)
                else { return nil }
                changed += isPrevious ? items.map { $0 + 1 }.filter { $0 < new.itemCount } : items
            }
        }
        return changed
    }

    /// Whether all that a formula reads beside the item is what it was.
    private func readsTheSame(
        _ formula: CompiledFormula, _ section: Int, since old: StyleValues, _ oldSection: Int
    ) -> Bool {
        let (new, former) = (inputs(section: section), old.inputs(section: oldSection))
        return formula.names.allSatisfy { name in
            guard name.reach < .item, case .scalar(let a) = new[name.slot], case .scalar(let b) = former[name.slot]
            else { return true }
            return a == b
        }
    }
}

extension OwnSizes {
    /// The items whose sizes are others than before; nil for more than `limit`, and where that cannot be told.
    fileprivate func changes(since old: OwnSizes, limit: Int) -> [Int]? {
        guard case .numbers(let widths, let heights) = self, case .numbers(let oldWidths, let oldHeights) = old else {
            return self == old ? [] : nil
        }
        guard let a = widths.changes(since: oldWidths, limit: limit),
            let b = heights.changes(since: oldHeights, limit: limit)
        else { return nil }
        return a + b
    }
}

extension ItemSource {
    /// The items that have something else under a name of the table; nil for more than `limit`, and where the two are of
    /// different kinds.
    fileprivate func changes(ofColumn place: Int, since old: ItemSource, limit: Int) -> [Int]? {
        switch (self, old) {
        case (.fruits, .fruits): return []
        case (.generator(_, let data, _), .generator(_, let former, _)): return data[place] == former[place] ? [] : nil
        case (.list(let list), .list(let former)):
            switch (list.columns[place], former.columns[place]) {
            case (.doubles(let a), .doubles(let b)): return a.changes(since: b, limit: limit)
            case (.ints(let a), .ints(let b)): return a.changes(since: b, limit: limit)
            case (.bools(let a), .bools(let b)): return a.changes(since: b, limit: limit)
            case (.words(let a), .words(let b)): return a.changes(since: b, limit: limit)
            default: return nil
            }
        default: return nil
        }
    }
}

extension Column {
    /// The places whose values differ; nil for more than `limit`, or where there are more or fewer values.
    fileprivate func changes(since old: Column, limit: Int) -> [Int]? {
        guard self !== old else { return [] }
        guard count == old.count else { return nil }
        var changes: [Int] = []
        for place in 0..<count where self[place] != old[place] {
            guard changes.count < limit else { return nil }
            changes.append(place)
        }
        return changes
    }
}
