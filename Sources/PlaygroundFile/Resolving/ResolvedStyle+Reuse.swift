package import CollectionLayout

extension ResolvedStyle {
    /// Lays the style out at its viewport, and takes over from the layout that was made before what nothing has changed since:
    /// sections whose inputs are all the same, and where only a few items have another size, all but those.
    ///
    ///     new.prepared(after: old, oldLayout)      // the same frames as new.prepared()
    ///
    /// - Complexity: O(sections + comparisons of what formulas read + items of the sections that changed).
    package func prepared(after former: ResolvedStyle, _ layout: PreparedLayout) -> PreparedLayout {
        guard canShareSections(with: former), effects == nil, former.effects == nil else { return prepared() }
        let sections = values.playground.sections.indices
        var reused: [Int?] = []
        var resized: [(indexPath: IndexPath, size: Size)]? =
            isOfTheSameBounds(as: former) && style.layoutKind != .compositional ? [] : nil
        for section in sections {
            guard let old = formerSection(of: section, in: former.values) else {
                reused.append(nil)
                resized = nil
                continue
            }
            let change = change(of: section, since: former.values, section: old)
            reused.append(change == .none ? old : nil)
            if old != section || change == .unknown { resized = nil }
            if case .items(let items) = change {
                for item in items where resized != nil {
                    let indexPath = IndexPath(section: section, item: item)
                    if let size = size(at: indexPath) {
                        resized?.append((indexPath, size))
                    } else {
                        resized = nil
                    }
                }
            }
        }
        if let resized, sections.count == former.values.playground.sections.count,
            let layout = layout.resizing(resized, options: options)
        {
            return layout
        }
        return self.layout.prepared(
            for: values.viewport.size, adjustedContentInset: adjustedContentInset, options: options, effects: effects,
            reusing: SectionReuse(layout: layout, sections: reused))
    }

    /// The size of an item as its formulas and texts have it now, in a flow or a list; nil where the layout makes it of more
    /// than that, and where it makes no sense.
    package func size(at indexPath: IndexPath) -> Size? {
        values.withoutNotes { values.size(at: indexPath) }
    }

    /// Whether `size(at:)` tells the sizes: in a flow, and in a list whose rows do not depend on where the one before is.
    package var sizesItemByItem: Bool {
        // Rows of a compositional layout are part of a section that has more at its edges than a list's.
        guard style.layoutKind != .compositional else { return false }
        return values.playground.sections.indices.allSatisfy {
            switch values.sectionPlan($0).items {
            case .flow: true
            case .list(let list): !list.followsFrames
            case .grid, .waterfall, .mosaic, .formula, .compositional, .pass: false
            }
        }
    }

    /// Whether sections of the two can be alike at all: laid out by the same layout, in the same width.
    private func canShareSections(with former: ResolvedStyle) -> Bool {
        let (plan, old) = (values.plan, former.values.plan)
        guard style.layoutKind == former.style.layoutKind, !style.layoutKind.runsOnceOverAll,
            plan.scrollDirection == old.scrollDirection, options.isRightToLeft == former.options.isRightToLeft
        else { return false }
        let (size, formerSize) = (values.viewport.size, former.values.viewport.size)
        let (inset, formerInset) = (adjustedContentInset, former.adjustedContentInset)
        switch plan.scrollDirection {
        case .vertical:
            return size.width == formerSize.width && inset.left == formerInset.left && inset.right == formerInset.right
        case .horizontal:
            return size.height == formerSize.height && inset.top == formerInset.top
                && inset.bottom == formerInset.bottom
        }
    }

    private func isOfTheSameBounds(as former: ResolvedStyle) -> Bool {
        values.viewport.size == former.values.viewport.size && adjustedContentInset == former.adjustedContentInset
            && values.isAnchoredAtEnd == former.values.isAnchoredAtEnd
    }

    /// The section that was called the same before: by its id, else by its place.
    private func formerSection(of section: Int, in former: StyleValues) -> Int? {
        let id = values.playground.sections[section].id
        let sections = former.playground.sections
        if sections.indices.contains(section), sections[section].id == id { return section }
        guard let id else { return nil }
        return sections.firstIndex { $0.id == id }
    }

    private func change(of section: Int, since former: StyleValues, section old: Int) -> ItemsChange {
        // Where a background is, and how it looks, is no matter of the section's layout; the room along the scroll is one only
        // to formulas that read it.
        let isVertical = values.plan.scrollDirection == .vertical
        func ofLayout(_ values: SectionValues) -> SectionValues {
            var values = values
            if isVertical { values.available.height = 0 } else { values.available.width = 0 }
            values.backgroundInset = nil
            values.backgroundRadius = 0
            return values
        }
        guard ofLayout(values.sections[section]) == ofLayout(former.sections[old]),
            values.numbers[section] == former.numbers[old]
        else { return .unknown }
        return values.itemsChange(section: section, since: former, section: old)
    }
}

extension StyleValues {
    var isAnchoredAtEnd: Bool {
        if case .list(let list) = plan.common.items { list.isAnchoredAtEnd } else { false }
    }

    /// The size of an item as its formulas have it now; nil where the layout makes it of more than that, and where it makes
    /// no sense.
    func size(at indexPath: IndexPath) -> Size? {
        let item = indexPath.item..<indexPath.item + 1
        return withUnsafeTemporaryAllocation(of: Double.self, capacity: 2) { numbers -> Size? in
            numbers.initialize(repeating: 0)
            let columns = SizeColumns(
                widths: UnsafeMutableBufferPointer(rebasing: numbers[..<1]),
                heights: UnsafeMutableBufferPointer(rebasing: numbers[1...]))
            switch sectionPlan(indexPath.section).items {
            case .flow(let flow):
                let result = fillSizes(flow.itemSize, section: indexPath.section, item, columns)
                return result.faultCount == 0 ? Size(width: numbers[0], height: numbers[1]) : nil
            case .list(let list) where !list.followsFrames:
                let (row, isValid) = row(list, section: indexPath.section, item: indexPath.item, after: .none)
                return isValid ? row.size : nil
            case .list, .grid, .waterfall, .mosaic, .formula, .compositional, .pass: return nil
            }
        }
    }
}
