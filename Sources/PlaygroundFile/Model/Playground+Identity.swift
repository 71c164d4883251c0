package import CollectionLayout

extension Playground {
    /// What a section is across revisions.
    package func sectionIdentity(_ section: Int) -> SectionIdentity {
        sections[section].id.map(SectionIdentity.id) ?? .index(section)
    }

    /// Whether a section's items have no identity of their own but their places in a run: made by a count or a generator,
    /// and without ids.
    package func isRun(section: Int) -> Bool {
        switch sections[section].items {
        case .fruits: true
        case .list: false
        case .generator(let pattern, _, _): pattern.id == nil
        }
    }

    /// What an item is across revisions: its id; else its title, where no other item of the section has it; else its place.
    ///
    /// - Precondition: there is such an item.
    package func identity(at indexPath: IndexPath) -> ItemIdentity {
        let place = ItemIdentity.index(sectionIdentity(indexPath.section), indexPath.item)
        if isRun(section: indexPath.section) { return place }
        let item = item(at: indexPath)
        if let id = item.id { return .id(id) }
        guard let title = item.title, uniqueTitles[indexPath.section].contains(title) else { return place }
        return .title(sectionIdentity(indexPath.section), title)
    }

    /// How an item is called in `frames`, `cells()` and events: its id, else its title, else `section/item`; for what is made
    /// by a count or a generator without ids, always `section/item`.
    package func textForm(at indexPath: IndexPath) -> String {
        let place = "\(indexPath.section)/\(indexPath.item)"
        if isRun(section: indexPath.section) { return place }
        let item = item(at: indexPath)
        return item.id ?? item.title ?? place
    }

    /// The item with a text form, or nil if there is none. O(items listed or made with ids).
    package func indexPath(textForm: String) -> IndexPath? {
        indexPaths(textForms: [textForm])[textForm]
    }

    /// The items with these text forms, as far as there are such. O(items listed or made with ids), however many are asked for.
    package func indexPaths(textForms: Set<String>) -> [String: IndexPath] {
        var found: [String: IndexPath] = [:]
        guard !textForms.isEmpty else { return found }
        for section in sections.indices where !isRun(section: section) {
            for item in 0..<sections[section].itemCount {
                let indexPath = IndexPath(section: section, item: item)
                let textForm = self.textForm(at: indexPath)
                guard textForms.contains(textForm), found[textForm] == nil else { continue }
                found[textForm] = indexPath
                if found.count == textForms.count { return found }
            }
        }
        for textForm in textForms where found[textForm] == nil { found[textForm] = place(in: textForm) }
        return found
    }

    private func place(in textForm: String) -> IndexPath? {
        let parts = textForm.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard parts.count == 2, let section = Int(String(parts[0]) ?? ""), let item = Int(String(parts[1]) ?? ""),
            sections.indices.contains(section), item >= 0, item < sections[section].itemCount
        else { return nil }
        return IndexPath(section: section, item: item)
    }
}

extension Playground {
    package func contains(_ indexPath: IndexPath) -> Bool {
        sections.indices.contains(indexPath.section)
            && indexPath.item >= 0 && indexPath.item < sections[indexPath.section].itemCount
    }

    /// How any element is called: a cell as its item, what belongs to a section as `section/header`, a badge as `item/badge`;
    /// those beyond the first of their kind by their number too.
    ///
    /// - Parameter badgesPerItem: how the layout counts badges.
    package func textForm(of kind: ElementKind, at indexPath: IndexPath, badgesPerItem: Int = 1) -> String {
        let section = indexPath.section
        let (name, number): (String, Int)
        switch kind {
        case .cell: return textForm(at: indexPath)
        case .badge:
            let (item, badge) = indexPath.item.quotientAndRemainder(dividingBy: max(1, badgesPerItem))
            (name, number) = (textForm(at: IndexPath(section: section, item: item)), badge)
        case .header, .footer, .decoration, .supplementary:
            (name, number) = (sections[section].id ?? "\(section)", indexPath.item)
        }
        return number == 0 ? "\(name)/\(kind.name)" : "\(name)/\(kind.name)/\(number)"
    }
}
